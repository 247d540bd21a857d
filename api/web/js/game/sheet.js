// The filled cells of a player, as a card for each column of the sheet.

/**
 * @import { Card, CardPlayer, GamePosition, Sheet } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

/**
 * Return the extra rolls that a player has between turns, or had at the start of this one.
 * @param {CardPlayer} player
 * @param {Rules} rules
 */
export const extraRolls = ({ turns }, rules) =>
  turns.reduce(
    (extra, { rolls }, n) => rules.extraRollsAfter(extra, rules.rollsOfTurn(n) + extra - rolls.length),
    rules.extraRolls?.start ?? 0,
  );

/**
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
  const filled = emptyCard(rules);
  const turns = player.turns.filter((turn) => turn.column === column);
  for (const turn of turns) filled.points[turn.category].push(turn.points);
  return { ...filled, extra_bonus_count: turns.filter(({ extraBonus }) => extraBonus > 0).length };
}

/**
 * Return how many turns were played on a sheet.
 * @param {Sheet} cards
 */
export const turnsPlayed = (cards) => cards.flatMap(({ points }) => Object.values(points)).reduce((sum, { length }) => sum + length, 0);

/**
 * Return the rolls that are left after the first one of the next turn.
 * @param {Pick<GamePosition, "sheet" | "extraRolls">} position
 * @param {Rules} rules
 */
export const mostRollsLeft = (position, rules) => rules.rollsOfTurn(turnsPlayed(position.sheet)) + position.extraRolls - 1;

/**
 * @param {Rules} rules
 * @returns {Card}
 */
export const emptyCard = (rules) => (
  { points: Object.fromEntries(rules.categories.map((category) => [category, []])), extra_bonus_count: 0 });
