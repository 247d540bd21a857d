// The card on the board: every box is a button that opens its possible entries.

/**
 * @import { Board } from "./board.js"
 * @import { CardProblem } from "./card-problems.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { payable } from "./board.js";
import { fill, h, set, setText } from "../base/dom.js";
import { t, whole } from "../base/i18n.js";
import { Picker } from "../base/picker.js";
import { sectionsOf, standing, sumsOf } from "../ruleset/sums.js";
import { cardGrid } from "../table/grid.js";

/** @typedef {{ category: string, column: number, nth: number }} Cell */

// The most extra bonuses that can be chosen; more can be pasted.
const BONUSES = 12;

export class BoardCard {
  /** @type {Map<string, HTMLButtonElement>} by category, column and which filling */
  buttons = new Map();
  /** @type {Map<string, HTMLElement>} by sum and column */
  sums = new Map();
  /** @type {Board | undefined} */
  board;

  /**
   * @param {Rules} rules
   * @param {(cell: Cell, points: number | undefined) => void} noted
   * @param {(column: number, count: number) => void} bonuses is called with as many extra bonuses as there were
   */
  constructor(rules, noted, bonuses) {
    this.rules = rules;
    this.noted = noted;
    this.bonuses = bonuses;
    this.picker = new Picker();
    this.problems = h("ul", { class: "locks board-problems", role: "status", hidden: true });
    const { element } = cardGrid(rules, {
      sections: sectionsOf(rules), names: [t("you")], notes: this.problems, title: ({ name }) => name,
      box: ({ id, kind }, _p, c) => (kind === "category" ? this.boxes(id, c) : this.sumBox(id, c)),
    });
    this.element = h(
      "section", { class: "sheet board-sheet", "aria-label": t("scorecard"), onkeydown: (event) => this.walk(event) },
      element, this.picker.element,
    );
  }

  /**
   * @param {string} category
   * @param {number} column
   */
  boxes(category, column) {
    const times = this.rules.timesOf(category);
    const buttons = Array.from({ length: times }, (_, nth) => {
      const cell = { category, column, nth };
      const button = h("button", { type: "button", class: "entry", "aria-expanded": "false" });
      button.addEventListener("click", () => this.choose(cell, button));
      this.buttons.set(`${category}/${column}/${nth}`, button);
      return button;
    });
    return times > 1 ? h("ol", { class: "fillings", vars: { times } }, buttons.map((button) => h("li", {}, button))) : buttons[0];
  }

  /**
   * @param {string} id
   * @param {number} column
   */
  sumBox(id, column) {
    const place = id === "sum:extra" ? h("button", { type: "button", class: "entry", "aria-expanded": "false" }) : h("span");
    if (place instanceof HTMLButtonElement) place.addEventListener("click", () => this.chooseBonuses(column, place));
    this.sums.set(`${id}/${column}`, place);
    return place;
  }

  /**
   * @param {Cell} cell
   * @param {HTMLButtonElement} button
   */
  choose(cell, button) {
    const { rules, board } = this;
    if (!board) return;
    const fillings = board.sheet[cell.column].points[cell.category];
    // The box after the last filling is the next one, whichever was tapped.
    const nth = Math.min(cell.nth, fillings.length);
    const title = this.cellWords(cell);
    const choices = payable(rules, cell.category).map((points) => (
      { value: points, words: whole(points), label: t("labelled", { name: title, words: points }), chosen: fillings[nth] === points }));
    const open = nth < fillings.length ? [{ value: undefined, words: t("boardOpen"), label: t("boardOpens", { cell: title }) }] : [];
    this.picker.open(button, title, [...choices, ...open], (points) => this.noted({ ...cell, nth }, points));
  }

