// The page for making a ruleset: a form, and next to it the consequences.

/**
 * @import { Definition, RulesetReport, RulesetShown } from "../base/types.js"
 * @import { Draft } from "./draft.js"
 */

import { boardAddress } from "../game/address.js";
import { askUntilAnswered } from "../base/api.js";
import { dumpRuleset, isRulesetLink, parseRuleset } from "../ruleset/definition-link.js";
import { confirmButton } from "../base/confirm-button.js";
import { announce, byId, fill, h } from "../base/dom.js";
import { definitionOf, draftOf, emptyDraft, isEditable } from "./draft.js";
import { language, t } from "../base/i18n.js";
import { choice, field } from "./fields.js";
import { rulesetForm } from "./form.js";
import { followsWords, problemWords, showProblems } from "./report.js";
import { forgetOwn, keepOwn, loadOwn } from "../ruleset/own-rulesets.js";
import { Rules } from "../ruleset/rules.js";
import { listRulesets, shownOf } from "../ruleset/ruleset.js";
import { rulesSheet } from "../rules/rules-sheet.js";
import { registerWorker } from "../base/worker-registration.js";
import { openPage } from "../base/page-frame.js";
import { attempt, complain, showConnection } from "../base/error-messages.js";

const PAUSE = 300;

/** @typedef {{ draft: Draft, base: string, language: string }} Made what was made, from which game, in the language of the page */

class Maker {
  /** @type {Draft} */
  draft = emptyDraft();
  /** @type {{ id: string, shown: RulesetShown } | undefined} what it started from, in the language of the page */
  base;
  /** @type {Set<string>} */
  unfolded = new Set();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  waiting;
  /** Only the last of several checks counts. */
  asked = 0;
  formPlace = h("div");
  follows = h("div", { class: "follows", role: "status" });
  sheet = h("div");
  code = h("pre", { tabindex: 0 });
  own = h("div");

  /** @param {{ id: string, title: string }[]} rulesets */
  constructor(rulesets) {
    this.rulesets = rulesets;
    this.baseField = h("div");
    this.actions = h("div", { class: "actions" });
    this.element = h("div", { class: "make" },
      h("h1", {}, t("makeTitle")), h("p", { class: "lead" }, t("makeLead")),
      h("div", { class: "make-sides" },
        h("div", { class: "make-side" }, h("section", { class: "panel" }, this.baseField, this.own), this.formPlace),
        h("div", { class: "make-side" },
          h("section", { class: "panel make-follows" }, h("h2", {}, t("makeFollows")), this.follows, this.actions),
          h("details", { class: "panel" }, h("summary", {}, t("makeSheet")), this.sheet),
          h("details", { class: "panel" }, h("summary", {}, t("makeJson")), this.code,
            h("p", { class: "actions" }, h("button", {
              type: "button", class: "button", onclick: () => copy(JSON.stringify(this.definition, null, 2)),
            }, t("makeCopy")))))));
  }

  get definition() {
    return definitionOf(this.draft, this.base);
  }

  /**
   * Write the draft to the address, for sharing, and to the state of the history. The latter restores it on reload and on Back
   * without a request.
   */
  write() {
    /** @type {Made} */
    const made = { draft: this.draft, base: this.base?.id ?? "", language: language() };
    history.replaceState(made, "", dumpRuleset(this.definition));
  }

  /**
   * Another game in the place of this one, to which Back leads.
   * @param {() => Promise<void>} open
   */
  leave(open) {
    this.write();
    history.pushState(null, "", location.href);
    return attempt(open);
  }

  /** @param {Made} made */
  async goOn({ draft, base }) {
    await this.takeBase(base);
    this.draft = draft;
    this.build();
  }

  /**
   * Start from a ruleset that the server knows, or from nothing.
   * @param {string} id
   */
  async startFrom(id) {
    await this.takeBase(id);
    this.build();
  }

  /** @param {string} id */
  async takeBase(id) {
    // A pending check would check this draft in place of the former one, and write its address.
    clearTimeout(this.waiting);
    const shown = id ? await askUntilAnswered(`/v1/rulesets/${encodeURIComponent(id)}?lang=${language()}`) : undefined;
    this.base = shown && { id, shown };
    this.draft = shown ? { ...draftOf(shown), title: "" } : emptyDraft();
    if (shown) shown.title = "";
  }

  /**
   * Open a definition from an address or from storage.
   * @param {Definition} definition
   */
  async open(definition) {
    const { base } = definition;
    const known = typeof base === "string" && this.rulesets.some(({ id }) => id === base);
    // Not shown yet: that would overwrite the address that is being opened.
    await this.takeBase(known ? base : "");
    const report = await askUntilAnswered("/v1/rulesets/check", { ruleset: definition, lang: language() });
    if (report.ruleset) this.draft = { ...draftOf(report.ruleset), title: definition.title ?? "" };
    else if (isEditable(definition)) this.draft = { ...this.draft, ...laidOver(this.draft, definition) };
    else {
      await this.startFrom("yahtzee");
      complain(t("unknownGame"));
      return;
    }
    this.build();
  }

