// Asks the API for advice on a decision: for the most points, or for the most probable win.

/**
 * @import { Advice, Answers, GradeLosses, Move, Objective, Position, ProblemDocument, State } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { NeedsServer, Refusal, askUntilAnswered } from "../base/api.js";
import { hasNumbers } from "../advice/move-list.js";
import { NUMBERS, REASON, adviceQuestion, gradesQuestion, opponentsOf } from "../game/questions.js";
import { dumpDecision } from "../game/wire.js";

/**
 * A decision as it was when it was to be taken, and the objective of a coach that plays to win.
 * @typedef {{ points: Position, win?: Objective }} Questions
 */

/**
 * Where whoever asked is told why there is no answer, or none yet: that the server prepares one, that nobody answers, and
 * that there will be none.
 * @typedef {{ waiting?: (problem: ProblemDocument) => void, away?: (needsServer: boolean) => void, stuck?: (problem: Refusal) => void, isOptional?: boolean }} Told
 */

export class Advisor {
  /** @type {Promise<GradeLosses | undefined> | undefined} */
  #losses;

  /** @param {Rules} rules */
  constructor(rules) {
    this.rules = rules;
  }

  /**
   * @param {State} state with a hand
   * @param {boolean} toWin
   * @returns {Questions}
   */
  questions(state, toWin) {
    const points = dumpDecision(state, this.rules);
    return { points, ...(toWin && { win: { maximize: "win", opponents: opponentsOf(state, this.rules) } }) };
  }

  /**
   * The advice for what the coach plays for, and why; where nobody knows how to win by now, for the most points.
   * @param {Questions} questions
   * @param {AbortSignal} signal
   * @param {Told} [told]
   */
  async find({ points, win }, signal, told) {
    // Where this device answers, nobody waits for what it cannot say.
    const forWin = win && await this.ask(
      "/v1/advice", adviceQuestion({ ...points, objective: win }, { why: REASON }), signal, { ...told, isOptional: true });
    if (forWin || signal.aborted) return forWin;
    return this.ask("/v1/advice", adviceQuestion(points, { why: REASON }), signal, told);
  }

  /**
   * The reason why the best move is better than this other one, for points.
   * @param {Questions} questions
   * @param {AbortSignal} signal
   * @param {Move} other
   */
  async explain({ points }, signal, other) {
    if (this.rules.isEstimated) return undefined;
    return this.ask("/v1/advice", adviceQuestion(points, { why: REASON, other, limit: 1 }), signal, { isOptional: true });
  }

  /**
   * The numbers behind a reason, for points; undefined where there are none.
   * @param {Questions} questions
   * @param {Advice} advice whose reason it is
   * @param {AbortSignal} signal
   * @param {Move} [other] that the best one is held against
   */
  async numbers({ points }, advice, signal, other) {
    if (!hasNumbers(advice, this.rules)) return undefined;
    return this.ask("/v1/advice", adviceQuestion(points, { why: NUMBERS, other, limit: 1 }), signal, { isOptional: true });
  }

  /** The greatest losses that the grades allow in this game, as the review has them; asked for once. */
  losses() {
    this.#losses ??= this.askLosses();
    return this.#losses;
  }

  async askLosses() {
    const review = await this.ask("/v1/games/review", gradesQuestion(this.rules), new AbortController().signal, { isOptional: true });
    // What could not be said now is asked for again.
    if (!review) this.#losses = undefined;
    return review?.grades.greatest_losses;
  }

  /**
   * The answer, or undefined after telling why there is none.
   * @template {keyof Answers} P
   * @param {P} path
   * @param {object} body
   * @param {AbortSignal} signal
   * @param {Told} [told]
   */
  async ask(path, body, signal, { stuck = () => {}, ...told } = {}) {
    try {
      return await askUntilAnswered(path, body, { signal, ...told });
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof NeedsServer) return undefined;
      if (!(error instanceof Refusal)) throw error;
      stuck(error);
      return undefined;
    }
  }
}
