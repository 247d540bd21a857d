// Points awarded on top of the total: their conditions, and their state on a card.

/**
 * @import { Award, Card, PointsAwarded } from "../base/types.js"
 * @import { Rules } from "./rules.js"
 */

import { t, whole } from "../base/i18n.js";

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((total, each) => total + each, 0);

/** @param {readonly number[]} fillings */
const made = (fillings) => fillings.filter((points) => points > 0).length;

/**
 * Return the points of an award with these fillings of its category, given how often it can be filled.
 * @param {Award} award
 * @param {readonly number[]} fillings
 * @param {number} times
 */
function earned({ at, made: what, awards }, fillings, times) {
  if (what === "each") return made(fillings) * awards;
  return (what === "all" ? made(fillings) === times : sum(fillings) >= Number(at)) ? awards : 0;
}

/**
 * Return the award of the highest bracket that the total has reached.
 * @param {PointsAwarded} awarded
 * @param {number} total
 */
const bracket = ({ total: brackets = [] }, total) => brackets.findLast(({ at }) => at <= total)?.awards ?? 0;

/**
 * Return all points awarded to the current card.
 * @param {PointsAwarded} awarded
 * @param {Rules} rules
 * @param {Card} card
 * @param {number} total
 */
export const pointsAwarded = (awarded, rules, card, total) =>
  bracket(awarded, total)
  + sum((awarded.categories ?? []).map((award) => earned(award, card.points[award.id], rules.timesOf(award.id))));

/**
 * Return a line for each award: its words, and its state on a card. The state shows the progress until the award is earned or
 * out of reach.
 * @param {Rules} rules
 * @returns {{ words: string, standing: (card: Card) => string }[]}
 */
export function awardLines(rules) {
  const { awarded } = rules;
  if (!awarded) return [];
  const lines = (awarded.categories ?? []).map((award) => ({
    words: awardWords(award, rules),
    standing: (/** @type {Card} */ card) => standing(award, card.points[award.id], rules.timesOf(award.id)),
  }));
  if (awarded.total?.length) {
    lines.push({
      words: t("awardTotal"),
      standing: (/** @type {Card} */ card) => whole(bracket(awarded, rules.totals([card]).total)),
    });
  }
  return lines;
}

/**
 * @param {Award} award
 * @param {Rules} rules
 */
function awardWords({ id, at, made: what }, rules) {
  const category = rules.titleOf(id);
  if (what === "each") return t("awardEach", { category });
  return what === "all" ? t("awardAll", { category, n: rules.timesOf(id) }) : t("awardFrom", { category, at });
}

/**
 * @param {Award} award
 * @param {readonly number[]} fillings
 * @param {number} times
 */
function standing(award, fillings, times) {
  const points = earned(award, fillings, times);
  const open = times - fillings.length;
  if (points || award.made === "each" || !open) return whole(points);
  if (award.made === "all") return made(fillings) + open === times ? `${made(fillings)} / ${times}` : "0";
  return `${whole(sum(fillings))} / ${award.at}`;
}
