// The scorecard: the tables of its sections, with a box for every time a category can be filled. The open boxes of the player
// whose turn it is are buttons with what the hand would pay; those that are locked say why.

/**
 * @import { Card as FilledCard, Score, Sheet } from "../base/types.js"
 * @import { Line } from "../ruleset/sums.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { awardLines } from "../ruleset/awards.js";
import { ICONS, fill, h, icon, set, setText } from "../base/dom.js";
import { cardGrid } from "./grid.js";
import { t, whole } from "../base/i18n.js";
import { sectionsOf, standing, sumsOf } from "../ruleset/sums.js";

/** @typedef {HTMLTableCellElement | HTMLLIElement} Box */
/** @typedef {{ category: string, column?: string }} Cell */

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
     * By line, player and column; several where a category can be filled so often.
     * @type {Map<string, Box[]>}
     */
    this.boxes = new Map();
    /**
     * The last text of each box, so that only new ones are written: screen readers announce what is written.
     * @type {WeakMap<Box, string>}
     */
    this.written = new WeakMap();
    this.awards = awardLines(rules);
    this.locks = h("ul", { class: "locks", hidden: true });
    const awards = {
      title: t("pointsAwarded"), lines: this.awards.map(({ words }, i) => ({ id: `award:${i}`, name: words, kind: "award" })),
      sums: [{ id: "sum:awarded", name: t("pointsAwarded"), kind: "awarded" }],
    };
    const { element, cells } = cardGrid(rules, {
      sections: [...sectionsOf(rules), ...(this.awards.length ? [awards] : [])], names, notes: this.locks,
      title: ({ id, name, kind }) => (kind === "category" ? this.nameButton(id, name) : name),
      box: (line, p, c, cell) => this.addBoxes(line, `${line.id}/${p}/${c}`, cell),
    });
    this.element = element;
    this.cells = cells;
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
   * @param {Line} line
   * @param {string} key
   * @param {HTMLTableCellElement} cell
   */
  addBoxes({ times = 1 }, key, cell) {
    const items = times > 1 ? Array.from({ length: times }, () => h("li")) : [];
    this.boxes.set(key, items.length ? items : [cell]);
    return items.length > 0 && h("ol", { class: "fillings", vars: { times } }, items);
  }

  /**
   * @param {object} shown
   * @param {readonly Sheet[]} shown.sheets of the players
   * @param {readonly (Cell | undefined)[]} [shown.latest] the cells that were filled last, by player
   * @param {number} [shown.scored] the player whose latest cell is highlighted
   * @param {number} shown.current the player whose turn it is, -1 after the game
   * @param {readonly Score[]} [shown.scores] what the hand would pay, nothing where no person is to choose
   * @param {readonly string[]} [shown.calls] the categories that can be called
   * @param {string} [shown.called] the category that was called
   * @param {Cell} [shown.best] the cell that the coach would fill or call
   * @param {Cell} [shown.doubted] a cell that scores 0 and is to be chosen once more
   * @param {number} shown.shown the player whose columns narrow screens show
   */
  show({ sheets, latest = [], scored, current, scores = [], calls = [], called, best, doubted, shown }) {
    const { columns, categories } = this.rules;
    set(this.element, "data-shown", shown);
    sheets.forEach((sheet, p) => {
      sheet.forEach((filled, c) => {
        const { id, announce } = columns[c];
        for (const category of categories) {
          const offered = p === current ? scores.find((score) => score.category === category && score.column === id) : undefined;
          this.showCategory(p, c, category, filled, offered && {
            ...offered, isBest: best?.category === category && best.column === id, isCall: announce && calls.includes(category),
            isDoubted: doubted?.category === category && doubted.column === id,
          });
          const isCalled = announce && p === current && called === category;
          for (const box of this.boxesOf(category, p, c)) set(box, "data-called", isCalled);
        }
        this.showSums(p, c, filled);
      });
      this.markLatest(p, sheet, latest[p], p === scored);
      for (const box of this.boxesOf("sum:total", p)) this.write(box, whole(this.rules.totals(sheet).total));
      if (p === shown) this.showLocks(sheet);
    });
    this.cells.forEach((cells, p) => cells.forEach((cell) => set(cell, "data-current", p === current)));
  }

  /**
   * @param {number} p
   * @param {Sheet} sheet
   * @param {Cell | undefined} latest
   * @param {boolean} isNew
   */
  markLatest(p, sheet, latest, isNew) {
    const c = this.rules.columns.findIndex(({ id }) => id === latest?.column);
    if (latest) set(this.boxesOf(latest.category, p, c)[sheet[c].points[latest.category].length - 1], "data-latest", isNew ? "new" : "");
  }

  /**
   * @param {number} p
   * @param {number} c
   * @param {string} category
   * @param {FilledCard} filled
   * @param {(Score & { isBest: boolean, isCall: boolean, isDoubted: boolean }) | undefined} offered
   */
  showCategory(p, c, category, filled, offered) {
    const fillings = filled.points[category];
    const locked = this.rules.lockWords(filled, category, this.rules.columns[c]);
    this.boxesOf(category, p, c).forEach((box, i) => {
      set(box, "data-latest", undefined);
      set(box, "data-locked", i === fillings.length && !offered && Boolean(locked));
      if (i < fillings.length) this.write(box, whole(fillings[i]));
      else if (i > fillings.length) this.write(box, "");
      else if (offered) this.offer(box, { ...offered, nth: i + 1, locked });
      else if (locked) this.lock(box, locked);
      else this.write(box, "");
    });
  }

  /**
   * Show every reason why something is locked, once. Where there are several columns, style sheets leave that to their legend.
   * @param {Sheet} sheet
   */
  showLocks(sheet) {
    const { categories, columns } = this.rules;
    const words = sheet.flatMap((filled, c) => categories.map((category) => this.rules.lockWords(filled, category, columns[c])));
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
  offer(box, { category, column, points, extraBonus, nth, locked, isBest, isCall, isDoubted }) {
    let button = box.querySelector("button");
    if (!button) {
      button = h("button", { type: "button", class: "offer", onclick: () => this.chosen(category, column) });
      box.replaceChildren(button);
      this.written.delete(box);
    }
    const text = extraBonus ? `${whole(points)} + ${extraBonus}` : whole(points);
    setText(button, isDoubted ? `${text}?` : text);
    set(button, "data-doubted", isDoubted);
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
   * @param {string} words the reason
   */
  lock(box, words) {
    if (this.written.get(box) === words) return;
    this.written.set(box, words);
    fill(box, h("span", { class: "lock", title: words },
      icon(ICONS.lock), h("span", { class: "visually-hidden" }, words)));
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
 * @typedef {Score & { nth: number, locked: string | undefined, isBest: boolean, isCall: boolean, isDoubted: boolean }} Offer
 *   `nth` of how many times
 */
