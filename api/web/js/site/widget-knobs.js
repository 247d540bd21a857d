// The knobs of /widget: each changes the coach, the address of the page, and the code to copy.

/** @import { ListedRuleset } from "../base/types.js" */

import { byId, fill, h, set } from "../base/dom.js";
import { attempt } from "../base/error-messages.js";
import { LANGUAGES, t } from "../base/i18n.js";
import { openPage } from "../base/page-frame.js";
import { gameOptions } from "../ruleset/game-groups.js";
import { listRulesets } from "../ruleset/ruleset.js";

const [NARROWEST, WIDEST, STEP] = [220, 640, 20];
const USUAL = "yahtzee";

/**
 * Show the coach with its knobs.
 * @param {HTMLElement} coach
 */
export async function showKnobs(coach) {
  await openPage(() => show(coach));
  for (const each of document.querySelectorAll("[hidden]:is(.head, .skip)")) set(each, "hidden", false);
  await show(coach);
}

/** @param {HTMLElement} coach */
async function show(coach) {
  document.title = t("widgetPage");
  // A new element speaks the language that the page has now.
  const shown = /** @type {HTMLElement} */ (coach.cloneNode());
  const stage = h("div", { class: "stage" }, shown);
  const main = byId("main", HTMLElement);
  fill(main, h("h1", {}, t("widgetTitle")), h("p", { class: "lead" }, t("widgetLead")), stage);
  await attempt(async () => main.append(...new Knobs(shown, stage, await listRulesets()).parts()));
}

class Knobs {
  #code = h("code", {});
  #frame = h("code", {});
  #said = h("p", { class: "hint", role: "status" });
  #rolls = h("select", { id: "knob-rolls" });
  #card = h("input", { id: "knob-card", type: "text", autocomplete: "off", spellcheck: "false" });
  #dice = h("input", { id: "knob-dice", type: "text", inputmode: "numeric", autocomplete: "off" });
  #width = h("input", { id: "knob-width", type: "range", min: NARROWEST, max: WIDEST, step: STEP, value: WIDEST });

  /**
   * @param {HTMLElement} coach
   * @param {HTMLElement} stage around it
   * @param {readonly ListedRuleset[]} rulesets
   */
  constructor(coach, stage, rulesets) {
    this.coach = coach;
    this.stage = stage;
    this.rulesets = rulesets;
  }

