// The sums of a column and of a whole sheet, by the names of the API.

/**
 * @import { BonusTier, Card, Column, ColumnTotals, Product, Sheet, TotalName, Totals } from "../base/types.js"
 * @import { Rules } from "./rules.js"
 */

import { pointsAwarded } from "./awards.js";

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

/**
 * Return the sums of a sheet, factors included.
 * @param {Rules} rules
 * @param {Sheet} sheet
 * @returns {Totals}
 */
export function totals(rules, sheet) {
  const columns = sheet.map((card, c) => columnTotals(rules, card, rules.columns[c]));
  /** @param {Exclude<TotalName, "extra_bonus" | "total"> | "products"} name */
  const counted = (name) => sum(columns.map((column) => column.factor * column[name]));
  const total = sum(columns.map((column) => column.total));
  return {
    upper_points: counted("upper_points"), upper_bonus: counted("upper_bonus"), lower_points: counted("lower_points"),
    products: counted("products"),
    extra_bonus: sum(columns.map(({ factor, extra_bonus }) => (rules.isMultiplied ? factor : 1) * extra_bonus)),
    total,
    ...(rules.awarded && { points_awarded: pointsAwarded(rules.awarded, rules, sheet[0], total) }),
  };
}

/**
 * Return the sums of one column as it is written down. The factor multiplies `sum`, with extra bonuses where these are
 * multiplied.
 * @param {Rules} rules
 * @param {Card} card
 * @param {Column} column
 * @returns {ColumnTotals}
 */
export function columnTotals(rules, card, { factor }) {
  /** @param {boolean} isUpper */
  const section = (isUpper) =>
    sum(rules.categories.filter((id) => rules.isUpper(id) === isUpper && rules.counts(id)).flatMap((id) => card.points[id]));
  const [upper_points, lower_points] = [section(true), section(false)];
  const upper_bonus = upperBonus(rules.bonus, upper_points);
  const products = sum(rules.products.map((product) => productPoints(product, card) ?? 0));
  const extra_bonus = (rules.joker?.extra_bonus ?? 0) * card.extra_bonus_count;
  const multiplied = rules.isMultiplied ? extra_bonus : 0;
  const summed = upper_points + upper_bonus + lower_points + products + multiplied;
  return {
    upper_points, upper_bonus, lower_points, products, extra_bonus, sum: summed, factor,
    total: factor * summed + extra_bonus - multiplied,
  };
}

/**
 * Return the points of a product of a column, undefined until its three categories are filled.
 * @param {Product} product
 * @param {Card} card
 */
export function productPoints({ plus, minus, times }, { points }) {
  const [[most], [least], [factor]] = [points[plus], points[minus], points[times]];
  const isFilled = most !== undefined && least !== undefined && factor !== undefined;
  return isFilled ? Math.max(0, (most - least) * factor) : undefined;
}

/**
 * Return the bonus of the highest tier that is reached.
 * @param {readonly BonusTier[]} tiers
 * @param {number} upper
 */
function upperBonus(tiers, upper) {
  const tier = tiers.findLast(({ at }) => at <= upper);
  return tier ? tier.pays + (tier.each ?? 0) * (upper - tier.at) : 0;
}
