// Tips for first games, each when it matters: on the tray, in place of the coach's line. A tip is shown once, and after two
// games only that of a joker which leaves no choice.

/**
 * @import { Settings, State } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { ICONS, announce, h, icon, set, setText } from "../base/dom.js";
import * as game from "../game/game.js";
import { t } from "../base/i18n.js";
import { loadTips, storeTips } from "../base/local-storage.js";

const GAMES = 2;

/** @typedef {"keep" | "choose" | "zero" | "joker"} TipId */

export class Tips {
  /** @type {TipId | undefined} */
  shown;

  /**
   * @param {Rules} rules
   * @param {State} state
   * @param {Settings} settings
   */
  constructor(rules, state, settings) {
    this.rules = rules;
    this.settings = settings;
    this.tips = loadTips();
    if (this.tips.games.length < GAMES && !this.tips.games.includes(state.id)) {
      this.tips.games.push(state.id);
      storeTips(this.tips);
    }
    this.isFirst = this.tips.games.includes(state.id);
    this.words = h("p");
    this.element = h(
      "div", { class: "tip" }, this.words,
      h("button", { type: "button", class: "button plain tool", "aria-label": t("tipDone"), title: t("tipDone"), onclick: () => this.leave() },
        icon(ICONS.remove)),
    );
  }

  /**
   * @param {State} state
   * @param {boolean} mayChoose whether it is for a person to choose, who sees the dice
   */
  show(state, mayChoose) {
    const tip = mayChoose && this.settings.tips ? tipFor(state, this.rules) : undefined;
    const isWanted = tip && !this.tips.seen.includes(tip.id) && (this.isFirst || tip.id === "joker");
    if (this.shown && this.shown !== tip?.id) this.leave();
    const isNew = isWanted && this.shown !== tip.id;
    if (isNew) {
      this.shown = tip.id;
      setText(this.words, tip.words);
      announce(tip.words, "live-coach");
    }
    this.lay();
  }

  /** In games that may have tips their place is kept, so that nothing moves for them. */
  lay() {
    this.element.hidden = !this.shown && !(this.isFirst && this.settings.tips);
    set(this.element, "data-away", !this.shown);
  }

  /** Dismiss the tip for good. */
  leave() {
    if (this.shown) this.tips.seen.push(this.shown);
    this.shown = undefined;
    storeTips(this.tips);
    this.lay();
  }
}

/**
 * Return the tip for this moment, undefined where there is none.
 * @param {State} state of a person who is to choose
 * @param {Rules} rules
 * @returns {{ id: TipId, words: string } | undefined}
 */
export function tipFor(state, rules) {
  const hand = game.hand(state);
  if (!hand) return undefined;
  const scores = game.legalScores(state, rules);
  const forced = forcedByJoker(state, rules, hand);
  if (forced) return { id: "joker", words: t("tipJoker", { category: rules.titleOf(forced) }) };
  if (!game.rollsLeft(state, rules)) {
    const isNothing = scores.every(({ points, extraBonus }) => points + extraBonus <= 0);
    return isNothing ? { id: "zero", words: t("tipNothing") } : { id: "choose", words: t("tipChoose") };
  }
  const isFresh = state.turn.rolls.length === 1 && !state.turn.kept.includes(true);
  return isFresh ? { id: "keep", words: t("tipKeep") } : undefined;
}

/**
 * Return the one category that a joker has to go into although other cells are open.
 * @param {State} state
 * @param {Rules} rules
 * @param {readonly number[]} hand
 */
function forcedByJoker(state, rules, hand) {
  const cards = game.sheet(state.players[game.currentPlayer(state)], rules);
  if (!rules.joker || !rules.jokerMove(rules.joker, cards, hand)) return undefined;
  const [only, ...others] = game.legalScores(state, rules);
  const open = cards.flatMap((card, c) => rules.fillable(card, rules.columns[c]));
  return only && !others.length && open.length > 1 && rules.isUpper(only.category) ? only.category : undefined;
}
