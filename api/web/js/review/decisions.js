// Every decision of a reviewed game, in order: the hand, the move, its loss. Details are the best move with its reason, the
// card before the decision, and ways to look at it again.

/**
 * @import { Decision, Flag, GameReview, Sheet } from "../base/types.js"
 * @import { Placed } from "../game/review-positions.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { DecisionView, cost, handOf } from "./decision.js";
import { h } from "../base/dom.js";
import { number, t } from "../base/i18n.js";
import { moveWithDice } from "../table/dice-row.js";

export class Decisions {
  /**
   * @param {object} reviewed
   * @param {GameReview} reviewed.review
   * @param {readonly (readonly Placed[])[]} reviewed.placed the decisions of each player
   * @param {Rules} reviewed.rules
   * @param {readonly string[]} reviewed.names
   * @param {readonly Flag[]} reviewed.flags decisions that were marked while playing
   */
  constructor({ review, placed, rules, names, flags }) {
    this.rules = rules;
    this.losses = review.grades.greatest_losses;
    this.names = names;
    this.flags = flags;
    this.placed = placed;
    this.lossesOnly = check(t("onlyLosses"), () => this.show());
    this.flaggedOnly = check(t("onlyFlagged"), () => this.show());
    this.list = h("div", { class: "decision-turns" });
    /** @type {number | undefined} the player whose decisions are shown; all of them */
    this.player = undefined;
    this.element = h(
      "details", { class: "panel decisions" },
      h("summary", {}, h("h2", {}, t("decisions"))),
      h("div", { class: "decision-filters" }, this.lossesOnly.label, flags.length > 0 && this.flaggedOnly.label),
      this.list,
    );
    this.show();
  }

  /** @param {number | undefined} player */
  showOnly(player) {
    this.player = player;
    this.show();
  }

  show() {
    const rounds = Math.max(0, ...this.placed.flat().map(({ decision }) => decision.turn + 1));
    const turns = Array.from({ length: rounds }, (_, turn) => this.placed.flatMap((_each, p) => this.turn(p, turn) ?? [])).flat();
    this.list.replaceChildren(...(turns.length ? turns : [h("p", { class: "hint" }, t("noneShown"))]));
  }

  /**
   * @param {number} p
   * @param {number} turn
   */
  turn(p, turn) {
    if (this.player !== undefined && this.player !== p) return undefined;
    const shown = this.placed[p].filter(({ decision }) => decision.turn === turn && this.fits(p, decision));
    if (!shown.length) return undefined;
    const title = this.names.length > 1 ? t("highlightPlace", { name: this.names[p], n: turn + 1 }) : t("turnNumber", { n: turn + 1 });
    return h("section", { class: "decision-turn" }, h("h3", {}, title), h("ol", {}, shown.map((each) => this.row(p, each))));
  }

  /**
   * @param {number} p
   * @param {Placed["decision"]} decision
   */
  fits(p, decision) {
    return (!this.lossesOnly.input.checked || decision.loss > 0) && (!this.flaggedOnly.input.checked || this.isFlagged(p, decision));
  }

  /**
   * @param {number} p
   * @param {Placed["decision"]} decision
   */
  isFlagged(p, { turn, roll }) {
    return this.flags.some((flag) => flag.player === p && flag.turn === turn && flag.roll === roll);
  }

  /**
   * @param {number} p
   * @param {Placed} placed
   */
  row(p, placed) {
    const { decision } = placed;
    const { played, loss, grade, forced, praise } = decision;
    const body = h("div", { class: "decision-body" });
    const details = h(
      "details", { class: "decision", "data-grade": grade },
      h("summary", {},
        h("span", { class: "decision-hand", "data-lost": loss > 0 }, handOf(decision, this.rules, played), h("span", { class: "decision-roll" }, t("rollNumber", { n: decision.roll + 1 }))),
        h("span", { class: "decision-move" }, h("span", {}, moveWithDice(played, this.rules)),
          forced ? h("span", { class: "hint" }, t("forced")) : cost(grade, loss, { praise }),
          this.isFlagged(p, decision) && h("span", { class: "grade flag" }, t("flagged")))),
      body,
    );
    // Otherwise hundreds of cards would be drawn.
    const draw = () => body.childNodes.length || body.append(...this.body(placed));
    details.addEventListener("toggle", () => details.open && draw());
    details.addEventListener("draw", draw);
    return h("li", {}, details);
  }

  /**
   * @param {Placed} placed
   * @returns {HTMLElement[]}
   */
  body(placed) {
    return [new DecisionView(placed, this.rules, this.losses).element, h("h4", {}, t("cardBefore")), cardBefore(placed.cards, this.rules)];
  }
}

/**
 * Return the decisions that cost the most, the worst first; with equal losses, the earlier one first.
 * @param {Pick<GameReview, "players">} review
 * @param {number} count
 * @param {number} [player] only of this one
 * @returns {{ player: number, decision: Decision }[]}
 */
export function worstDecisions({ players }, count, player) {
  const all = players.flatMap(({ decisions }, p) => (
    player === undefined || player === p ? decisions.map((decision) => ({ player: p, decision })) : []));
  const worst = all.filter(({ decision }) => decision.loss > 0).sort((one, other) => other.decision.loss - one.decision.loss);
  return worst.slice(0, count);
}

/**
 * @param {string} words
 * @param {() => void} changed
 */
function check(words, changed) {
  const input = h("input", { type: "checkbox", onchange: changed });
  return { input, label: h("label", { class: "check" }, input, " ", words) };
}

/**
 * Return the filled cells, column by column.
 * @param {Sheet} cards
 * @param {Rules} rules
 */
function cardBefore(cards, rules) {
  const filled = rules.columns.flatMap(({ id }, c) => rules.categories.flatMap((category) => {
    const points = cards[c].points[category];
    return points.length ? [{ title: rules.cellWords(category, id), points: points.map((each) => number(each)).join(" · ") }] : [];
  }));
  if (!filled.length) return h("p", { class: "hint" }, t("emptyCard"));
  return h("dl", { class: "card-before numbers" }, filled.map(({ title, points }) => (
    h("div", {}, h("dt", {}, title), h("dd", {}, points)))));
}
