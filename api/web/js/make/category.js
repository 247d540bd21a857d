// One category in a form: its name, its requirements and its points, in the words of players.

/**
 * @import { CategoryShown, Needs, Pays } from "../base/types.js"
 * @import { Draft } from "./draft.js"
 */

import { h } from "../base/dom.js";
import { t } from "../base/i18n.js";
import { check, choice, facesInput, field, group, numberInput, textInput } from "./fields.js";

/**
 * @typedef {object} Editing
 * @property {Draft} draft
 * @property {() => void} changed says that a value is another one
 * @property {() => void} rebuilt says that the form is another one
 */

/**
 * @param {Editing} editing
 * @param {number} place
 */
export function categoryFields(editing, place) {
  const category = editing.draft.categories[place];
  const at = `categories/${place}`;
  return h("div", { class: "fields", "data-at": at },
    h("p", { class: "wrong", hidden: true }),
    field(`${at}/title`, t("makeCategoryName"), textInput(category.title, (title) => {
      category.title = title;
      editing.changed();
    })),
    needsFields(editing, category, at),
    category.upper === undefined && paysFields(editing, category, at),
    field(`${at}/times`, t("makeTimes"), choice(numbers(1, 6), String(category.times ?? 1), (times) => {
      assign(category, "times", times === "1" ? undefined : Number(times));
      editing.changed();
    })),
    field(`${at}/after`, t("makeAfter"), choice(
      [["", t("makeAfterNone")], ...editing.draft.categories.filter((each) => each !== category)
        .map(({ id, title }) => /** @type {[string, string]} */ ([id, title || id]))],
      category.after ?? "", (after) => {
        assign(category, "after", after || undefined);
        editing.changed();
      })));
}

/**
 * @param {number} from
 * @param {number} to
 * @returns {[string, string][]}
 */
const numbers = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => [String(from + n), String(from + n)]);

/**
 * Set a word, or remove it.
 * @template {object} T
 * @template {keyof T} K
 * @param {T} of
 * @param {K} word
 * @param {T[K] | undefined} value
 */
function assign(of, word, value) {
  if (value === undefined) delete of[word];
  else of[word] = value;
}

/** @typedef {"upper" | "any" | "groups" | "run" | "faces"} Kind */

/**
 * @param {CategoryShown} category
 * @returns {Kind}
 */
function kindOf({ upper, needs = {} }) {
  if (upper !== undefined) return "upper";
  return needs.groups ? "groups" : needs.run !== undefined ? "run" : needs.faces ? "faces" : "any";
}

/**
 * @param {Editing} editing
 * @param {CategoryShown} category
 * @param {string} at
 */
function needsFields(editing, category, at) {
  const kind = kindOf(category);
  const needs = category.needs ?? {};
  /** @param {(needs: Needs) => void} alter */
  const change = (alter) => {
    category.needs ??= needs;
    alter(category.needs);
    editing.changed();
  };
  return group(`${at}/needs`, t("makeNeeds"),
    field(`${at}/kind`, t("makeNeedsKind"), choice(KINDS.map(([each, key]) => [each, t(key)]), kind, (chosen) => {
      becomes(category, chosen);
      editing.rebuilt();
    })),
    kind === "upper" && field(`${at}/upper`, t("makeFace"), choice(numbers(1, 6), String(category.upper), (face) => {
      category.upper = Number(face);
      editing.changed();
    })),
    kind === "groups" && groupFields(editing, needs, at, change),
    kind === "run" && field(`${at}/needs/run`, t("makeRunLength"), choice(numbers(2, 6), String(needs.run), (run) => (
      change((each) => { each.run = Number(run); })))),
    kind === "faces" && facesInput(`${at}/needs/faces`, t("makeFaces"), needs.faces ?? [], (faces) => (
      change((each) => { each.faces = faces; }))),
    kind !== "upper" && totalFields(editing, needs, at, change),
    kind !== "upper" && editing.draft.colours && field(`${at}/needs/colour`, t("makeColour"), choice(
      [["", t("makeAny")], ["all", t("makeColourAll")], ["matched", t("makeColourMatched")]], needs.colour ?? "", (colour) => (
        change((each) => assign(each, "colour", colour === "" ? undefined : colour))))));
}

const KINDS = /** @type {const} */ ([
  ["upper", "makeNeedsFace"], ["any", "makeNeedsAny"], ["groups", "makeNeedsGroups"], ["run", "makeNeedsRun"], ["faces", "makeNeedsFaces"],
]);

/**
 * @param {CategoryShown} category
 * @param {Kind} kind
 */
function becomes(category, kind) {
  const { groups: _groups, distinct: _distinct, run: _run, faces: _faces, ...rest } = category.needs ?? {};
  if (kind === "upper") {
    delete category.needs;
    delete category.pays;
    category.upper = 1;
    return;
  }
  delete category.upper;
  category.pays ??= { sum: "all" };
  const pattern = { any: {}, groups: { groups: [3] }, run: { run: 4 }, faces: { faces: [1, 2, 3] } }[kind];
  category.needs = { ...rest, ...pattern };
}

