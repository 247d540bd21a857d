// The mistakes of a reviewed game: the worst ones, and all of them one at a time, in the order of the game.

/**
 * @import { Decision, GameReview } from "../base/types.js"
 * @import { Placed } from "../game/review-positions.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { fill, h } from "../base/dom.js";
import { t } from "../base/i18n.js";
import { worstDecisions } from "./decisions.js";
import { DecisionView, cost } from "./decision.js";

const WORST = 3;

/** @typedef {{ player: number, decision: Decision }} Mistake */

export class Mistakes {
  /** @type {Mistake[]} in the order of the game */
  mistakes = [];
  // The place of the one that is shown alone.
  at = 0;

  /**
   * @param {object} reviewed
   * @param {GameReview} reviewed.review
   * @param {readonly (readonly Placed[])[]} reviewed.placed the decisions of each player
   * @param {Rules} reviewed.rules
   * @param {readonly string[]} reviewed.names
   */
  constructor({ review, placed, rules, names }) {
    this.review = review;
    this.placed = placed;
    this.rules = rules;
    this.names = names;
    this.body = h("div", { onkeydown: (event) => this.onKey(event) });
    this.element = h("section", { class: "panel highlights", "aria-labelledby": "mistakes-title" },
      h("h2", { id: "mistakes-title" }, t("expensive")), this.body);
    this.showOnly(undefined);
  }

  /** @param {number | undefined} player */
  showOnly(player) {
    const worst = worstDecisions(this.review, Infinity, player);
    this.worst = worst.slice(0, WORST);
    this.mistakes = worst.sort((one, other) => (
      one.decision.turn - other.decision.turn || one.player - other.player || one.decision.roll - other.decision.roll));
    this.showWorst();
  }

  showWorst() {
    const { mistakes, worst = [] } = this;
    if (!mistakes.length) {
      const isEstimated = this.review.players.some(({ correction }) => correction !== undefined);
      fill(this.body, h("p", {}, t(isEstimated ? "flawlessEstimated" : "flawless")));
      return;
    }
    fill(this.body, h("ol", {}, worst.map((mistake) => h("li", {}, this.view(mistake)))),
      mistakes.length > worst.length && h("button", { type: "button", class: "button", onclick: () => this.step(0) }, t("mistakesAll")));
  }

  /** @param {number} at */
  step(at) {
    this.at = Math.max(0, Math.min(at, this.mistakes.length - 1));
    /**
     * @param {number} step
     * @param {"mistakeBefore" | "mistakeAfter"} words
     * @param {string} sign
     */
    const button = (step, words, sign) => {
      const ends = this.at + step < 0 || this.at + step >= this.mistakes.length;
      return h("button", { type: "button", class: "button icon", "aria-label": t(words), "aria-disabled": ends && "true",
        onclick: () => this.step(this.at + step) }, sign);
    };
    const place = h("p", { class: "numbers", role: "status", tabindex: -1 }, t("mistakeOf", { n: this.at + 1, of: this.mistakes.length }));
    fill(this.body,
      h("div", { class: "mistake-steps" }, button(-1, "mistakeBefore", "‹"), place, button(1, "mistakeAfter", "›")),
      h("div", { class: "one-mistake" }, this.view(this.mistakes[this.at])),
      h("button", { type: "button", class: "button plain", onclick: () => this.leaveSteps() }, t("mistakesWorst")));
    place.focus({ preventScroll: true });
  }

  leaveSteps() {
    this.showWorst();
    /** @type {HTMLElement | null} */ (this.body.querySelector(":scope > button"))?.focus({ preventScroll: true });
  }

  /**
   * Arrows step on and back, except along dice.
   * @param {KeyboardEvent} event
   */
  onKey(event) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step || event.defaultPrevented || !this.body.querySelector(".mistake-steps")) return;
    event.preventDefault();
    this.step(this.at + step);
  }

  /** @param {Mistake} mistake */
  view({ player, decision }) {
    const { rules, review, names } = this;
    const placed = this.placed[player].find((each) => each.decision === decision);
    const place = names.length > 1 ? t("highlightPlace", { name: names[player], n: decision.turn + 1 }) : t("turnNumber", { n: decision.turn + 1 });
    const compared = review.highlights.find((highlight) => (
      highlight.player === player && highlight.turn === decision.turn && highlight.roll === decision.roll && highlight.loss === decision.loss));
    return [
      h("p", { class: "mistake-head" }, h("span", { class: "hint" }, `${place}, ${t("rollNumber", { n: decision.roll + 1 })}`), cost(decision.grade, decision.loss)),
      placed && new DecisionView(placed, rules, review.grades.greatest_losses, compared).element,
    ];
  }
}
