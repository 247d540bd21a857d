// The coach: off, when asked, after a move (verdict.js), or always. Best move and alternatives are from /v1/advice;
// outlook.js shows how the game may end.

/**
 * @import { Advice, CoachMode, Move, Settings, State } from "../base/types.js"
 * @import { Listener } from "./advisor.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { AdvicePanel, tell } from "../advice/advice-panel.js";
import { Advisor } from "./advisor.js";
import { CoachGoal } from "./goal.js";
import { announce, fill, h, set, setText } from "../base/dom.js";
import * as game from "../game/game.js";
import { number, percent, prepares, t } from "../base/i18n.js";
import { STAGES, TITLES, hintBrief, hintWords, nextHint } from "../advice/hints.js";
import { isEstimated, isToWin } from "../advice/move-list.js";
import { Outlook } from "../advice/outlook.js";
import { Verdicts } from "./verdict.js";

export class Coach {
  /** @type {Advice | undefined} what is shown of it, on dice and card, too */
  advice;
  /** @type {AbortController | undefined} of what is asked for this moment of the game */
  asked;
  /** The decision that hints were asked for, and their number, with that of the move itself. */
  hinted = { decision: "", count: 0 };

  /**
   * @param {Rules} rules
   * @param {object} player
   * @param {Settings} player.settings
   * @param {string} [player.strength] that the player of this browser played like
   * @param {() => void} player.aimed is called when the coach is to play for something else
   * @param {() => void} player.asks is called when a hint is asked for
   * @param {(faces: readonly number[]) => void} player.keep follows the advice to keep
   * @param {() => void} player.roll rolls although the coach would score
   * @param {() => void} player.prepared is called when there are outlooks that were not there before
   */
  constructor(rules, { settings, strength, aimed, asks, keep, roll, prepared }) {
    this.rules = rules;
    this.settings = settings;
    this.keep = keep;
    this.asks = asks;
    this.advisor = new Advisor(rules, strength);
    this.goal = new CoachGoal(rules, settings, aimed);
    this.line = h("div", { class: "coach-line", hidden: true });
    this.hintWords = h("span", {}, nextHint(0));
    this.hintButton = h("button", { type: "button", class: "button small", onclick: asks }, this.hintWords, " ", h("kbd", { "aria-hidden": true }, "H"));
    this.rollButton = h("button", { type: "button", class: "button small", onclick: roll }, t("rollOn"));
    this.panel = new AdvicePanel(rules);
    this.element = h(
      "section", { class: "coach panel", "aria-labelledby": "coach-title", hidden: true },
      h("h2", { id: "coach-title" }, t("coach")),
      rules.awarded && h("p", { class: "hint" }, t("coachForTotal")),
      this.goal.element,
      this.panel.strength,
      this.panel.moves,
    );
    this.verdicts = new Verdicts(rules, this.advisor, {
      line: this.line, whole: this.panel.moves, quiet: () => [h("p", { class: "hint" }, t("coachFirst")), this.hintButton],
    });
    this.outlook = new Outlook(rules, {
      prepared,
      ask: (question, signal, place) => this.advisor.ask("/v1/outlook", question, signal, this.explainTo((words) => tell(place, words))),
    });
  }

  /** @returns {CoachMode} */
  get mode() {
    return this.settings.coach;
  }

  /**
   * Return the number of hints that were asked for before this decision.
   * @param {State} state
   */
  hintsFor(state) {
    const { decision, count } = this.hinted;
    return game.hand(state) && decision === decisionOf(state) ? count : 0;
  }

  /**
   * Return whether the best move is named before this decision.
   * @param {State} state
   */
  tells(state) {
    return this.mode === "always" || this.mode !== "off" && this.hintsFor(state) > STAGES.length;
  }

  /**
   * Ask for the next hint; return whether one is to come that is not there anyway. Games of columns only have the last one.
   * @param {State} state
   */
  ask(state) {
    if (this.mode === "off" || !this.rules.hasTable || !game.hand(state) || this.tells(state)) return false;
    this.hinted = { decision: decisionOf(state), count: this.rules.isEstimated ? STAGES.length + 1 : this.hintsFor(state) + 1 };
    return true;
  }

  /** Clear the messages from before a move. */
  clear() {
    this.asked?.abort();
    if (this.advice) this.line.replaceChildren();
    this.advice = undefined;
    this.outlook.expect(undefined);
    if (this.mode === "after") return;
    this.verdicts.drop();
    this.panel.fade();
  }

  /** Wait while the computer plays. The content of the panel stays; the line reports what happens, so the verdict waits. */
  rest() {
    this.clear();
    this.lay();
    this.outlook.fade();
    if (this.panel.isEmpty) this.panel.tell(this.waits());
  }

  /**
   * Announce what happened at the table, and show it until the coach speaks.
   * @param {string} words
   */
  report(words) {
    announce(words);
    this.say(words);
  }

  /** @param {string} words */
  say(words) {
    set(this.line, "data-grade", undefined);
    fill(this.line, h("p", { class: "hint" }, words));
  }

  /** The game is over: only the last move can still be commented. */
  async leave() {
    this.clear();
    this.outlook.element.hidden = true;
    const says = this.mode === "after" && await this.verdicts.saysSome();
    if (!says) this.verdicts.drop();
    this.line.hidden = !says;
    this.element.hidden = !says;
    if (says) await this.verdicts.tell();
  }

  /** Return what a coach in another language needs to repeat the last messages. */
  get said() {
    return { hinted: this.hinted, last: this.verdicts.last };
  }

  /** @param {Coach["said"]} said */
  remember({ hinted, last }) {
    this.hinted = hinted;
    if (last) this.verdicts.remember(last);
  }

  /** Show or hide the parts; that does not change during a game, so that nothing moves. */
  lay() {
    const isOff = this.mode === "off";
    const { hasTable } = this.rules;
    this.element.hidden = isOff;
    this.outlook.element.hidden = isOff || !hasTable;
    this.line.hidden = isOff || !hasTable;
    set(this.line, "data-mode", this.mode);
  }

  /** Return the words in place of moves. */
  waits() {
    if (!this.rules.hasTable) return t("noTable");
    return t(this.mode === "hint" ? "coachHintWords" : this.mode === "after" ? "coachAfterWords" : "coachBefore");
  }

  /**
   * Note the move of a person, or without one the beginning of a turn.
   * @param {Move} [move]
   */
  taken(move) {
    this.verdicts.taken(move);
  }

  /** The last move is taken back. */
  forget() {
    if (this.mode === "after") this.verdicts.forget();
  }

  /**
   * Show the coach's advice on the state.
   * @param {State} state of a person
   * @param {() => void} changed is called when there is advice to show on dice and card
   * @param {Promise<void>} [seen] resolves when the dice are visible: until then nothing reveals them
   */
  async look(state, changed, seen) {
    this.clear();
    this.lay();
    const toWin = this.goal.show(state);
    const tells = this.tells(state);
    this.outlook.playsToWin = toWin;
    set(this.hintButton, "aria-disabled", game.hand(state) ? undefined : "true");
    setText(this.hintWords, nextHint(this.rules.isEstimated ? STAGES.length : Math.min(this.hintsFor(state), STAGES.length)));
    changed();
    if (this.mode === "off" || !this.rules.hasTable) {
      this.panel.tell(this.waits());
      return;
    }
    this.asked = new AbortController();
    const { signal } = this.asked;
    if (game.hand(state)) await (tells ? this.advise(state, toWin, signal, changed, seen) : this.wait(state, toWin, signal, seen));
    else await Promise.all([this.begin(), this.outlook.show(state, signal, seen)]);
  }

  /** Before the first roll. */
  async begin() {
    if (this.mode === "after") {
      await this.verdicts.tell();
      return;
    }
    if (this.mode === "hint" || this.panel.isEmpty) this.panel.tell(this.waits());
    if (this.mode === "hint") fill(this.line, this.hintButton);
    else this.say(t("coachBefore"));
  }

  /**
   * Let the player think.
   * @param {State} state
   * @param {boolean} toWin
   * @param {AbortSignal} signal
   * @param {Promise<void>} [seen]
   */
  async wait(state, toWin, signal, seen) {
    const forecast = this.outlook.show(state, signal, seen);
    const hints = this.hintsFor(state);
    if (this.mode === "after") {
      const { advice } = this.verdicts.think(state, toWin);
      const says = hints ? this.showHints(state, toWin, signal) : this.verdicts.tell(seen);
      await Promise.all([forecast, says, this.expect(advice, signal, seen)]);
      return;
    }
    if (!hints) {
      this.panel.tell(this.waits());
      fill(this.line, this.hintButton);
    }
    await Promise.all([forecast, hints ? this.showHints(state, toWin, signal) : undefined]);
  }

  /**
   * Show the hints that were asked for, the latest first, and offer the next one. Without them, only the move is left to tell.
   * @param {State} state
   * @param {boolean} toWin
   * @param {AbortSignal} signal
   */
  async showHints(state, toWin, signal) {
    const questions = this.advisor.questions(state, toWin);
    const stages = STAGES.slice(0, this.hintsFor(state)).reverse();
    const found = await Promise.all(stages.map((stage) => this.advisor.hint(questions, stage, signal)));
    if (signal.aborted) return;
    const given = stages.flatMap((stage, i) => (found[i] ? [{ title: t(TITLES[stage]), hint: found[i] }] : []));
    const [latest] = given;
    // This device alone may not know the first hints.
    if (!latest) {
      this.asks();
      return;
    }
    set(this.line, "data-grade", undefined);
    const hadFocus = document.activeElement === this.hintButton;
    fill(this.line, h("p", { class: "stage" }, h("strong", {}, latest.title), " ", hintBrief(latest.hint, this.rules)), this.hintButton);
    if (hadFocus) this.hintButton.focus({ preventScroll: true });
    fill(this.panel.moves, given.flatMap(({ title, hint }) => [
      h("h3", {}, title), h("ul", { class: "stakes" }, hintWords(hint, this.rules).map((words) => h("li", {}, words)))]));
    set(this.panel.moves, "data-stale", undefined);
    announce([latest.title, ...hintWords(latest.hint, this.rules)].join(" "), "live-coach");
  }

  /**
   * Show the expected total of the position, which names no move.
   * @param {Promise<Advice | undefined>} asked
   * @param {AbortSignal} signal
   * @param {Promise<void>} [seen]
   */
  async expect(asked, signal, seen) {
    const [advice] = await Promise.all([asked, seen]);
    if (advice && !signal.aborted) this.outlook.expect(expected(advice), isEstimated(advice));
  }

  /**
   * Show the best move.
   * @param {State} state
   * @param {boolean} toWin
   * @param {AbortSignal} signal
   * @param {() => void} changed
   * @param {Promise<void>} [seen]
   */
  async advise(state, toWin, signal, changed, seen) {
    this.say(t("coachWaits"));
    const { questions, advice: found } = this.verdicts.think(state, toWin, this.explainTo((words) => this.failed(words)));
    const advice = await found;
    if (signal.aborted) return;
    this.goal.tell(toWin, advice);
    // Numbers and the outlook may take the server a second: the advice does not wait for them.
    const numbers = advice && this.advisor.numbers(questions, advice, signal);
    await Promise.all([
      this.showAdvice(advice, numbers, signal, changed, seen),
      this.outlook.show(state, signal, seen),
    ]);
  }

  /**
   * Return listeners that show why there is no answer, or none yet.
   * @param {(words: string) => void} say
   * @returns {Listener}
   */
  explainTo(say) {
    return {
      waiting: (problem) => say(prepares(problem)),
      away: (needsServer) => say(t(needsServer ? "needsServer" : "coachAway")),
      stuck: ({ status }) => say(t(status === 409 ? "noTable" : "coachStuck")),
    };
  }

  /** @param {string} words */
  failed(words) {
    this.say(words);
    this.panel.tell(words);
  }

  /**
   * @param {Advice | undefined} advice
   * @param {Promise<Advice | undefined> | undefined} numbers will be the same with the numbers behind its reason, where there are any
   * @param {AbortSignal} signal
   * @param {() => void} changed
   * @param {Promise<void>} [seen]
   */
  async showAdvice(advice, numbers, signal, changed, seen) {
    await seen;
    if (signal.aborted || !advice) return;
    this.advice = advice;
    this.showLine(advice);
    this.panel.show(advice);
    this.outlook.expect(expected(advice), isEstimated(advice));
    changed();
    const { breakdown } = (await numbers) ?? {};
    if (!breakdown || signal.aborted) return;
    advice.breakdown = breakdown;
    this.panel.showNumbers(advice);
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
      // The big button scores, then.
      best.action === "score" && advice.moves.some(({ action }) => action === "keep") && this.rollButton,
    );
  }

  stop() {
    this.outlook.stop();
    this.verdicts.drop();
    this.clear();
  }
}

/**
 * Return the expected total of the position when it is played for that.
 * @param {Advice} advice
 */
const expected = ({ value, moves }) => Math.max(...moves.map(({ expected_total: total = value }) => total));

/**
 * Return the identity of a decision in its game, which changes with a call.
 * @param {State} state
 */
const decisionOf = ({ players, turn: { rolls, announced } }) =>
  [players.map(({ turns }) => turns.length), rolls.length, announced].join();
