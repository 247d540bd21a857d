// The coach: best move and alternatives from /v1/advice; how the game may end is told by outlook.js.

/**
 * @import { Advice, Answers, Measured, RankedMove, State } from "./types.js"
 * @import { Rules } from "./rules.js"
 */

import { Refusal, askUntilAnswered } from "./api.js";
import { announce, fill, h, set, setText } from "./dom.js";
import * as game from "./game.js";
import { lost, number, percent, t } from "./i18n.js";
import { Outlook } from "./outlook.js";
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

  /**
   * @param {Rules} rules
   * @param {object} player
   * @param {(faces: readonly number[]) => void} player.keep follows the advice to keep
   * @param {() => void} player.prepared is called when there are outlooks that were not there before
   */
  constructor(rules, { keep, prepared }) {
    this.rules = rules;
    this.keep = keep;
    this.line = h("div", { class: "coach-line", hidden: true });
    this.strength = h("p", { class: "hint strength", hidden: true });
    this.moves = h("div", { class: "moves" });
    this.element = h(
      "section", { class: "coach panel", "aria-labelledby": "coach-title", hidden: true },
      h("h2", { id: "coach-title" }, t("coach")),
      rules.awarded && h("p", { class: "hint" }, t("coachForTotal")),
      this.strength,
      this.moves,
    );
    this.outlook = new Outlook(rules, {
      prepared, ask: (question, signal, place) => this.ask("/v1/outlook", question, signal, place),
    });
  }

  clear() {
    this.asked?.abort();
    this.advice = undefined;
    this.outlook.expect(undefined);
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
    this.outlook.element.hidden = true;
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
    this.outlook.element.hidden = !on || !hasTable;
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
    const explained = advice && !this.rules.hasOutlooks && !this.rules.isSheet ? this.askAdvice(state, signal, true) : undefined;
    await Promise.all([
      hand && this.showAdvice(advice, explained, signal, changed, seen), this.outlook.show(state, signal, seen),
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
    this.showStrength(advice);
    this.showLine(advice);
    this.showsAll = false;
    this.showMoves(advice);
    this.outlook.expect(advice.value, isEstimated(advice));
    changed();
    const breakdown = (await explained)?.breakdown;
    if (!breakdown || signal.aborted) return;
    advice.breakdown = breakdown;
    this.moves.querySelector(".why")?.replaceWith(this.why(advice));
  }

  /** @param {Advice} advice */
  showLine(advice) {
    const { best, value } = advice;
    const words = this.rules.moveWords(best);
    announce(t("coachSays", { move: words }));
    fill(this.line,
      h("p", {}, h("span", { class: "coach-tag" }, t("coach")), " ", h("strong", {}, words), " ",
        h("span", { class: "hint numbers" }, isEstimated(advice)
          ? t("worthAbout", { value: number(value) }) : t("worth", { value: number(value, 1) }))),
      best.action === "keep" &&
        h("button", { type: "button", class: "button small", onclick: () => this.keep(best.keep) }, t("keepThese")),
    );
  }

  /**
   * How good an estimate is: what those who follow it reach.
   * @param {Advice} advice
   */
  showStrength(advice) {
    this.strength.hidden = !isEstimated(advice);
    setText(this.strength, advice.strength ? strengthWords(advice.strength) : t("estimated"));
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

  stop() {
    this.outlook.stop();
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

/** @param {Advice} advice */
const isEstimated = ({ method }) => method === "approximate";

/** @param {Measured} strength */
export const strengthWords = ({ mean, low, high, confidence, games }) => t("estimatedStrength", {
  mean: number(mean), low: number(low), high: number(high), confidence: percent(confidence, 1), games: number(games),
});

/**
 * @param {HTMLElement} place
 * @param {string} words
 */
function tell(place, words) {
  place.replaceChildren(h("p", { class: "hint" }, words));
  set(place, "data-stale", undefined);
}