/**
 * @param {Editing} editing
 * @param {Needs} needs
 * @param {string} at
 * @param {(change: (needs: Needs) => void) => void} change
 */
function groupFields(editing, needs, at, change) {
  const groups = needs.groups ?? [];
  const sizes = [0, 1, 2].map((n) => field(`${at}/needs/groups/${n}`, t("makeGroup", { n: n + 1 }), choice(
    [...(n ? [/** @type {[string, string]} */ (["", "–"])] : []), ...numbers(2, 6)], groups[n] === undefined ? "" : String(groups[n]), (size) => {
      const others = [...groups];
      others[n] = Number(size);
      change((each) => {
        each.groups = others.filter(Boolean);
        if (each.groups.length < 2) delete each.distinct;
      });
      editing.rebuilt();
    })));
  return [
    h("div", { class: "row" }, sizes),
    groups.length > 1 && check(`${at}/needs/distinct`, t("makeSameFace"), needs.distinct === false, (on) => (
      change((each) => assign(each, "distinct", on ? false : undefined)))),
  ];
}

const TOTALS = /** @type {const} */ (["sum", "least_sum", "greatest_sum"]);

/**
 * @param {Editing} editing
 * @param {Needs} needs
 * @param {string} at
 * @param {(change: (needs: Needs) => void) => void} change
 */
function totalFields(editing, needs, at, change) {
  const said = TOTALS.filter((each) => needs[each] !== undefined);
  const words = /** @type {[string, string][]} */ (
    [["", t("makeAny")], ["sum", t("makeTotalExact")], ["least_sum", t("makeTotalLeast")], ["greatest_sum", t("makeTotalMost")]]);
  return h("div", { class: "row" },
    field(`${at}/total`, t("makeTotal"), choice(words, said[0] ?? "", (kind) => {
      change((each) => {
        for (const word of TOTALS) delete each[word];
        if (kind) each[/** @type {typeof TOTALS[number]} */ (kind)] = 15;
      });
      editing.rebuilt();
    })),
    said.map((word) => field(`${at}/needs/${word}`, t("total"), numberInput(needs[word], (value) => (
      change((each) => { each[word] = value; }))))));
}

/** @typedef {"points" | "all" | "matched" | "faces" | "by_roll"} PaysKind */

/**
 * @param {Pays} pays
 * @returns {PaysKind}
 */
function paysKindOf({ sum, by_roll: byRoll }) {
  if (byRoll) return "by_roll";
  return sum ?? "points";
}

const PAYS = /** @type {const} */ ([
  ["points", "makePaysPoints"], ["all", "makePaysAll"], ["matched", "makePaysMatched"], ["faces", "makePaysFaces"], ["by_roll", "makePaysRolls"],
]);

/**
 * @param {Editing} editing
 * @param {CategoryShown} category
 * @param {string} at
 */
function paysFields(editing, category, at) {
  const pays = (category.pays ??= { sum: "all" });
  const kind = paysKindOf(pays);
  /**
   * @template {keyof Pays} K
   * @param {K} word
   * @returns {(value: Pays[K] | undefined) => void}
   */
  const sets = (word) => (value) => {
    pays[word] = value;
    editing.changed();
  };
  /** @param {"plus" | "served"} word that is 0 where it is not said */
  const more = (word) => field(`${at}/pays/${word}`, t(word === "plus" ? "makePlus" : "makeServed"), numberInput(pays[word] ?? 0, (value) => {
    assign(pays, word, value === 0 ? undefined : value);
    editing.changed();
  }));
  return group(`${at}/pays`, t("makePays"),
    field(`${at}/payskind`, t("makePaysKind"), choice(PAYS.map(([each, key]) => [each, t(key)]), kind, (chosen) => {
      category.pays = newPays(chosen);
      editing.rebuilt();
    })),
    kind === "points" && field(`${at}/pays/points`, t("makePoints"), numberInput(pays.points, sets("points"))),
    kind === "faces" && facesInput(`${at}/pays/faces`, t("makeFaces"), pays.faces ?? [], sets("faces")),
    kind === "by_roll" && field(`${at}/pays/by_roll`, t("makeByRoll"), textInput((pays.by_roll ?? []).join(" "), (text) => (
      sets("by_roll")((text.match(/-?\d+/g) ?? []).map(Number))))),
    h("div", { class: "row" }, kind !== "points" && kind !== "by_roll" && more("plus"), kind !== "by_roll" && more("served")));
}

/**
 * @param {PaysKind} kind
 * @returns {Pays}
 */
function newPays(kind) {
  if (kind === "points") return { points: 20 };
  if (kind === "by_roll") return { by_roll: [30, 20] };
  return kind === "faces" ? { sum: kind, faces: [1, 3, 5] } : { sum: kind };
}

