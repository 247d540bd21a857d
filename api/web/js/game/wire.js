// The shapes in which the API takes and gives cards and positions. On the pages every game has columns, one or several; the API
// leaves out a column without a name, and only this folder knows that.

/**
 * @import { ColumnTotals, GamePosition, Move, OneCard, PlayerReport, Question, Scorecard, Sheet } from "../base/types.js"
 * @import { Check } from "../base/shapes.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { lookUp } from "../base/lookup.js";
import * as shape from "../base/shapes.js";
import { emptyCard, mostRollsLeft } from "./sheet.js";

// The greatest numbers of extra bonuses and of extra rolls that the API takes: lists are made of them.
const MOST = 999;

/**
 * Return whether the API leaves out the column: the only one, without a name.
 * @param {Rules} rules
 */
export const isFlat = ({ columns }) => columns[0].id === undefined;

/**
 * Return the part of an object for each column, undefined where it has none.
 * @template {object} T
 * @param {Partial<T> & { columns?: Record<string, Partial<T>> }} whole
 * @param {Rules} rules
 * @returns {(Partial<T> | undefined)[]}
 */
export const byColumn = (whole, rules) =>
  rules.columns.map(({ id }) => (isFlat(rules) ? whole : lookUp(whole.columns ?? {}, String(id))));

/**
 * Return the object that has these parts for the columns; undefined parts are left out.
 * @template {object} T
 * @param {readonly (T | undefined)[]} parts
 * @param {Rules} rules
 */
export function joinColumns(parts, rules) {
  if (isFlat(rules)) return parts[0];
  return { columns: Object.fromEntries(rules.columns.flatMap(({ id }, c) => (parts[c] ? [[String(id), parts[c]]] : []))) };
}

/**
 * Return the totals of each column of a report.
 * @param {Pick<PlayerReport, "totals" | "columns">} report
 * @param {Rules} rules
 */
export function reportedTotals({ totals, columns }, rules) {
  /** @type {Partial<ColumnTotals> & { columns?: Record<string, Partial<ColumnTotals>> }} */
  const whole = { ...totals, columns };
  return byColumn(whole, rules);
}

/**
 * @param {Sheet} cards
 * @param {number} stock of extra rolls
 * @param {Rules} rules
 * @returns {Scorecard}
 */
export const dumpSheet = (cards, stock, rules) => ({
  ...joinColumns(cards.map(({ points, extra_bonus_count }) => ({
    ...dumpPoints(points, rules), ...(rules.joker?.extra_bonus && { extra_bonus_count }),
  })), rules),
  ...(rules.extraRolls && { extra_rolls: stock }),
});

/**
 * Return only filled categories, separately those that can be filled several times.
 * @param {Record<string, number[]>} points
 * @param {Rules} rules
 * @returns {OneCard}
 */
function dumpPoints(points, rules) {
  const filled = Object.entries(points).filter(([, fillings]) => fillings.length);
  const often = filled.filter(([id]) => rules.timesOf(id) > 1);
  const once = filled.filter(([id]) => rules.timesOf(id) === 1).map(([id, [paid]]) => [id, paid]);
  return { points: Object.fromEntries(once), ...(often.length && { fillings: Object.fromEntries(often) }) };
}

/**
 * Return the points of categories with one filling, and the fillings of others. Old links and records have lists among the points.
 * @param {Partial<OneCard>} card
 * @returns {Record<string, number | number[]>}
 */
export const pointsOf = ({ points, fillings }) => ({ ...points, ...fillings });

/**
 * Return the sheet of a scorecard and its extra rolls, undefined where it does not belong to this game.
 * @param {Scorecard} scorecard
 * @param {Rules} rules
 * @returns {{ sheet: Sheet, extraRolls: number } | undefined}
 */
export function readSheet(scorecard, rules) {
  const { columns = {}, extra_rolls = rules.extraRolls?.start ?? 0 } = scorecard;
  const said = [...Object.keys(columns), ...(Object.keys(pointsOf(scorecard)).length ? [undefined] : [])];
  if (!said.every((name) => rules.columns.some(({ id }) => id === name))) return undefined;
  const cards = byColumn(scorecard, rules).map((card = {}) => readCard(card, rules)).filter((card) => card !== undefined);
  return cards.length === rules.columns.length ? { sheet: cards, extraRolls: extra_rolls } : undefined;
}

