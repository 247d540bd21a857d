// The scorecard: one table per section, one column per player, with a box for every time a category can be filled. The
// open boxes of the player whose turn it is are buttons that say what the hand would pay; those that are locked say why.

/**
 * @import { Card as FilledCard, Score, State } from "./types.js"
 * @import { Rules } from "./rules.js"
 */

import { awardLines } from "./awards.js";
import { ICONS, fill, h, icon, set, setText } from "./dom.js";
import { card } from "./game.js";
import { signed, t, whole } from "./i18n.js";

/**
 * @typedef {"upper" | "bonus" | "extra" | "total" | "awarded"} Sum
 * @typedef {HTMLTableCellElement | HTMLLIElement} Box
 */

export class Card {
  /**
   * @param {Rules} rules
   * @param {readonly string[]} names of the players
   * @param {(category: string) => void} chosen is called when a category is tapped
   */
  constructor(rules, names, chosen) {
    this.rules = rules;
    this.chosen = chosen;
    /** @type {Map<string, Box[]>} by category (or `sum:`, `award:` and which) and player; several where it can be filled so often */
    this.boxes = new Map();
    /** @type {HTMLTableCellElement[][]} of every player, headers included */
    this.columns = names.map(() => []);
    /**
     * What was written in a box last, so that only what is new is written: screen readers announce what is written.
     * @type {WeakMap<Box, string>}
     */
    this.written = new WeakMap();
    this.awards = awardLines(rules);
    this.locks = h("ul", { class: "locks", hidden: true });
    /** @param {boolean} isUpper */
    const lines = (isUpper) => rules.categories.filter((id) => rules.isUpper(id) === isUpper)
      .map((id) => ({ id, name: rules.titleOf(id), kind: "category", times: rules.timesOf(id) }));
    /** @param {readonly [Sum, string][]} sums */
    const sumLines = (sums) => sums.map(([id, name]) => ({ id: `sum:${id}`, name, kind: id }));
    const [upper, lower] = [lines(true), lines(false)];
    const lowerTitle = t(upper.length ? "lowerSection" : "scorecard");
    this.element = h(
      "div",
      { class: "tables", "data-players": names.length, "data-wide": [...upper, ...lower].some(({ times }) => times > 1) },
      this.locks,
      upper.length > 0 && this.section(t("upperSection"), upper, sumLines(upperSums(rules)), names),
      lower.length > 0 && this.section(lowerTitle, lower, sumLines(lowerSums(rules)), names),
      this.awards.length > 0 && this.section(t("pointsAwarded"), this.awards.map(({ words }, i) => (
        { id: `award:${i}`, name: words, kind: "award" })), sumLines([["awarded", t("pointsAwarded")]]), names),
    );
  }

  /**
   * @param {string} title
   * @param {readonly Line[]} lines
   * @param {readonly Line[]} sums
   * @param {readonly string[]} names
   */
  section(title, lines, sums, names) {
    /** @param {Line} line */
    const row = ({ id, name, kind, times = 1 }) =>
      h("tr", { class: kind }, h("th", { scope: "row" }, name), names.map((_, p) => this.cell(id, p, times)));
    return h(
      "table",
      {},
      h("caption", { class: "visually-hidden" }, title),
      h(
        "thead",
        {},
        h("tr", {}, h("th", { scope: "col" }, title),
          names.map((name, p) => this.inColumn(p, h("th", { scope: "col", "data-player": p }, name)))),
      ),
      h("tbody", {}, lines.map(row)),
      h("tfoot", {}, sums.map(row)),
    );
  }

  /**
   * @param {string} id
   * @param {number} p
   * @param {number} times
   */
  cell(id, p, times) {
    const items = times > 1 ? Array.from({ length: times }, () => h("li")) : [];
    const cell = h(
      "td", { class: "numbers", "data-player": p },
      items.length > 0 && h("ol", { class: "fillings", vars: { times } }, items),
    );
    this.boxes.set(`${id}/${p}`, items.length ? items : [cell]);
    return this.inColumn(p, cell);
  }

  /**
   * @param {number} p
   * @param {HTMLTableCellElement} cell
   */
  inColumn(p, cell) {
    this.columns[p].push(cell);
    return cell;
  }

  /**
   * @param {object} shown
   * @param {State} shown.state
   * @param {number} shown.current the player whose turn it is, -1 after the game
   * @param {readonly Score[]} shown.scores what the hand would pay, nothing where it is not for a person to choose
   * @param {string} [shown.best] the category that the coach would fill
   * @param {number} shown.shown the player whose column narrow screens show
   */
  show({ state, current, scores, best, shown }) {
    const payable = new Map(scores.map((score) => [score.category, score]));
    set(this.element, "data-shown", shown);
    state.players.forEach((player, p) => {
      const filled = card(player, this.rules);
      for (const category of this.rules.categories)
        this.showCategory(p, category, filled, p === current ? payable.get(category) : undefined, category === best);
      const latest = player.turns.at(-1)?.category;
      if (latest !== undefined) set(this.boxesOf(latest, p)[filled.points[latest].length - 1], "data-latest", true);
      this.showSums(p, filled);
      if (p === shown) this.showLocks(filled);
    });
    this.columns.forEach((cells, p) => cells.forEach((cell) => set(cell, "data-current", p === current)));
  }

