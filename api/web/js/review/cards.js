// The cards of a finished game, as tables to be read.

/**
 * @import { ColumnTotals, GameReport, OneCard, PlayerReport, Totals } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { h } from "../base/dom.js";
import { number, t } from "../base/i18n.js";
import { lookUp } from "../base/lookup.js";
import { byColumn, pointsOf, reportedTotals } from "../game/wire.js";

/**
 * A column of the table: its head, a card and its sums.
 * @typedef {{ name: string, card: Partial<OneCard>, totals: Partial<ColumnTotals> }} Shown
 */

/**
 * Return the points of all players in one table; where each has several columns, in a table each.
 * @param {GameReport} check
 * @param {Rules} rules
 * @param {(p: number) => string} name
 */
export function cardTables({ players }, rules, name) {
  const columns = players.map((player) => shownOf(player, rules));
  if (rules.columns.length > 1) return columns.map((each, p) => cardTable(name(p), each, t("columnTotal"), rules));
  return [cardTable(t("scorecard"), columns.map(([only], p) => ({ ...only, name: name(p) })), t("total"), rules)];
}

/**
 * @param {string} title
 * @param {readonly Shown[]} columns
 * @param {string} totalTitle
 * @param {Rules} rules
 */
function cardTable(title, columns, totalTitle, rules) {
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
      .map((id) => row(rules.titleOf(id), ({ card }) => lookUp(pointsOf(card), id))),
    ...sums);
  return h(
    "table", {},
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, title),
      columns.map((column) => h("th", { scope: "col" }, column.name)))),
    rules.categories.some((id) => rules.isUpper(id)) && section(true, sum(t("upperTotal"), "upper_points"), rules.bonus.length > 0 && sum(t("upperBonus"), "upper_bonus")),
    section(false, rules.products.length > 0 && sum(t("products"), "products"),
      Boolean(rules.joker?.extra_bonus) && sum(rules.extraBonusTitle, "extra_bonus"),
      sum(totalTitle, "total"),
      rules.awarded !== undefined && sum(t("pointsAwarded"), "points_awarded")),
  );
}

/**
 * @param {PlayerReport} player
 * @param {Rules} rules
 * @returns {Shown[]}
 */
function shownOf(player, rules) {
  const totals = reportedTotals(player, rules);
  return byColumn(player.scorecard, rules).map((card = {}, c) => ({ name: rules.columns[c].title, card, totals: totals[c] ?? {} }));
}

/** @param {number | number[]} [points] of every filling, where there are several */
const written = (points = []) => [points].flat().map((each) => number(each)).join(" · ");

/**
 * Return the totals of the columns of a player, with their factors; none of a column without a name.
 * @param {PlayerReport} player
 * @param {Rules} rules
 */
export function columnsTable({ columns = {} }, rules) {
  const hasFactors = rules.columns.some(({ factor }) => factor > 1);
  const rows = rules.columns.flatMap(({ id = "", title }) => (columns[id] ? [{ title, of: columns[id] }] : []));
  return rows.length > 0 && h(
    "dl", { class: "facts columns" }, rows.map(({ title, of }) => h("div", {},
      h("dt", {}, title, hasFactors && ` (${number(of.sum)} × ${of.factor})`), h("dd", { class: "numbers" }, number(of.total)))),
  );
}
