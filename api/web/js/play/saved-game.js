// Checks of a stored game before it goes on.

/**
 * @import { CardPlayer, State } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { callable, card, extraRolls, rollsLeft } from "../game/game.js";

/**
 * Return whether a state is one of a game with these rules.
 * @param {State} state
 * @param {Rules} rules
 */
export function canResume(state, rules) {
  const { players, turn } = state;
  return players.every((player) => hasCard(player, rules)) && turn.kept.length === rules.diceCount
    && turn.keeps.length === Math.max(0, turn.rolls.length - 1)
    && turn.rolls.every((dice) => dice.length === rules.diceCount) && rollsLeft(state, rules) >= 0
    && (turn.announced === undefined || canHaveCalled(state, rules, turn.announced));
}

/**
 * @param {State} state
 * @param {Rules} rules
 * @param {string} category
 */
function canHaveCalled({ turn, ...state }, rules, category) {
  const first = { rolls: turn.rolls.slice(0, 1), keeps: [], kept: turn.kept };
  return callable({ ...state, turn: first }, rules).includes(category);
}

/**
 * Return whether every cell was filled no more often than possible, with no more rolls than there were.
 * @param {CardPlayer} player
 * @param {Rules} rules
 */
function hasCard({ turns, ...player }, rules) {
  return turns.every(({ category, column, rolls }, n) => {
    const before = { ...player, turns: turns.slice(0, n) };
    return rules.categories.includes(category) && rules.columns.some(({ id }) => id === column)
      && rules.isOpen(card(before, rules, column), category)
      && rolls.length <= rules.rollsOfTurn(n) + extraRolls(before, rules);
  });
}
