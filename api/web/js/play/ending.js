// The end of a game at the table: how the total compares with earlier games, how it came about, and what to do next.

/**
 * @import { GameReview, State } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { Refusal } from "../base/api.js";
import { announce, fill, h } from "../base/dom.js";
import { minus, number, signed, t } from "../base/i18n.js";
import { shareButton } from "../base/share-button.js";
import { tryAddress } from "../game/address.js";
import * as game from "../game/game.js";
import { namesOf } from "../game/names.js";
import { dumpGame } from "../game/questions.js";
import { placeDecisions } from "../game/review-positions.js";
import { askReview } from "../review/ask-review.js";
import { worstDecisions } from "../review/decisions.js";
import { sumOf } from "../review/players.js";
import { dumpRuleset } from "../ruleset/definition-link.js";
import { personOf } from "../storage/finished-games.js";
import { loadGames } from "../storage/records.js";
import { earlierGames } from "../storage/statistics.js";
import { diceRow } from "../table/dice-row.js";
import { drawCard } from "./share-card.js";

const WORST = 3;

export class Ending {
  /** @type {GameReview | undefined} */
  review;
  left = new AbortController();

  /**
   * @param {object} ended
   * @param {State} ended.state
   * @param {Rules} ended.rules
   * @param {number} [ended.mine] the player who is spoken to
   * @param {() => void} [ended.again] begins a rematch
   */
  constructor({ state, rules, mine, again }) {
    this.state = state;
    this.rules = rules;
    this.mine = mine;
    this.names = namesOf(state.players);
    this.totals = state.players.map((player) => rules.totals(game.sheet(player, rules)));
    this.isBest = false;
    this.record = this.recordWords();
    this.sums = h("div", { class: "end-sums" });
    this.worst = h("ol", { class: "end-worst", hidden: true });
    this.element = h("div", { class: "ending" },
      this.record && h("p", { class: "end-record", "data-best": this.isBest }, this.record),
      this.sums, this.worst,
      h("div", { class: "actions" },
        again && h("button", { type: "button", class: "button rematch", onclick: again }, t("rematch")),
        shareButton(() => this.shared())));
    if (this.record) announce(this.record, "live-coach");
    this.ask();
  }

  leave() {
    this.left.abort();
  }

  /** Return how the total compares with earlier games of the player who is spoken to, undefined where there are none. */
  recordWords() {
    const { mine, state } = this;
    if (mine === undefined) return undefined;
    const { total } = this.totals[mine];
    const others = loadGames().filter(({ id }) => id !== state.id);
    const before = earlierGames(others, state.ruleset, personOf(state.players, mine));
    if (!before) return undefined;
    this.isBest = total > before.most;
    return this.isBest ? t("endBest", { n: total - before.most })
      : t("endCompared", { n: before.n, mean: number(before.mean, 1), most: before.most });
  }

  /** Show what luck and decisions brought. With estimates these do not add up to the total. */
  async ask() {
    const { state, rules, mine } = this;
    if (!rules.hasTable || rules.isEstimated) return;
    try {
      this.review = await askReview(dumpGame(state, rules), rules, { signal: this.left.signal });
    } catch (error) {
      if (!this.left.signal.aborted && !(error instanceof Refusal)) throw error;
      return;
    }
    fill(this.sums, this.review.players.flatMap((player, p) => {
      if (mine !== undefined && mine !== p) return [];
      const { end, start, luck, loss } = sumOf(player);
      return h("p", { class: "end-sum", "data-player": p },
        state.players.length > 1 && mine === undefined && h("span", { class: "end-name" }, this.names[p]),
        term(`${number(end)} =`, t("total")), " ", term(number(start, 1), t("startValue")), " ",
        term(spaced(signed(luck)), t("luck")), " ", term(spaced(minus(loss)), t("loss")));
    }));
    this.showWorst(this.review);
  }

  /** @param {GameReview} review */
  showWorst(review) {
    const { rules, mine, state } = this;
    const played = dumpGame(state, rules).players;
    const { good } = review.grades.greatest_losses;
    const worst = mine === undefined ? [] : worstDecisions(review, WORST, mine).filter(({ decision }) => decision.loss > good);
    const placed = worst.length ? placeDecisions(review.players[worst[0].player].decisions, played[worst[0].player], rules) : [];
    this.worst.hidden = !worst.length;
    fill(this.worst, worst.map(({ decision }) => {
      const question = placed.find((each) => each.decision === decision)?.question;
      return h("li", {},
        h("b", { class: "numbers" }, minus(decision.loss)), " ", diceRow(decision.dice, { colours: rules.colours }), " ",
        h("span", {}, rules.moveWords(decision.played)), " ",
        question && h("a", { href: tryAddress(question, good) }, t("tryIt")));
    }));
  }

  /** The sums of the review of the player who is spoken to, if they are known. */
  get told() {
    const { review, mine } = this;
    return review && mine !== undefined ? sumOf(review.players[mine]) : undefined;
  }

  /**
   * Return what is shared: title, totals and marks of the picture, the lines of the text, and the address.
   * @returns {{ title: string, players: { name: string, total: number }[], marks?: string, lines: (string | undefined)[], path: string }}
   */
  result() {
    const { rules, names, totals, told, state } = this;
    const players = names.map((name, p) => ({ name, total: totals[p].total }));
    const luck = told && [`${t("luck")} ${signed(told.luck)}`, `${t("loss")} ${number(told.loss, 1)}`].join(" · ");
    const words = players.map(({ name, total }) => `${name} ${number(total)}`).join(" – ");
    return { title: rules.title, players, lines: [`${rules.title}: ${words}`, luck], path: `/play${dumpRuleset(state.ruleset)}` };
  }

  /** Return the result as text, link and picture. */
  async shared() {
    const { told } = this;
    const { title, players, marks, lines, path } = this.result();
    const picture = await drawCard({
      title, players, marks,
      sums: told && [
        { words: t("startValue"), value: number(told.start, 1) }, { words: t("luck"), value: signed(told.luck) },
        { words: t("loss"), value: minus(told.loss) },
      ],
    });
    return {
      text: lines.filter(Boolean).join("\n"), url: location.origin + path,
      ...(picture && { files: [new File([picture], "keepwise.png", { type: "image/png" })] }),
    };
  }
}

/** @param {string} text a number with its sign */
const spaced = (text) => text.replace(/^[+−]/, "$& ");

/**
 * @param {string} value
 * @param {string} words
 */
const term = (value, words) => h("span", { class: "term" }, h("b", { class: "numbers" }, value), " ", h("small", {}, words));
