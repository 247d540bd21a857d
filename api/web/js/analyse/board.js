// A position on the board as data, and what changes it: dice put down and taken away, a card filled in, a move made. No function
// here touches the page or the network, and none changes a board: they return another one.

/**
 * @import { Card, GamePosition, Objective, Question, RankedMove } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { lookUp } from "../base/lookup.js";
import { placesOf } from "../game/game.js";
import { mostRollsLeft, turnsPlayed } from "../game/sheet.js";
import { dumpPosition, readPosition } from "../game/wire.js";

/**
 * A position that is incomplete while dice are missing. `dice` are in the order in which they were entered; `kept` states for
 * each whether it is marked.
 * @typedef {GamePosition & { kept: readonly boolean[], objective: Objective }} Board
 */

/** @type {Objective} */
const POINTS = { maximize: "expected_total" };

/**
 * @param {Rules} rules
 * @returns {Board}
 */
export const emptyBoard = (rules) => /** @type {Board} */ (boardOf({ scorecard: { points: {} } }, rules));

/**
 * Return the board of a question, undefined where it does not belong to this game.
 * @param {Omit<Question, "ruleset">} question
 * @param {Rules} rules
 * @returns {Board | undefined}
 */
export function boardOf({ objective = POINTS, keep = [], ...question }, rules) {
  const position = readPosition(question, rules);
  if (!position) return undefined;
  const places = placesOf(position.dice, keep);
  return { ...position, kept: position.dice.map((_, place) => places.has(place)), objective };
}

/**
 * Return the question of a board. It cannot be asked while dice are missing, but stands in the address.
 * @param {Board} board
 * @param {Rules} rules
 * @returns {Question}
 */
export const questionOf = ({ kept, objective, ...position }, rules) => ({
  ...dumpPosition(position, rules),
  ...(objective.maximize !== POINTS.maximize && { objective }),
  ...(kept.includes(true) && { keep: position.dice.filter((_, place) => kept[place]) }),
});

/**
 * Return whether every category is filled.
 * @param {Board} board
 * @param {Rules} rules
 */
export const isFull = ({ sheet }, rules) => turnsPlayed(sheet) === rules.turns;

/**
 * Return whether all dice are there.
 * @param {Board} board
 * @param {Rules} rules
 */
export const isWhole = ({ dice }, rules) => dice.length === rules.diceCount;

/**
 * Put a die down, unless all are there.
 * @param {Board} board
 * @param {Rules} rules
 * @param {number} face
 * @returns {Board}
 */
export const put = (board, rules, face) =>
  (isWhole(board, rules) ? board : { ...board, dice: [...board.dice, face], kept: [...board.kept, false] });

/**
 * Take a die away, by default the last one.
 * @param {Board} board
 * @returns {Board}
 */
export const take = (board, place = board.dice.length - 1) => (
  { ...board, dice: board.dice.filter((_, each) => each !== place), kept: board.kept.filter((_, each) => each !== place) });

/**
 * @param {Board} board
 * @param {number} place
 * @returns {Board}
 */
export const mark = (board, place) => ({ ...board, kept: board.kept.map((kept, each) => (each === place ? !kept : kept)) });

/**
 * Mark the dice with these faces, and no others.
 * @param {Board} board
 * @param {readonly number[]} faces
 * @returns {Board}
 */
export function markFaces(board, faces) {
  const places = placesOf(board.dice, faces, board.kept);
  return { ...board, kept: board.dice.map((_, place) => places.has(place)) };
}

/**
 * @param {Board} board
 * @param {Rules} rules
 * @param {number} rollsLeft
 * @returns {Board}
 */
export function leave(board, rules, rollsLeft) {
  const most = mostRollsLeft(board, rules);
  const left = Math.max(0, Math.min(rollsLeft, most));
  return { ...board, rollsLeft: left, allRolled: left === most, announced: left === most ? undefined : board.announced };
}

/**
 * Return the board with another card in a column, and with no more rolls left than are then possible.
 * @param {Board} board
 * @param {Rules} rules
 * @param {number} column
 * @param {(card: Card) => Card} changed
 * @returns {Board}
 */
const withCard = (board, rules, column, changed) => (
  withRolls(board, rules, { sheet: board.sheet.map((card, c) => (c === column ? changed(card) : card)) }));

/**
 * @param {Board} board
 * @param {Rules} rules
 * @param {Partial<Board>} changed
 * @returns {Board}
 */
function withRolls(board, rules, changed) {
  const wasFirst = board.rollsLeft === mostRollsLeft(board, rules);
  const next = { ...board, ...changed };
  const most = mostRollsLeft(next, rules);
  return { ...next, rollsLeft: wasFirst ? most : Math.min(board.rollsLeft, most) };
}

/**
 * Note the points of a filling, the `nth` (from 0) of its category; undefined opens it again.
 * @param {Board} board
 * @param {Rules} rules
 * @param {{ category: string, column: number, nth: number }} cell
 * @param {number | undefined} points
 * @returns {Board}
 */
export const note = (board, rules, { category, column, nth }, points) => withCard(board, rules, column, (card) => {
  const fillings = [...card.points[category]];
  fillings.splice(nth, 1, ...(points === undefined ? [] : [points]));
  return { ...card, points: { ...card.points, [category]: fillings } };
});

/**
 * @param {Board} board
 * @param {Rules} rules
 * @param {number} column
 * @param {number} count of extra bonuses
 * @returns {Board}
 */
export const noteBonuses = (board, rules, column, count) =>
  withCard(board, rules, column, (card) => ({ ...card, extra_bonus_count: count }));

/**
 * @param {Board} board
 * @param {Rules} rules
 * @param {number} rolls
 * @returns {Board}
 */
export const noteExtraRolls = (board, rules, rolls) =>
  withRolls(board, rules, { extraRolls: Math.max(0, rolls) });

/**
 * Return all points that some hand pays in a category, on some roll or as a joker, ascending; also a 0 where another one has to
 * score before it.
 * @param {Rules} rules
 * @param {string} category
 */
export function payable(rules, category) {
  const rolls = lookUp(rules.rollPoints, category) ?? [];
  const jokers = rules.joker?.moves.flatMap(({ points }) => (Object.hasOwn(points, category) ? [points[category]] : [])) ?? [];
  return [...new Set([...(rules.after.has(category) ? [0] : []), ...rules.points[category], ...rolls.flat(), ...jokers])].sort((one, other) => one - other);
}

/**
 * Return the board after a move. A keep leaves its dice, and the others have to be entered again; a score starts the next turn;
 * a call continues the turn.
 * @param {Board} board
 * @param {Rules} rules
 * @param {RankedMove} move
 * @returns {Board}
 */
export function after(board, rules, move) {
  if (move.action === "announce") return { ...board, announced: move.category };
  if (move.action === "keep") {
    const kept = markFaces(board, move.keep);
    const dice = kept.dice.filter((_, place) => kept.kept[place]);
    return { ...board, dice, kept: dice.map(() => false), rollsLeft: board.rollsLeft - 1, allRolled: dice.length === 0 };
  }
  const filled = withCard(board, rules, rules.columns.findIndex(({ id }) => id === move.column), (card) => ({
    points: { ...card.points, [move.category]: [...card.points[move.category], move.points] },
    extra_bonus_count: card.extra_bonus_count + (move.extra_bonus > 0 ? 1 : 0),
  }));
  const extraRolls = rules.extraRollsAfter(board.extraRolls, board.rollsLeft);
  const next = { ...filled, dice: [], kept: [], extraRolls, announced: undefined, allRolled: true };
  return { ...next, rollsLeft: mostRollsLeft(next, rules) };
}
