// A position to decide: dice and a card to tap, without a hint at the solution.

/**
 * @import { GamePosition, Move, RankedMove, Position, Score } from "../base/types.js"
 * @import { AnswerRecord } from "../storage/records.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { Card } from "../table/card.js";
import { Dice, placeOf } from "../table/dice.js";
import { fill, h, set, setText } from "../base/dom.js";
import { placesOf } from "../game/game.js";
import { walk } from "../table/walk.js";
import { Hints } from "./hints.js";
import { t } from "../base/i18n.js";
import { showInfo } from "../rules/info.js";

/**
 * A decision with its moves; those are only shown after the answer.
 * @typedef {{
 *   id: string, position: Position, moves: RankedMove[], good_loss: number, theme?: string | null, themes?: string[],
 *   likely?: { move: Move, share: number }[], wrong_share?: number, difficulty?: number, playedThen?: Move, answered_by?: "offline",
 * }} Item
 */

/**
 * A series of decisions.
 * @typedef {{
 *   kind: "day" | "theme" | "mistakes" | "try", ruleset: string, items: Item[], answers: AnswerRecord[], date?: string, theme?: string,
 *   seed?: number,
 * }} Session
 */

export class Exercise {
  /**
   * @param {object} asked
   * @param {Item} asked.item
   * @param {GamePosition} asked.position that of the item
   * @param {Rules} asked.rules
   * @param {string} asked.title
   * @param {boolean} asked.isRated whether the answer counts for the rating
   * @param {(move: RankedMove) => void} asked.chosen is called with what was decided, after a retry again
   * @param {{ kept: boolean[], answer?: RankedMove, hints: Hints }} [asked.before] what was kept, answered and asked in another language
   */
  constructor({ item, position, rules, title, isRated, chosen, before }) {
    this.item = item;
    this.position = position;
    this.rules = rules;
    this.chosen = chosen;
    this.answer = before?.answer;
    /** @type {boolean[]} */
    this.kept = before?.kept ?? position.dice.map(() => false);
    this.dice = new Dice(rules.diceCount, rules.colours, (place) => this.toggle(place));
    this.card = new Card(
      rules, [t("you")], (category, column) => this.choose(category, column), (category) => showInfo(rules, category));
    // The second press of a double click was meant for the previous exercise.
    this.button = h("button", { type: "button", class: "button primary roll keep", onclick: ({ detail }) => detail < 2 && this.keep() });
    this.hints = new Hints({ position: item.position, best: item.moves[0], rules, isRated, count: before?.hints.count ?? 0 });
    this.foot = h("div", { class: "tray-foot" }, this.button);
    this.line = h("div", { class: "verdict", hidden: true });
    this.panel = h("section", { class: "panel answer", hidden: true });
    this.heading = h("h1", { class: "turn-line", tabindex: -1 }, title);
    this.element = h(
      "div", { class: "match exercise" },
      h("div", { class: "side" },
        h("section", { class: "tray", "aria-label": t("tray") },
          h("div", { class: "tray-head" }, this.heading, h("p", { class: "rolls-line" }, t("rollsLeft", { n: position.rollsLeft }))),
          this.dice.element, this.line, this.hints.element, this.foot),
        this.panel),
      h("div", { class: "other-side" }, h("section", { class: "sheet", "aria-label": t("scorecard") }, this.card.element)),
    );
    this.show();
  }

  /** The moves that fill or call a category. */
  get offers() {
    return this.item.moves.filter((move) => move.action !== "keep");
  }

  get mayKeep() {
    return !this.answer && this.item.moves.some(({ action }) => action === "keep");
  }

  /** The dice that are kept. */
  get faces() {
    return this.position.dice.filter((_, place) => this.kept[place]);
  }

  show() {
    const { item, position, rules, answer } = this;
    const best = answer && item.moves[0];
    this.hints.show(Boolean(answer));
    // After the answer, the dice show the best move, and those that were kept in vain.
    const places = best?.action === "keep" ? placesOf(position.dice, best.keep, this.kept) : new Set();
    this.dice.show({ faces: position.dice, kept: this.kept.map((kept, i) => (answer ? places.has(i) : kept)), active: this.mayKeep });
    this.dice.dice.forEach(({ element }, i) => set(element, "data-wrong", Boolean(answer) && this.kept[i] && !places.has(i)));
    const calls = this.offers.filter(({ action }) => action === "announce");
    const offers = this.offers.filter((move) => !answer || move === best || move === answer);
    this.card.show({
      sheets: [position.sheet], current: 0, shown: 0, scores: offers.map(scoreOf), best: best?.action === "keep" ? undefined : best,
      calls: calls.map(({ category }) => category), called: position.announced,
    });
    for (const offer of this.card.element.querySelectorAll(".offer")) set(offer, "aria-disabled", answer && "true");
    const rerolled = rules.diceCount - this.faces.length;
    setText(this.button, this.mayKeep && rerolled ? t("trainKeep", { n: rerolled }) : t("chooseCategory"));
    set(this.button, "aria-disabled", this.mayKeep && rerolled > 0 ? undefined : "true");
  }

  /** @param {number} place */
  toggle(place) {
    if (!this.mayKeep || place >= this.kept.length) return;
    this.kept[place] = !this.kept[place];
    this.show();
  }

  keep() {
    if (!this.mayKeep) return;
    const faces = [...this.faces].sort().join();
    this.decide(this.item.moves.find((move) => move.action === "keep" && [...move.keep].sort().join() === faces));
  }

  /**
   * @param {string} category
   * @param {string} [column]
   */
  choose(category, column) {
    this.decide(this.offers.find((move) => move.category === category && move.column === column));
  }

  /** Ask once more, in the same place. */
  retry() {
    this.answer = undefined;
    this.kept = this.kept.map(() => false);
    this.line.hidden = true;
    this.panel.hidden = true;
    fill(this.foot, this.button);
    this.show();
    this.heading.focus({ preventScroll: true });
  }

  /** @param {RankedMove | undefined} move */
  decide(move) {
    if (!move || this.answer) return;
    this.answer = move;
    this.show();
    this.chosen(move);
  }

  /** @param {number} face */
  toggleFace(face) {
    const place = placeOf(this.position.dice, this.kept, face);
    if (place !== undefined) this.toggle(place);
  }

  /**
   * Walk with an arrow key if the focus is here, or nowhere; return whether that is so.
   * @param {string} key
   * @param {Element} from
   */
  walk(key, from) {
    const isHere = from === document.body || from.tagName === "MAIN" || this.element.contains(from);
    return !this.answer && isHere && walk(key, from, this.element);
  }
}

/**
 * Return the offer of a cell; a call pays nothing yet.
 * @param {Exclude<Move, { action: "keep" }>} move
 * @returns {Score}
 */
const scoreOf = ({ category, column, ...paid }) => (
  paid.action === "score" ? { category, column, points: paid.points, extraBonus: paid.extra_bonus } : { category, column, points: 0, extraBonus: 0 });
