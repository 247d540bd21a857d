// A position on the board as data, and what may be done with it: dice put down and taken away, a card filled in, a move made.
// Nothing here touches the page or the network. A board is never changed: what changes it answers another one.

/**
 * @import { Card, Objective, OneCard, Question, RankedMove, Sheet } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { lookUp } from "../base/lookup.js";
import { placesOf } from "../game/game.js";
import { dumpSheet } from "../game/sheet.js";

/**
 * `faces` are the dice that lie there, in the order in which they were put down; `kept` says of each whether it is marked.
 * @typedef {{
 *   ruleset: string | object, faces: readonly number[], kept: readonly boolean[], rollsLeft: number, sheet: Sheet,
 *   announced: string | undefined, allRolled: boolean, objective: Objective,
 * }} Board
 */

/** @type {Objective} */
const POINTS = { maximize: "expected_total" };

/**
 * @param {string | object} ruleset
 * @param {Rules} rules of it
 * @returns {Board}
 */
export function emptyBoard(ruleset, rules) {
  /** @type {Board} */
  const board = {
    ruleset, faces: [], kept: [], rollsLeft: 0, sheet: rules.columns.map(() => emptyCard(rules)), announced: undefined,
    allRolled: true, objective: POINTS,
  };
  return { ...board, rollsLeft: mostRollsLeft(board, rules) };
}

/**
 * @param {Rules} rules
 * @returns {Card}
 */
const emptyCard = (rules) => ({
  points: Object.fromEntries(rules.categories.map((category) => [category, []])), extra_bonus_count: 0,
  extra_rolls: rules.extraRolls?.start ?? 0,
});

/**
 * The board of a question, undefined where that is none of this game.
 * @param {Question} question
 * @param {Rules} rules
 * @returns {Board | undefined}
 */
export function boardOf({ ruleset, scorecard, dice = [], rolls_left, announced, all_rolled, objective, keep = [] }, rules) {
  const sheet = readSheet(scorecard, rules);
  if (!sheet || dice.length > rules.diceCount) return undefined;
  const places = placesOf(dice, keep);
  const board = {
    ...emptyBoard(ruleset, rules), faces: dice, kept: dice.map((_, place) => places.has(place)), sheet,
    announced: announced ?? undefined, objective: objective ?? POINTS,
  };
  const most = mostRollsLeft(board, rules);
  const rollsLeft = Math.min(rolls_left ?? most, most);
  return { ...board, rollsLeft, allRolled: all_rolled ?? rollsLeft === most };
}

/**
 * @param {Question["scorecard"]} scorecard
 * @param {Rules} rules
 * @returns {Sheet | undefined}
 */
function readSheet(scorecard, rules) {
  if (rules.isSheet !== "columns" in scorecard && Object.keys("points" in scorecard ? scorecard.points : {}).length) return undefined;
  const columns = "columns" in scorecard ? scorecard.columns : { [String(rules.columns[0].id)]: scorecard };
  if (!Object.keys(columns).every((name) => rules.columns.some(({ id }) => String(id) === name))) return undefined;
  const cards = rules.columns.map(({ id }) => readCard(lookUp(columns, String(id)) ?? { points: {} }, rules));
  return cards.every((card) => card !== undefined) ? cards : undefined;
}

/**
 * @param {OneCard} card
 * @param {Rules} rules
 * @returns {Card | undefined}
 */
function readCard({ points, extra_bonus_count = 0, extra_rolls }, rules) {
  const empty = emptyCard(rules);
  const filled = Object.entries(points).map(([category, paid]) => /** @type {const} */ ([category, [paid].flat()]));
  if (!filled.every(([id, paid]) => rules.categories.includes(id) && paid.length <= rules.timesOf(id))) return undefined;
  return { points: { ...empty.points, ...Object.fromEntries(filled) }, extra_bonus_count, extra_rolls: extra_rolls ?? empty.extra_rolls };
}

/**
 * The question of a board: without dice where it lies between turns, and while not all of them lie there the whole question
 * cannot be asked yet.
 * @param {Board} board
 * @param {Rules} rules
 * @returns {Question}
 */
export function questionOf({ ruleset, faces, kept, rollsLeft, sheet, announced, allRolled, objective }, rules) {
  return {
    ruleset, scorecard: dumpSheet(sheet, rules),
    ...(faces.length && { dice: [...faces], rolls_left: rollsLeft }),
    ...(rules.hasCalls && faces.length && { announced: announced ?? null, all_rolled: allRolled }),
    ...(objective.maximize !== POINTS.maximize && { objective }),
    ...(kept.includes(true) && { keep: faces.filter((_, place) => kept[place]) }),
  };
}

