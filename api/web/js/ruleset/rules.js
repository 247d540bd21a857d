// The rules of a game, from the numbers of GET /v1/rulesets/{id}/points. The server computes them; here they are only
// looked up, so that a game continues without the server.

/**
 * @import {
 *   Card, CategoryShown, Column, ColumnOrder, JokerMove, Lock, Move, PointsTable, RulesetReference, RulesetShown, Score, Sheet, TextKey,
 * } from "../base/types.js"
 */

import { t, whole } from "../base/i18n.js";
import { lookUp } from "../base/lookup.js";
import { totals } from "./totals.js";

export class Rules {
  /**
   * @param {PointsTable} points
   * @param {RulesetShown} definition
   * @param {RulesetReference} [ruleset] what says to the API which one this is: the whole of it, where it has no id there
   */
  constructor(points, definition, ruleset = points.ruleset) {
    this.id = points.ruleset;
    this.ruleset = ruleset;
    this.title = definition.title;
    this.definition = definition;
    this.titles = new Map(definition.categories.map((category) => [category.id, category.title]));
    this.categories = points.categories;
    this.diceCount = points.dice_count;
    this.rolls = points.rolls;
    this.upper = points.upper;
    this.bonus = points.bonus;
    this.joker = points.joker;
    this.times = new Map(definition.categories.map(({ id, times = 1 }) => [id, times]));
    /** @type {Column[]} at least one */
    this.columns = columnsOf(definition, points);
    // The column whose categories are called before they are filled.
    this.callColumn = this.columns.find(({ announce }) => announce);
    // Values of states are estimated: there are no reasons in points, no outlooks and no objective but the expected total.
    this.isEstimated = definition.facts.states === null;
    this.products = definition.products ?? [];
    this.isMultiplied = Boolean(definition.joker?.multiplied);
    this.paysMadeOnly = Boolean(definition.joker?.made_only);
    this.turns = this.columns.length * points.categories.reduce((sum, id) => sum + this.timesOf(id), 0);
    this.lastTurnRolls = definition.last_turn_rolls ?? points.rolls;
    // By a category that earns nothing before another one has points: that other one.
    this.after = new Map(definition.categories.flatMap(({ id, after }) => (after === undefined ? [] : [[id, after]])));
    this.extraRolls = definition.extra_rolls;
    this.awarded = definition.points_awarded;
    // "solvable" counts: the server then has a table after a second or two.
    this.hasTable = definition.facts.table !== "out_of_reach";
    const outlooks = definition.facts.outlook_table;
    // Outlooks of small games need no table.
    this.hasOutlooks = outlooks === "ready" || outlooks === "not_needed";
    // The server builds the table on request, unless it does by itself.
    this.canPrepareOutlooks = outlooks === "solvable" || outlooks === "preparing";
    // The colour of every face that has one.
    this.colours = new Map(
      Object.entries(definition.colours ?? {}).flatMap(([colour, faces]) => faces.map((face) => [face, colour])),
    );
    this.points = points.points;
    this.rollPoints = points.roll_points;
    this.places = new Map(points.hands.map((hand, place) => [hand, place]));
  }

  /**
   * Return the definition of a category.
   * @param {string} category
   * @returns {CategoryShown}
   */
  categoryOf(category) {
    return this.definition.categories.find(({ id }) => id === category) ?? { id: category, title: category };
  }

  /**
   * Return the title of a category.
   * @param {string} category
   */
  titleOf(category) {
    return this.titles.get(category) ?? category;
  }

  /**
   * Return the same with its column, where that has a name.
   * @param {string} category
   * @param {string} [column]
   */
  cellWords(category, column) {
    const title = this.columns.find(({ id }) => id === column)?.title;
    return title ? `${this.titleOf(category)}, ${title}` : this.titleOf(category);
  }

  /** The title of the bonus for a further hand of equal dice, named after the category of the joker. */
  get extraBonusTitle() {
    return t("bonusOf", { category: this.titleOf(this.joker?.category ?? "") });
  }

