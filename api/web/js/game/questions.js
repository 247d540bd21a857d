// The questions that the API is asked about positions and games, and the games that it takes.

/**
 * @import {
 *   CardPlayer, Game, GamePosition, Move, OutlookQuestion, Player, Position, Question, ScoredTurn, State, Totals,
 * } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { currentPlayer, position } from "./game.js";
import { namesOf } from "./names.js";
import { extraRolls, sheet } from "./sheet.js";
import { dumpMove, dumpPosition, dumpSheet, isFlat } from "./wire.js";

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
 * @param {string} [asked.strength] of a player whose usual mistake it is compared with otherwise, for points
 * @param {number} [asked.limit] of moves
 */
export function adviceQuestion({ keep: _, objective, ...question }, { why, other, strength, limit } = {}) {
  return {
    ...question, ...(objective && onlyIfReady({ objective })), ...why, ...(other && { compare_with: dumpMove(other) }),
    ...(!other && strength && why && !objective && { strength }),
    ...(limit !== undefined && { limit }),
  };
}

/**
 * @param {Question} question
 * @param {"stakes" | "candidates"} stage
 * @param {string} [strength] as in an advice question
 */
export const hintQuestion = ({ keep: _, objective, ...question }, stage, strength) => (
  { ...question, ...(objective && onlyIfReady({ objective })), stage, ...(stage === "candidates" && strength && !objective && { strength }) });

/**
 * Return the decision that the current player is to take.
 * @param {State} state with a hand
 * @param {Rules} rules
 */
export const dumpDecision = (state, rules) => /** @type {Position} */ (dumpPosition(position(state, rules), rules));

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
 * Return the only opponent as one who plays to win, undefined without: perfect computers do, and people follow the coach.
 * @param {State} state
 * @param {Rules} rules
 */
export function rivalOf(state, rules) {
  const opponents = opponentsOf(state, rules);
  if (opponents?.length !== 1 || opponents[0].strength || !isFlat(rules)) return undefined;
  return [{ ...opponents[0], maximize: "win" }];
}

/**
 * @param {CardPlayer} player
 * @param {Rules} rules
 */
export const dumpCards = (player, rules) => dumpSheet(sheet(player, rules), extraRolls(player, rules), rules);

/**
 * Return whether a computer player is not perfect; people are taken to follow the coach.
 * @param {Player} player
 */
export const errs = ({ strength }) => strength !== null && strength !== "perfect";

/**
 * Return the game as POST /v1/games/check and /v1/games/review take it; without totals where the rules are not known.
 * @param {State} state
 * @param {Rules} [rules]
 * @returns {Game}
 */
export function dumpGame(state, rules) {
  const names = namesOf(state.players);
  return {
    ruleset: state.ruleset,
    players: state.players.map((player, p) => ({
      name: names[p], turns: player.turns.map(dumpTurn), ...(rules && { claimed: dumpTotals(rules.totals(sheet(player, rules)), rules) }),
    })),
  };
}

/** @param {ScoredTurn} turn */
const dumpTurn = ({ rolls, keeps, announced, column, category, points }) => (
  { rolls, keeps, ...(announced !== undefined && { announced }), ...(column !== undefined && { column }), category, points });

/**
 * Return totals as they can be claimed: products only where columns have names.
 * @param {Totals} totals
 * @param {Rules} rules
 */
export function dumpTotals(totals, rules) {
  const { products: _, ...others } = totals;
  return isFlat(rules) ? others : totals;
}

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
