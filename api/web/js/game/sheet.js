// What a player has filled, as cards: one for each column of the sheet, of which a game of one card has one.

/**
 * @import { Card, CardPlayer, OneCard, Scorecard, Sheet } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

/**
 * The extra rolls that a player has between turns, or had at the start of this one.
 * @param {CardPlayer} player
 * @param {Rules} rules
 */
export const extraRolls = ({ turns }, rules) =>
  turns.reduce(
    (extra, { rolls }, n) => rules.extraRollsAfter(extra, rules.rollsOfTurn(n) + extra - rolls.length),
    rules.extraRolls?.start ?? 0,
  );

/**
 * The card of every column.
 * @param {CardPlayer} player
 * @param {Rules} rules
 * @returns {Sheet}
 */
export const sheet = (player, rules) => rules.columns.map(({ id }) => card(player, rules, id));

/**
 * @param {CardPlayer} player
 * @param {Rules} rules
 * @param {string | undefined} column
 * @returns {Card}
 */
export function card(player, rules, column) {
  /** @type {Record<string, number[]>} */
  const points = Object.fromEntries(rules.categories.map((category) => [category, []]));
  const turns = player.turns.filter((turn) => turn.column === column);
  for (const turn of turns) points[turn.category].push(turn.points);
  const bonuses = turns.filter(({ extraBonus }) => extraBonus > 0);
  return { points, extra_bonus_count: bonuses.length, extra_rolls: extraRolls(player, rules) };
}

/**
 * The sheet in the form of the API, which has columns where the ruleset has them.
 * @param {CardPlayer} player
 * @param {Rules} rules
 * @returns {Scorecard}
 */
export const scorecard = (player, rules) => dumpSheet(sheet(player, rules), rules);

/**
 * @param {Sheet} cards
 * @param {Rules} rules
 * @returns {Scorecard}
 */
export function dumpSheet(cards, rules) {
  const dumped = cards.map((each) => oneCard(each, rules));
  return rules.isSheet ? { columns: Object.fromEntries(rules.columns.map(({ id }, c) => [id, dumped[c]])) } : dumped[0];
}

/**
 * Only what is filled, no extra bonuses and no extra rolls where the ruleset has none.
 * @param {Card} card
 * @param {Rules} rules
 * @returns {OneCard}
 */
function oneCard({ points, extra_bonus_count, extra_rolls }, rules) {
  const filled = Object.entries(points).filter(([, fillings]) => fillings.length);
  return {
    points: Object.fromEntries(filled.map(([id, fillings]) => [id, rules.timesOf(id) > 1 ? fillings : fillings[0]])),
    ...(rules.joker?.extra_bonus && { extra_bonus_count }),
    ...(rules.extraRolls && { extra_rolls }),
  };
}