  /**
   * Return a move of the API in words.
   * @param {Move} move
   */
  moveWords(move) {
    if (move.action === "keep")
      return move.keep.length ? t("moveKeep", { dice: move.keep.join(" ") }) : t("moveRerollAll");
    if (move.action === "announce") return t("moveCall", { category: this.titleOf(move.category) });
    const { category, column, points, extra_bonus: extra } = move;
    const paid = extra ? `${whole(points)}\u00a0+\u00a0${extra}` : points;
    return t("moveScore", { category: this.cellWords(category, column), points: paid });
  }

  /**
   * Return the rolls of a turn by the number of turns before it: the very last one may have others.
   * @param {number} played
   */
  rollsOfTurn(played) {
    return played === this.turns - 1 ? this.lastTurnRolls : this.rolls;
  }

  /**
   * Return how many times a category can be filled.
   * @param {string} category
   */
  timesOf(category) {
    return this.times.get(category) ?? 1;
  }

  /**
   * @param {Card} card
   * @param {string} category
   */
  isOpen(card, category) {
    return card.points[category].length < this.timesOf(category);
  }

  /**
   * Return the extra rolls after scoring, from those before and all rolls that were left.
   * @param {number} before
   * @param {number} left
   */
  extraRollsAfter(before, left) {
    if (!this.extraRolls) return 0;
    const { saves, most } = this.extraRolls;
    return Math.min(left, saves ? (most ?? Infinity) : before);
  }

  /** The category that can pay the most, undefined where several can. */
  get bestCategory() {
    const greatest = this.categories.map((category) => Math.max(...this.paid(category, 1)));
    const most = Math.max(...greatest);
    return greatest.filter((each) => each === most).length === 1 ? this.categories[greatest.indexOf(most)] : undefined;
  }

  /** @param {string} category */
  isUpper(category) {
    return Object.hasOwn(this.upper, category);
  }

  /**
   * Return whether the points of a category are added up; a lower one that a product adds or subtracts counts only there.
   * @param {string} category
   */
  counts(category) {
    return this.isUpper(category) || this.products.every(({ plus, minus }) => category !== plus && category !== minus);
  }

  /**
   * Return the categories of a column that may be filled next, whatever the hand.
   * @param {Card} card
   * @param {Column} column
   */
  fillable(card, { order }) {
    const open = this.categories.filter((category) => this.isOpen(card, category));
    if (order === "down") return open.slice(0, 1);
    if (order === "up") return open.slice(-1);
    const upper = open.filter((category) => this.isUpper(category));
    return order === "upper_first" && upper.length ? upper : open;
  }

  /**
   * Return why an open category may not be filled yet, or earns nothing yet; undefined where it does.
   * @param {Card} card
   * @param {string} category
   * @param {Column} column
   * @returns {Lock | undefined}
   */
  lock(card, category, column) {
    if (!this.isOpen(card, category)) return undefined;
    if (!this.fillable(card, column).includes(category)) return { why: "order" };
    const after = this.after.get(category);
    return after === undefined || isMade(card, after) ? undefined : { why: "after", after };
  }

  /**
   * Return the same in words.
   * @param {Card} card
   * @param {string} category
   * @param {Column} column
   */
  lockWords(card, category, column) {
    const lock = this.lock(card, category, column);
    if (lock?.why === "after")
      return t("lockAfter", { category: this.titleOf(category), after: this.titleOf(lock.after) });
    return lock && this.orderWords(column);
  }

  /**
   * Return in words in which order a column is filled.
   * @param {Column} column
   */
  orderWords({ orderText, title }) {
    return t(orderText, { column: title });
  }

  /**
   * Return the legal categories of a hand, column by column, and their points.
   * @param {Sheet} sheet
   * @param {readonly number[]} hand
   * @param {number} roll the one that the hand was made on: 1, 2, …
   * @param {object} [turn]
   * @param {string} [turn.announced] the category that was called
   * @param {boolean} [turn.allRolled] whether the last roll was one of all dice
   * @returns {Score[]}
   */
  scores(sheet, hand, roll, { announced, allRolled = true } = {}) {
    const joker = this.joker && this.jokerMove(this.joker, sheet, hand);
    const place = this.places.get([...hand].sort().join("")) ?? -1;
    const open = sheet.flatMap((card, c) => (
      this.fillable(card, this.columns[c]).map((category) => ({ card, column: this.columns[c], category }))));
    const offered = open.filter(({ column, category }) => (
      announced === undefined ? allRolled || !column.announce : column.announce && category === announced));
    // If the orders of the columns leave no cell to the joker, only they count.
    const jokers = joker ? offered.filter(({ category }) => Object.hasOwn(joker.move.points, category)) : [];
    return (jokers.length ? jokers : offered).map(({ card, column, category }) => {
      const natural = jokers.length && joker ? joker.move.points[category] : this.paid(category, roll)[place];
      const points = this.lock(card, category, column) ? 0 : natural;
      const extraBonus = joker && (points > 0 || !this.paysMadeOnly) ? joker.extraBonus : 0;
      return { column: column.id, category, points, extraBonus };
    });
  }

