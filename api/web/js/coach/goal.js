// The objective of the coach, which players choose where totals decide who wins.

/**
 * @import { Advice, Settings, State } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { h, setText } from "../base/dom.js";
import { t } from "../base/i18n.js";
import { isToWin } from "../advice/move-list.js";
import { opponentsOf } from "../game/questions.js";
import { storeSettings } from "../base/local-storage.js";

export class CoachGoal {
  /**
   * @param {Rules} rules
   * @param {Settings} settings
   * @param {() => void} aimed is called when something else is chosen
   */
  constructor(rules, settings, aimed) {
    this.rules = rules;
    this.settings = settings;
    this.select = h("select", { id: "coach-goal" },
      h("option", { value: "points" }, t("goalPoints")), h("option", { value: "win" }, t("goalWin")));
    this.select.addEventListener("change", () => {
      settings.goal = this.select.value === "win" ? "win" : "points";
      storeSettings(settings);
      aimed();
    });
    this.hint = h("p", { class: "hint", hidden: true });
    this.element = h("div", { class: "aim", hidden: true }, h("label", { for: "coach-goal" }, t("goal")), this.select, this.hint);
  }

  /**
   * Offer to play to win where that is possible; return whether it is chosen.
   * @param {State} state
   */
  show(state) {
    const canWin = Boolean(opponentsOf(state, this.rules)) && !this.rules.isEstimated && this.rules.hasTable;
    this.element.hidden = !canWin;
    this.select.value = this.settings.goal;
    const toWin = canWin && this.settings.goal === "win";
    this.tell(toWin, undefined);
    return toWin;
  }

  /**
   * @param {boolean} toWin
   * @param {Advice | undefined} advice to win, if available
   */
  tell(toWin, advice) {
    this.hint.hidden = !toWin;
    const words = t(advice && !isToWin(advice) ? "goalLater" : "goalTies");
    const [rival] = advice?.opponents ?? [];
    setText(this.hint, rival?.maximize === "win" ? `${words} ${t("goalBoth")}` : words);
  }
}
