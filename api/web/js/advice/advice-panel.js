// Advice in full: its subject, and every move with its loss.

/**
 * @import { Advice, Measured } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { fill, h, set, setText } from "../base/dom.js";
import { number, percent, t } from "../base/i18n.js";
import { pointOf, pointShown } from "./main-reason.js";
import { allOrFewer, hereNote, isEstimated, isForPoints, isToWin, moveList } from "./move-list.js";
import { addNumbers, why } from "./reasons.js";
import { stakesList, winWords } from "./stakes.js";

const SHOWN = 6;

export class AdvicePanel {
  showsAll = false;
  strength = h("p", { class: "hint strength", hidden: true });
  moves = h("div", { class: "moves" });

  /** @param {Rules} rules */
  constructor(rules) {
    this.rules = rules;
  }

  /** Only a placeholder for the words is shown. */
  get isEmpty() {
    return !this.moves.querySelector(":scope > :not(.hint)");
  }

  /** Mark the moves as those of the position before, still to be read. */
  fade() {
    set(this.moves, "data-stale", true);
  }

  /** @param {string} words */
  tell(words) {
    tell(this.moves, words);
  }

  /** @param {Advice} advice */
  show(advice) {
    // The quality of an estimate: the mean of games that follow it.
    this.strength.hidden = !isEstimated(advice);
    setText(this.strength, advice.strength ? strengthWords(advice.strength) : t("estimated"));
    this.showsAll = false;
    this.showMoves(advice);
  }

  /** @param {Advice} advice */
  showMoves(advice) {
    const { moves } = advice;
    const shown = this.showsAll ? moves : moves.slice(0, SHOWN);
    fill(this.moves,
      whyPart(advice, this.rules),
      hereNote(advice),
      moveList(advice, shown, this.rules),
      allOrFewer(moves.length, SHOWN, this.showsAll, () => this.showAllOrFewer(advice)),
    );
    set(this.moves, "data-stale", undefined);
  }

  /** @param {Advice} advice */
  showAllOrFewer(advice) {
    this.showsAll = !this.showsAll;
    this.showMoves(advice);
    this.moves.querySelector("button")?.focus();
  }

  /** @param {Advice} advice whose numbers are there now */
  showNumbers(advice) {
    showNumbers(this.moves, advice, this.rules);
  }
}

/**
 * Return the one reason, with points or stakes behind it. Points are left out for other objectives.
 * @param {Advice} advice
 * @param {Rules} rules
 */
export function whyPart(advice, rules) {
  if (isToWin(advice)) return h("div", { class: "why" }, stakesList(winWords(advice, rules)));
  if (isForPoints(advice))
    return h("div", { class: "why" }, why(advice, rules), advice.answered_by && h("p", { class: "hint" }, t("whyServer")));
  const point = pointOf(advice);
  return h("div", { class: "why" }, point && h("p", { class: "point" }, pointShown(point, rules)));
}

/**
 * Show the points behind the reason, which is there already.
 * @param {Element} moves
 * @param {Advice} advice
 * @param {Rules} rules
 */
export function showNumbers(moves, advice, rules) {
  const place = moves.querySelector(".why");
  if (place) addNumbers(place, advice, rules);
}

/** @param {Measured} strength */
export const strengthWords = ({ mean, low, high, confidence, games }) => t("estimatedStrength", {
  mean: number(mean), low: number(low), high: number(high), confidence: percent(confidence, 1), games: number(games),
});

/**
 * Show one message in a place.
 * @param {HTMLElement} place
 * @param {string} words
 */
export function tell(place, words) {
  place.replaceChildren(h("p", { class: "hint" }, words));
  set(place, "data-stale", undefined);
}