  /**
   * Return the points of every hand in a category when it is made on this roll.
   * @param {string} category
   * @param {number} roll
   */
  paid(category, roll) {
    const rolls = lookUp(this.rollPoints, category) ?? [this.points[category]];
    return rolls[Math.min(roll, rolls.length) - 1];
  }

  /**
   * Return the scores of a further hand of equal dice, and its extra bonus; undefined for any other hand. A category counts
   * as open if it is open in any column.
   * @param {NonNullable<PointsTable["joker"]>} joker
   * @param {Sheet} sheet
   * @param {readonly number[]} hand
   * @returns {{ move: JokerMove, extraBonus: number } | undefined}
   */
  jokerMove(joker, sheet, hand) {
    const open = this.categories.filter((id) => sheet.some((card) => this.isOpen(card, id)));
    if (open.includes(joker.category) || hand.some((face) => face !== hand[0])) return undefined;
    const upperOpen = open.some((id) => this.upper[id] === hand[0]);
    const lowerOpen = open.some((id) => !this.isUpper(id) && id !== joker.category);
    const move = joker.moves.find(
      ({ face, upper_open, lower_open }) => face === hand[0] && upper_open === upperOpen && lower_open === lowerOpen,
    );
    return move && { move, extraBonus: sheet.every((card) => isMade(card, joker.category)) ? joker.extra_bonus : 0 };
  }

  /** The fewest dice of each face that reach the first tier of the bonus above 0, three in most games. */
  get par() {
    const ofEach = Object.entries(this.upper).reduce((sum, [id, face]) => sum + face * this.timesOf(id), 0);
    const first = this.bonus.find(({ at }) => at > 0);
    return first ? Math.ceil(first.at / ofEach) : 3;
  }

  /**
   * Return the points of the filled upper categories above `par`, negative below it. Without fillings or a bonus, it is
   * undefined.
   * @param {Card} card
   */
  ahead(card) {
    const filled = this.categories.filter((id) => this.isUpper(id)).flatMap((id) => (
      card.points[id].map((points) => ({ points, face: this.upper[id] }))));
    if (!filled.length || !this.bonus.length) return undefined;
    return filled.reduce((sum, { points, face }) => sum + points - this.par * face, 0);
  }

  /**
   * Return the sums of a sheet, by their names in the API.
   * @param {Sheet} sheet
   */
  totals(sheet) {
    return totals(this, sheet);
  }
}

/**
 * The text of each order of a column with a name.
 * @satisfies {Record<ColumnOrder, TextKey>}
 */
const ORDERS = /** @type {const} */ ({ free: "columnFree", down: "columnDown", up: "columnUp", upper_first: "columnUpper" });

/**
 * Return the columns of a definition, or the one without a name of a game of one card.
 * @param {RulesetShown} definition
 * @param {PointsTable} points
 * @returns {Column[]}
 */
function columnsOf({ columns = [] }, points) {
  if (columns.length) return columns.map(({ id, title, factor = 1, order = "free", announce = false }) => (
    { id, title, factor, order, orderText: ORDERS[order], announce }));
  const order = points.order === "card" ? "down" : points.order;
  return [{ id: undefined, title: "", factor: 1, order, orderText: order === "down" ? "lockOrder" : "lockUpper", announce: false }];
}

/**
 * Return whether a category was filled with points.
 * @param {Card} card
 * @param {string} category
 */
const isMade = (card, category) => card.points[category].some((points) => points > 0);
