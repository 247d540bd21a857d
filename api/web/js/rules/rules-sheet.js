// The rules of a game on one sheet, and an empty score card to play with.

/**
 * @import { Rules } from "../ruleset/rules.js"
 */

import { awardLines } from "../ruleset/awards.js";
import { categoryInfo } from "./category-info.js";
import { columnHead, legendLines } from "../ruleset/columns.js";
import { h } from "../base/dom.js";
import { t } from "../base/i18n.js";
import { bonusWords, endWords, joined, jokerWords, tipWords, turnWords } from "./rule-words.js";
import { lowerSums, upperSums } from "../ruleset/sums.js";

/**
 * How the game is played: the turn, every category, what is paid beside them.
 * @param {Rules} rules
 */
export function rulesSheet(rules) {
  const [upper, lower] = [true, false].map((wanted) => rules.categories.filter((id) => rules.isUpper(id) === wanted));
  return h("div", { class: "rules-sheet" },
    h("section", { class: "panel" }, h("h2", {}, t("rulesTurn")), sentences(turnWords(rules)),
      h("h2", {}, t("rulesEnd")), h("p", {}, endWords(rules)), awards(rules)),
    tips(rules),
    section(t("upperSection"), rules, upper, bonusWords(rules)),
    section(t(upper.length ? "lowerSection" : "rulesCategories"), rules, lower),
    joker(rules),
    rules.isSheet && h("section", { class: "panel" }, h("h2", {}, t("columnsHow")), bullets(legendLines(rules))));
}

/** @param {readonly string[]} words */
const sentences = (words) => h("p", {}, joined(words));

/** @param {readonly string[]} lines */
const bullets = (lines) => h("ul", {}, lines.map((line) => h("li", {}, line)));

/**
 * @param {string} title
 * @param {Rules} rules
 * @param {readonly string[]} categories
 * @param {readonly string[]} bonus
 */
const section = (title, rules, categories, bonus = []) => categories.length > 0 && h("section", { class: "panel" },
  h("h2", {}, title),
  h("dl", { class: "rules-categories" }, categories.map((id) => h("div", { id: `category-${id}` },
    h("dt", {}, rules.titleOf(id)), h("dd", {}, categoryInfo(rules, id))))),
  bonus.length > 0 && [h("h3", {}, t("upperBonus")), bullets(bonus)]);

/** @param {Rules} rules */
function awards(rules) {
  const { categories = [], total = [] } = rules.awarded ?? {};
  if (!rules.awarded) return undefined;
  const lines = awardLines(rules).slice(0, categories.length).map(({ words }, place) => [words, categories[place].awards]);
  return [
    h("h3", {}, t("pointsAwarded")),
    bullets([...lines, ...total.map(({ at, awards: paid }) => [`${t("total")} ≥ ${at}`, paid])]
      .map(([words, paid]) => t("labelled", { name: words, words: paid }))),
  ];
}

/** @param {Rules} rules */
function joker(rules) {
  const words = jokerWords(rules);
  if (!words) return undefined;
  const { title, lead, steps, after } = words;
  return h("section", { class: "panel", id: "joker" },
    h("h2", {}, title), h("p", {}, lead),
    steps.length > 0 && h("ol", {}, steps.map((step) => h("li", {}, step))),
    sentences(after));
}

/** @param {Rules} rules */
function tips(rules) {
  const words = tipWords(rules);
  return words.length > 0 && h("section", { class: "panel tips" }, h("h2", {}, t("tipsTitle")), bullets(words));
}

// Players, or the columns of one of them.
const PLAYERS = 4;

/**
 * The card, empty: a column for each of four players, in games of columns those of one of them.
 * @param {Rules} rules
 */
export function emptyCard(rules) {
  const cells = rules.isSheet ? rules.columns.length : PLAYERS;
  const heads = rules.isSheet ? rules.columns.map((column) => columnHead(rules, column, "")) : Array(PLAYERS).fill("");
  const [upper, lower] = [true, false].map((wanted) => rules.categories.filter((id) => rules.isUpper(id) === wanted));
  /**
   * @param {string} kind
   * @param {string} name
   */
  const row = (kind, name) => h("tr", { class: kind }, h("th", { scope: "row" }, name), Array.from({ length: cells }, () => h("td")));
  /** @param {readonly string[]} ids */
  const rows = (ids) => ids.flatMap((id) => Array.from({ length: rules.timesOf(id) }, () => row("filled", rules.titleOf(id))));
  return h("section", { class: "panel empty-card" }, h("h2", {}, t("scorecard")),
    h("div", { class: "empty-card-table", tabindex: 0, role: "region", "aria-label": t("scorecard") },
      h("table", {},
        h("thead", {}, h("tr", {}, h("th", { scope: "col" }, rules.title), heads.map((head) => h("td", { class: "head-cell" }, head)))),
        h("tbody", {},
          rows(upper), upper.length > 0 && upperSums(rules).map(({ name }) => row("sum", name)),
          rows(lower), lowerSums(rules).map(({ name }) => row("sum", name)),
          rules.awarded && row("sum", t("pointsAwarded"))))));
}
