// The tray: the current player, the dice, a line of the coach, and the buttons. Its layout is stable during a game:
// parts without content keep their place.

/**
 * @import { ScoreMove } from "../base/types.js"
 * @import { Children } from "../base/dom.js"
 * @import { Match } from "./match.js"
 */

import { BigButton } from "./big-button.js";
import { CallLine } from "./call-line.js";
import { ICONS, fill, h, icon, set, setText } from "../base/dom.js";
import { decisionAt, isFlagged } from "./flags.js";
import * as game from "../game/game.js";
import { t, whole } from "../base/i18n.js";
import { ExtraRolls } from "./extra-rolls.js";
import { Tips } from "./tips.js";

const CELEBRATES = 1800;

export class Tray {
  turnLine = h("h1", { class: "turn-line" });
  rollsLine = h("p", { class: "rolls-line" });
  extraRolls = new ExtraRolls();
  undoWords = h("span");
  notice = h("div", { class: "notice", role: "alert", hidden: true });
  news = h("p", { class: "news" });
  celebration = h("p", { class: "celebration", "aria-hidden": true });
  ended = h("div", { class: "end", hidden: true });

  /** @param {Match} match */
  constructor(match) {
    this.match = match;
    this.callLine = new CallLine(match.rules);
    this.tips = new Tips(match.rules, match.state, match.settings);
    this.bigButton = new BigButton((clicks) => match.press(clicks));
    this.undoButton = h(
      "button", { type: "button", class: "button plain tool undo", onclick: () => match.undo() }, icon(ICONS.undo), this.undoWords,
    );
    this.flagButton = h(
      "button",
      { type: "button", class: "button plain tool flag", "aria-label": t("flag"), title: t("flag"), onclick: () => match.flag() },
      icon(ICONS.flag),
    );
    this.element = h(
      "section", { class: "tray", "aria-label": t("tray") },
      this.tips.element,
      h("div", { class: "tray-head" }, this.turnLine, this.rollsLine, h("div", { class: "tray-tools" }, this.undoButton, this.flagButton)),
      this.extraRolls.element,
      this.callLine.element,
      match.coach.line,
      h("div", { class: "felt" }, match.dice.element, this.news, this.celebration),
      this.ended,
      this.bigButton.element,
      this.notice,
    );
  }

  show() {
    const { match } = this;
    const { state, rules, over, offered } = match;
    const left = game.rollsLeft(state, rules);
    set(this.turnLine, "data-over", over);
    set(this.element, "data-over", over);
    setText(this.turnLine, over ? match.outcome() : match.names[match.current]);
    setText(this.rollsLine, over ? "" : this.rollsWords(left));
    this.callLine.show(state, match.isPerson && !match.tumbling);
    this.extraRolls.show(over || !rules.extraRolls ? undefined : game.extraRollsNow(state, rules));
    this.bigButton.show({
      words: offered ? this.scoreWords(offered) : this.rollWords(left), may: match.mayPress, does: this.action,
    });
    setText(this.news, this.newsWords());
    set(match.coach.rollButton, "aria-disabled", game.canRoll(state, rules) ? undefined : "true");
    const { undoable } = match;
    set(this.undoButton, "data-away", !match.mayUndo);
    set(this.undoButton, "data-labelled", Boolean(undoable));
    setText(this.undoWords, undoable ? `${t("scoredNow", { points: whole(undoable.points) })} · ${t("undo")}` : t("undo"));
    this.tips.show(state, match.mayChoose);
    this.showFlag();
  }

  /** @param {HTMLElement} [ending] what is shown once the game is over */
  end(ending) {
    fill(this.ended, ending);
    this.ended.hidden = !ending;
  }

  /** @param {string} words */
  celebrate(words) {
    const shown = h("span", {}, words);
    fill(this.celebration, shown);
    setTimeout(() => shown.remove(), CELEBRATES);
  }

  showFlag() {
    const { state } = this.match;
    const place = decisionAt(state);
    set(this.flagButton, "data-away", !place);
    set(this.flagButton, "aria-pressed", String(isFlagged(state, place)));
  }

  /** @returns {import("./big-button.js").Action} */
  get action() {
    const { over, isPerson, offered, settings, mustSend } = this.match;
    if (!over && !isPerson && !mustSend) return settings.pace === "step" ? "roll" : "hurry";
    return offered ? "score" : "roll";
  }

  /** Return the scores of the others since the last turn of the person who is to roll. */
  newsWords() {
    const { isPerson, state, names, current, rules } = this.match;
    if (!isPerson || game.hand(state)) return "";
    // Players take turns in order, from the one after this one.
    const others = state.players.map((_, step) => (current + step) % state.players.length).slice(1);
    return others.flatMap((p) => {
      const last = state.players[p].turns.at(-1);
      if (!last) return [];
      const points = whole(last.points + (last.extraBonus ?? 0));
      return [t("labelled", { name: names[p], words: `${rules.cellWords(last.category, last.column)} ${points}` })];
    }).join("\n");
  }

  /** @param {number} left rolls */
  rollsWords(left) {
    const { rules, player, state } = this.match;
    const rolls = t("rollsLeft", { n: left });
    if (state.turn.rolls.length) return rolls;
    const round = t("round", { n: player.turns.length + 1, of: rules.turns });
    return rules.rollsOfTurn(player.turns.length) === rules.rolls ? round : `${round} · ${rolls}`;
  }

  /** @param {number} left rolls */
  rollWords(left) {
    const { over, isPerson, state, rules, player, computer, settings, mustSend, friend } = this.match;
    if (mustSend) return t(friend?.isAccepted ? "friendSend" : "friendInvite");
    if (over) return t("review");
    if (computer.isAway) return t("waitsForServer");
    if (!isPerson) return settings.pace === "step" ? t("next") : t("computerHurry");
    if (!state.turn.rolls.length) return t("roll");
    const n = state.turn.kept.filter((kept) => !kept).length;
    if (left === 0 || n === 0) return t("chooseCategory");
    const own = rules.rollsOfTurn(player.turns.length);
    return t(state.turn.rolls.length < own ? "rollAgain" : "rollExtra", { n });
  }

  /** @param {ScoreMove} move */
  scoreWords({ category, column, points, extra_bonus: extra }) {
    const paid = extra ? `${whole(points)}\u00a0+\u00a0${extra}` : points;
    return t("scoreIn", { category: this.match.rules.cellWords(category, column), points: paid });
  }

  /**
   * @param {Children} text
   * @param {() => void} [again] may be pressed
   */
  say(text, again) {
    fill(this.notice,
      h("p", {}, text), again && h("button", { type: "button", class: "button", onclick: again }, t("tryAgain")));
    this.notice.hidden = false;
  }

  hush() {
    this.notice.hidden = true;
  }
}
