// The players above the card, each with the points so far; on narrow screens they choose the visible card.

/**
 * @import { State } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { h, set, setText } from "../base/dom.js";
import * as game from "../game/game.js";
import { t, whole } from "../base/i18n.js";

export class Chips {
  /**
   * @param {Rules} rules
   * @param {readonly string[]} names
   * @param {(player: number) => void} chosen
   */
  constructor(rules, names, chosen) {
    this.rules = rules;
    this.chips = names.map((name, p) => this.chip(name, () => chosen(p)));
    this.element = h("div", { class: "chips", role: "group", "aria-label": t("players") }, this.chips.map(({ element }) => element));
  }

  /**
   * @param {string} name
   * @param {() => void} chosen
   */
  chip(name, chosen) {
    const total = h("b", { class: "numbers" });
    const awarded = this.rules.awarded && h("small", { class: "numbers" });
    const element = h(
      "button", { type: "button", class: "chip", onclick: chosen },
      h("span", { class: "chip-name" }, name), awarded, " ", total,
    );
    return { element, total, awarded };
  }

  /**
   * @param {State} state
   * @param {number} current -1 where the game is over
   * @param {number} shown
   */
  show(state, current, shown) {
    this.chips.forEach(({ element, total, awarded }, p) => {
      const totals = this.rules.totals(game.sheet(state.players[p], this.rules));
      setText(total, whole(totals.total));
      if (awarded) setText(awarded, t("pointsOf", { n: totals.points_awarded }));
      set(element, "aria-pressed", String(shown === p));
      set(element, "data-current", p === current);
    });
  }
}
