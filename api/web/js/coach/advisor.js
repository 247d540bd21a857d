// Asks the API for advice on a decision: for the most points, or for the most probable win.

/**
 * @import { Advice, Answers, GradeLosses, Move, Objective, Position, ProblemDocument, State } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { NeedsServer, Refusal, askUntilAnswered } from "../base/api.js";
import { hasNumbers } from "../advice/move-list.js";
import { NUMBERS, REASON, adviceQuestion, dumpDecision, gradesQuestion, hintQuestion, opponentsOf, rivalOf } from "../game/questions.js";

/**
 * A decision at the time it has to be made, and the objective of a coach that plays to win.
 * `strength` is that of a player alone, if it is known.
 * @typedef {{ points: Position, win?: Objective, strength?: string }} Questions
 */

/**
 * Callbacks for answers that are late, because the server prepares them or is away, and for those that do not come.
 * @typedef {{ waiting?: (problem: ProblemDocument) => void, away?: (needsServer: boolean) => void, stuck?: (problem: Refusal) => void, isOptional?: boolean }} Listener
 */

export class Advisor {
  /** @type {Promise<GradeLosses | undefined> | undefined} */
  #losses;

  /**
   * @param {Rules} rules
   * @param {string} [strength] that the player of this browser played like
   */
  constructor(rules, strength) {
    this.rules = rules;
    this.strength = strength;
  }

  /**
   * @param {State} state with a hand
   * @param {boolean} toWin
   * @returns {Questions}
   */
  questions(state, toWin) {
    const points = dumpDecision(state, this.rules);
    const strength = state.players.filter((player) => player.strength === null).length === 1 ? this.strength : undefined;
    const opponents = rivalOf(state, this.rules) ?? opponentsOf(state, this.rules);
    return { points, ...(strength && { strength }), ...(toWin && { win: { maximize: "win", opponents } }) };
  }

  /**
   * Return the advice for the coach's objective, and why; while no advice to win is ready, for the most points.
   * @param {Questions} questions
   * @param {AbortSignal} signal
   * @param {Listener} [listener]
   */
  async find({ points, win, strength }, signal, listener) {
    // Do not wait for the server where this device answers.
    const forWin = win && await this.ask(
      "/v1/advice", adviceQuestion({ ...points, objective: win }, { why: REASON }), signal, { ...listener, isOptional: true });
    if (forWin || signal.aborted) return forWin;
    return this.ask("/v1/advice", adviceQuestion(points, { why: REASON, strength }), signal, listener);
  }

  /**
   * Ask for a hint, as `find` asks for advice; undefined where there is none.
   * @param {Questions} questions
   * @param {"stakes" | "candidates"} stage
   * @param {AbortSignal} signal
   */
  async hint({ points, win, strength }, stage, signal) {
    const forWin = win && await this.ask("/v1/hints", hintQuestion({ ...points, objective: win }, stage), signal, { isOptional: true });
    if (forWin || signal.aborted) return forWin;
    return this.ask("/v1/hints", hintQuestion(points, stage, strength), signal, { isOptional: true });
  }

  /**
   * Ask why the best move is better than another one, for points.
   * @param {Questions} questions
   * @param {AbortSignal} signal
   * @param {Move} other
   */
  async explain({ points }, signal, other) {
    if (this.rules.isEstimated) return undefined;
    return this.ask("/v1/advice", adviceQuestion(points, { why: REASON, other, limit: 1 }), signal, { isOptional: true });
  }

  /**
   * Ask for the numbers behind a reason, for points; undefined if there are none.
   * @param {Questions} questions
   * @param {Advice} advice whose reason it is
   * @param {AbortSignal} signal
   * @param {Move} [other] to compare with the best one
   */
  async numbers({ points, strength }, advice, signal, other) {
    if (!hasNumbers(advice, this.rules)) return undefined;
    return this.ask("/v1/advice", adviceQuestion(points, { why: NUMBERS, other, strength, limit: 1 }), signal, { isOptional: true });
  }

  /** The greatest losses that the grades allow in this game, as the review has them; asked for once. */
  losses() {
    this.#losses ??= this.askLosses();
    return this.#losses;
  }

  async askLosses() {
    const review = await this.ask("/v1/games/review", gradesQuestion(this.rules), new AbortController().signal, { isOptional: true });
    // Ask again next time.
    if (!review) this.#losses = undefined;
    return review?.grades.greatest_losses;
  }

  /**
   * Return the answer, or undefined after calling the listener with the reason.
   * @template {keyof Answers} P
   * @param {P} path
   * @param {object} body
   * @param {AbortSignal} signal
   * @param {Listener} [listener]
   */
  async ask(path, body, signal, { stuck = () => {}, ...listener } = {}) {
    try {
      return await askUntilAnswered(path, body, { signal, ...listener });
    } catch (error) {
      if (signal.aborted) return undefined;
      if (error instanceof NeedsServer) return undefined;
      if (!(error instanceof Refusal)) throw error;
      stuck(error);
      return undefined;
    }
  }
}
