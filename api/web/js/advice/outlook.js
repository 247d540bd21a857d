// The outlook of a game, from /v1/outlook: the expected total and its distribution, the bonus, the chance to win.

/**
 * @import { Children } from "../base/dom.js"
 * @import { Answers, Outlook as Outcome, OutlookQuestion, ProblemDocument, State } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { NotReady, Refusal, askUntilAnswered, sleep } from "../base/api.js";
import { histogram } from "./charts.js";
import { fill, h, set, setText } from "../base/dom.js";
import * as game from "../game/game.js";
import { duration, number, percent, t, workLeft } from "../base/i18n.js";
import { errs, onlyIfReady, outlookQuestion } from "../game/questions.js";

// Seconds between checks of a table that the server prepares: short when it is nearly ready.
const LEAST_PAUSE = 2;
const LONGEST_PAUSE = 10;

/** @typedef {Answers["/v1/outlook"] | NotReady | undefined} Answer */

export class Outlook {
  /** @type {AbortController | undefined} of outlooks that are being computed */
  preparing;
  /** @type {HTMLElement | undefined} the place of the expected total while nothing else is known */
  expected;
  /** @type {{ turn: string, outlook?: Answer } | undefined} of the turn that is under way, or about to begin */
  before;
  /** @type {number | undefined} that total, from the advice */
  mean;
  isEstimated = false;
  // The coach plays for another objective than these numbers.
  playsToWin = false;

  /**
   * @param {Rules} rules
   * @param {object} coach
   * @param {(question: OutlookQuestion, signal: AbortSignal, place: HTMLElement) =>
   *   Promise<Answers["/v1/outlook"] | undefined>} coach.ask says in that place why there is no answer
   * @param {() => void} coach.prepared is called when there are outlooks that were not there before
   */
  constructor(rules, { ask, prepared }) {
    this.rules = rules;
    this.ask = ask;
    this.prepared = prepared;
    this.ending = h("div", {});
    this.chances = h("div", {});
    this.element = h(
      "section", { class: "outlook panel", "aria-labelledby": "outlook-title", hidden: true },
      h("h2", { id: "outlook-title" }, t("outlook")),
      this.ending,
    );
  }

  /**
   * Show the outlook if it is ready: without a table the server knows the start and positions close to the end. Where the
   * server does not build the table by itself, players can ask for it.
   * @param {State} state
   * @param {AbortSignal} signal
   * @param {Promise<void>} [seen]
   */
  async show(state, signal, seen) {
    const question = onlyIfReady(outlookQuestion(state, this.rules));
    if (!game.hand(state)) this.before = undefined;
    const [outlook] = this.rules.isEstimated ? [] : await Promise.all([this.ask(question, signal, this.ending), seen]);
    if (signal.aborted) return;
    set(this.ending, "data-stale", undefined);
    if (!game.hand(state)) this.before = { turn: turnOf(state), outlook };
    if (isKnown(outlook)) {
      fill(this.ending, this.assumption(state), this.facts(outlook), picture(outlook));
      return;
    }
    if (outlook?.secondsLeft !== undefined) this.wait(state, question, outlook.secondsLeft, signal);
    else this.offer(state);
    if (game.hand(state) && !this.rules.isEstimated) await this.remind(state, signal);
  }

  /**
   * Show the chances before this turn, where these are known.
   * @param {State} state with a hand
   * @param {AbortSignal} signal
   */
  async remind(state, signal) {
    const turn = turnOf(state);
    if (this.before?.turn !== turn) {
      const question = outlookQuestion({ ...state, turn: game.emptyTurn(this.rules) }, this.rules);
      const outlook = await this.ask(onlyIfReady(question), signal, this.chances);
      if (signal.aborted) return;
      this.before = { turn, outlook };
    }
    const { outlook } = this.before;
    if (!isKnown(outlook)) return;
    const { upper_bonus, win, method } = outlook;
    const facts = this.facts({ upper_bonus, win, method });
    if (facts.children.length) fill(this.chances, h("h3", {}, t("beforeTurn")), facts);
  }

  /** Mark the outlook as that of the position before, still to be read. */
  fade() {
    set(this.ending, "data-stale", true);
  }

  /**
   * Numbers about the rest of a game hold for good play, and of the computer for the play of its strength.
   * @param {State} state
   */
  assumption({ players }) {
    const together = this.playsToWin ? "outlookForPoints" : "outlookTogether";
    return h("p", { class: "hint" }, t(players.some(errs) ? "outlookWeaker" : players.length > 1 ? together : "outlookAlone"));
  }

