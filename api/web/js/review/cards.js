// The cards of a finished game, as tables to be read.

/**
 * @import { ColumnTotals, GameReport, OneCard, PlayerReport, Totals } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { h } from "../base/dom.js";
import { number, t } from "../base/i18n.js";
import { lookUp } from "../base/lookup.js";

/**
 * One column of the table: a card, its sums, and what it is called.
 * @typedef {{ name: string, card: OneCard, totals: Totals | ColumnTotals }} Shown
 */

/**
 * Every player's points, one column each; of sheets a table each, with all their columns.
 * @param {GameReport} check
 * @param {Rules} rules
 * @param {(p: number) => string} name
 */
export function cardTables({ players }, rules, name) {
  const columns = players.map((player, p) => shownOf(player, rules, name(p)));
  if (!rules.isSheet) return [cardTable(t("scorecard"), columns.flat(), rules)];
  return columns.map((each, p) => cardTable(name(p), each, rules));
}

/**
 * @param {string} title
 * @param {readonly Shown[]} columns
 * @param {Rules} rules
 */
function cardTable(title, columns, rules) {
  /**
   * @param {string} words
   * @param {(column: Shown) => number | number[] | undefined} value
   * @param {string} [kind]
   */
  const row = (words, value, kind) => h(
    "tr", { class: kind }, h("th", { scope: "row" }, words),
    columns.map((column) => h("td", { class: "numbers" }, written(value(column)))),
  );
  /**
   * @param {string} words
   * @param {keyof Totals | keyof ColumnTotals} total
   */
  const sum = (words, total) => row(words, ({ totals }) => /** @type {Partial<Record<string, number>>} */ (totals)[total], "sum");
  /**
   * @param {boolean} isUpper
   * @param {...(HTMLTableRowElement | false)} sums
   */
  const section = (isUpper, ...sums) => h("tbody", {},
    rules.categories.filter((id) => rules.isUpper(id) === isUpper)
      .map((id) => row(rules.titleOf(id), ({ card }) => lookUp(card.points, id))),
    ...sums);
  return h(
    "table", {},
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, title),
      columns.map((column) => h("th", { scope: "col" }, column.name)))),
    rules.categories.some((id) => rules.isUpper(id)) && section(true, sum(t("upperTotal"), "upper_points"), rules.bonus.length > 0 && sum(t("upperBonus"), "upper_bonus")),
    section(false, rules.products.length > 0 && sum(t("products"), "products"),
      Boolean(rules.joker?.extra_bonus) && sum(rules.extraBonusTitle, "extra_bonus"),
      sum(t(rules.isSheet ? "columnTotal" : "total"), "total"),
      rules.awarded !== undefined && sum(t("pointsAwarded"), "points_awarded")),
  );
}

/**
 * @param {PlayerReport} player
 * @param {Rules} rules
 * @param {string} name
 * @returns {Shown[]}
 */
function shownOf({ scorecard, totals, columns = {} }, rules, name) {
  if (!("columns" in scorecard)) return [{ name, card: scorecard, totals }];
  return rules.columns.map(({ id = "", title }) => (
    { name: title, card: lookUp(scorecard.columns, id) ?? { points: {} }, totals: lookUp(columns, id) ?? totals }));
}

/** @param {number | number[]} [points] of every filling, where there are several */
const written = (points = []) => [points].flat().map((each) => number(each)).join(" · ");

/**
 * What every column of a player counts, with its factor where it has one.
 * @param {PlayerReport} player
 * @param {Rules} rules
 */
export function columnsTable({ columns = {} }, rules) {
  const hasFactors = rules.columns.some(({ factor }) => factor > 1);
  const rows = rules.columns.flatMap(({ id = "", title }) => (columns[id] ? [{ title, of: columns[id] }] : []));
  return h(
    "dl", { class: "facts columns" }, rows.map(({ title, of }) => h("div", {},
      h("dt", {}, title, hasFactors && ` (${number(of.sum)} × ${of.factor})`), h("dd", { class: "numbers" }, number(of.total)))),
  );
}
