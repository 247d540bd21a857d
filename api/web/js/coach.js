// The coach: best move and alternatives from /v1/advice, how the game may end from /v1/outlook.

/**
 * @import { Advice, Answers, OutlookQuestion, Outlook, ProblemDocument, RankedMove, State } from "./types.js"
 * @import { Rules } from "./rules.js"
 */

import { NOT_READY, Refusal, askUntilAnswered } from "./api.js";
import { histogram } from "./charts.js";
import { announce, fill, h, set } from "./dom.js";
import * as game from "./game.js";
import { lost, number, percent, t, workLeft } from "./i18n.js";
import { inShort, reasonList } from "./reasons.js";

const SHOWN = 6;
// Points that a whole bar is worth at least, so that moves which hardly differ look as if they hardly differ.
const LEAST_SCALE = 2;
// Points that two decimals show.
const LEAST_LOSS = 0.005;

export class Coach {
  /** @type {Advice | undefined} */
  advice;
  showsAll = false;
  /** @type {AbortController | undefined} of what is asked for this moment of the game */
  asked;
  /** @type {AbortController | undefined} of outlooks that are being worked out */
  preparing;
  /** @type {HTMLElement | undefined} where the expected total stands while nothing else is known */
  expected;

  /**
   * @param {Rules} rules
   * @param {object} player
   * @param {(faces: readonly number[]) => void} player.keep follows the advice to keep
   * @param {() => void} player.prepared is called when there are outlooks that were not there before
   */
  constructor(rules, { keep, prepared }) {
    this.rules = rules;
    this.keep = keep;
    this.prepared = prepared;
    this.line = h("div", { class: "coach-line", hidden: true });
    this.moves = h("div", { class: "moves" });
    this.ending = h("div", {});
    this.element = h(
      "section", { class: "coach panel", "aria-labelledby": "coach-title", hidden: true },
      h("h2", { id: "coach-title" }, t("coach")),
      this.moves,
    );
    this.outlook = h(
      "section", { class: "outlook panel", "aria-labelledby": "outlook-title", hidden: true },
      h("h2", { id: "outlook-title" }, t("outlook")),
      this.ending,
    );
  }

  clear() {
    this.asked?.abort();
    this.advice = undefined;
    this.line.replaceChildren(h("p", {}, t("coachWaits")));
    set(this.moves, "data-stale", true);
  }

  /** What there is to say before a roll, and while the computer plays. */
  rest() {
    this.clear();
    this.line.hidden = true;
    tell(this.moves, t("coachBefore"));
  }

  /** Has nothing to say any more: the game is over. */
  leave() {
    this.rest();
    this.element.hidden = true;
    this.outlook.hidden = true;
  }

  /**
   * Advises on the state.
   * @param {State} state
   * @param {boolean} on
   * @param {() => void} changed is called when there is advice to show on dice and card
   * @param {Promise<void>} [seen] resolves when the dice can be seen: until then nothing of them is said
   */
  async look(state, on, changed, seen) {
    const hand = game.hand(state);
    if (hand) this.clear();
    else this.rest();
    const { hasTable } = this.rules;
    this.element.hidden = !on;
    this.outlook.hidden = !on || !hasTable;
    this.line.hidden = !on || !hand || !hasTable;
    changed();
    if (!on) return;
    if (!hasTable) {
      tell(this.moves, t("noTable"));
      return;
    }
    this.asked = new AbortController();
    const { signal } = this.asked;
    const advice = hand && await this.askAdvice(state, signal, this.rules.hasOutlooks, this.moves);
    if (signal.aborted) return;
    // Reasons that are not in a table, and the outlook, may take the server a second: the advice does not wait for them.
    const explained = advice && !this.rules.hasOutlooks ? this.askAdvice(state, signal, true) : undefined;
    await Promise.all([
      hand && this.showAdvice(advice, explained, signal, changed, seen), this.showOutlook(state, signal, seen),
    ]);
  }

