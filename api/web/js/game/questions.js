// The questions that the API is asked about positions and games.

/**
 * @import { Game, GamePosition, Move, OutlookQuestion, Player, Question, State } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { currentPlayer, position } from "./game.js";
import { dumpCards, dumpMove, dumpPosition, isFlat } from "./wire.js";

/** Fields that ask for the one reason of the best move, which comes with the moves. */
export const REASON = { explain: true, breakdown: false };

/**
 * Return a question for an answer that is ready, where its table takes minutes to build.
 * @template {object} Q
 * @param {Q} question
 */
export const onlyIfReady = (question) => ({ ...question, if_ready: true });

/** Fields that ask for the numbers behind the reason, which may take a second, or a table that the server does not have. */
export const NUMBERS = onlyIfReady({ explain: true });

/**
 * @param {Question} question
 * @param {object} [asked]
 * @param {object} [asked.why] REASON or NUMBERS
 * @param {Move} [asked.other] the move that the best one is compared with
 * @param {number} [asked.limit] of moves
 */
export function adviceQuestion({ keep: _, objective, ...question }, { why, other, limit } = {}) {
  return {
    ...question, ...(objective && onlyIfReady({ objective })), ...why, ...(other && { compare_with: dumpMove(other) }),
    ...(limit !== undefined && { limit }),
  };
}

/**
 * Return the question about the odds of a category. Those of columns with names are the same in each: the API takes no card.
 * @param {GamePosition} at
 * @param {object} asked
 * @param {Rules} rules
 */
export function oddsQuestion(at, asked, rules) {
  const { ruleset, scorecard } = dumpPosition(at, rules);
  return { ruleset, ...(isFlat(rules) && { scorecard }), ...asked };
}

/**
 * Return the question about the outlook of the player who is to move, among the others.
 * @param {State} state
 * @param {Rules} rules
 * @returns {OutlookQuestion}
 */
export function outlookQuestion(state, rules) {
  const opponents = opponentsOf(state, rules);
  return { ...dumpPosition(position(state, rules), rules), ...(opponents && { opponents }) };
}

/**
 * Return the players whose totals the current one may beat, undefined without any: where points are awarded, totals do not win.
 * @param {State} state
 * @param {Rules} rules
 */
export function opponentsOf(state, rules) {
  const current = currentPlayer(state);
  const others = state.players.filter((_, p) => p !== current);
  if (!others.length || rules.awarded) return undefined;
  return others.map((player) => ({ scorecard: dumpCards(player, rules), ...(errs(player) && { strength: player.strength }) }));
}

/**
 * Return whether a computer player is not perfect; people are taken to follow the coach.
 * @param {Player} player
 */
export const errs = ({ strength }) => strength !== null && strength !== "perfect";

/**
 * Return the question about a finished game, with the reason for every loss.
 * @param {Game} game
 */
export const reviewQuestion = (game) => onlyIfReady({ ...game, explain: true });

/**
 * Return the question about the losses that grades allow: a review of no turns.
 * @param {Rules} rules
 */
export const gradesQuestion = ({ ruleset }) => onlyIfReady({ ruleset, players: [{ turns: [] }], fields: [] });