  /**
   * @param {number} column
   * @param {HTMLElement} place
   */
  chooseBonuses(column, place) {
    const each = this.rules.joker?.extra_bonus ?? 0;
    const had = this.board?.sheet[column].extra_bonus_count ?? 0;
    const joker = this.rules.joker?.category ?? "";
    const after = this.board?.sheet.every(({ points }) => points[joker].some((paid) => paid > 0));
    // Only a further hand of equal dice earns it.
    const title = after || had ? this.rules.extraBonusTitle : t("lockAfter", { category: this.rules.extraBonusTitle, after: this.rules.titleOf(joker) });
    const choices = Array.from({ length: after || had ? BONUSES + 1 : 1 }, (_, n) => ({ value: n, words: whole(n * each), chosen: n === had }));
    this.picker.open(place, title, choices, (count = 0) => this.bonuses(column, count));
  }

  /** @param {Cell} cell */
  cellWords({ category, column, nth }) {
    const title = this.rules.cellWords(category, this.rules.columns[column].id);
    return this.rules.timesOf(category) > 1 ? `${title} ${nth + 1}` : title;
  }

  /** @param {Board} board */
  show(board) {
    this.board = board;
    const { rules } = this;
    board.sheet.forEach((card, column) => {
      for (const category of rules.categories) {
        const fillings = card.points[category];
        for (let nth = 0; nth < rules.timesOf(category); nth += 1) this.showBox({ category, column, nth }, fillings[nth]);
      }
      const sums = sumsOf(card, rules, rules.columns[column]);
      for (const [id, text] of Object.entries(sums)) this.write(`sum:${id}/${column}`, text, id === "upper" ? standing(card, rules) : "");
    });
    this.write("sum:total/0", whole(rules.totals(board.sheet).total));
  }

  /**
   * @param {Cell} cell
   * @param {number | undefined} points
   */
  showBox(cell, points) {
    const button = this.buttons.get(`${cell.category}/${cell.column}/${cell.nth}`);
    if (!button) return;
    setText(button, points === undefined ? "" : whole(points));
    set(button, "data-open", points === undefined);
    set(button, "aria-label", t("labelled", { name: this.cellWords(cell), words: points ?? t("boardOpen") }));
  }

  /**
   * @param {string} place
   * @param {string} text
   */
  write(place, text, small = "") {
    const element = this.sums.get(place);
    if (!element || element.textContent === (small ? `${text} ${small}` : text)) return;
    fill(element, text, small && [" ", h("small", {}, small)]);
    if (element instanceof HTMLButtonElement) set(element, "aria-label", t("labelled", { name: this.rules.extraBonusTitle, words: text }));
  }

  /**
   * Show problems in words, and mark their boxes.
   * @param {readonly CardProblem[]} problems
   */
  showProblems(problems) {
    for (const [key, button] of this.buttons) {
      const [category, column] = key.split("/");
      const isWrong = problems.some((problem) => problem.category === category && problem.column === Number(column));
      set(button, "data-wrong", isWrong);
      set(button, "aria-describedby", isWrong ? "board-problems" : undefined);
    }
    this.problems.id = "board-problems";
    this.problems.hidden = !problems.length;
    fill(this.problems, problems.map(({ words }) => h("li", {}, words)));
  }

  /**
   * Arrows walk along the boxes.
   * @param {KeyboardEvent} event
   */
  walk(event) {
    const at = document.activeElement;
    const step = /** @type {Record<string, [number, number]>} */ (
      { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] })[event.key];
    if (!step || !(at instanceof HTMLButtonElement) || !at.matches(".entry")) return;
    const next = nearest(at, [.../** @type {NodeListOf<HTMLElement>} */ (this.element.querySelectorAll("button.entry"))], step);
    if (!next) return;
    next.focus();
    event.preventDefault();
  }
}

/**
 * Return the nearest element in a direction.
 * @param {HTMLElement} from
 * @param {readonly HTMLElement[]} all
 * @param {[number, number]} step
 */
function nearest(from, all, [right, down]) {
  const start = from.getBoundingClientRect();
  /** @type {{ element: HTMLElement | undefined, distance: number }} */
  let found = { element: undefined, distance: Infinity };
  for (const element of all) {
    const { left, top } = element.getBoundingClientRect();
    const [along, across] = right ? [(left - start.left) * right, Math.abs(top - start.top)] : [(top - start.top) * down, Math.abs(left - start.left)];
    const distance = along + 4 * across;
    if (along > 2 && distance < found.distance) found = { element, distance };
  }
  return found.element;
}