  /** @param {Partial<Outcome>} outlook */
  facts({ mean, upper_bonus: bonus, win, method }) {
    const facts = [];
    if (mean !== undefined) facts.push([t("expected"), this.isEstimated ? t("worthAbout", { value: number(mean) }) : number(mean, 1)]);
    if (bonus && this.rules.bonus.length) facts.push([t("chanceBonus"), percent(bonus.probability)]);
    // Results of players who err were counted in games, so that the chance is an estimate.
    if (win !== undefined) {
      facts.push([t("chanceWin"), method === "measured" ? t("worthAbout", { value: percent(win) }) : percent(win)]);
    }
    return h("dl", { class: "facts" }, facts.map(([name, value]) =>
      h("div", {}, h("dt", {}, name), h("dd", { class: "numbers" }, value))));
  }

  /**
   * While the server prepares outlooks, tells when they are there, and asks for them again.
   * @param {State} state
   * @param {OutlookQuestion} question
   * @param {number} secondsLeft
   * @param {AbortSignal} signal
   */
  async wait(state, question, secondsLeft, signal) {
    const words = h("p", { class: "hint" });
    if (!this.tell(state, words)) return;
    /** @type {number | undefined} */
    let left = secondsLeft;
    while (left !== undefined) {
      setText(words, t("outlookPrepared", { time: duration(left) }));
      await sleep(Math.min(Math.max(left / 3, LEAST_PAUSE), LONGEST_PAUSE) * 1000, signal).catch(() => undefined);
      const outlook = signal.aborted ? undefined : await this.ask(question, signal, this.ending);
      if (outlook === undefined || signal.aborted) return;
      left = isKnown(outlook) ? undefined : outlook.secondsLeft;
      if (isKnown(outlook)) {
        this.rules.hasOutlooks = true;
        this.prepared();
        return;
      }
    }
    this.offer(state);
  }

  /**
   * Show what is known without the distribution, with a button to have that built where the server can.
   * @param {State} state
   */
  offer(state) {
    this.tell(state,
      h("p", { class: "hint" }, noOutlookWords(this.rules)),
      this.rules.canPrepareOutlooks
        && h("button", { type: "button", class: "button", onclick: () => this.prepare(state) }, t("prepareOutlook")),
    );
  }

  /**
   * Show what is known without the distribution, and why there is no more; return false while its progress is shown.
   * @param {State} state
   * @param {...Children} why
   */
  tell(state, ...why) {
    if (this.preparing) return false;
    this.expected = h("div", {});
    this.chances.replaceChildren();
    fill(this.ending, game.hand(state) ? this.assumption(state) : undefined, this.expected, this.chances, ...why);
    this.expect(this.mean, this.isEstimated);
    return true;
  }

  /**
   * Show the expected total if nothing else is known.
   * @param {number | undefined} mean
   * @param {boolean} [isEstimated]
   */
  expect(mean, isEstimated = false) {
    this.mean = mean;
    this.isEstimated = isEstimated;
    if (mean !== undefined) this.expected?.replaceChildren(this.facts({ mean }));
  }

  /**
   * Have the outlook built, also while moves are made.
   * @param {State} state
   */
  async prepare(state) {
    this.preparing = new AbortController();
    const { signal } = this.preparing;
    /** @param {ProblemDocument} problem */
    const waiting = ({ progress }) => fill(this.ending,
      h("p", {}, t("coachPrepares"), " ", workLeft(progress)),
      h("progress", { "aria-label": t("coachPrepares"), value: progress?.share }));
    waiting({});
    try {
      await askUntilAnswered("/v1/outlook", outlookQuestion(state, this.rules), {
        signal, waiting, away: (needsServer) => fill(this.ending, h("p", { class: "hint" }, t(needsServer ? "needsServer" : "coachAway"))),
      });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      fill(this.ending, h("p", { class: "hint" }, t("coachStuck")));
      return;
    } finally {
      this.preparing = undefined;
    }
    this.rules.hasOutlooks = true;
    this.prepared();
  }

  stop() {
    this.preparing?.abort();
  }
}

/**
 * Return the identity of a turn in its game.
 * @param {State} state
 */
const turnOf = ({ players }) => players.map(({ turns }) => turns.length).join();

/**
 * @param {Answer} answer
 * @returns {answer is Exclude<Answer, NotReady | undefined>}
 */
const isKnown = (answer) => answer !== undefined && !(answer instanceof NotReady);

/**
 * Return in words why there is no outlook.
 * @param {Rules} rules
 */
export const noOutlookWords = ({ isEstimated }) => t(isEstimated ? "noOutlookOfColumns" : "noOutlook");

/**
 * Draw the distribution of the final total; a certain total is only named.
 * @param {Outcome} outlook
 */
export function picture(outlook) {
  const { from, probabilities } = outlook.distribution;
  const sure = probabilities.indexOf(1);
  return sure < 0 ? histogram(outlook) : h("p", {}, t("outlookSure", { total: number(from + sure) }));
}
