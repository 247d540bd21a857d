// A decision of a reviewed game: the hand, the move, a better one and why. It can be tried again in its place.

/**
 * @import { Children } from "../base/dom.js"
 * @import { Compared, Decision, Grade, GradeLosses, Move, Praise, RankedMove } from "../base/types.js"
 * @import { Placed } from "../game/review-positions.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { gradeOf } from "../coach/verdict.js";
import { whyLost } from "../advice/reasons.js";
import { Refusal, Unreachable, ask } from "../base/api.js";
import { announce, fill, h, set, setText } from "../base/dom.js";
import { minus, t } from "../base/i18n.js";
import { positionCode } from "../base/share-button.js";
import { boardAddress } from "../game/address.js";
import { placesOf } from "../game/game.js";
import { adviceQuestion } from "../game/questions.js";
import { diceRow, moveWithDice } from "../table/dice-row.js";
import { Dice } from "../table/dice.js";

/**
 * Return the grade of a move, its loss, and the praise of one that was hard to find.
 * @param {Grade} grade
 * @param {number} loss
 * @param {object} [more]
 * @param {Praise | null} [more.praise]
 * @param {(loss: number, digits?: number) => string} [more.write] writes losses that are not points
 */
export const cost = (grade, loss, { praise, write } = {}) => h("span", { class: "cost" },
  h("span", { class: `grade ${grade}` }, t(`grade_${grade}`)), loss > 0 && [" ", h("strong", { class: "numbers" }, minus(loss, 1, write))],
  praise && [" ", h("strong", { class: "praise" }, t(`praise_${praise}`))]);

/**
 * Return the hand of a decision, with the dice marked that a move keeps.
 * @param {Decision} decision
 * @param {Rules} rules
 * @param {Move} move
 */
export function handOf({ dice }, { colours }, move) {
  const places = move.action === "keep" ? placesOf(dice, move.keep, []) : new Set();
  return dice.length > 0 && diceRow(dice, { colours, kept: dice.map((_, place) => places.has(place)) });
}

/**
 * Return the dice, what was played, and what was better.
 * @param {Decision} decision
 * @param {Rules} rules
 * @param {Children} [again] how it was decided this time
 */
export function movesOf(decision, rules, again) {
  const { played, best, loss } = decision;
  /**
   * @param {string} name
   * @param {Children} words
   */
  const row = (name, words) => h("div", {}, h("dt", {}, name), h("dd", {}, words));
  return [
    h("p", { class: "decision-dice" }, handOf(decision, rules, best)),
    h("dl", { class: "played" }, again && row(t("playedAgain"), again), row(t("playedMove"), moveWithDice(played, rules)),
      loss > 0 && row(t("playedBetter"), moveWithDice(best, rules))),
  ];
}

export class DecisionView {
  /** @type {RankedMove[]} of the position, once it is tried again */
  moves = [];
  /** @type {boolean[]} */
  kept = [];

  /**
   * @param {Placed} placed
   * @param {Rules} rules
   * @param {GradeLosses} losses
   * @param {Compared} [compared] where both moves lead
   */
  constructor({ decision, question }, rules, losses, compared) {
    this.decision = decision;
    this.question = question;
    this.rules = rules;
    this.losses = losses;
    this.compared = compared;
    this.element = h("div", { class: "decision-view" });
    this.show();
  }

  /**
   * Show what was played, what was better, and why.
   * @param {Children} [again] how it was decided this time
   */
  show(again) {
    const { decision, question, rules } = this;
    const { loss } = decision;
    this.retryButton = h("button", { type: "button", class: "button small", onclick: () => this.retry() }, t("tryIt"));
    fill(this.element,
      movesOf(decision, rules, again),
      loss > 0 && whyLost(decision, rules, this.compared),
      question ? h("div", { class: "actions" }, !decision.forced && this.retryButton,
        h("a", { class: "button small", href: boardAddress(question) }, t("navAnalyse"))) : h("p", { class: "hint" }, t("noDice")),
      decision.position_id && positionCode(decision.position_id));
  }

  /** Hide the answer, and let the player decide once more. */
  async retry() {
    const { question } = this;
    if (!question) return;
    fill(this.element, h("p", { class: "waiting" }, t("coachWaits")));
    try {
      this.moves = (await ask("/v1/advice", adviceQuestion(question))).moves;
      this.showDice();
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
      this.show();
      this.element.append(h("p", { class: "hint", role: "status" }, t(error instanceof Refusal ? "coachStuck" : "coachAway")));
      this.retryButton?.focus({ preventScroll: true });
    }
  }

  showDice() {
    const { rules, moves } = this;
    this.kept = this.decision.dice.map(() => false);
    const dice = new Dice(rules.diceCount, rules.colours, (place) => {
      this.kept[place] = !this.kept[place];
      this.showKept(dice, roll);
    });
    const roll = h("button", { type: "button", class: "button primary", onclick: () => this.keep() });
    // In the order of the card: that of the answer would give it away.
    const boxes = moves.filter((move) => move.action !== "keep")
      .sort((one, other) => rules.categories.indexOf(one.category) - rules.categories.indexOf(other.category));
    fill(this.element,
      h("div", { class: "tray retry" }, dice.element, boxes.length < moves.length && roll),
      h("div", { class: "retry-boxes" }, boxes.map((move) => (
        h("button", { type: "button", class: "button small", onclick: () => this.decide(move) }, rules.moveWords(move))))));
    this.showKept(dice, roll);
    dice.dice[0].element.focus({ preventScroll: true });
  }

  /**
   * @param {Dice} dice
   * @param {HTMLButtonElement} roll
   */
  showKept(dice, roll) {
    const rerolled = this.kept.filter((kept) => !kept).length;
    dice.show({ faces: this.decision.dice, kept: this.kept, active: true });
    setText(roll, rerolled ? t("rollAgain", { n: rerolled }) : t("chooseCategory"));
    set(roll, "aria-disabled", rerolled ? undefined : "true");
  }

  keep() {
    const faces = this.decision.dice.filter((_, place) => this.kept[place]).sort().join();
    this.decide(this.moves.find((move) => move.action === "keep" && [...move.keep].sort().join() === faces));
  }

  /** @param {RankedMove | undefined} move */
  decide(move) {
    if (!move) return;
    const grade = gradeOf(move.loss, this.losses) ?? "best";
    this.show([...moveWithDice(move, this.rules), " ", cost(grade, move.loss)]);
    this.retryButton?.focus({ preventScroll: true });
    announce([this.rules.moveWords(move), t(`grade_${grade}`), ...(move.loss ? [minus(move.loss)] : [])].join(", "));
  }
}
