// The sums below a card and below each column of a sheet: which there are, and what stands there.

/**
 * @import { Card, Column } from "../base/types.js"
 * @import { Rules } from "./rules.js"
 */

import { signed, t, whole } from "../base/i18n.js";
import { columnTotals, productPoints } from "./totals.js";

/**
 * @typedef {{ id: string, name: string, kind: string, times?: number, spans?: boolean }} Line of the card; one that `spans`
 *   has one box for all columns
 */

/**
 * @param {string} kind
 * @param {string} name
 * @returns {Line}
 */
const line = (kind, name) => ({ id: `sum:${kind}`, name, kind });

/**
 * The sums that the upper section of a ruleset has, each with its name.
 * @param {Rules} rules
 */
export const upperSums = (rules) =>
  (rules.bonus.length ? [line("upper", t("upperTotal")), line("bonus", t("upperBonus"))] : [line("upper", t("upperTotal"))]);

/**
 * Those of the lower section, and the total: of every column and of the sheet, where there are several.
 * @param {Rules} rules
 * @returns {Line[]}
 */
export function lowerSums(rules) {
  const extra = rules.joker?.extra_bonus ? [line("extra", rules.extraBonusTitle)] : [];
  if (!rules.isSheet) return [...extra, line("total", t("total"))];
  const counts = rules.columns.some(({ factor }) => factor > 1) ? [line("sum", t("columnSum")), line("factor", t("factor"))] : [];
  return [
    ...rules.products.map((product, i) => ({ ...line("product", productWords(rules, product)), id: `sum:product:${i}` })),
    ...extra, ...counts, line("column", t("columnTotal")), { ...line("total", t("total")), id: "sum:all", spans: true },
  ];
}

/**
 * @param {Rules} rules
 * @param {Rules["products"][number]} product
 */
export const productWords = (rules, { plus, minus, times }) =>
  `(${rules.titleOf(plus)} − ${rules.titleOf(minus)}) × ${rules.titleOf(times)}`;

/**
 * The sums of a card as they are written. The upper bonus is on its way until it is there or nothing can be added any more.
 * @param {Card} filled
 * @param {Rules} rules
 * @param {Column} column
 * @returns {Record<string, string>}
 */
export function sumsOf(filled, rules, column = rules.columns[0]) {
  const totals = columnTotals(rules, filled, column);
  const isOpen = rules.categories.some((id) => rules.isUpper(id) && rules.isOpen(filled, id));
  const next = isOpen ? rules.bonus.find((tier) => tier.at > totals.upper_points) : undefined;
  return {
    upper: whole(totals.upper_points),
    bonus: totals.upper_bonus > 0 || !next ? whole(totals.upper_bonus) : `${totals.upper_points} / ${next.at}`,
    extra: whole(totals.extra_bonus),
    ...(rules.isSheet ? columnSums(filled, rules, totals) : { total: whole(totals.total) }),
    ...(rules.awarded && { awarded: whole(rules.totals([filled]).points_awarded) }),
  };
}

/**
 * What only columns have. A product is not there before it counts.
 * @param {Card} filled
 * @param {Rules} rules
 * @param {ReturnType<typeof columnTotals>} totals
 */
const columnSums = (filled, rules, { sum, factor, total }) => ({
  ...Object.fromEntries(rules.products.map((product, i) => [`product:${i}`, whole(productPoints(product, filled) ?? "")])),
  sum: whole(sum), factor: `×${factor}`, column: whole(total),
});

/**
 * Players say "4 up".
 * @param {Card} filled
 * @param {Rules} rules
 */
export function standing(filled, rules) {
  const ahead = rules.ahead(filled);
  return ahead === undefined ? "" : ahead === 0 ? "±0" : signed(ahead, 0);
}
