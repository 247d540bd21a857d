// The chances of each open category in this turn with the dice that are kept, from /v1/odds, which takes no table.

/**
 * @import { Answers, Odds as Chances } from "../base/types.js"
 * @import { Board } from "./board.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { isWhole } from "./board.js";
import { fill, h, set } from "../base/dom.js";
import { number, percent, t } from "../base/i18n.js";
import { mostRollsLeft } from "../game/sheet.js";
import { oddsQuestion } from "../game/questions.js";

// Questions on their way at a time.
const AT_ONCE = 4;
// Dice of an upper category that players count on.
const PAR = 3;

/** @typedef {{ category: string, points: number, probability: number, mean: number, only: boolean }} Row */

export class Odds {
  /** @type {Map<string, Chances>} by what was asked */
  known = new Map();
  // The number of questions so far: answers to earlier ones are not shown.
  looks = 0;

  /**
   * @param {Rules} rules
   * @param {(question: object, signal: AbortSignal) => Promise<Answers["/v1/odds"] | undefined>} ask
   */
  constructor(rules, ask) {
    this.rules = rules;
    this.ask = ask;
    this.title = h("summary", {}, h("h2", {}, t("boardOdds")));
    this.words = h("p", { class: "hint" });
    this.table = h("div", { class: "odds-rows" });
    this.element = h("details", { class: "panel odds" }, this.title, this.words, this.table);
    /** @type {() => void} */
    this.opened = () => undefined;
    this.element.addEventListener("toggle", () => this.element.open && this.opened());
  }

  /**
   * Ask for every category that may be filled, once the table is opened.
   * @param {Board} board
   * @param {AbortSignal} signal
   */
  async look(board, signal) {
    const asked = diceAsked(board, this.rules);
    this.element.hidden = !asked;
    if (!asked) return;
    if (board.kept.includes(true)) this.element.open = true;
    this.opened = () => this.show(board, asked, signal);
    if (this.element.open) await this.opened();
  }

  /**
   * @param {Board} board
   * @param {{ keep: number[] } | { dice: number[] }} asked
   * @param {AbortSignal} signal
   */
  async show(board, asked, signal) {
    fill(this.words, "keep" in asked
      ? asked.keep.length ? t("boardOddsKeep", { dice: asked.keep.join(" ") }) : t("boardOddsTurn") : t("boardOddsBest"));
    set(this.table, "data-stale", true);
    this.looks += 1;
    const look = this.looks;
    const left = [...this.open(board)];
    /** @type {Map<string, Row>} */
    const rows = new Map();
    const all = [...left];
    const work = async () => {
      for (let category = left.shift(); category !== undefined && !signal.aborted; category = left.shift()) {
        const found = await this.find(board, asked, category, signal);
        if (found) rows.set(category, rowOf(found, category, this.rules));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (signal.aborted || look !== this.looks) return;
    fill(this.table, table(all.flatMap((category) => rows.get(category) ?? []), this.rules));
    set(this.table, "data-stale", undefined);
  }

  /**
   * Return every category that may be filled now, in any column.
   * @param {Board} board
   */
  open(board) {
    const { rules } = this;
    return new Set(rules.categories.filter((category) => board.sheet.some((card, c) => (
      rules.fillable(card, rules.columns[c]).includes(category)))));
  }

  /**
   * @param {Board} board
   * @param {object} asked
   * @param {string} category
   * @param {AbortSignal} signal
   */
  async find(board, asked, category, signal) {
    const question = oddsQuestion(board, { ...asked, rolls_left: rollsOf(board, this.rules), category }, this.rules);
    const key = JSON.stringify(question);
    const found = this.known.get(key) ?? await this.ask(question, signal);
    if (found) this.known.set(key, found);
    return found;
  }
}

/**
 * @param {Board} board
 * @param {Rules} rules
 */
const rollsOf = (board, rules) => (board.dice.length ? board.rollsLeft : mostRollsLeft(board, rules) + 1);

/**
 * Return the dice that are asked about: the marked ones, or the best of the hand, or none before the first roll. Undefined
 * where no roll is left or dice are missing.
 * @param {Board} board
 * @param {Rules} rules
 * @returns {{ keep: number[] } | { dice: number[] } | undefined}
 */
export function diceAsked(board, rules) {
  if (!board.dice.length) return { keep: [] };
  if (!isWhole(board, rules) || !board.rollsLeft) return undefined;
  const keep = board.dice.filter((_, place) => board.kept[place]);
  return keep.length ? { keep } : { dice: [...board.dice] };
}

/**
 * Return a row of the table. Upper categories have the chance of three or more dice of their face, others that of any points.
 * @param {Chances} found
 * @param {string} category
 * @param {Rules} rules
 * @returns {Row}
 */
export function rowOf({ points, greatest_probability, greatest_mean, at_least }, category, rules) {
  const par = rules.isUpper(category) ? at_least.find((each) => each.points === PAR * rules.upper[category]) : undefined;
  return {
    category, only: at_least.length === 1, points: par?.points ?? points, probability: par?.probability ?? greatest_probability.probability,
    mean: greatest_mean.expected_points,
  };
}

/**
 * @param {readonly Row[]} rows
 * @param {Rules} rules
 */
const table = (rows, rules) => h(
  "table", {},
  h("caption", { class: "visually-hidden" }, t("boardOdds")),
  h("thead", {}, h("tr", {}, h("td"), h("th", { scope: "col" }, t("boardChance")), h("th", { scope: "col" }, t("boardMean")))),
  h("tbody", {}, rows.map(({ category, points, only, probability, mean }) => h(
    "tr", { "data-category": category },
    h("th", { scope: "row" }, rules.titleOf(category), rules.isUpper(category) && !only && h("small", {}, " ", t("boardFrom", { points }))),
    h("td", { class: "numbers chance" }, h("span", { class: "chance-bar", "aria-hidden": true, vars: { share: probability } }), h("span", {}, percent(probability, 1))),
    h("td", { class: "numbers" }, number(mean, 1)),
  ))),
);
