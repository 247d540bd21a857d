// The review in chances to win: what luck, mistakes and the others did, and the result without luck. It takes a request of its
// own, which is made once this is opened.

/**
 * @import { Game, GameReview, Highlight, PlayerReview } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { Refusal, askUntilAnswered } from "../base/api.js";
import { fill, h } from "../base/dom.js";
import { apart, percent, prepares, t } from "../base/i18n.js";
import { cost, movesOf } from "./decision.js";
import { momentsOf, valueChart } from "./value-chart.js";

const MOST_PLAYERS = 6;
const WORST = 3;

/**
 * Return whether totals decide who of several players wins, and whether the server can review their chances.
 * @param {Game} game
 * @param {Rules} rules
 */
export const hasChances = ({ players }, rules) => (
  players.length > 1 && players.length <= MOST_PLAYERS && rules.hasTable && !rules.isEstimated && !rules.awarded);

export class Chances {
  /**
   * @param {object} reviewed
   * @param {Game} reviewed.game
   * @param {Rules} reviewed.rules
   * @param {readonly string[]} reviewed.names
   * @param {number} [reviewed.mine] the player whose decisions are shown, where that is known
   */
  constructor({ game, rules, names, mine }) {
    this.game = game;
    this.rules = rules;
    this.names = names;
    this.mine = mine;
    this.body = h("div", { class: "chances-body", "aria-live": "polite" });
    this.element = h("details", { class: "panel chances" }, h("summary", {}, h("h2", {}, t("chanceWin"))), this.body);
    this.element.addEventListener("toggle", () => this.element.open && !this.body.childNodes.length && this.ask());
  }

  async ask() {
    /** @param {string} words */
    const say = (words) => this.body.replaceChildren(h("p", {}, words));
    say(t("reviewing"));
    try {
      this.show(await askUntilAnswered("/v1/games/review", { ...this.game, objective: { maximize: "win" } }, {
        away: (needsServer) => say(t(needsServer ? "needsServer" : "waitsForServer")), waiting: (problem) => say(prepares(problem)),
      }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      say(t(error.status === 409 ? "unjudged" : "reviewStuck"));
    }
  }

  /** @param {GameReview} review */
  show({ players, highlights }) {
    const { names, mine } = this;
    const worst = highlights.filter(({ player }) => mine === undefined || player === mine).slice(0, WORST);
    // The chart is in percentage points, for round numbers on its scale.
    const moments = players.map((player) => {
      const own = momentsOf(player);
      const all = [...own, { x: Math.ceil(own.at(-1)?.x ?? 0), value: player.value }];
      return all.map(({ x, value }) => ({ x, value: 100 * value }));
    });
    fill(this.body,
      h("div", { class: "standings" }, players.map((player, p) => this.facts(player, names[p]))),
      h("div", {}, h("h3", {}, t("chanceTitle")), valueChart(moments, names, { title: t("chanceTitle"), write: (value) => percent(value / 100) })),
      worst.length > 0 && h("div", { class: "highlights" }, h("h3", {}, t("expensive")),
        h("ol", {}, worst.map((each) => this.mistake(each, players)))),
    );
  }

  /**
   * Return where a player's chance came from, and what it would have been without luck.
   * @param {PlayerReview} player
   * @param {string} name
   */
  facts({ start_value: start, value, luck, loss, luck_of_others: others = 0, decisions_of_others: moves = 0, correction = 0, luck_adjusted: adjusted = 0 }, name) {
    /** @type {[string, string][]} */
    const facts = [
      [t("chanceStart"), percent(start, 1)], [t("luck"), change(luck)], [t("ownMistakes"), change(-loss)], [t("luckOfOthers"), change(others)],
      [t("othersMoves"), change(moves)], [t("playingToWin"), change(correction)], [t("chanceEnd"), percent(value, 1)],
    ];
    // One game says little, so that the number may be beyond what is possible.
    const chance = percent(Math.min(Math.max(adjusted, 0.01), 0.99));
    return h("section", { "aria-label": name }, h("h3", {}, name), h("p", { class: "adjusted" }, t("luckAdjusted", { chance })),
      h("dl", { class: "chance-sum numbers" }, facts.map(([title, words]) => h("div", {}, h("dt", {}, title), h("dd", {}, words)))));
  }

  /**
   * @param {Highlight} highlight
   * @param {readonly PlayerReview[]} players
   */
  mistake({ player, turn, roll, grade, loss }, players) {
    const decision = players[player].decisions.find((each) => each.turn === turn && each.roll === roll && each.loss === loss);
    const place = `${t("highlightPlace", { name: this.names[player], n: turn + 1 })}, ${t("rollNumber", { n: roll + 1 })}`;
    return h("li", {}, h("p", { class: "mistake-head" }, h("span", { class: "hint" }, place), cost(grade, loss, { write: percent })),
      decision && [
        ...movesOf(decision, this.rules),
        h("p", { class: "point" }, t("nextWins", { move: this.rules.moveWords(decision.played), ...apart(percent, decision.value + loss, decision.value, 1) })),
      ]);
  }
}

/**
 * Return a change of a chance with its sign.
 * @param {number} value
 */
const change = (value) => (Math.abs(value) < 0.0005 ? percent(0) : `${value < 0 ? "−" : "+"}${percent(Math.abs(value), 1)}`);