  get #game() {
    const id = this.coach.getAttribute("ruleset") ?? USUAL;
    return this.rulesets.find((each) => each.id === id) ?? this.rulesets[0];
  }

  parts() {
    const { coach } = this;
    const game = h("select", { id: "knob-game" }, gameOptions(this.rulesets, ({ id }) => id === this.#game.id));
    game.addEventListener("change", () => {
      this.#set("ruleset", game.value === USUAL ? "" : game.value);
      this.#set("scorecard", "");
      this.#set("rolls-left", "");
      this.#roll();
    });
    this.#dice.value = coach.getAttribute("dice") ?? "";
    this.#dice.addEventListener("input", () => {
      if (this.#dice.value.replace(/\D/g, "").length === this.#game.dice_count) this.#set("dice", this.#dice.value);
    });
    this.#rolls.addEventListener("change", () => this.#set("rolls-left", this.#rolls.value));
    this.#card.value = coach.getAttribute("scorecard") ?? "";
    this.#card.addEventListener("change", () => this.#set("scorecard", this.#card.value.trim()));
    const ask = h("input", { id: "knob-ask", type: "checkbox", checked: coach.hasAttribute("ask") });
    ask.addEventListener("change", () => {
      set(coach, "ask", ask.checked);
      this.#follow();
    });
    this.#width.addEventListener("input", () => this.#follow());
    coach.addEventListener("advice", (event) => this.#suggest(/** @type {CustomEvent} */ (event).detail.position.scorecard));
    this.#follow();
    return [
      h("form", { class: "knobs", onsubmit: (/** @type {Event} */ event) => event.preventDefault() },
        field("ruleset", game), field("dice", this.#dice, h("button", { type: "button", class: "button plain", onclick: () => this.#roll() }, t("widgetRoll"))),
        field("widgetRolls", this.#rolls), field("widgetCard", this.#card), field("theme", this.#choice("theme", "knob-theme",
          [["", t("widgetAuto")], ["light", t("themeLight")], ["dark", t("themeDark")]])),
        field("language", this.#choice("lang", "knob-lang", [["", t("widgetReader")], ...Object.entries(LANGUAGES)])),
        field("widgetWidth", this.#width), h("p", { class: "check" }, ask, h("label", { for: ask.id }, t("widgetAsk")))),
      h("section", { class: "codes" }, h("h2", {}, t("widgetCode")), ...this.#copied(this.#code),
        h("h2", {}, t("widgetFrame")), ...this.#copied(this.#frame), this.#said),
    ];
  }

  /**
   * @param {string} name
   * @param {string} id
   * @param {[string, string][]} choices
   */
  #choice(name, id, choices) {
    const chosen = this.coach.getAttribute(name) ?? "";
    const select = h("select", { id }, choices.map(([value, words]) => h("option", { value, selected: value === chosen }, words)));
    select.addEventListener("change", () => this.#set(name, select.value));
    return select;
  }

  /** @param {HTMLElement} code */
  #copied(code) {
    const copy = async () => {
      await navigator.clipboard.writeText(code.textContent ?? "");
      this.#said.textContent = t("textCopied");
    };
    return [h("pre", { tabindex: 0 }, code), navigator.clipboard && h("button", { type: "button", class: "button", onclick: copy }, t("widgetCopy"))];
  }

  /** Show other dice, as many as the game has. */
  #roll() {
    this.#dice.value = Array.from({ length: this.#game.dice_count }, () => 1 + Math.floor(Math.random() * 6)).sort().join("");
    this.#set("dice", this.#dice.value);
  }

  /**
   * @param {string} name of an attribute
   * @param {string} value "" for none
   */
  #set(name, value) {
    set(this.coach, name, value || undefined);
    this.#follow();
  }

  /**
   * Suggest a box of this game, in its first column if it has columns.
   * @param {{ columns?: object }} card
   */
  #suggest({ columns = {} }) {
    set(this.#card, "placeholder", `${[...Object.keys(columns).slice(0, 1), this.#game.categories[0]].join(".")}:3`);
  }

  /** Update everything that depends on the coach. */
  #follow() {
    const { rolls } = this.#game;
    const left = Number(this.coach.getAttribute("rolls-left") ?? rolls - 1);
    fill(this.#rolls, Array.from({ length: rolls }, (_, n) => h("option", { value: n, selected: n === left }, n)));
    this.#card.value = this.coach.getAttribute("scorecard") ?? "";
    const isNarrow = Number(this.#width.value) < WIDEST;
    this.stage.style.maxWidth = isNarrow ? `${this.#width.value}px` : "";
    const attributes = this.coach.getAttributeNames().filter((name) => name !== "style");
    const said = attributes.map((name) => [name, this.coach.getAttribute(name) ?? ""]);
    const query = new URLSearchParams(said.map(([name, value]) => [name.replaceAll("-", "_"), value])).toString();
    history.replaceState(null, "", `/widget?${query}`);
    const height = this.#height();
    const written = said.map(([name, value]) => (value ? ` ${name}="${escaped(value)}"` : ` ${name}`)).join("");
    this.#code.textContent = [
      `<style>dice-coach:not(:defined) { display: block; min-height: ${height}rem; }</style>`,
      `<script type="module" src="${location.origin}/widget/coach.js"></script>`,
      `<dice-coach${written}${isNarrow ? ` style="max-width: ${this.#width.value}px"` : ""}></dice-coach>`,
    ].join("\n");
    this.#frame.textContent = `<iframe title="${escaped(t("widgetTitle"))}" src="${location.origin}/widget?${escaped(query)}"`
      + ` width="${this.#width.value}" height="${Math.max(height, 34) * 16}"></iframe>`;
  }

  /** Return the least height of the coach in rem, as docs/guides/widget.md has it. */
  #height() {
    const width = Number(this.#width.value);
    const isAsking = this.coach.hasAttribute("ask");
    if (width <= 17 * 16) return isAsking ? 22.5 : 46;
    return isAsking ? 17 : width <= 26 * 16 ? 34 : 31;
  }
}

/** @param {string} value */
const escaped = (value) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/**
 * @param {import("../base/types.js").TextKey} label
 * @param {HTMLInputElement | HTMLSelectElement} input
 * @param {...HTMLElement} further
 */
const field = (label, input, ...further) => h("p", { class: "field" }, h("label", { for: input.id }, t(label)), input, ...further);
