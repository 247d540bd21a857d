// Hints before an answer: what is at stake, two candidates, and the move at last.

/**
 * @import { Position, RankedMove } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { STAGES, TITLES, hintWords, nextHint } from "../advice/hints.js";
import { Refusal, Unreachable, ask } from "../base/api.js";
import { announce, fill, h, set, setText } from "../base/dom.js";
import { t } from "../base/i18n.js";
import { hintQuestion } from "../game/questions.js";
import { playedLike } from "../storage/finished-games.js";

export class Hints {
  /**
   * @param {object} asked
   * @param {Position} asked.position
   * @param {RankedMove} asked.best
   * @param {Rules} asked.rules
   * @param {boolean} asked.isRated
   * @param {number} asked.count of hints that were asked for already, in another language
   */
  constructor({ position, best, rules, isRated, count }) {
    this.position = position;
    this.best = best;
    this.rules = rules;
    this.isRated = isRated;
    this.count = count;
    this.words = h("span", {});
    this.button = h("button", { type: "button", class: "button small", onclick: () => this.next() }, this.words, " ", h("kbd", { "aria-hidden": true }, "H"));
    this.note = h("p", { class: "hint" }, t("trainHinted"));
    this.list = h("div", {});
    this.element = h("div", { class: "hints" }, this.list, this.note, this.button);
    this.offer();
  }

  /** Offer the next hint. */
  offer() {
    const isLast = this.count > STAGES.length;
    this.note.hidden = !this.isRated || !this.count;
    set(this.button, "aria-disabled", isLast && "true");
    setText(this.words, nextHint(this.count));
  }

  /** @param {boolean} isAnswered */
  show(isAnswered) {
    this.element.hidden = isAnswered;
  }

  /** Show the next hint; those that are not to be had, as offline, are left out. */
  async next() {
    if (this.element.hidden || this.count > STAGES.length) return;
    const stage = STAGES.at(this.count);
    this.count += 1;
    const words = stage ? await this.ask(stage) : [t("trainBestWas", { move: this.rules.moveWords(this.best) })];
    if (this.element.hidden) return;
    if (!words) {
      await this.next();
      return;
    }
    const title = stage ? t(TITLES[stage]) : "";
    if (stage) fill(this.list, h("h2", {}, title), h("ul", { class: "stakes" }, words.map((each) => h("li", {}, each))));
    else this.list.append(h("p", { class: "shown-move" }, words));
    this.offer();
    announce([title, ...words].join(" "));
  }

  /**
   * Return the words of a hint; undefined without one.
   * @param {typeof STAGES[number]} stage
   */
  async ask(stage) {
    try {
      return hintWords(await ask("/v1/hints", hintQuestion(this.position, stage, playedLike())), this.rules);
    } catch (error) {
      if (error instanceof Refusal || error instanceof Unreachable) return undefined;
      throw error;
    }
  }
}
