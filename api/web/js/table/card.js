// The scorecard: one table per section, in it the columns of every player, one or those of the sheet, with a box for every
// time a category can be filled. The open boxes of the player whose turn it is are buttons that say what the hand would
// pay; those that are locked say why.

/**
 * @import { Card as FilledCard, Score, State } from "../base/types.js"
 * @import { Line } from "../ruleset/sums.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { awardLines } from "../ruleset/awards.js";
import { columnHead, columnsLegend } from "../ruleset/columns.js";
import { ICONS, fill, h, icon, set, setText } from "../base/dom.js";
import { sheet } from "../game/game.js";
import { t, whole } from "../base/i18n.js";
import { lowerSums, standing, sumsOf, upperSums } from "../ruleset/sums.js";

/** @typedef {HTMLTableCellElement | HTMLLIElement} Box */

export class Card {
  /**
   * @param {Rules} rules
   * @param {readonly string[]} names of the players
   * @param {(category: string, column: string | undefined) => void} chosen is called when a category is tapped
   * @param {(category: string) => void} asked is called when the name of one is tapped
   */
  constructor(rules, names, chosen, asked) {
    this.rules = rules;
    this.asked = asked;
    this.chosen = chosen;
    /**
     * By category (or `sum:`, `award:` and which), player and column; several where it can be filled so often.
     * @type {Map<string, Box[]>}
     */
    this.boxes = new Map();
    /** @type {HTMLTableCellElement[][]} of every player, headers included */
    this.cells = names.map(() => []);
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
    const [upper, lower] = [lines(true), lines(false)];
    const lowerTitle = t(upper.length ? "lowerSection" : "scorecard");
    this.element = h(
      "div",
      {
        class: "tables", "data-players": names.length, "data-wide": [...upper, ...lower].some(({ times }) => times > 1),
        "data-sheet": rules.isSheet && rules.columns.length,
      },
      this.locks,
      upper.length > 0 && this.section(t("upperSection"), upper, upperSums(rules), names),
      lower.length > 0 && this.section(lowerTitle, lower, lowerSums(rules), names),
      this.awards.length > 0 && this.section(t("pointsAwarded"), this.awards.map(({ words }, i) => (
        { id: `award:${i}`, name: words, kind: "award" })), [{ id: "sum:awarded", name: t("pointsAwarded"), kind: "awarded" }], names),
      rules.isSheet && columnsLegend(rules),
    );
  }

  /**
   * @param {string} title
   * @param {readonly Line[]} lines
   * @param {readonly Line[]} sums
   * @param {readonly string[]} names
   */
  section(title, lines, sums, names) {
    const { columns } = this.rules;
    /** @param {Line} line */
    const row = ({ id, name, kind, times = 1, spans = false }) =>
      h("tr", { class: kind }, h("th", { scope: "row" }, kind === "category" ? this.nameButton(id, name) : name), names.flatMap((_, p) => (
        spans ? [this.cell(id, p, 0, times, columns.length)] : columns.map((_column, c) => this.cell(id, p, c, times)))));
    return h(
      "table",
      {},
      h("caption", { class: "visually-hidden" }, title),
      h(
        "thead",
        {},
        h("tr", {}, h("th", { scope: "col" }, title),
          names.flatMap((name, p) => columns.map((column) => (
            this.ofPlayer(p, h("th", { scope: "col", "data-player": p }, ...columnHead(this.rules, column, name))))))),
      ),
      h("tbody", {}, lines.map(row)),
      h("tfoot", {}, sums.map(row)),
    );
  }

  /**
   * @param {string} category
   * @param {string} name
   */
  nameButton(category, name) {
    return h("button", {
      type: "button", class: "name", title: t("infoOf", { category: name }), "aria-haspopup": "dialog", onclick: () => this.asked(category),
    }, name);
  }

  /**
   * @param {string} id
   * @param {number} p
   * @param {number} c
   * @param {number} times
   */
  cell(id, p, c, times, colspan = 1) {
    const items = times > 1 ? Array.from({ length: times }, () => h("li")) : [];
    const cell = h(
      "td", { class: "numbers", "data-player": p, colspan: colspan > 1 && colspan },
      items.length > 0 && h("ol", { class: "fillings", vars: { times } }, items),
    );
    this.boxes.set(`${id}/${p}/${c}`, items.length ? items : [cell]);
    return this.ofPlayer(p, cell);
  }

  /**
   * @param {number} p
   * @param {HTMLTableCellElement} cell
   */
  ofPlayer(p, cell) {
    this.cells[p].push(cell);
    return cell;
  }