/**
 * @param {Partial<OneCard>} card
 * @param {Rules} rules
 */
function readCard({ extra_bonus_count = 0, ...card }, rules) {
  const filled = Object.entries(pointsOf(card)).map(([category, paid]) => /** @type {const} */ ([category, [paid].flat()]));
  if (!filled.every(([id, paid]) => rules.categories.includes(id) && paid.length <= rules.timesOf(id))) return undefined;
  return { points: { ...emptyCard(rules).points, ...Object.fromEntries(filled) }, extra_bonus_count };
}

/**
 * Return the position as the API takes it: without dice, between turns, only the card.
 * @param {GamePosition} position
 * @param {Rules} rules
 */
export const dumpPosition = ({ sheet: cards, extraRolls: stock, dice, rollsLeft, announced, allRolled }, rules) => ({
  ruleset: rules.ruleset,
  scorecard: dumpSheet(cards, stock, rules),
  ...(dice.length && { dice: [...dice], rolls_left: rollsLeft }),
  ...(dice.length && rules.callColumn && { announced: announced ?? null, all_rolled: allRolled }),
});

/**
 * Return the position of a question, undefined where it does not belong to this game.
 * @param {Omit<Question, "ruleset">} question
 * @param {Rules} rules
 * @returns {GamePosition | undefined}
 */
export function readPosition({ scorecard, ...question }, rules) {
  const read = readSheet(scorecard, rules);
  const turn = readTurn(question);
  if (!read || turn.dice.length > rules.diceCount) return undefined;
  const most = mostRollsLeft(read, rules);
  const rollsLeft = Math.min(turn.rollsLeft ?? most, most);
  return { ...read, ...turn, rollsLeft, allRolled: turn.allRolled ?? rollsLeft === most };
}

/** @param {Pick<Question, "dice" | "rolls_left" | "announced" | "all_rolled">} turn of a question or a reviewed decision */
export const readTurn = ({ dice = [], rolls_left, announced, all_rolled }) => (
  { dice, rollsLeft: rolls_left, announced: announced ?? undefined, allRolled: all_rolled });

/**
 * Return a move without its value.
 * @param {Move} move
 */
export function dumpMove(move) {
  if (move.action === "keep") return { action: move.action, keep: move.keep };
  const { action, category, column } = move;
  return { action, category, ...(column !== undefined && { column }) };
}

const few = shape.is((value) => Number.isInteger(value) && value >= 0 && value <= MOST);
const card = shape.shaped({
  points: shape.mapOf(shape.either(shape.whole, shape.listOf(shape.whole))),
  fillings: shape.maybe(shape.mapOf(shape.listOf(shape.whole))), extra_bonus_count: shape.maybe(few), extra_rolls: shape.maybe(few),
});
const cards = shape.shaped({ columns: shape.mapOf(card), extra_rolls: shape.maybe(few) });

/** @type {Check} of a scorecard from outside */
export const scorecardShape = (value) => (value?.columns === undefined ? card : cards)(value);

/** The shape of a question, its fields in the order of addresses; `keep` has the dice that are marked on the board. */
export const QUESTION = {
  ruleset: shape.either(shape.name, shape.anyObject), dice: shape.maybe(shape.listOf(shape.face)), rolls_left: shape.maybe(shape.count),
  scorecard: scorecardShape, announced: shape.maybe(shape.either(shape.nothing, shape.name)), all_rolled: shape.maybe(shape.flag),
  objective: shape.maybe(shape.shaped({ maximize: shape.name, target: shape.maybe(shape.whole) })), keep: shape.maybe(shape.listOf(shape.face)),
};

/** The fields that a query of GET /v1/advice can have, and the kind of each. */
export const QUERY = /** @type {const} */ ({
  ruleset: "word", dice: "dice", rolls_left: "number", scorecard: "points", extra_bonus_count: "number", extra_rolls: "number",
  announced: "word", all_rolled: "flag", objective: "word", target: "number", keep: "dice",
});
