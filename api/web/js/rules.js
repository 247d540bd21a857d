// What a hand pays, from the numbers of GET /v1/rulesets/{id}/points. The rules themselves are the server's; this
// only looks them up, so that a game goes on while the server is away.

/** @import { Card, JokerMove, Move, PointsTable, RulesetShown, Score, Totals } from "./types.js" */

import { t } from "./i18n.js";

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
    // "solvable" counts: the server then has a table after a second or two.
    this.hasTable = definition.facts.table !== "out_of_reach";
    this.hasOutlooks = definition.facts.outlook_table === "ready";
    this.canPrepareOutlooks = definition.facts.outlook_table === "solvable";
    // The colour of every face that has one.
    this.colours = new Map(
      Object.entries(definition.colours ?? {}).flatMap(([colour, faces]) => faces.map((face) => [face, colour])),
    );
    this.points = points.points;
    this.served = points.served_points;
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
    return t("moveScore", { category: this.titleOf(category), points: extra ? `${points}\u00a0+\u00a0${extra}` : points });
  }

  /** @param {string} category */
  isUpper(category) {
    return Object.hasOwn(this.upper, category);
  }

  /**
   * Every legal category of a hand, and what it pays.
   * @param {Card} card
   * @param {readonly number[]} hand
   * @param {boolean} served whether the hand was thrown with the first roll
   * @returns {Score[]}
   */
  scores(card, hand, served) {
    let open = this.categories.filter((category) => isOpen(card, category));
    if (this.order === "card") open = open.slice(0, 1);
    const joker = this.joker && this.jokerMove(this.joker, card, hand);
    if (joker) {
      const { move, extraBonus } = joker;
      return open
        .filter((category) => Object.hasOwn(move.points, category))
        .map((category) => ({ category, points: move.points[category], extraBonus }));
    }
    const place = this.places.get([...hand].sort().join("")) ?? -1;
    return open.map((category) => ({
      category,
      points: ((served && this.served[category]) || this.points[category])[place],
      extraBonus: 0,
    }));
  }

  /**
   * What a further five of a kind may be scored as, and what it brings on top; undefined where the hand is none.
   * @param {NonNullable<PointsTable["joker"]>} joker
   * @param {Card} card
   * @param {readonly number[]} hand
   * @returns {{ move: JokerMove, extraBonus: number } | undefined}
   */
  jokerMove(joker, card, hand) {
    if (isOpen(card, joker.category) || hand.some((face) => face !== hand[0])) return undefined;
    const upperOpen = this.categories.some((id) => this.upper[id] === hand[0] && isOpen(card, id));
    const lowerOpen = this.categories.some((id) => !this.isUpper(id) && id !== joker.category && isOpen(card, id));
    const move = joker.moves.find(
      ({ face, upper_open, lower_open }) => face === hand[0] && upper_open === upperOpen && lower_open === lowerOpen,
    );
    return move && { move, extraBonus: (card.points[joker.category] ?? 0) > 0 ? joker.extra_bonus : 0 };
  }

  /**
   * Points above (below: negative) par of each filled upper category: the fewest dice of each that reach the bonus, three
   * in most games. Undefined where none is filled or there is no bonus.
   * @param {Card} card
   */
  ahead(card) {
    const filled = this.categories.filter((id) => this.isUpper(id) && !isOpen(card, id));
    if (!filled.length || !this.bonus.length) return undefined;
    const par = Math.ceil(this.bonus[0].at / Object.values(this.upper).reduce((sum, face) => sum + face, 0));
    return filled.reduce((sum, id) => sum + pointsOf(card, id) - par * this.upper[id], 0);
  }

  /**
   * The five totals of a card, by the names of the API.
   * @param {Card} card
   * @returns {Totals}
   */
  totals(card) {
    /** @param {string[]} ids */
    const sum = (ids) => ids.reduce((total, id) => total + pointsOf(card, id), 0);
    const upper = sum(this.categories.filter((id) => this.isUpper(id)));
    const lower = sum(this.categories.filter((id) => !this.isUpper(id)));
    const bonus = Math.max(0, ...this.bonus.filter((tier) => tier.at <= upper).map((tier) => tier.pays));
    const extra = (this.joker?.extra_bonus ?? 0) * card.extra_bonus_count;
    return {
      upper_points: upper, upper_bonus: bonus, lower_points: lower, extra_bonus: extra,
      total: upper + bonus + lower + extra,
    };
  }
}

/**
 * @param {Card} card
 * @param {string} category
 */
const pointsOf = (card, category) => card.points[category] ?? 0;

/**
 * Absent is open, too.
 * @param {Card} card
 * @param {string} category
 */
const isOpen = (card, category) => (card.points[category] ?? null) === null;
