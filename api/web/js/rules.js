// What a hand pays, from the numbers of GET /v1/rulesets/{id}/points. The rules themselves are the server's; this
// only looks them up, so that a game goes on while the server is away.

import { t } from "./i18n.js";

export class Rules {
  // `points` and `definition` are the answers of /v1/rulesets/{id}/points and /v1/rulesets/{id}.
  constructor(points, definition) {
    this.id = points.ruleset;
    this.title = definition.title;
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
    this.colours = Object.entries(definition.colours ?? {});
    this.points = points.points;
    this.served = points.served_points;
    this.places = new Map(points.hands.map((hand, place) => [hand, place]));
  }

  // A move of the API in words.
  moveWords({ action, keep, category, points, extra_bonus: extra }) {
    if (action === "score")
      return t("moveScore", { category: this.titles.get(category), points: extra ? `${points}\u00a0+\u00a0${extra}` : points });
    return keep.length ? t("moveKeep", { dice: keep.join(" ") }) : t("moveRerollAll");
  }

  isUpper(category) {
    return category in this.upper;
  }

  // Every legal category of a hand: {category, points, extraBonus}. `card` is {points, extra_bonus_count}.
  scores(card, hand, served) {
    let open = this.categories.filter((category) => card.points[category] == null);
    if (this.order === "card") open = open.slice(0, 1);
    const joker = this.jokerMove(card, hand);
    if (joker) {
      const extraBonus = card.points[this.joker.category] > 0 ? this.joker.extra_bonus : 0;
      return open
        .filter((category) => category in joker.points)
        .map((category) => ({ category, points: joker.points[category], extraBonus }));
    }
    const place = this.places.get([...hand].sort().join(""));
    return open.map((category) => ({
      category,
      points: ((served && this.served[category]) || this.points[category])[place],
      extraBonus: 0,
    }));
  }

  jokerMove(card, hand) {
    if (!this.joker || card.points[this.joker.category] == null) return undefined;
    if (hand.some((face) => face !== hand[0])) return undefined;
    const isOpen = (category) => card.points[category] == null;
    const upperOpen = this.categories.some((id) => this.upper[id] === hand[0] && isOpen(id));
    const lowerOpen = this.categories.some((id) => !this.isUpper(id) && id !== this.joker.category && isOpen(id));
    return this.joker.moves.find(
      (move) => move.face === hand[0] && move.upper_open === upperOpen && move.lower_open === lowerOpen,
    );
  }

  // Points above (below: negative) par of each filled upper category: the fewest dice of each that reach the bonus, three
  // in most games. Undefined where none is filled or there is no bonus.
  ahead(card) {
    const filled = this.categories.filter((id) => this.isUpper(id) && card.points[id] !== null);
    if (!filled.length || !this.bonus.length) return undefined;
    const par = Math.ceil(this.bonus[0].at / Object.values(this.upper).reduce((sum, face) => sum + face, 0));
    return filled.reduce((sum, id) => sum + card.points[id] - par * this.upper[id], 0);
  }

  // The five totals of a card, by the names of the API.
  totals(card) {
    const sum = (ids) => ids.reduce((total, id) => total + (card.points[id] ?? 0), 0);
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
