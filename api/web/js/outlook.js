// How the game may end, from /v1/outlook: the expected total and its distribution, the bonus, the chance to win.

/**
 * @import { Answers, Outlook as Outcome, OutlookQuestion, ProblemDocument, State } from "./types.js"
 * @import { Rules } from "./rules.js"
 */

import { NOT_READY, Refusal, askUntilAnswered } from "./api.js";
import { histogram } from "./charts.js";
import { fill, h } from "./dom.js";
import * as game from "./game.js";
import { number, percent, t, workLeft } from "./i18n.js";

export class Outlook {
  /** @type {AbortController | undefined} of outlooks that are being worked out */
  preparing;
  /** @type {HTMLElement | undefined} where the expected total stands while nothing else is known */
  expected;
  /** @type {number | undefined} that total, from the advice */
  mean;
  isEstimated = false;

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
    this.element = h(
      "section", { class: "outlook panel", "aria-labelledby": "outlook-title", hidden: true },
      h("h2", { id: "outlook-title" }, t("outlook")),
      this.ending,
    );
  }

  /**
   * Without a table of outlooks the server knows the start and what is close enough to the end. It is asked for what is
   * there already: whether a table is built, which may take minutes, is for whoever plays to say.
   * @param {State} state
   * @param {AbortSignal} signal
   * @param {Promise<void>} [seen]
   */
  async show(state, signal, seen) {
    if (this.rules.isSheet) {
      this.offer(state);
      return;
    }
    const question = { ...outlookQuestion(state, this.rules), if_ready: true };
    const [outlook] = await Promise.all([this.ask(question, signal, this.ending), seen]);
    if (signal.aborted) return;
    if (outlook === undefined || outlook === NOT_READY) this.offer(state);
    else fill(this.ending, assumption(state), this.facts(outlook), warning(state), picture(outlook));
  }

  /** @param {Pick<Outcome, "mean"> & Partial<Outcome>} outlook */
  facts({ mean, upper_bonus: bonus, win }) {
    const facts = [[t("expected"), this.isEstimated ? t("worthAbout", { value: number(mean) }) : number(mean, 1)]];
    if (bonus && this.rules.bonus.length) facts.push([t("chanceBonus"), percent(bonus.probability)]);
    if (win !== undefined) facts.push([t("chanceWin"), percent(win)]);
    return h("dl", { class: "facts" }, facts.map(([name, value]) =>
      h("div", {}, h("dt", {}, name), h("dd", { class: "numbers" }, value))));
  }

  /**
   * What is known without the distribution, and where the server can work that out, a button to have it done.
   * @param {State} state
   */
  offer(state) {
    if (this.preparing) return;
    this.expected = h("div", {});
    fill(this.ending,
      game.hand(state) ? assumption(state) : undefined, this.expected,
      h("p", { class: "hint" }, t(this.rules.isSheet ? "noOutlookOfColumns" : "noOutlook")),
      this.rules.canPrepareOutlooks
        && h("button", { type: "button", class: "button", onclick: () => this.prepare(state) }, t("prepareOutlook")),
    );
    this.expect(this.mean, this.isEstimated);
  }

  /**
   * Tells the expected total where nothing else is known.
   * @param {number | undefined} mean
   * @param {boolean} [isEstimated]
   */
  expect(mean, isEstimated = false) {
    this.mean = mean;
    this.isEstimated = isEstimated;
    if (mean !== undefined) this.expected?.replaceChildren(this.facts({ mean }));
  }

  /**
   * Goes on while moves are made.
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
      await askUntilAnswered("/v1/outlook", outlookQuestion(state, this.rules), { signal, waiting });
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
 * What /v1/outlook is asked: of the player who is to move, among the others.
 * @param {State} state
 * @param {Rules} rules
 * @returns {OutlookQuestion}
 */
export function outlookQuestion(state, rules) {
  const current = game.currentPlayer(state);
  const others = state.players.filter((_, p) => p !== current);
  /** @type {OutlookQuestion} */
  const body = { ruleset: rules.id, scorecard: game.scorecard(state.players[current], rules) };
  const dice = game.hand(state);
  if (dice) Object.assign(body, { dice, rolls_left: game.rollsLeft(state, rules) });
  // Where points are awarded, it is not the total that wins.
  if (others.length && !rules.awarded) body.opponents = others.map((player) => ({ scorecard: game.scorecard(player, rules) }));
  return body;
}

/**
 * Numbers about the rest of a game hold for good play, and the computer may play worse.
 * @param {State} state
 */
const assumption = ({ players }) => h("p", { class: "hint" }, t(players.length > 1 ? "outlookTogether" : "outlookAlone"));

/** @param {State} state */
const warning = ({ players }) =>
  players.some(({ strength }) => strength !== null && strength !== "perfect") && h("p", { class: "hint" }, t("outlookWeaker"));

/**
 * The distribution of the final total, unless there is only one that can come.
 * @param {Outcome} outlook
 */
function picture(outlook) {
  const { from, probabilities } = outlook.distribution;
  const sure = probabilities.indexOf(1);
  return sure < 0 ? histogram(outlook) : h("p", {}, t("outlookSure", { total: number(from + sure) }));
}
