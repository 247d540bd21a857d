// The server's answers about a position on the board: every move with its loss, why, what follows from it, and how the game
// may end.

/**
 * @import { Advice, Answers as Answered, Problem, RankedMove } from "../base/types.js"
 * @import { Children } from "../base/dom.js"
 * @import { Board } from "./board.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { showNumbers, strengthWords, whyPart } from "../advice/advice-panel.js";
import { NotReady, Refusal, askUntilAnswered, sleep } from "../base/api.js";
import { isFull, isWhole, questionOf } from "./board.js";
import { announce, fill, h, set } from "../base/dom.js";
import { number, percent, prepares, t } from "../base/i18n.js";
import { pointOf, pointShown } from "../advice/main-reason.js";
import { allOrFewer, hasNumbers, hereNote, isChance, isEstimated, lossWords, moveList } from "../advice/move-list.js";
import { Odds } from "./odds.js";
import { positionCode } from "../base/share-button.js";
import { targetsChart } from "../advice/charts.js";
import { noOutlookWords, picture } from "../advice/outlook.js";
import { moreOf } from "../advice/reasons.js";
import { NUMBERS, REASON, adviceQuestion, onlyIfReady } from "../game/questions.js";
import { moveWithDice } from "../table/dice-row.js";
import { mostRollsLeft, turnsPlayed } from "../game/sheet.js";
import { dumpPosition } from "../game/wire.js";

const SHOWN = 8;
// Milliseconds without taps before a request is sent.
const CALM = 120;

export class Answers {
  showsAll = false;
  /** @type {AbortController} of what is asked for this position */
  asked = new AbortController();
  /** @type {Advice | undefined} about the dice on the board */
  advice;

  /**
   * @param {Rules} rules
   * @param {object} page
   * @param {HTMLElement} page.line for the best move in short, next to the dice
   * @param {(best: RankedMove | null) => void} page.answered is called with the best move, null where there is no advice
   * @param {() => Board} page.board
   * @param {(move: RankedMove) => void} page.goOn makes a move
   * @param {(faces: readonly number[]) => void} page.mark marks these dice
   * @param {(problems: readonly Problem[]) => void} page.wrong is called with the problems of card and dice
   */
  constructor(rules, { line, answered, board, goOn, mark, wrong }) {
    this.rules = rules;
    this.line = line;
    this.answered = answered;
    this.board = board;
    this.goOn = goOn;
    this.mark = mark;
    this.wrong = wrong;
    this.moves = h("div", { class: "moves" });
    this.ending = h("div", {});
    this.outlook = h(
      "section", { class: "outlook panel", "aria-labelledby": "outlook-title" }, h("h2", { id: "outlook-title" }, t("outlook")), this.ending);
    this.odds = new Odds(rules, (question, signal) => this.ask("/v1/odds", question, signal, undefined, this.odds.table));
  }

  /** Ask again, after a pause without taps. */
  async look() {
    this.asked.abort();
    this.advice = undefined;
    this.asked = new AbortController();
    const { signal } = this.asked;
    for (const place of [this.moves, this.ending]) set(place, "data-stale", true);
    await sleep(CALM, signal).catch(() => undefined);
    if (signal.aborted) return;
    const board = this.board();
    await Promise.all([this.lookAtMoves(board, signal), this.lookAhead(board, signal), this.odds.look(board, signal)]);
  }

  stop() {
    this.asked.abort();
  }

  /**
   * @param {Board} board
   * @param {AbortSignal} signal
   */
  async lookAtMoves(board, signal) {
    if (isFull(board, this.rules) || !isWhole(board, this.rules)) {
      this.wrong([]);
      const total = number(this.rules.totals(board.sheet).total);
      if (isFull(board, this.rules)) this.tell(t("boardFull", { total }));
      else this.tell(t("boardDice", { n: this.rules.diceCount - board.dice.length }), t("boardEmpty"));
      return;
    }
    const question = questionOf(board, this.rules);
    const advice = await this.ask("/v1/advice", adviceQuestion(question, { why: REASON }), signal, this.moves);
    if (signal.aborted) return;
    this.advice = advice;
    this.answered(advice?.best ?? null);
    if (!advice) {
      this.moves.append(...this.pays(board));
      return;
    }
    this.wrong([]);
    this.showsAll = false;
    this.show(advice);
    if (!hasNumbers(advice, this.rules)) return;
    const { breakdown } = (await this.ask("/v1/advice", adviceQuestion(question, { why: NUMBERS, limit: 1 }), signal)) ?? {};
    if (signal.aborted || !breakdown) return;
    advice.breakdown = breakdown;
    showNumbers(this.moves, advice, this.rules);
  }

  /**
   * Return the points of the hand, for positions without advice: they take no table.
   * @param {Board} board
   */
  pays(board) {
    const { rules } = this;
    const roll = mostRollsLeft(board, rules) + 1 - board.rollsLeft;
    const scores = rules.scores(board.sheet, board.dice, roll, { announced: board.announced, allRolled: board.allRolled });
    const best = scores.filter(({ points }) => points > 0).sort((one, other) => other.points - one.points);
    return best.length ? [h("p", {}, t("boardPays")), h("ul", { class: "pays" }, best.slice(0, SHOWN).map((score) => (
      h("li", {}, rules.moveWords({ action: "score", category: score.category, column: score.column, points: score.points, extra_bonus: score.extraBonus })))))] : [];
  }

  /** @param {Advice} advice */
  show(advice) {
    const { best, moves } = advice;
    const words = this.rules.moveWords(best);
    announce(t("coachSays", { move: `${words}, ${this.worth(advice, best)}` }));
    this.showLine();
    const shown = this.showsAll ? moves : moves.slice(0, SHOWN);
    fill(this.moves,
      isEstimated(advice) && h("p", { class: "hint strength" }, advice.strength ? strengthWords(advice.strength) : t("estimated")),
      whyPart(advice, this.rules),
      hereNote(advice),
      moveList(advice, shown, this.rules, { name: (move) => this.row(advice, move), more: (move) => this.more(move) }),
      allOrFewer(moves.length, SHOWN, this.showsAll, () => this.showAllOrFewer(advice)),
      advice.position_id && positionCode(advice.position_id),
    );
    set(this.moves, "data-stale", undefined);
  }

  /** Show the best move, and what the marked dice lose where they are others. */
  showLine() {
    const { advice, rules } = this;
    if (!advice) return;
    const { best, moves } = advice;
    const { dice, kept } = this.board();
    const faces = dice.filter((_, place) => kept[place]).sort().join();
    const own = faces && moves.find((move) => move.action === "keep" && [...move.keep].sort().join() === faces);
    fill(this.line,
      h("p", {}, h("strong", {}, moveWithDice(best, rules)), " ", h("span", { class: "hint numbers" }, this.worth(advice, best))),
      own && own.loss > 0 && h("p", {}, t("you"), ": ", ...moveWithDice(own, rules), " ", h("span", { class: "numbers" }, lossWords(own, isChance(advice)))));
  }

  /** @param {Advice} advice */
  showAllOrFewer(advice) {
    this.showsAll = !this.showsAll;
    this.show(advice);
    [...this.moves.querySelectorAll("button")].at(-1)?.focus();
  }

  /**
   * Return the value of a move; the words around an average total are only those of the best one.
   * @param {Advice} advice
   * @param {RankedMove} move
   */
  worth(advice, { value, loss }) {
    const maximized = advice.objective?.maximize;
    if (maximized === "floor") return t("boardFloorWorth", { value: number(value) });
    if (isChance(advice)) return percent(value, 1);
    if (isEstimated(advice)) return t("worthAbout", { value: number(value) });
    return loss ? number(value, 1) : t("worth", { value: number(value, 1) });
  }

  /**
   * Return a move that can be opened.
   * @param {Advice} advice
   * @param {RankedMove} move
   */
  row(advice, move) {
    return h("button", { type: "button", class: "what-if", "aria-expanded": "false", onclick: ({ currentTarget }) => {
      if (currentTarget instanceof HTMLElement) this.open(advice, move, currentTarget);
    } }, moveWithDice(move, this.rules), " ", h("span", { class: "hint numbers" }, this.worth(advice, move)));
  }

  /** Return the place for what follows from a move. @param {RankedMove} _move */
  more(_move) {
    return h("div", { class: "what-then", hidden: true });
  }

  /**
   * Show what follows from a move, and how it differs from the best one.
   * @param {Advice} advice
   * @param {RankedMove} move
   * @param {HTMLElement} button
   */
  async open(advice, move, button) {
    const place = button.closest("li")?.querySelector(".what-then");
    if (!(place instanceof HTMLElement)) return;
    const opens = place.hidden;
    for (const other of this.moves.querySelectorAll(".what-if")) set(other, "aria-expanded", "false");
    for (const other of this.moves.querySelectorAll(".what-then")) set(other, "hidden", true);
    if (!opens) return;
    set(button, "aria-expanded", "true");
    place.hidden = false;
    const { signal } = this.asked;
    this.showWhatFollows(place, advice, move, undefined);
    if (move.action === "keep") this.mark(move.keep);
    if (!move.loss || !hasNumbers(advice, this.rules)) return;
    const question = questionOf(this.board(), this.rules);
    for (const why of [REASON, NUMBERS]) {
      const explained = await this.ask("/v1/advice", adviceQuestion(question, { why, other: move, limit: 1 }), signal);
      if (explained && place.isConnected && !place.hidden) this.showWhatFollows(place, advice, move, explained);
    }
  }

  /**
   * @param {HTMLElement} place
   * @param {Advice} advice
   * @param {RankedMove} move
   * @param {Advice | undefined} explained the advice compared with this move
   */
  showWhatFollows(place, advice, move, explained) {
    const had = place.contains(document.activeElement);
    const point = explained && pointOf(explained);
    const go = h("button", { type: "button", class: "button small", onclick: () => this.goOn(move) },
      move.action === "announce" ? this.rules.moveWords(move) : t(move.action === "keep" ? "boardRolled" : "boardScored"));
    fill(place,
      this.follows(advice, move),
      explained?.answered_by && h("p", { class: "hint" }, t("whyServer")),
      point && [
        h("p", { class: "point" }, pointShown(point, this.rules)),
        ...moreOf(explained, this.rules, 2),
      ],
      go,
    );
    if (had) go.focus();
  }

  /**
   * @param {Advice} advice
   * @param {RankedMove} move
   * @returns {Children}
   */
  follows(advice, move) {
    if (move.action === "announce") return undefined;
    if (move.action === "keep") return h("p", { class: "hint" }, t("boardBelow"));
    const { total } = this.rules.totals(this.board().sheet);
    const now = move.points + move.extra_bonus;
    return h("p", {}, hasNumbers(advice, this.rules)
      ? t("boardThen", { points: now, rest: number(move.value - total - now, 1) }) : t("boardThenShort", { points: now }));
  }

  /**
   * @param {Board} board
   * @param {AbortSignal} signal
   */
  async lookAhead(board, signal) {
    const { rules } = this;
    const isEmpty = !board.dice.length && !turnsPlayed(board.sheet);
    this.outlook.hidden = isEmpty || isFull(board, rules) || (board.dice.length > 0 && !isWhole(board, rules));
    if (isEmpty) await this.lookAtTargets(board, signal);
    else if (!this.outlook.hidden) await this.lookAtOutlook(board, signal);
  }

  /**
   * @param {Board} board
   * @param {AbortSignal} signal
   */
  async lookAtOutlook(board, signal) {
    const { rules } = this;
    const target = board.objective.maximize === "target" ? board.objective.target : undefined;
    const question = onlyIfReady({ ...dumpPosition(board, rules), ...(target !== undefined && { targets: [target] }) });
    const outlook = rules.isEstimated ? new NotReady() : await this.ask("/v1/outlook", question, signal, this.ending);
    if (signal.aborted || !outlook) return;
    set(this.ending, "data-stale", undefined);
    if (outlook instanceof NotReady) {
      fill(this.ending, h("p", { class: "hint" }, noOutlookWords(rules)));
      return;
    }
    const { mean, upper_bonus: bonus } = outlook;
    const facts = [[t("expected"), number(mean, 1)], ...(rules.bonus.length ? [[t("chanceBonus"), percent(bonus.probability)]] : [])];
    fill(this.ending, h("p", { class: "hint" }, t("boardOutlook")),
      h("dl", { class: "facts" }, facts.map(([name, value]) => h("div", {}, h("dt", {}, name), h("dd", { class: "numbers" }, value)))),
      picture(outlook));
  }

  /**
   * Show which totals can be reached from the start, and what that costs, where it is known.
   * @param {Board} board
   * @param {AbortSignal} signal
   */
  async lookAtTargets(board, signal) {
    if (this.rules.isEstimated) return;
    const question = onlyIfReady({ ...dumpPosition(board, this.rules), frontier: true });
    const outlook = await this.ask("/v1/outlook", question, signal, this.ending);
    if (signal.aborted || !outlook || outlook instanceof NotReady || !outlook.frontier) return;
    set(this.ending, "data-stale", undefined);
    fill(this.ending, h("h3", {}, t("targets")), targetsChart(outlook, outlook.frontier));
    this.outlook.hidden = false;
  }

  /**
   * @param {string} words next to the dice
   * @param {string} [below] in the place of the moves
   */
  tell(words, below) {
    fill(this.line, h("p", { class: "hint" }, words));
    fill(this.moves, below && h("p", { class: "hint" }, below));
    set(this.moves, "data-stale", undefined);
  }

  /**
   * Return the answer, or undefined after showing in `place`, if given, why there is none.
   * @template {keyof Answered} P
   * @param {P} path
   * @param {object} body
   * @param {AbortSignal} signal
   * @param {HTMLElement} [place]
   * @param {HTMLElement} [away] the place for the message about an unreachable server, if not the same
   */
  async ask(path, body, signal, place, away = place) {
    /**
     * @param {string} words
     * @param {HTMLElement} [where]
     */
    const say = (words, where = place) => {
      if (!where || signal.aborted) return;
      fill(where, h("p", { class: "hint" }, words));
      set(where, "data-stale", undefined);
    };
    try {
      return await askUntilAnswered(path, body, {
        signal, waiting: (problem) => say(prepares(problem)), away: (needsServer) => say(t(needsServer ? "needsServer" : "coachAway"), away),
      });
    } catch (error) {
      if (signal.aborted) return undefined;
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 422 && place) this.wrong(error.problem.errors ?? []);
      say(this.refusal(error));
      if (place === this.moves) fill(this.line, h("p", { class: "hint" }, t(error.status === 422 ? "boardWrong" : "coachStuck")));
      return undefined;
    }
  }

  /**
   * Return in words why there is no answer, and what helps.
   * @param {Refusal} refusal
   */
  refusal({ status }) {
    if (status === 422) return t("boardWrong");
    if (status !== 409) return t("coachStuck");
    return t(this.board().objective.maximize === "expected_total" ? "boardNoTable" : "boardNoTarget");
  }
}