  /** The form once more, where it has other fields; what had the focus keeps it. */
  build() {
    const focused = document.activeElement?.id;
    /** @type {[string, string][]} */
    const bases = [["", t("makeNothing")], ...this.rulesets.map(({ id, title }) => /** @type {[string, string]} */ ([id, title]))];
    fill(this.baseField, field("base", t("makeBase"), choice(bases, this.base?.id ?? "", (id) => this.leave(() => this.startFrom(id)))));
    this.form = rulesetForm({ draft: this.draft, changed: () => this.change(), rebuilt: () => this.build() }, this.unfolded);
    fill(this.formPlace, this.form);
    this.showOwn();
    if (focused) document.getElementById(focused)?.focus();
    attempt(() => this.check());
  }

  change() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => attempt(() => this.check()), PAUSE);
  }

  async check() {
    const { definition } = this;
    const turn = ++this.asked;
    this.write();
    this.code.textContent = JSON.stringify(definition, null, 2);
    const report = await askUntilAnswered("/v1/rulesets/check", { ruleset: definition, lang: language() });
    const points = report.valid ? await askUntilAnswered("/v1/rulesets/points", { ruleset: definition }) : undefined;
    if (turn === this.asked) this.show(definition, report, points && new Rules(points, shownOf(report), definition));
  }

  /**
   * @param {Definition} definition
   * @param {RulesetReport} report
   * @param {Rules} [rules] where it is right
   */
  show(definition, report, rules) {
    const left = this.form ? showProblems(this.form, report.problems, (place) => this.placeOf(definition, place)) : [];
    fill(this.follows,
      h("ul", {}, followsWords(report).map((line) => h("li", {}, line))),
      left.map((problem) => h("p", { class: "wrong" }, problemWords(problem))));
    fill(this.sheet, rules && rulesSheet(rules));
    fill(this.actions, rules && [
      h("a", { class: "button primary", href: `/play${dumpRuleset(definition)}` }, t("makePlay")),
      h("a", { class: "button", href: boardAddress({ ruleset: definition, scorecard: { points: {} } }) }, t("makeAnalyse")),
      h("button", { type: "button", class: "button", onclick: () => copy(location.href) }, t("makeShare")),
      h("button", { type: "button", class: "button", onclick: () => this.keep(definition) }, t("makeSave")),
    ]);
  }

  /**
   * Return the place in the form of a category of the definition, which only has those that differ from the base.
   * @param {Definition} definition
   * @param {number} place
   */
  placeOf({ categories = [] }, place) {
    return this.draft.categories.findIndex(({ id }) => id === categories[place]?.id);
  }

  /** @param {Definition} definition */
  keep(definition) {
    keepOwn({ title: definition.title || t("makeNew"), definition });
    this.showOwn();
    announce(t("makeSaved"));
  }

  showOwn() {
    const all = loadOwn();
    fill(this.own, all.length > 0 && [
      h("h2", {}, t("makeSaved")),
      h("ul", { class: "own" }, all.map(({ title, definition }) => h("li", {},
        h("button", { type: "button", class: "button", onclick: () => this.leave(() => this.open(definition)) }, title),
        confirmButton(t("makeForget", { name: title }), t("makeForgetAsks", { name: title }), () => {
          forgetOwn(title);
          this.showOwn();
        })))),
    ]);
  }
}

/**
 * Return the editable parts of a definition that is wrong.
 * @param {Draft} draft
 * @param {Definition} definition
 * @returns {Partial<Draft>}
 */
function laidOver(draft, { base: _base, categories = [], joker, ...words }) {
  const changed = new Map(categories.flatMap((each) => (each.id === undefined ? [] : [[each.id, each]])));
  const kept = draft.categories.filter(({ id }) => !changed.get(id)?.drop).map((each) => ({ ...each, ...changed.get(each.id) }));
  const added = [...changed.values()].filter(({ id, drop }) => !drop && !draft.categories.some((each) => each.id === id));
  return /** @type {Partial<Draft>} */ ({
    ...words, ...(joker && { joker: { ...draft.joker, ...joker } }), categories: [...kept, ...added.map((each) => ({ title: "", ...each }))],
  });
}

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    announce(t("makeCopied"));
  } catch {
    // Without access to the clipboard, address and code can be copied by hand.
  }
}

/**
 * Return the draft of this address; its titles are in the language of that time.
 * @returns {Made | undefined}
 */
function madeBefore() {
  const made = history.state;
  return isEditable(made?.draft) && made.language === language() ? made : undefined;
}

const main = byId("main", HTMLElement);

async function show() {
  // Before the game that is shown takes its place.
  const [linked, isLink, made] = [parseRuleset(location.hash), isRulesetLink(location.hash), madeBefore()];
  const rulesets = await listRulesets();
  const maker = new Maker(rulesets);
  fill(main, maker.element);
  if (made) {
    await maker.goOn(made);
    return;
  }
  if (typeof linked === "object") {
    await maker.open(linked);
    return;
  }
  const known = rulesets.find(({ id }) => id === linked);
  await maker.startFrom(known?.id ?? "yahtzee");
  if (isLink && !known) complain(t("unknownGame"));
}

await openPage(() => attempt(show));
showConnection("serverAway");
// A link that was followed or typed.
addEventListener("hashchange", () => attempt(show));
await attempt(show);
await registerWorker();
