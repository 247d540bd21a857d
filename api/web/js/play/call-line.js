// The line on the tray about calls: possible ones, the current one, and rolls of all dice.

/**
 * @import { State } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { h, set, setText } from "../base/dom.js";
import * as game from "../game/game.js";
import { t } from "../base/i18n.js";

export class CallLine {
  element = h("p", { class: "call-line", role: "status" });

  /** @param {Rules} rules */
  constructor(rules) {
    this.rules = rules;
    this.element.hidden = !rules.callColumn;
  }

  /**
   * @param {State} state
   * @param {boolean} isPerson whose turn it is
   */
  show(state, isPerson) {
    if (!this.rules.callColumn) return;
    set(this.element, "data-called", state.turn.announced !== undefined);
    setText(this.element, callWords(state, this.rules, isPerson));
  }
}

/**
 * @param {State} state
 * @param {Rules} rules
 * @param {boolean} isPerson
 */
export function callWords(state, rules, isPerson) {
  const { announced } = state.turn;
  if (announced !== undefined) return t("called", { category: rules.titleOf(announced) });
  if (!isPerson) return "";
  if (game.mustRollAll(state, rules)) return t("mustRollAll");
  return game.callable(state, rules).length ? t("mayCall", { column: rules.callColumn?.title }) : "";
}
