// The lines of a card: categories and sums, and the text of every sum.

/**
 * @import { Card, Column } from "../base/types.js"
 * @import { Rules } from "./rules.js"
 */

import { signed, t, whole } from "../base/i18n.js";
import { columnTotals, productPoints } from "./totals.js";

/**
 * A line of a card; one that `spans` has one box for all columns.
 * @typedef {{ id: string, name: string, kind: string, times?: number, spans?: boolean }} Line
 * @typedef {{ title: string, lines: Line[], sums: Line[] }} Section
 */

/**
 * @param {string} kind
 * @param {string} name
 * @returns {Line}
 */
const sumLine = (kind, name) => ({ id: `sum:${kind}`, name, kind });

/**
 * Return the sections of a card that have categories, each with its sums; the last one has the totals.
 * @param {Rules} rules
 * @returns {Section[]}
 */
export function sectionsOf(rules) {
  const [upper, lower] = [true, false].map((isUpper) => rules.categories.filter((id) => rules.isUpper(id) === isUpper)
    .map((id) => ({ id, name: rules.titleOf(id), kind: "category", times: rules.timesOf(id) })));
  const sections = [
    { title: t("upperSection"), lines: upper, sums: upperSums(rules) },
    { title: t(upper.length ? "lowerSection" : "scorecard"), lines: lower, sums: lowerSums(rules) },
  ].filter(({ lines }) => lines.length);
  if (!lower.length) sections[0].sums.push(...lowerSums(rules));
  return sections;
}

/**
 * @param {Rules} rules
 * @returns {Line[]}
 */
const upperSums = (rules) => [sumLine("upper", t("upperTotal")), ...(rules.bonus.length ? [sumLine("bonus", t("upperBonus"))] : [])];

/**
 * @param {Rules} rules
 * @returns {Line[]}
 */
const lowerSums = (rules) => [
  ...rules.products.map((product, i) => ({ ...sumLine("product", productWords(rules, product)), id: `sum:product:${i}` })),
  ...(rules.joker?.extra_bonus ? [sumLine("extra", rules.extraBonusTitle)] : []),
  ...(rules.columns.some(({ factor }) => factor > 1) ? [sumLine("sum", t("columnSum")), sumLine("factor", t("factor"))] : []),
  ...(rules.columns.length > 1 ? [sumLine("column", t("columnTotal"))] : []),
  { ...sumLine("total", t("total")), spans: true },
];

/**
 * @param {Rules} rules
 * @param {Rules["products"][number]} product
 */
export const productWords = (rules, { plus, minus, times }) =>
  `(${rules.titleOf(plus)} − ${rules.titleOf(minus)}) × ${rules.titleOf(times)}`;

/**
 * Return the texts of the sums of a column. The upper bonus is on its way until it is reached or no upper category is open; a
 * product is empty until it counts.
 * @param {Card} filled
 * @param {Rules} rules
 * @param {Column} column
 * @returns {Record<string, string>}
 */
export function sumsOf(filled, rules, column) {
  const totals = columnTotals(rules, filled, column);
  const isOpen = rules.categories.some((id) => rules.isUpper(id) && rules.isOpen(filled, id));
  const next = isOpen ? rules.bonus.find((tier) => tier.at > totals.upper_points) : undefined;
  return {
    upper: whole(totals.upper_points),
    bonus: totals.upper_bonus > 0 || !next ? whole(totals.upper_bonus) : `${totals.upper_points} / ${next.at}`,
    ...Object.fromEntries(rules.products.map((product, i) => [`product:${i}`, whole(productPoints(product, filled) ?? "")])),
    extra: whole(totals.extra_bonus), sum: whole(totals.sum), factor: `×${totals.factor}`, column: whole(totals.total),
    ...(rules.awarded && { awarded: whole(rules.totals([filled]).points_awarded) }),
  };
}

/**
 * Players say "4 up".
 * @param {Card} filled
 * @param {Rules} rules
 */
export function standing(filled, rules) {
  const ahead = rules.ahead(filled);
  return ahead === undefined ? "" : ahead === 0 ? "±0" : signed(ahead, 0);
}