  /**
   * @param {State} state
   * @param {AbortSignal} signal
   * @param {boolean} explain
   * @param {HTMLElement} [place] says why there is none
   */
  askAdvice(state, signal, explain, place) {
    const position = game.position(state, this.rules);
    return this.ask("/v1/advice", explain ? { ...position, explain, if_ready: true } : position, signal, place);
  }

  /**
   * @param {Advice | undefined} advice
   * @param {Promise<Advice | undefined> | undefined} explained will be the same with its reasons, where there are any
   * @param {AbortSignal} signal
   * @param {() => void} changed
   * @param {Promise<void>} [seen]
   */
  async showAdvice(advice, explained, signal, changed, seen) {
    await seen;
    if (signal.aborted) return;
    this.line.hidden = !advice;
    if (!advice) return;
    this.advice = advice;
    this.showLine(advice);
    this.showsAll = false;
    this.showMoves(advice);
    this.showExpected();
    changed();
    const breakdown = (await explained)?.breakdown;
    if (!breakdown || signal.aborted) return;
    advice.breakdown = breakdown;
    this.moves.querySelector(".why")?.replaceWith(this.why(advice));
  }

  /** @param {Advice} advice */
  showLine({ best, value }) {
    const words = this.rules.moveWords(best);
    announce(t("coachSays", { move: words }));
    fill(this.line,
      h("p", {}, h("span", { class: "coach-tag" }, t("coach")), " ", h("strong", {}, words), " ",
        h("span", { class: "hint numbers" }, t("worth", { value: number(value, 1) }))),
      best.action === "keep" &&
        h("button", { type: "button", class: "button small", onclick: () => this.keep(best.keep) }, t("keepThese")),
    );
  }

  /** @param {Advice} advice */
  showMoves(advice) {
    const { moves } = advice;
    const shown = this.showsAll ? moves : moves.slice(0, SHOWN);
    const greatest = Math.max(LEAST_SCALE, ...shown.map(({ loss }) => loss));
    fill(this.moves,
      this.why(advice),
      h("ol", { class: "move-list" }, shown.map((move) => this.moveRow(move, greatest))),
      moves.length > SHOWN && h(
        "button", { type: "button", class: "button plain", "aria-expanded": String(this.showsAll),
          onclick: () => this.showAllOrFewer(advice) },
        this.showsAll ? t("fewerMoves") : t("allMoves", { n: moves.length }),
      ),
    );
    set(this.moves, "data-stale", undefined);
  }

  /** @param {Advice} advice */
  showAllOrFewer(advice) {
    this.showsAll = !this.showsAll;
    this.showMoves(advice);
    this.moves.querySelector("button")?.focus();
  }

  /**
   * What it is about in a sentence or two, and the reasons with their points where there are some.
   * @param {Advice} advice
   */
  why(advice) {
    const { breakdown } = advice;
    return h(
      "div", { class: "why" }, h("p", { class: "hint" }, inShort(advice, this.rules)),
      breakdown?.reasons?.length ? reasonList(breakdown, this.rules, 2) : undefined,
    );
  }

  /**
   * @param {RankedMove} move
   * @param {number} greatest loss of those that are shown
   */
  moveRow(move, greatest) {
    const loss = move.loss >= LEAST_LOSS ? `−${lost(move.loss)}` : move.loss ? lost(move.loss) : t("best");
    return h(
      "li", { "data-best": move.loss === 0 },
      h("span", { class: "move-name" }, this.rules.moveWords(move)),
      h("span", { class: "move-loss numbers" }, loss),
      h("span", { class: "bar", "aria-hidden": true, vars: { share: move.loss / greatest } }),
    );
  }

