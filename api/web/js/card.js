// The scorecard: one table per section, one column per player; the open cells of the player whose turn it is are
// buttons that say what the hand would pay.

/**
 * @import { Card as FilledCard, Score, State } from "./types.js"
 * @import { Rules } from "./rules.js"
 */

import { h, set, setText } from "./dom.js";
import { card } from "./game.js";
import { signed, t } from "./i18n.js";

/** @typedef {"upper" | "bonus" | "extra" | "total"} Sum */

export class Card {
  /**
   * @param {Rules} rules
   * @param {readonly string[]} names of the players
   * @param {(category: string) => void} chosen is called when a category is tapped
   */
  constructor(rules, names, chosen) {
    this.rules = rules;
    this.chosen = chosen;
    /** @type {Map<string, HTMLTableCellElement>} by category (or `sum:` and the name of a sum) and player */
    this.cells = new Map();
    /**
     * What was written in a cell last, so that only what is new is written: screen readers announce what is written.
     * @type {WeakMap<HTMLTableCellElement, string>}
     */
    this.written = new WeakMap();
    const upper = rules.categories.filter((id) => rules.isUpper(id));
    const lower = rules.categories.filter((id) => !rules.isUpper(id));
    this.element = h(
      "div",
      { class: "tables", "data-players": names.length },
      upper.length > 0 && this.section(t("upperSection"), upper, upperSums(rules), names),
      lower.length > 0 && this.section(t("lowerSection"), lower, lowerSums(rules), names),
    );
  }

  /**
   * @param {string} title
   * @param {readonly string[]} categories
   * @param {readonly [Sum, string][]} sums
   * @param {readonly string[]} names
   */
  section(title, categories, sums, names) {
    /**
     * @param {string} id
     * @param {string} name
     * @param {string} kind
     */
    const row = (id, name, kind) =>
      h(
        "tr",
        { class: kind },
        h("th", { scope: "row" }, name),
        names.map((_, p) => {
          const cell = h("td", { class: "numbers", "data-player": p });
          this.cells.set(`${id}/${p}`, cell);
          return cell;
        }),
      );
    return h(
      "table",
      {},
      h("caption", { class: "visually-hidden" }, title),
      h(
        "thead",
        {},
        h("tr", {}, h("th", { scope: "col" }, title),
          names.map((name, p) => h("th", { scope: "col", "data-player": p }, name))),
      ),
      h("tbody", {}, categories.map((id) => row(id, this.rules.titleOf(id), "category"))),
      h("tfoot", {}, sums.map(([id, name]) => row(`sum:${id}`, name, id))),
    );
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
      const latest = player.turns.at(-1)?.category;
      for (const category of this.rules.categories) {
        const cell = this.cell(category, p);
        const points = filled.points[category];
        const offered = p === current ? payable.get(category) : undefined;
        set(cell, "data-current", p === current);
        set(cell, "data-latest", points !== null && category === latest);
        if (points !== null) this.write(cell, String(points));
        else if (offered) this.offer(cell, offered, category === best);
        else this.write(cell, "");
      }
      this.showSums(p, filled, p === current);
    });
    for (const header of /** @type {NodeListOf<HTMLElement>} */ (this.element.querySelectorAll("thead th[data-player]")))
      set(header, "data-current", Number(header.dataset.player) === current);
  }

  /**
   * @param {string} id
   * @param {number} p
   */
  cell(id, p) {
    return /** @type {HTMLTableCellElement} */ (this.cells.get(`${id}/${p}`));
  }

  /**
   * @param {HTMLTableCellElement} cell
   * @param {Score} score
   * @param {boolean} isBest
   */
  offer(cell, { category, points, extraBonus }, isBest) {
    let button = cell.querySelector("button");
    if (!button) {
      button = h("button", { type: "button", class: "offer", onclick: () => this.chosen(category) });
      cell.replaceChildren(button);
      this.written.delete(cell);
    }
    const text = extraBonus ? `${points} + ${extraBonus}` : String(points);
    setText(button, text);
    set(button, "data-zero", points + extraBonus === 0);
    set(button, "data-extra", extraBonus > 0);
    set(button, "data-best", isBest);
    const words = t("offer", { category: this.rules.titleOf(category), points: text });
    set(button, "aria-label", isBest ? `${words}, ${t("coachScores")}` : words);
  }

  /**
   * @param {number} p
   * @param {FilledCard} filled
   * @param {boolean} isCurrent
   */
  showSums(p, filled, isCurrent) {
    for (const [id, text] of Object.entries(sumsOf(filled, this.rules))) {
      const cell = this.cells.get(`sum:${id}/${p}`);
      if (!cell) continue;
      set(cell, "data-current", isCurrent);
      this.write(cell, text, id === "upper" ? standing(filled, this.rules) : "");
    }
  }

  /**
   * @param {HTMLTableCellElement} cell
   * @param {string} text
   */
  write(cell, text, small = "") {
    if (this.written.get(cell) === `${text}|${small}`) return;
    this.written.set(cell, `${text}|${small}`);
    cell.replaceChildren(text, ...(small ? [" ", h("small", {}, small)] : []));
  }
}

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
 * @returns {Record<Sum, string>}
 */
export function sumsOf(filled, rules) {
  const totals = rules.totals(filled);
  const isOpen = rules.categories.some((id) => rules.isUpper(id) && filled.points[id] === null);
  const next = isOpen ? rules.bonus.find((tier) => tier.at > totals.upper_points) : undefined;
  return {
    upper: String(totals.upper_points),
    bonus: totals.upper_bonus || !next ? String(totals.upper_bonus) : `${totals.upper_points} / ${next.at}`,
    extra: String(totals.extra_bonus),
    total: String(totals.total),
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