/**
 * How many turns were played by now.
 * @param {Board} board
 */
export const played = ({ sheet }) =>
  sheet.reduce((sum, { points }) => sum + Object.values(points).reduce((filled, { length }) => filled + length, 0), 0);

/**
 * The rolls that are left after the first one.
 * @param {Board} board
 * @param {Rules} rules
 */
export const mostRollsLeft = (board, rules) => rules.rollsOfTurn(played(board)) + board.sheet[0].extra_rolls - 1;

/**
 * Whether every category is filled.
 * @param {Board} board
 * @param {Rules} rules
 */
export const isFull = (board, rules) => played(board) === rules.turns;

/**
 * Whether all dice lie there.
 * @param {Board} board
 * @param {Rules} rules
 */
export const isWhole = ({ faces }, rules) => faces.length === rules.diceCount;

/**
 * Puts a die down, where there is room for it.
 * @param {Board} board
 * @param {Rules} rules
 * @param {number} face
 * @returns {Board}
 */
export const put = (board, rules, face) =>
  (isWhole(board, rules) ? board : { ...board, faces: [...board.faces, face], kept: [...board.kept, false] });

/**
 * Takes a die away, the last one where none is named.
 * @param {Board} board
 * @returns {Board}
 */
export const take = (board, place = board.faces.length - 1) => (
  { ...board, faces: board.faces.filter((_, each) => each !== place), kept: board.kept.filter((_, each) => each !== place) });

/**
 * @param {Board} board
 * @param {number} place
 * @returns {Board}
 */
export const mark = (board, place) => ({ ...board, kept: board.kept.map((kept, each) => (each === place ? !kept : kept)) });

/**
 * Marks the dice that make up these faces, and no others.
 * @param {Board} board
 * @param {readonly number[]} faces
 * @returns {Board}
 */
export function markFaces(board, faces) {
  const places = placesOf(board.faces, faces, board.kept);
  return { ...board, kept: board.faces.map((_, place) => places.has(place)) };
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
 * A board with this card in the place of the one that it has, and no more rolls left than that lets there be.
 * @param {Board} board
 * @param {Rules} rules
 * @param {number} column
 * @param {(card: Card) => Card} changed
 * @returns {Board}
 */
function withCard(board, rules, column, changed) {
  const wasFirst = board.rollsLeft === mostRollsLeft(board, rules);
  const next = { ...board, sheet: board.sheet.map((card, c) => (c === column ? changed(card) : card)) };
  const most = mostRollsLeft(next, rules);
  return { ...next, rollsLeft: wasFirst ? most : Math.min(board.rollsLeft, most) };
}

/**
 * Notes the points of a filling, the `nth` (from 0) of its category; undefined opens it again.
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
  withCard(board, rules, 0, (card) => ({ ...card, extra_rolls: Math.max(0, rolls) }));

/**
 * What some hand pays in a category, on some roll, as a joker too; from the least. A 0 can always be noted.
 * @param {Rules} rules
 * @param {string} category
 */
export function payable(rules, category) {
  const rolls = lookUp(rules.rollPoints, category) ?? [];
  const jokers = rules.joker?.moves.flatMap(({ points }) => (Object.hasOwn(points, category) ? [points[category]] : [])) ?? [];
  return [...new Set([0, ...rules.points[category], ...rolls.flat(), ...jokers])].sort((one, other) => one - other);
}

/**
 * The board after a move: the dice that are kept, with the others to be put down again; the next turn, where one is over;
 * the same turn, where a category was called.
 * @param {Board} board
 * @param {Rules} rules
 * @param {RankedMove} move
 * @returns {Board}
 */
export function after(board, rules, move) {
  if (move.action === "announce") return { ...board, announced: move.category };
  if (move.action === "keep") {
    const kept = markFaces(board, move.keep);
    const faces = kept.faces.filter((_, place) => kept.kept[place]);
    return { ...board, faces, kept: faces.map(() => false), rollsLeft: board.rollsLeft - 1, allRolled: faces.length === 0 };
  }
  const column = Math.max(0, rules.columns.findIndex(({ id }) => id === move.column));
  const { extra_rolls: had } = board.sheet[0];
  const filled = withCard(board, rules, column, (card) => ({
    points: { ...card.points, [move.category]: [...card.points[move.category], move.points] },
    extra_bonus_count: card.extra_bonus_count + (move.extra_bonus > 0 ? 1 : 0),
    extra_rolls: rules.extraRollsAfter(had, board.rollsLeft),
  }));
  const next = { ...filled, faces: [], kept: [], announced: undefined, allRolled: true };
  return { ...next, rollsLeft: mostRollsLeft(next, rules) };
}
