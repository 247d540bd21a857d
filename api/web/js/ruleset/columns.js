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
 * How a column is filled and counted, in a sign or two: arrows where columns of this sheet have orders or are called,
 * factors where they have some.
 * @param {Rules} rules
 * @param {Column} column
 */
export function columnSign({ columns }, { order, factor, announce }) {
  const arrow = announce ? "!" : ARROWS[order];
  const hasArrows = columns.some((each) => each.order !== "free" || each.announce);
  return [hasArrows && arrow, columns.some((each) => each.factor > 1) && `×${factor}`].filter(Boolean).join(" ");
}

/**
 * What stands above a column: its sign and its title, or, in a game of one card, whose it is.
 * @param {Rules} rules
 * @param {Column} column
 * @param {string} name of the player
 * @returns {Child[]}
 */
export function columnHead(rules, column, name) {
  if (!rules.isSheet) return [name];
  const sign = columnSign(rules, column);
  return [
    sign && h("b", { class: "sign", "aria-hidden": true }, sign), h("span", { class: "column-title", title: column.title }, column.title),
  ];
}

/**
 * The rules of the columns, to be opened by whoever wants to read them.
 * @param {Rules} rules
 */
export const columnsLegend = (rules) =>
  h("details", { class: "legend-columns" }, h("summary", {}, t("columnsHow")),
    h("ul", {}, legendLines(rules).map((line) => h("li", {}, line))));

/** @param {Rules} rules */
export function legendLines(rules) {
  const { columns, products, joker, lastTurnRolls } = rules;
  const lines = columns.map((column) => columnWords(rules, column));
  for (const product of products) lines.push(t("productCounts", { product: productWords(rules, product) }));
  for (const id of rules.categories) {
    if (!rules.counts(id)) lines.push(t("countsInProduct", { category: rules.titleOf(id) }));
  }
  if (joker) lines.push(t("jokerOfColumns", { category: rules.titleOf(joker.category) }));
  if (lastTurnRolls !== rules.rolls) lines.push(t("lastTurnRolls", { n: lastTurnRolls }));
  return lines;
}

/**
 * @param {Rules} rules
 * @param {Column} column
 */
function columnWords(rules, column) {
  const { title, factor, announce } = column;
  const order = rules.orderWords(column) || t("columnFree", { column: title });
  const words = [order, announce && t("columnAnnounce"), factor > 1 && t("columnFactor", { n: factor })];
  return words.filter(Boolean).join("; ");
}
