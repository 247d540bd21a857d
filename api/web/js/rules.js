// What a hand pays, from the numbers of GET /v1/rulesets/{id}/points. The rules themselves are the server's; this
// only looks them up, so that a game goes on while the server is away.

/** @import { BonusTier, Card, JokerMove, Lock, Move, PointsTable, RulesetShown, Score, Totals } from "./types.js" */

import { pointsAwarded } from "./awards.js";
import { t, whole } from "./i18n.js";

export class Rules {
  /**
   * @param {PointsTable} points
   * @param {RulesetShown} definition
   */
  constructor(points, definition) {
    this.id = points.ruleset;
    this.titles = new Map(definition.categories.map((category) => [category.id, category.title]));
    this.categories = points.categories;
    this.diceCount = points.dice_count;
    this.rolls = points.rolls;
    this.order = points.order;
    this.upper = points.upper;
    this.bonus = points.bonus;
    this.joker = points.joker;
    this.times = new Map(definition.categories.map(({ id, times = 1 }) => [id, times]));
    this.turns = points.categories.reduce((sum, id) => sum + this.timesOf(id), 0);
    // Of a category that earns nothing before another one has points: that other one.
    this.after = new Map(definition.categories.flatMap(({ id, after }) => (after === undefined ? [] : [[id, after]])));
    this.extraRolls = definition.extra_rolls;
    this.awarded = definition.points_awarded;
    // "solvable" counts: the server then has a table after a second or two.
    this.hasTable = definition.facts.table !== "out_of_reach";
    this.hasOutlooks = definition.facts.outlook_table === "ready";
    this.canPrepareOutlooks = definition.facts.outlook_table === "solvable";
    // The colour of every face that has one.
    this.colours = new Map(
      Object.entries(definition.colours ?? {}).flatMap(([colour, faces]) => faces.map((face) => [face, colour])),
    );
    this.points = points.points;
    this.rollPoints = points.roll_points;
    this.places = new Map(points.hands.map((hand, place) => [hand, place]));
  }

  /**
   * What people call a category.
   * @param {string} category
   */
  titleOf(category) {
    return this.titles.get(category) ?? category;
  }

  /**
   * A move of the API in words.
   * @param {Move} move
   */
  moveWords(move) {
    if (move.action === "keep")
      return move.keep.length ? t("moveKeep", { dice: move.keep.join(" ") }) : t("moveRerollAll");
    const { category, points, extra_bonus: extra } = move;
    const paid = extra ? `${whole(points)}\u00a0+\u00a0${extra}` : points;
    return t("moveScore", { category: this.titleOf(category), points: paid });
  }

  /**
   * How many times a category can be filled.
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
   * The extra rolls that a card has after scoring, from those it had before and all rolls that were left.
   * @param {number} before
   * @param {number} left
   */
  extraRollsAfter(before, left) {
    if (!this.extraRolls) return 0;
    const { saves, most } = this.extraRolls;
    return Math.min(left, saves ? (most ?? Infinity) : before);
  }

  /** @param {string} category */
  isUpper(category) {
    return Object.hasOwn(this.upper, category);
  }

  /**
   * The categories that may be filled next, whatever the hand.
   * @param {Card} card
   */
  fillable(card) {
    const open = this.categories.filter((category) => this.isOpen(card, category));
    if (this.order === "card") return open.slice(0, 1);
    const upper = open.filter((category) => this.isUpper(category));
    return this.order === "upper_first" && upper.length ? upper : open;
  }

  /**
   * Why an open category may not be filled yet, or earns nothing yet; undefined where it does.
   * @param {Card} card
   * @param {string} category
   * @returns {Lock | undefined}
   */
  lock(card, category) {
    if (!this.isOpen(card, category)) return undefined;
    if (!this.fillable(card).includes(category)) return { why: this.order === "card" ? "order" : "upper" };
    const after = this.after.get(category);
    return after === undefined || isMade(card, after) ? undefined : { why: "after", after };
  }

  /**
   * The same in words.
   * @param {Card} card
   * @param {string} category
   */
  lockWords(card, category) {
    const lock = this.lock(card, category);
    if (lock?.why === "after")
      return t("lockAfter", { category: this.titleOf(category), after: this.titleOf(lock.after) });
    return lock && t(lock.why === "upper" ? "lockUpper" : "lockOrder");
  }

