// What somebody wrote on a sheet of paper, box by box as text, and the same as the API takes it.

/**
 * @import { OneCard } from "../base/types.js"
 * @import { SheetOfPlayer } from "../game/address.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { whole } from "../base/i18n.js";
import { lookUp } from "../base/lookup.js";

// What stands for a category that was crossed out.
const CROSSED = /^[-–—−/x✗✕×]$/i;
/**
 * The sums that can be claimed, by the lines of the card: what the API calls them, of a whole card and of a column.
 * @type {Record<string, string>}
 */
export const CLAIMS = {
  "sum:upper": "upper_points", "sum:bonus": "upper_bonus", "sum:extra": "extra_bonus", "sum:total": "total", "sum:sum": "sum",
  "sum:column": "total", "sum:all": "total",
};

/**
 * The lines of a card, or of each column, that have a sum to claim.
 * @param {Rules} rules
 */
const claimable = ({ isSheet }) =>
  (isSheet ? ["sum:upper", "sum:bonus", "sum:extra", "sum:sum", "sum:column"] : ["sum:upper", "sum:bonus", "sum:extra", "sum:total"]);

/** @typedef {{ name: string, boxes: Map<string, string> }} Entries what stands in a box, by its key */

/**
 * What somebody wrote: a number, a sign that crosses out, or nothing, undefined. NaN where it is none of these.
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
  rules.columns.forEach(({ id }, c) => {
    /** @type {Partial<OneCard>} */
    const card = "columns" in scorecard ? lookUp(scorecard.columns, String(id)) ?? {} : scorecard;
    for (const [category, paid] of Object.entries(card.points ?? {}))
      [paid].flat().forEach((points, nth) => boxes.set(`${category}/${c}/${nth}`, whole(points)));
    const each = rules.joker?.extra_bonus ?? 0;
    if (each && card.extra_bonus_count) boxes.set(`sum:extra/${c}/0`, whole(card.extra_bonus_count * each));
    const said = rules.isSheet ? lookUp(claims.columns ?? {}, String(id)) ?? {} : claims;
    for (const line of claimable(rules)) if (Number.isInteger(said[CLAIMS[line]])) boxes.set(`${line}/${c}/0`, whole(said[CLAIMS[line]]));
  });
  if (rules.isSheet && Number.isInteger(claims.total)) boxes.set("sum:all/0/0", whole(claims.total));
  return { name, boxes };
}

/**
 * The same as the API takes it.
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
  const cards = rules.columns.map((_, c) => oneCard(rules, c, at));
  /** @param {number} c */
  const claimsOf = (c) => Object.fromEntries(claimable(rules).map((line) => [CLAIMS[line], at(`${line}/${c}/0`)])
    .filter(([, sum]) => sum !== undefined));
  const total = at("sum:all/0/0");
  const columns = Object.fromEntries(rules.columns.map(({ id }, c) => [id, claimsOf(c)]).filter(([, claims]) => Object.keys(claims ?? {}).length));
  const claimed = rules.isSheet
    ? { ...(Object.keys(columns).length && { columns }), ...(total !== undefined && { total }) } : claimsOf(0);
  return {
    ...(name.trim() && { name: name.trim() }),
    scorecard: rules.isSheet ? { columns: Object.fromEntries(rules.columns.map(({ id }, c) => [id, cards[c]])) } : cards[0],
    ...(Object.keys(claimed).length && { claimed }),
  };
}

/**
 * @param {Rules} rules
 * @param {number} c
 * @param {(key: string) => number | undefined} at what stands in a box
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
