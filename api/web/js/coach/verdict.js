// The verdict of the coach on a move. It asks for advice while the player thinks, and shows it after the move.

/**
 * @import { Advice, Grade, GradeLosses, Move, RankedMove, State } from "../base/types.js"
 * @import { Child } from "../base/dom.js"
 * @import { Advisor, Questions, Listener } from "./advisor.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { announce, fill, h, set } from "../base/dom.js";
import { apart, minus, percent, t } from "../base/i18n.js";
import { pointOf, pointShown, pointWords } from "../advice/main-reason.js";
import { hereNote, isToWin } from "../advice/move-list.js";
import { lossWords, moreOf } from "../advice/reasons.js";
import { diceRow } from "../table/dice-row.js";
import { placesOf } from "../game/game.js";
import { sameMove } from "../game/moves.js";

/**
 * A question about a decision; `trouble` resolves when the answer is late.
 * @typedef {object} Thought
 * @property {Questions} questions
 * @property {AbortController} control
 * @property {Promise<Advice | undefined>} advice
 * @property {Promise<undefined>} trouble
 */

/** @typedef {Thought & { move: Move, why?: Promise<Advice | undefined>, numbers?: Promise<Advice | undefined> }} Made a decision that was taken */

/** @typedef {{ questions: Questions, move: Move }} Taken what is remembered of it, in whatever language */

/**
 * @typedef {{
 *   played: RankedMove, best: RankedMove, loss: number, grade: Grade | undefined, toWin: boolean, answered_by?: "offline",
 * }} Verdict without a grade where losses are none of points
 */

export class Verdicts {
  /** @type {Thought | undefined} */
  thought;
  /** @type {Made | undefined} */
  made;
  /** @type {HTMLElement | undefined} those of the verdict on the tray, which a reason follows */
  words;
  // A missing answer was reported, and there was no answer since.
  #excused = false;

  /**
   * @param {Rules} rules
   * @param {Advisor} advisor
   * @param {object} places
   * @param {HTMLElement} places.line on the tray, in brief
   * @param {HTMLElement} places.whole in the panel of the coach
   * @param {() => Child[]} places.quiet gives what the line has without a verdict
   */
  constructor(rules, advisor, { line, whole, quiet }) {
    this.rules = rules;
    this.advisor = advisor;
    this.line = line;
    this.whole = whole;
    this.quiet = quiet;
  }

  /**
   * Ask about the decision that is to be taken.
   * @param {State} state with a hand
   * @param {boolean} toWin
   * @param {Listener} [listener]
   * @returns {Thought}
   */
  think(state, toWin, listener = {}) {
    this.thought?.control.abort();
    this.thought = this.ask(this.advisor.questions(state, toWin), listener);
    return this.thought;
  }

  /**
   * @param {Questions} questions
   * @param {Listener} listener
   * @returns {Thought}
   */
  ask(questions, listener) {
    const control = new AbortController();
    const { promise: trouble, resolve } = resolvable();
    const advice = this.advisor.find(questions, control.signal, {
      waiting: (problem) => [resolve(), listener.waiting?.(problem)],
      away: (needsServer) => [resolve(), listener.away?.(needsServer)],
      stuck: (problem) => [resolve(), listener.stuck?.(problem)],
    });
    return { questions, control, trouble, advice };
  }

  /**
   * Note a decision, or without a move the beginning of a turn.
   * @param {Move} [move]
   */
  taken(move) {
    const { thought } = this;
    this.thought = undefined;
    if (this.made) this.forget();
    if (move && thought) this.made = { ...thought, move };
    else thought?.control.abort();
  }

  /** @returns {Taken | undefined} the last move, if it may be commented */
  get last() {
    return this.made && { questions: this.made.questions, move: this.made.move };
  }

  /** @param {Taken} last that another one was to tell of */
  remember({ questions, move }) {
    this.made = { ...this.ask(questions, {}), move };
  }

