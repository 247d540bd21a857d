// The coach: best move and alternatives from /v1/advice; how the game may end is told by outlook.js.

/**
 * @import { Advice, Answers, Measured, Settings, State } from "./types.js"
 * @import { Rules } from "./rules.js"
 */

import { Refusal, askUntilAnswered } from "./api.js";
import { announce, fill, h, set, setText } from "./dom.js";
import * as game from "./game.js";
import { number, percent, t } from "./i18n.js";
import { isEstimated, isToWin, moveList } from "./move-list.js";
import { Outlook, outlookQuestion } from "./outlook.js";
import { inShort, reasonList } from "./reasons.js";
import { stakesList, winWords } from "./stakes.js";
import { storeSettings } from "./stored.js";

const SHOWN = 6;

export class Coach {
  /** @type {Advice | undefined} */
  advice;
  showsAll = false;
  /** @type {AbortController | undefined} of what is asked for this moment of the game */
  asked;

  /**
   * @param {Rules} rules
   * @param {object} player
   * @param {Settings} player.settings
   * @param {() => void} player.aimed is called when the coach is to play for something else
   * @param {(faces: readonly number[]) => void} player.keep follows the advice to keep
   * @param {() => void} player.prepared is called when there are outlooks that were not there before
   */
  constructor(rules, { settings, aimed, keep, prepared }) {
    this.rules = rules;
    this.settings = settings;
    this.keep = keep;
    this.goal = this.goalSelect(aimed);
    this.goalHint = h("p", { class: "hint", hidden: true });
    this.aim = h("div", { class: "aim", hidden: true }, h("label", { for: "coach-goal" }, t("goal")), this.goal, this.goalHint);
    this.line = h("div", { class: "coach-line", hidden: true });
    this.strength = h("p", { class: "hint strength", hidden: true });
    this.moves = h("div", { class: "moves" });
    this.element = h(
      "section", { class: "coach panel", "aria-labelledby": "coach-title", hidden: true },
      h("h2", { id: "coach-title" }, t("coach")),
      rules.awarded && h("p", { class: "hint" }, t("coachForTotal")),
      this.aim,
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
    const toWin = this.showAim(state);
    this.outlook.playsToWin = toWin;
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
    const advice = hand && await this.findAdvice(state, signal, toWin);
    if (signal.aborted) return;
    this.tellAim(toWin, advice);
    // Reasons that are not in a table, and the outlook, may take the server a second: the advice does not wait for them.
    const explained = advice && !this.rules.hasOutlooks && !this.rules.isSheet ? this.explain(advice, state, signal) : undefined;
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
   * The advice for what the coach plays for; where nobody knows how to win by now, for the most points.
   * @param {State} state
   * @param {AbortSignal} signal
   * @param {boolean} toWin
   */
  async findAdvice(state, signal, toWin) {
    const { hasOutlooks } = this.rules;
    const forWin = toWin ? await this.askToWin(state, signal, hasOutlooks, this.moves) : undefined;
    return forWin || signal.aborted ? forWin : this.askAdvice(state, signal, hasOutlooks, this.moves);
  }

  /**
   * The same with its reasons.
   * @param {Advice} advice
   * @param {State} state
   * @param {AbortSignal} signal
   */
  explain(advice, state, signal) {
    return isToWin(advice) ? this.askToWin(state, signal, true) : this.askAdvice(state, signal, true);
  }

  /**
   * Advice for the most probable win, undefined where nobody knows it by now.
   * @param {State} state
   * @param {AbortSignal} signal
   * @param {boolean} explain
   * @param {HTMLElement} [place] says what is waited for
   */
  askToWin(state, signal, explain, place) {
    const { opponents } = outlookQuestion(state, this.rules);
    const objective = { maximize: "win", opponents };
    const question = { ...game.position(state, this.rules), objective, if_ready: true, ...(explain && { explain }) };
    return this.ask("/v1/advice", question, signal, place);
  }

  /**
   * What the coach plays for, which is for whoever plays to choose.
   * @param {() => void} aimed
   */
  goalSelect(aimed) {
    const goal = h("select", { id: "coach-goal" },
      h("option", { value: "points" }, t("goalPoints")), h("option", { value: "win" }, t("goalWin")));
    goal.addEventListener("change", () => {
      this.settings.goal = goal.value === "win" ? "win" : "points";
      storeSettings(this.settings);
      aimed();
    });
    return goal;
  }

  /**
   * Offers to play to win where somebody can be beaten by a total; returns whether that is what is wanted.
   * @param {State} state
   */
  showAim(state) {
    const canWin = Boolean(outlookQuestion(state, this.rules).opponents) && !this.rules.isSheet && this.rules.hasTable;
    this.aim.hidden = !canWin;
    this.goal.value = this.settings.goal;
    return canWin && this.settings.goal === "win";
  }

  /**
   * @param {boolean} toWin
   * @param {Advice | undefined} advice says how to win, unless that cannot be said by now
   */
  tellAim(toWin, advice) {
    this.goalHint.hidden = !toWin;
    setText(this.goalHint, t(advice && !isToWin(advice) ? "goalLater" : "goalTies"));
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
    this.outlook.expect(expected(advice), isEstimated(advice));
    changed();
    const { breakdown, stakes } = (await explained) ?? {};
    if (!(breakdown || stakes) || signal.aborted) return;
    Object.assign(advice, { breakdown, stakes });
    this.moves.querySelector(".why")?.replaceWith(this.why(advice));
  }

  /** @param {Advice} advice */
  showLine(advice) {
    const { best, value } = advice;
    const words = this.rules.moveWords(best);
    announce(t("coachSays", { move: words }));
    fill(this.line,
      h("p", {}, h("span", { class: "coach-tag" }, t("coach")), " ", h("strong", {}, words), " ",
        h("span", { class: "hint numbers" }, isToWin(advice) ? t("worthWin", { value: percent(value, 1) })
          : isEstimated(advice) ? t("worthAbout", { value: number(value) }) : t("worth", { value: number(value, 1) }))),
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
    fill(this.moves,
      this.why(advice),
      moveList(advice, shown, this.rules),
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
    if (isToWin(advice)) return h("div", { class: "why" }, stakesList(winWords(advice, this.rules)));
    return h(
      "div", { class: "why" }, h("p", { class: "hint" }, inShort(advice, this.rules)),
      breakdown?.reasons?.length ? reasonList(breakdown, this.rules, 2) : undefined,
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

/**
 * The expected total of the position when it is played for that.
 * @param {Advice} advice
 */
const expected = ({ value, moves }) => Math.max(...moves.map(({ expected_total: total = value }) => total));

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
