// Asks the API for advice on a decision: for the most points, or for the most probable win.

/**
 * @import { Advice, Answers, GradeLosses, Move, Position, State } from "./types.js"
 * @import { Rules } from "./rules.js"
 */

import { Refusal, askUntilAnswered } from "./api.js";
import * as game from "./game.js";
import { isToWin } from "./move-list.js";
import { outlookQuestion } from "./outlook.js";

/**
 * What is asked about a decision, as it was when it was to be taken; `win` where the coach plays to win.
 * @typedef {{ points: Position, win?: object }} Questions
 */

/**
 * Where whoever asked is told why there is no answer, or none yet: that the server prepares one, that nobody answers, and
 * that there will be none.
 * @typedef {{ waiting?: () => void, away?: () => void, stuck?: (problem: Refusal) => void }} Told
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
    const points = game.position(state, this.rules);
    if (!toWin) return { points };
    const { opponents } = outlookQuestion(state, this.rules);
    return { points, win: { ...points, objective: { maximize: "win", opponents }, if_ready: true } };
  }

  /**
   * The advice for what the coach plays for; where nobody knows how to win by now, for the most points.
   * @param {Questions} questions
   * @param {AbortSignal} signal
   * @param {Told} [told]
   */
  async find({ points, win }, signal, told) {
    const explained = this.rules.hasOutlooks && { explain: true };
    const forWin = win && await this.ask("/v1/advice", { ...win, ...explained }, signal, told);
    if (forWin || signal.aborted) return forWin;
    return this.ask("/v1/advice", { ...points, ...(explained && { ...explained, if_ready: true }) }, signal, told);
  }

  /**
   * The same with its reasons, against this other move where one is given.
   * @param {Questions} questions
   * @param {Advice} advice
   * @param {AbortSignal} signal
   * @param {Move} [other]
   */
  explain({ points, win }, advice, signal, other) {
    const question = isToWin(advice) && win ? win : points;
    const compared = other && { compare_with: nameOf(other) };
    return this.ask("/v1/advice", { ...question, explain: true, if_ready: true, ...compared }, signal);
  }

  /** The greatest losses that the grades allow in this game, as the review has them; asked for once. */
  losses() {
    this.#losses ??= this.askLosses();
    return this.#losses;
  }

  async askLosses() {
    const nothing = { ruleset: this.rules.ruleset, players: [{ turns: [] }], fields: [], if_ready: true };
    const review = await this.ask("/v1/games/review", nothing, new AbortController().signal);
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
      if (!(error instanceof Refusal)) throw error;
      stuck(error);
      return undefined;
    }
  }
}

/**
 * A move as it is asked about.
 * @param {Move} move
 */
function nameOf(move) {
  if (move.action === "keep") return { action: "keep", keep: move.keep };
  const { action, category, column } = move;
  return { action, category, ...(action === "score" && column !== undefined && { column }) };
}
