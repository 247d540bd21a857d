// Decisions that the player wants to look at in the review, stored with the game.

/** @import { Flag, State } from "../base/types.js" */

import { currentPlayer } from "../game/game.js";

/**
 * Return the decision that a flag is for: a person's current one, or else the last one of a person. It is undefined before the
 * first decision.
 * @param {State} state
 * @returns {Flag | undefined}
 */
export function decisionAt(state) {
  const { players, turn } = state;
  const player = currentPlayer(state);
  if (players[player].strength === null && turn.rolls.length)
    return { player, turn: players[player].turns.length, roll: turn.rolls.length - 1 };
  // Players take turns in order: the one before this one has played last.
  const people = players.map((_, step) => (player + players.length - 1 - step) % players.length)
    .filter((p) => players[p].strength === null && players[p].turns.length);
  if (!people.length) return undefined;
  const [last] = people;
  const { turns } = players[last];
  return { player: last, turn: turns.length - 1, roll: turns[turns.length - 1].rolls.length - 1 };
}

/**
 * @param {State} state
 * @param {Flag | undefined} place
 */
export const isFlagged = ({ flags = [] }, place) => flags.some((flag) => isSame(flag, place));

/**
 * Set a flag, or remove it.
 * @param {State} state
 * @param {Flag} place
 */
export function toggleFlag(state, place) {
  const others = (state.flags ?? []).filter((flag) => !isSame(flag, place));
  state.flags = isFlagged(state, place) ? others : [...others, place];
}

/**
 * @param {Flag} one
 * @param {Flag} [other]
 */
const isSame = (one, other) => one.player === other?.player && one.turn === other.turn && one.roll === other.roll;