  /**
   * Every legal category of a hand, and what it pays.
   * @param {Card} card
   * @param {readonly number[]} hand
   * @param {number} roll the one that the hand was made on: 1, 2, …
   * @returns {Score[]}
   */
  scores(card, hand, roll) {
    const joker = this.joker && this.jokerMove(this.joker, card, hand);
    const place = this.places.get([...hand].sort().join("")) ?? -1;
    return this.fillable(card)
      .filter((category) => !joker || Object.hasOwn(joker.move.points, category))
      .map((category) => ({
        category,
        points: this.lock(card, category) ? 0 : joker ? joker.move.points[category] : this.column(category, roll)[place],
        extraBonus: joker ? joker.extraBonus : 0,
      }));
  }

  /**
   * What every hand pays in a category when it is made on this roll.
   * @param {string} category
   * @param {number} roll
   */
  column(category, roll) {
    const columns = this.rollPoints[category] ?? [this.points[category]];
    return columns[Math.min(roll, columns.length) - 1];
  }

  /**
   * What a further five of a kind may be scored as, and what it brings on top; undefined where the hand is none.
   * @param {NonNullable<PointsTable["joker"]>} joker
   * @param {Card} card
   * @param {readonly number[]} hand
   * @returns {{ move: JokerMove, extraBonus: number } | undefined}
   */
  jokerMove(joker, card, hand) {
    if (this.isOpen(card, joker.category) || hand.some((face) => face !== hand[0])) return undefined;
    const open = this.categories.filter((id) => this.isOpen(card, id));
    const upperOpen = open.some((id) => this.upper[id] === hand[0]);
    const lowerOpen = open.some((id) => !this.isUpper(id) && id !== joker.category);
    const move = joker.moves.find(
      ({ face, upper_open, lower_open }) => face === hand[0] && upper_open === upperOpen && lower_open === lowerOpen,
    );
    return move && { move, extraBonus: isMade(card, joker.category) ? joker.extra_bonus : 0 };
  }

  /**
   * Points above (below: negative) par of each filled upper category: the fewest dice of each that reach the first tier of
   * the bonus above 0, three in most games. Undefined where none is filled or there is no bonus.
   * @param {Card} card
   */
  ahead(card) {
    const filled = this.categories.filter((id) => this.isUpper(id)).flatMap((id) => (
      card.points[id].map((points) => ({ points, face: this.upper[id] }))));
    if (!filled.length || !this.bonus.length) return undefined;
    const ofEach = Object.entries(this.upper).reduce((sum, [id, face]) => sum + face * this.timesOf(id), 0);
    const first = this.bonus.find(({ at }) => at > 0);
    const par = first ? Math.ceil(first.at / ofEach) : 3;
    return filled.reduce((sum, { points, face }) => sum + points - par * face, 0);
  }

  /**
   * The totals of a card, by the names of the API.
   * @param {Card} card
   * @returns {Totals}
   */
  totals(card) {
    /** @param {string[]} ids */
    const sum = (ids) => ids.flatMap((id) => card.points[id]).reduce((total, points) => total + points, 0);
    const upper = sum(this.categories.filter((id) => this.isUpper(id)));
    const lower = sum(this.categories.filter((id) => !this.isUpper(id)));
    const bonus = upperBonus(this.bonus, upper);
    const extra = (this.joker?.extra_bonus ?? 0) * card.extra_bonus_count;
    const total = upper + bonus + lower + extra;
    return {
      upper_points: upper, upper_bonus: bonus, lower_points: lower, extra_bonus: extra, total,
      ...(this.awarded && { points_awarded: pointsAwarded(this.awarded, this, card, total) }),
    };
  }
}

/**
 * Of the highest tier that is reached.
 * @param {readonly BonusTier[]} tiers
 * @param {number} upper
 */
function upperBonus(tiers, upper) {
  const tier = tiers.findLast(({ at }) => at <= upper);
  return tier ? tier.pays + (tier.each ?? 0) * (upper - tier.at) : 0;
}

/**
 * Whether a category was filled with points.
 * @param {Card} card
 * @param {string} category
 */
const isMade = (card, category) => card.points[category].some((points) => points > 0);
