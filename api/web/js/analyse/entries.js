// The entries of a sheet of paper, box by box as text, and the same as the API takes it.

/**
 * @import { OneCard } from "../base/types.js"
 * @import { SheetOfPlayer } from "../game/address.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { byColumn, joinColumns } from "../game/wire.js";
import { whole } from "../base/i18n.js";
import { sectionsOf } from "../ruleset/sums.js";

// Signs for a category that was crossed out.
const CROSSED = /^[-–—−/x✗✕×]$/i;
/**
 * The sums that can be claimed, by the line of the card, with their names in the API. They are sums of a column, except for
 * those of the sheet.
 * @type {Record<string, string>}
 */
export const CLAIMS = {
  "sum:upper": "upper_points", "sum:bonus": "upper_bonus", "sum:extra": "extra_bonus", "sum:sum": "sum", "sum:column": "total",
  "sum:total": "total",
};

/**
 * Return the lines of each column that have a sum to claim.
 * @param {Rules} rules
 */
const claimable = (rules) =>
  sectionsOf(rules).flatMap(({ sums }) => sums).filter(({ id, spans }) => CLAIMS[id] && !spans).map(({ id }) => id);

/** @typedef {{ name: string, boxes: Map<string, string> }} Entries the text of each box, by its key */

/**
 * Return the points of a text: 0 for a sign that crosses out, undefined for no text, NaN for any other that is no number.
 * @param {string} text
 */
export function pointsOf(text) {
  const said = text.trim().replace(/^[−–](?=\d)/, "-");
  if (!said) return undefined;
  if (CROSSED.test(said)) return 0;
  return /^-?\d{1,4}$/.test(said) ? Number(said) : NaN;
}

/**
 * @param {SheetOfPlayer} player
 * @param {Rules} rules
 * @returns {Entries}
 */
export function entriesOf({ name = "", scorecard, claimed = {} }, rules) {
  /** @type {Map<string, string>} */
  const boxes = new Map();
  /** @type {Record<string, any>} */
  const claims = claimed;
  const each = rules.joker?.extra_bonus ?? 0;
  byColumn(scorecard, rules).forEach(({ points = {}, extra_bonus_count = 0 } = {}, c) => {
    for (const [category, paid] of Object.entries(points))
      [paid].flat().forEach((filling, nth) => boxes.set(`${category}/${c}/${nth}`, whole(filling)));
    if (each && extra_bonus_count) boxes.set(`sum:extra/${c}/0`, whole(extra_bonus_count * each));
  });
  byColumn(claims, rules).forEach((said = {}, c) => {
    for (const line of claimable(rules)) if (Number.isInteger(said[CLAIMS[line]])) boxes.set(`${line}/${c}/0`, whole(said[CLAIMS[line]]));
  });
  if (Number.isInteger(claims.total)) boxes.set("sum:total/0/0", whole(claims.total));
  return { name, boxes };
}

/**
 * Return the entries as the API takes them.
 * @param {Entries} player
 * @param {Rules} rules
 * @returns {SheetOfPlayer}
 */
export function dumpEntries({ name, boxes }, rules) {
  /** @param {string} key */
  const at = (key) => {
    const points = pointsOf(boxes.get(key) ?? "");
    return Number.isNaN(points) ? undefined : points;
  };
  const claims = rules.columns.map((_, c) => defined(claimable(rules).map((line) => [CLAIMS[line], at(`${line}/${c}/0`)])));
  const claimed = { ...(claims.some(Boolean) && joinColumns(claims, rules)), ...defined([["total", at("sum:total/0/0")]]) };
  return {
    ...(name.trim() && { name: name.trim() }),
    scorecard: joinColumns(rules.columns.map((_, c) => oneCard(rules, c, at)), rules) ?? {},
    ...(Object.keys(claimed).length && { claimed }),
  };
}

/**
 * Return the fields with a value, undefined without any.
 * @param {[string, number | undefined][]} fields
 */
function defined(fields) {
  const said = fields.filter(([, value]) => value !== undefined);
  return said.length ? Object.fromEntries(said) : undefined;
}

/**
 * @param {Rules} rules
 * @param {number} c
 * @param {(key: string) => number | undefined} at the points of a box
 * @returns {OneCard}
 */
function oneCard(rules, c, at) {
  const points = rules.categories.flatMap((category) => {
    const fillings = Array.from({ length: rules.timesOf(category) }, (_, nth) => at(`${category}/${c}/${nth}`)).filter((paid) => paid !== undefined);
    return fillings.length ? [[category, rules.timesOf(category) > 1 ? fillings : fillings[0]]] : [];
  });
  const each = rules.joker?.extra_bonus ?? 0;
  const count = each ? Math.max(0, Math.floor((at(`sum:extra/${c}/0`) ?? 0) / each)) : 0;
  return { points: Object.fromEntries(points), ...(count && { extra_bonus_count: count }) };
}
