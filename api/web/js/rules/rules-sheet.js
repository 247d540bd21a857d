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
import { sectionsOf } from "../ruleset/sums.js";

/**
 * Return the rules of a game: the turn, every category, bonuses and awards.
 * @param {Rules} rules
 */
export function rulesSheet(rules) {
  const [upper, lower] = [true, false].map((wanted) => rules.categories.filter((id) => rules.isUpper(id) === wanted));
  const columns = legendLines(rules);
  return h("div", { class: "rules-sheet" },
    h("section", { class: "panel" }, h("h2", {}, t("rulesTurn")), sentences(turnWords(rules)),
      h("h2", {}, t("rulesEnd")), h("p", {}, endWords(rules)), awards(rules)),
    tips(rules),
    section(t("upperSection"), rules, upper, bonusWords(rules)),
    section(t(upper.length ? "lowerSection" : "rulesCategories"), rules, lower),
    joker(rules),
    columns.length > 0 && h("section", { class: "panel" }, h("h2", {}, t("columnsHow")), bullets(columns)));
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

// Players whose columns an empty card has, where each has one.
const PLAYERS = 4;

/**
 * Return an empty card: one for four players, or for one who has several columns.
 * @param {Rules} rules
 */
export function emptyCard(rules) {
  const players = rules.columns.length === 1 ? PLAYERS : 1;
  const heads = Array.from({ length: players }, () => rules.columns.map((column) => columnHead(rules, column, ""))).flat();
  /**
   * @param {string} kind
   * @param {string} name
   */
  const row = (kind, name) => h("tr", { class: kind }, h("th", { scope: "row" }, name), heads.map(() => h("td")));
  const rows = sectionsOf(rules).flatMap(({ lines, sums }) => [
    ...lines.flatMap(({ name, times }) => Array.from({ length: times ?? 1 }, () => row("filled", name))), ...sums.map(({ name }) => row("sum", name)),
  ]);
  return h("section", { class: "panel empty-card" }, h("h2", {}, t("scorecard")),
    h("div", { class: "empty-card-table", tabindex: 0, role: "region", "aria-label": t("scorecard") },
      h("table", {},
        h("thead", {}, h("tr", {}, h("th", { scope: "col" }, rules.title), heads.map((head) => h("td", { class: "head-cell" }, head)))),
        h("tbody", {}, rows, rules.awarded && row("sum", t("pointsAwarded"))))));
}
