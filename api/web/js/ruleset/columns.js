// Columns in signs and in words: the heads of a sheet, and how its columns are filled and count.

/**
 * @import { Column } from "../base/types.js"
 * @import { Child } from "../base/dom.js"
 * @import { Rules } from "./rules.js"
 */

import { h } from "../base/dom.js";
import { t } from "../base/i18n.js";
import { productWords } from "./sums.js";

/** @type {Record<Column["order"], string>} */
const ARROWS = { free: "↕", down: "↓", up: "↑", upper_first: "⤓" };

/**
 * Return a sign for the order and the factor of a column. It has an arrow if columns of this sheet have orders or calls, and a
 * factor if they have factors.
 * @param {Rules} rules
 * @param {Column} column
 */
export function columnSign({ columns }, { order, factor, announce }) {
  const arrow = announce ? "!" : ARROWS[order];
  const hasArrows = columns.some((each) => each.order !== "free" || each.announce);
  return [hasArrows && arrow, columns.some((each) => each.factor > 1) && `×${factor}`].filter(Boolean).join(" ");
}

/**
 * Return the head of a column: its sign and its title, or the name of the player who has no other.
 * @param {Rules} rules
 * @param {Column} column
 * @param {string} name of the player
 * @returns {Child[]}
 */
export function columnHead(rules, column, name) {
  if (rules.columns.length === 1) return [name];
  const sign = columnSign(rules, column);
  return [
    sign && h("b", { class: "sign", "aria-hidden": true }, sign), h("span", { class: "column-title", title: column.title }, column.title),
  ];
}

/**
 * Return the rules of the columns, folded; none where the columns have no rules of their own.
 * @param {Rules} rules
 */
export function columnsLegend(rules) {
  const lines = legendLines(rules);
  return lines.length > 0 && h("details", { class: "legend-columns" }, h("summary", {}, t("columnsHow")),
    h("ul", {}, lines.map((line) => h("li", {}, line))));
}

/** @param {Rules} rules */
export function legendLines(rules) {
  const { columns, products, joker, lastTurnRolls } = rules;
  const lines = columns.filter(({ title }) => title).map((column) => columnWords(rules, column));
  for (const product of products) lines.push(t("productCounts", { product: productWords(rules, product) }));
  for (const id of rules.categories) {
    if (!rules.counts(id)) lines.push(t("countsInProduct", { category: rules.titleOf(id) }));
  }
  if (joker && columns.length > 1) lines.push(t("jokerOfColumns", { category: rules.titleOf(joker.category) }));
  if (lastTurnRolls !== rules.rolls) lines.push(t("lastTurnRolls", { n: lastTurnRolls }));
  return lines;
}

/**
 * @param {Rules} rules
 * @param {Column} column
 */
function columnWords(rules, column) {
  const { factor, announce } = column;
  return [rules.orderWords(column), announce && t("columnAnnounce"), factor > 1 && t("columnFactor", { n: factor })].filter(Boolean).join("; ");
}