  /** Return whether the last move needs a comment: its value, or that there is no answer. */
  async saysSome() {
    const { made } = this;
    if (!made) return false;
    const advice = await Promise.race([made.advice, made.trouble]);
    return this.made === made && (!advice || Boolean(verdictOf(advice, made.move)));
  }

  /** Do not comment on the last move any more. */
  forget() {
    this.drop();
    this.show();
  }

  /** Discard pending questions. */
  drop() {
    this.thought?.control.abort();
    this.made?.control.abort();
    this.thought = undefined;
    this.made = undefined;
  }

  /** @param {Promise<void>} [seen] resolves when the dice that were rolled since lie still */
  async tell(seen) {
    const { made } = this;
    if (!made) {
      this.show();
      return;
    }
    let [advice] = await Promise.all([Promise.race([made.advice, made.trouble]), seen]);
    if (this.made !== made) return;
    if (!advice) {
      this.excuse();
      advice = await made.advice;
    }
    const losses = advice && !isToWin(advice) ? await this.advisor.losses() : undefined;
    if (this.made !== made || !advice) return;
    this.#excused = false;
    const verdict = verdictOf(advice, made.move, losses);
    this.show(verdict, made.questions.points.dice);
    if (verdict?.toWin) this.tellChances(verdict);
    else if (verdict) await this.explain(verdict, advice, made);
  }

  /**
   * Show the chances of winning, which are the reason to win: reasons in points do not apply.
   * @param {Verdict} verdict
   */
  tellChances({ played, best, loss }) {
    if (!loss) return;
    const words = t("nextWins", { move: this.rules.moveWords(played), ...apart(percent, best.value, played.value, 1) });
    this.addReason(words);
    this.whole.append(h("p", { class: "hint" }, words));
    announce(words, "live-coach");
  }