  /**
   * Without a table of outlooks the server knows the start and what is close enough to the end. It is asked for what is
   * there already: whether a table is built, which may take minutes, is for whoever plays to say.
   * @param {State} state
   * @param {AbortSignal} signal
   * @param {Promise<void>} [seen]
   */
  async showOutlook(state, signal, seen) {
    const question = { ...this.outlookQuestion(state), if_ready: true };
    const [outlook] = await Promise.all([this.ask("/v1/outlook", question, signal, this.ending), seen]);
    if (signal.aborted) return;
    if (outlook === undefined || outlook === NOT_READY) this.offerOutlook(state);
    else fill(this.ending, assumption(state), this.outlookFacts(outlook), warning(state), picture(outlook));
  }

  /** @param {Pick<Outlook, "mean"> & Partial<Outlook>} outlook */
  outlookFacts({ mean, upper_bonus: bonus, win }) {
    const facts = [[t("expected"), number(mean, 1)]];
    if (bonus && this.rules.bonus.length) facts.push([t("chanceBonus"), percent(bonus.probability)]);
    if (win !== undefined) facts.push([t("chanceWin"), percent(win)]);
    return h("dl", { class: "facts" }, facts.map(([name, value]) =>
      h("div", {}, h("dt", {}, name), h("dd", { class: "numbers" }, value))));
  }

  /** @param {State} state */
  outlookQuestion(state) {
    const current = game.currentPlayer(state);
    const others = state.players.filter((_, p) => p !== current);
    /** @type {OutlookQuestion} */
    const body = { ruleset: this.rules.id, scorecard: game.scorecard(state.players[current], this.rules) };
    const dice = game.hand(state);
    if (dice) Object.assign(body, { dice, rolls_left: game.rollsLeft(state, this.rules) });
    if (others.length) body.opponents = others.map((player) => ({ scorecard: game.scorecard(player, this.rules) }));
    return body;
  }

  /**
   * What is known without the distribution, and where the server can work that out, a button to have it done.
   * @param {State} state
   */
  offerOutlook(state) {
    if (this.preparing) return;
    this.expected = h("div", {});
    fill(this.ending,
      game.hand(state) ? assumption(state) : undefined, this.expected, h("p", { class: "hint" }, t("noOutlook")),
      this.rules.canPrepareOutlooks
        && h("button", { type: "button", class: "button", onclick: () => this.prepare(state) }, t("prepareOutlook")),
    );
    this.showExpected();
  }

  showExpected() {
    if (this.advice) this.expected?.replaceChildren(this.outlookFacts({ mean: this.advice.value }));
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
      await askUntilAnswered("/v1/outlook", this.outlookQuestion(state), { signal, waiting });
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      tell(this.ending, t("coachStuck"));
      return;
    } finally {
      this.preparing = undefined;
    }
    this.rules.hasOutlooks = true;
    this.prepared();
  }

  stop() {
    this.preparing?.abort();
    this.clear();
  }

  /**
   * The answer, or undefined after saying in `place`, if there is one, why there is none.
   * @template {keyof Answers} P
   * @param {P} path
   * @param {object} body
   * @param {AbortSignal} signal
   * @param {HTMLElement} [place]
   */
  async ask(path, body, signal, place) {
    /** @param {string} words */
    const say = (words) => place && tell(place, words);
    const away = () => {
      this.line.hidden = true;
      say(t("coachAway"));
    };
    try {
      return await askUntilAnswered(path, body, { signal, waiting: () => say(t("coachPrepares")), away });
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof Refusal)) throw error;
      say(error.status === 409 ? t("noTable") : t("coachStuck"));
      return undefined;
    }
  }
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
 * @param {Outlook} outlook
 */
function picture(outlook) {
  const { from, probabilities } = outlook.distribution;
  const sure = probabilities.indexOf(1);
  return sure < 0 ? histogram(outlook) : h("p", {}, t("outlookSure", { total: number(from + sure) }));
}

/**
 * @param {HTMLElement} place
 * @param {string} words
 */
function tell(place, words) {
  place.replaceChildren(h("p", { class: "hint" }, words));
  set(place, "data-stale", undefined);
}