  /**
   * @param {object} shown
   * @param {State} shown.state
   * @param {number} shown.current the player whose turn it is, -1 after the game
   * @param {readonly Score[]} [shown.scores] what the hand would pay, nothing where it is not for a person to choose
   * @param {readonly string[]} [shown.calls] the categories that can be called
   * @param {{ category: string, column?: string }} [shown.best] what the coach would fill or call
   * @param {number} shown.shown the player whose columns narrow screens show
   */
  show({ state, current, scores = [], calls = [], best, shown }) {
    const { columns, categories } = this.rules;
    set(this.element, "data-shown", shown);
    state.players.forEach((player, p) => {
      const cards = sheet(player, this.rules);
      cards.forEach((filled, c) => {
        const { id, announce } = columns[c];
        for (const category of categories) {
          const offered = p === current ? scores.find((score) => score.category === category && score.column === id) : undefined;
          this.showCategory(p, c, category, filled, offered && {
            ...offered, isBest: best?.category === category && best.column === id, isCall: announce && calls.includes(category),
          });
          const isCalled = announce && p === current && state.turn.announced === category;
          for (const box of this.boxesOf(category, p, c)) set(box, "data-called", isCalled);
        }
        this.showSums(p, c, filled);
      });
      const latest = player.turns.at(-1);
      const at = columns.findIndex(({ id }) => id === latest?.column);
      if (latest) set(this.boxesOf(latest.category, p, at)[cards[at].points[latest.category].length - 1], "data-latest", true);
      for (const box of this.boxesOf("sum:all", p)) this.write(box, whole(this.rules.totals(cards).total));
      if (p === shown && !this.rules.isSheet) this.showLocks(cards[0]);
    });
    this.cells.forEach((cells, p) => cells.forEach((cell) => set(cell, "data-current", p === current)));
  }

  /**
   * @param {number} p
   * @param {number} c
   * @param {string} category
   * @param {FilledCard} filled
   * @param {(Score & { isBest: boolean, isCall: boolean }) | undefined} offered
   */
  showCategory(p, c, category, filled, offered) {
    const fillings = filled.points[category];
    const locked = this.rules.lockWords(filled, category, this.rules.columns[c]);
    this.boxesOf(category, p, c).forEach((box, i) => {
      set(box, "data-latest", undefined);
      set(box, "data-locked", this.rules.isSheet && i === fillings.length && !offered && Boolean(locked));
      if (i < fillings.length) this.write(box, whole(fillings[i]));
      else if (i > fillings.length) this.write(box, "");
      else if (offered) this.offer(box, { ...offered, nth: i + 1, locked });
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
  boxesOf(id, p, c = 0) {
    return this.boxes.get(`${id}/${p}/${c}`) ?? [];
  }

  /**
   * @param {Box} box
   * @param {Offer} offer
   */
  offer(box, { category, column, points, extraBonus, nth, locked, isBest, isCall }) {
    let button = box.querySelector("button");
    if (!button) {
      button = h("button", { type: "button", class: "offer", onclick: () => this.chosen(category, column) });
      box.replaceChildren(button);
      this.written.delete(box);
    }
    const text = extraBonus ? `${whole(points)} + ${extraBonus}` : whole(points);
    setText(button, text);
    set(button, "data-call", isCall);
    set(button, "data-zero", points + extraBonus <= 0);
    set(button, "data-extra", extraBonus > 0);
    set(button, "data-best", isBest);
    const values = { category: this.rules.cellWords(category, column), points: text, nth, of: this.rules.timesOf(category) };
    const words = [
      t(isCall ? "offerCall" : values.of > 1 ? "offerOne" : "offer", values), locked, isBest && t("coachScores"),
    ];
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
    fill(box, h("span", { class: "lock", title: words },
      !this.rules.isSheet && icon(ICONS.lock), h("span", { class: "visually-hidden" }, words)));
  }

  /**
   * @param {number} p
   * @param {number} c
   * @param {FilledCard} filled
   */
  showSums(p, c, filled) {
    for (const [id, text] of Object.entries(sumsOf(filled, this.rules, this.rules.columns[c])))
      for (const box of this.boxesOf(`sum:${id}`, p, c)) this.write(box, text, id === "upper" ? standing(filled, this.rules) : "");
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
 * @typedef {Score & { nth: number, locked: string | undefined, isBest: boolean, isCall: boolean }} Offer
 *   `nth` of how many times
 */