  excuse() {
    if (this.#excused) return;
    this.#excused = true;
    this.line.replaceChildren(h("p", { class: "hint" }, t("coachMissed")));
  }

  /** @param {string | (string | Node)[]} words */
  addReason(words) {
    this.words?.append(" ", h("span", { class: "hint reason" }, words));
  }

  /**
   * Show a verdict with the dice that it is about, which may be others than those on the table.
   * @param {Verdict} [verdict]
   * @param {readonly number[]} [dice]
   */
  show(verdict, dice = []) {
    this.words = verdict && h("p", {}, h("span", { class: "verdict-words" }, moveShown(verdict, this.rules)));
    fill(this.line, verdict ? costShown(verdict, dice, this.rules) : this.quiet(), this.words);
    set(this.line, "data-grade", verdict && (verdict.grade ?? (verdict.loss ? "loss" : "best")));
    fill(this.whole, verdict ? inFull(verdict, dice, this.rules) : h("p", { class: "hint" }, t("coachAfterWords")));
    set(this.whole, "data-stale", undefined);
    if (verdict) announce(this.line.textContent, "live-coach");
  }

  /**
   * Show the one reason, where the move cost enough to be worth one.
   * @param {Verdict} verdict
   * @param {Advice} advice
   * @param {Made} made
   */
  async explain({ played, best, loss, grade }, advice, made) {
    if (!loss || grade === "good") return;
    const { signal } = made.control;
    made.why ??= this.advisor.explain(made.questions, signal, played);
    const reasoned = await made.why;
    if (this.made !== made) return;
    const compared = {
      dice: made.questions.points.dice, played, best, loss, best_plays_for: advice.plays_for, played_plays_for: [],
    };
    const point = reasoned && pointOf(reasoned);
    const reason = point && pointWords(point, this.rules, true);
    const words = reason || (!isToWin(advice) && lossWords(compared, this.rules));
    if (!words) return;
    const shown = () => (point && reason ? pointShown(point, this.rules, true) : [words]);
    this.addReason(shown());
    this.whole.append(h("p", { class: "point" }, shown()));
    announce(words, "live-coach");
    if (!reasoned) return;
    made.numbers ??= this.advisor.numbers(made.questions, reasoned, signal, played);
    const numbers = await made.numbers;
    if (numbers && this.made === made) this.whole.append(...moreOf(numbers, this.rules, 2));
  }
}

/**
 * Return the verdict on a move; undefined where there was nothing to decide.
 * @param {Advice} advice
 * @param {Move} move
 * @param {GradeLosses} [losses]
 * @returns {Verdict | undefined}
 */
export function verdictOf(advice, move, losses) {
  const { moves, answered_by } = advice;
  const played = moves.find((each) => sameMove(each, move));
  if (!played || moves.every(({ loss }) => !loss)) return undefined;
  const { loss } = played;
  const toWin = isToWin(advice);
  const grade = toWin ? undefined : gradeOf(loss, losses);
  return { played, best: moves[0], loss, toWin, grade, ...(answered_by && { answered_by }) };
}

/**
 * Return the grade of a review, undefined where its limits are not known.
 * @param {number} loss
 * @param {GradeLosses} [losses] from the least to the greatest
 * @returns {Grade | undefined}
 */
export function gradeOf(loss, losses) {
  if (!losses) return undefined;
  if (!loss) return "best";
  const bounds = /** @type {[Grade, number][]} */ (Object.entries(losses));
  return bounds.find(([, greatest]) => loss <= greatest)?.[0] ?? "blunder";
}

/** @param {Verdict} verdict */
const lossShown = ({ loss, toWin }) => (toWin ? minus(loss, 1, percent) : minus(loss, 2));

/** @param {Verdict} verdict */
const gradeShown = ({ grade, loss }) => {
  if (grade && loss) return h("span", { class: `grade ${grade}` }, t(`grade_${grade}`));
  return undefined;
};

/**
 * Return the dice of a decision: the player's keep is ringed, the best one is golden.
 * @param {Verdict} verdict
 * @param {readonly number[]} dice
 * @param {Rules} rules
 */
function diceOf({ played, best }, dice, rules) {
  const kept = played.action === "keep" ? placesOf(dice, played.keep) : new Set();
  const ringed = dice.map((_, place) => kept.has(place));
  return h("span", { class: "verdict-dice" }, diceRow(dice, {
    colours: rules.colours, kept: ringed, best: best.action === "keep" ? placesOf(dice, best.keep, ringed) : undefined,
  }));
}

/**
 * @param {Verdict} verdict
 * @param {readonly number[]} dice
 * @param {Rules} rules
 */
function costShown(verdict, dice, rules) {
  const cost = verdict.loss
    ? [gradeShown(verdict), " ", h("strong", { class: "numbers" }, lossShown(verdict))] : [h("strong", { class: "praise" }, t("best"))];
  return h("div", { class: "verdict-cost" }, diceOf(verdict, dice, rules), " ", cost, " ");
}

/**
 * @param {Verdict} verdict
 * @param {Rules} rules
 */
function moveShown({ played, best, loss, grade }, rules) {
  if (!loss) return rules.moveWords(played);
  return t(grade === "good" ? "verdictSlightly" : "verdictBetter", { move: rules.moveWords(best) });
}

/**
 * @param {Verdict} verdict
 * @param {readonly number[]} dice
 * @param {Rules} rules
 */
function inFull(verdict, dice, rules) {
  const { played, best, loss } = verdict;
  /** @type {[string, RankedMove, import("../base/dom.js").Child[]][]} */
  const rows = [[t("verdictPlayed"), played, loss ? [lossShown(verdict), " ", gradeShown(verdict)] : [t("best")]]];
  if (loss) rows.push([t("verdictBest"), best, []]);
  return [diceOf(verdict, dice, rules), h("dl", { class: "verdict", "data-best": !loss }, rows.map(([title, move, words]) => (
    h("div", {}, h("dt", {}, title), h("dd", {}, h("b", {}, rules.moveWords(move)), " ", h("span", { class: "numbers" }, words)))))), hereNote(verdict)];
}

function resolvable() {
  /** @type {() => void} */
  let resolve = () => undefined;
  /** @type {Promise<undefined>} */
  const promise = new Promise((resolved) => { resolve = () => resolved(undefined); });
  return { promise, resolve };
}