  /**
   * @param {number} p
   * @param {string} category
   * @param {FilledCard} filled
   * @param {Score | undefined} offered
   * @param {boolean} isBest
   */
  showCategory(p, category, filled, offered, isBest) {
    const fillings = filled.points[category];
    const locked = this.rules.lockWords(filled, category);
    this.boxesOf(category, p).forEach((box, i) => {
      set(box, "data-latest", undefined);
      if (i < fillings.length) this.write(box, whole(fillings[i]));
      else if (i > fillings.length) this.write(box, "");
      else if (offered) this.offer(box, { ...offered, nth: i + 1, locked, isBest });
      else if (locked) this.lock(box, locked);
      else this.write(box, "");
    });
  }

  /**
   * Every reason why something of a card is locked, once.
   * @param {FilledCard} filled
   */
  showLocks(filled) {
    const words = this.rules.categories.map((category) => this.rules.lockWords(filled, category));
    const reasons = [...new Set(words)].filter((each) => each !== undefined);
    this.locks.hidden = !reasons.length;
    if (this.locks.textContent === reasons.join("")) return;
    fill(this.locks, reasons.map((reason) => h("li", {}, icon(ICONS.lock), reason)));
  }

  /**
   * @param {string} id
   * @param {number} p
   */
  boxesOf(id, p) {
    return this.boxes.get(`${id}/${p}`) ?? [];
  }

  /**
   * @param {Box} box
   * @param {Offer} offer
   */
  offer(box, { category, points, extraBonus, nth, locked, isBest }) {
    let button = box.querySelector("button");
    if (!button) {
      button = h("button", { type: "button", class: "offer", onclick: () => this.chosen(category) });
      box.replaceChildren(button);
      this.written.delete(box);
    }
    const text = extraBonus ? `${whole(points)} + ${extraBonus}` : whole(points);
    setText(button, text);
    set(button, "data-zero", points + extraBonus <= 0);
    set(button, "data-extra", extraBonus > 0);
    set(button, "data-best", isBest);
    const values = { category: this.rules.titleOf(category), points: text, nth, of: this.rules.timesOf(category) };
    const words = [t(values.of > 1 ? "offerOne" : "offer", values), locked, isBest && t("coachScores")];
    set(button, "aria-label", words.filter(Boolean).join(", "));
    set(button, "title", locked);
  }

  /**
   * @param {Box} box
   * @param {string} words say why
   */
  lock(box, words) {
    if (this.written.get(box) === words) return;
    this.written.set(box, words);
    fill(box, h("span", { class: "lock", title: words }, icon(ICONS.lock), h("span", { class: "visually-hidden" }, words)));
  }

  /**
   * @param {number} p
   * @param {FilledCard} filled
   */
  showSums(p, filled) {
    for (const [id, text] of Object.entries(sumsOf(filled, this.rules)))
      for (const box of this.boxesOf(`sum:${id}`, p)) this.write(box, text, id === "upper" ? standing(filled, this.rules) : "");
    this.awards.forEach((award, i) => {
      for (const box of this.boxesOf(`award:${i}`, p)) this.write(box, award.standing(filled));
    });
  }

  /**
   * @param {Box} box
   * @param {string} text
   */
  write(box, text, small = "") {
    if (this.written.get(box) === `${text}|${small}`) return;
    this.written.set(box, `${text}|${small}`);
    box.replaceChildren(text, ...(small ? [" ", h("small", {}, small)] : []));
  }
}

/**
 * @typedef {{ id: string, name: string, kind: string, times?: number }} Line of the card
 * @typedef {Score & { nth: number, locked: string | undefined, isBest: boolean }} Offer `nth` of how many times
 */

/**
 * The sums that the upper section of a ruleset has, each with its name.
 * @param {Rules} rules
 * @returns {[Sum, string][]}
 */
const upperSums = (rules) =>
  (rules.bonus.length ? [["upper", t("upperTotal")], ["bonus", t("upperBonus")]] : [["upper", t("upperTotal")]]);

/**
 * Those of the lower section, and the total.
 * @param {Rules} rules
 * @returns {[Sum, string][]}
 */
const lowerSums = (rules) =>
  (rules.joker?.extra_bonus ? [["extra", t("extraBonus")], ["total", t("total")]] : [["total", t("total")]]);

/**
 * The sums of a card as they are written. The upper bonus is on its way until it is there or nothing can be added any more.
 * @param {FilledCard} filled
 * @param {Rules} rules
 * @returns {Partial<Record<Sum, string>>}
 */
export function sumsOf(filled, rules) {
  const totals = rules.totals(filled);
  const isOpen = rules.categories.some((id) => rules.isUpper(id) && rules.isOpen(filled, id));
  const next = isOpen ? rules.bonus.find((tier) => tier.at > totals.upper_points) : undefined;
  return {
    upper: whole(totals.upper_points),
    bonus: totals.upper_bonus > 0 || !next ? whole(totals.upper_bonus) : `${totals.upper_points} / ${next.at}`,
    extra: whole(totals.extra_bonus),
    total: whole(totals.total),
    ...(rules.awarded && { awarded: whole(totals.points_awarded) }),
  };
}

/**
 * Players say "4 up".
 * @param {FilledCard} filled
 * @param {Rules} rules
 */
export function standing(filled, rules) {
  const ahead = rules.ahead(filled);
  return ahead === undefined ? "" : signed(ahead, 0);
}
