// After the game: where points were lost and where the dice helped, from /v1/games/check and /v1/games/review.

/**
 * @import { Flag, Game, GameReport, GameReview, ProblemDocument } from "../base/types.js"
 * @import { Children } from "../base/dom.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { Refusal, askUntilAnswered } from "../base/api.js";
import { ICONS, announce, fill, h, icon } from "../base/dom.js";
import { prepares, t } from "../base/i18n.js";
import { shareButton } from "../base/share-button.js";
import { attempt } from "../base/error-messages.js";
import { resultWords } from "../game/names.js";
import { nameOf, problemLines } from "../game/problems.js";
import { askReview } from "./ask-review.js";
import { Chances, hasChances } from "./chances.js";
import { cardTables } from "./cards.js";
import { auditPanel, rollsOfGame } from "./dice-audit.js";
import { Decisions } from "./decisions.js";
import { Mistakes } from "./mistakes.js";
import { playerPanels, turnsCharts } from "./players.js";
import { download, downloadGame } from "../game/share.js";
import { placeDecisions } from "../game/review-positions.js";
import { momentsOf, valueChart } from "./value-chart.js";

export class Review {
  /**
   * @param {object} reviewed
   * @param {Game} reviewed.game
   * @param {Promise<string | undefined>} reviewed.link to the game
   * @param {Rules} reviewed.rules
   * @param {() => void} reviewed.again starts a new game
   * @param {number} [reviewed.mine] the player who looks at it, where that is known
   * @param {readonly Flag[]} [reviewed.flags] decisions that were marked while playing
   */
  constructor({ game, link, rules, again, mine, flags = [] }) {
    this.game = game;
    this.link = link;
    this.rules = rules;
    this.again = again;
    this.mine = mine;
    this.flags = flags;
    this.body = h("div", { class: "review-body" }, h("p", { class: "waiting" }, t("reviewing")));
    this.title = h("h1", { tabindex: -1 }, t("review"));
    this.element = h(
      "div", { class: "review" },
      h("div", { class: "review-head" }, this.title, this.actions()),
      this.body,
      this.files(),
      auditPanel(t("diceFairGame"), () => rollsOfGame(this.game), false),
    );
    this.ask();
  }

  actions() {
    return h(
      "div", { class: "actions" },
      shareButton(async () => ({ title: this.rules.title, text: "", url: (await this.link) ?? location.href }), { words: t("shareLink") }),
      h("button", { type: "button", class: "button primary", onclick: this.again }, t("newGame")),
    );
  }

  /** Return the ways to keep the game, with a review or without. */
  files() {
    return h("div", { class: "actions" },
      h("button", { type: "button", class: "button", onclick: () => downloadGame(this.game, `${this.rules.id}.json`) },
        icon(ICONS.save), t("saveFile")),
      this.saveButton(t("saveText"), async () => download((await this.converted()).record, `${this.rules.id}.txt`, "text/plain")),
      this.saveButton(t("saveTable"), async () => download((await this.converted()).csv, `${this.rules.id}.csv`, "text/csv")),
      h("button", { type: "button", class: "button", onclick: () => this.print() }, icon(ICONS.print), t("print")));
  }

  /**
   * @param {string} words
   * @param {() => unknown} save
   */
  saveButton(words, save) {
    return h("button", { type: "button", class: "button", onclick: () => attempt(async () => save()) }, icon(ICONS.save), words);
  }

  /** Return the game as text and as a table. */
  converted() {
    return askUntilAnswered("/v1/games/convert", this.game);
  }

  /** Print with everything that is folded opened, except chances, which take a request. */
  print() {
    const closed = [...this.body.querySelectorAll("details")].filter((each) => !each.open && !each.matches(".chances"));
    for (const details of closed) {
      details.dispatchEvent(new Event("draw"));
      details.open = true;
    }
    print();
    for (const details of closed) details.open = false;
  }

  async ask() {
    this.say(t("reviewing"));
    try {
      const check = await askUntilAnswered("/v1/games/check", this.game, {
        away: (needsServer) => this.say(t(needsServer ? "needsServer" : "waitsForServer")),
      });
      if (check.valid) await this.judge(check);
      else this.say(t("gameInvalid"), ...problemLines(check.problems, check.problem_count, this.game, this.rules));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const problems = error.problem.errors ?? [];
      if (error.status < 500 && problems.length)
        this.say(t("gameInvalid"), ...problemLines(problems, problems.length, this.game, this.rules));
      else this.stick();
    }
  }

  /**
   * Show the cost of every decision; without a review, the result of the game.
   * @param {GameReport} check
   */
  async judge(check) {
    if (!this.rules.hasTable) {
      this.showUnjudged(check, h("p", {}, t("unjudged")));
      return;
    }
    /** @param {ProblemDocument} problem */
    const waiting = (problem) => this.showUnjudged(check, h("p", {}, prepares(problem)));
    try {
      /** @param {boolean} needsServer */
      const away = (needsServer) => this.showUnjudged(check, h("p", {}, t(needsServer ? "needsServer" : "waitsForServer")));
      const review = await askReview(this.game, this.rules, { away, waiting });
      this.show(check, review);
      announce(t("reviewReady"));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 409) this.showUnjudged(check, h("p", {}, t("unjudged")));
      else this.showUnjudged(check, h("p", {}, t("reviewStuck")), this.tryAgain());
    }
  }

  /**
   * @param {string} words
   * @param {...string} details
   */
  say(words, ...details) {
    this.body.replaceChildren(h("p", {}, words), ...details.map((detail) => h("p", { class: "hint" }, detail)));
  }

  stick() {
    this.say(t("reviewStuck"));
    this.body.append(this.tryAgain());
  }

  tryAgain() {
    return h("div", {}, h("button", { type: "button", class: "button", onclick: () => this.ask() }, t("tryAgain")));
  }

  /**
   * @param {GameReport} check
   * @param {GameReview} review
   */
  show(check, review) {
    const names = review.players.map((_, p) => this.name(p));
    const moments = review.players.map(momentsOf);
    const placed = review.players.map(({ decisions }, p) => placeDecisions(decisions, this.game.players[p], this.rules));
    const decisions = new Decisions({ review, placed, rules: this.rules, names, flags: this.flags });
    const mistakes = new Mistakes({ review, placed, rules: this.rules, names });
    /** @param {number | undefined} player */
    const showOnly = (player) => {
      decisions.showOnly(player);
      mistakes.showOnly(player);
    };
    fill(this.body,
      review.answered_by && h("p", { class: "hint" }, t("onThisDevice"), " · ", t("whyServer")),
      h("div", { class: "standings" }, playerPanels(review, check, this.rules, names)),
      names.length > 1 && this.chooser(names, showOnly),
      mistakes.element,
      h("details", { class: "panel turn-charts" }, h("summary", {}, h("h2", {}, t("turnByTurn"))),
        h("div", { class: "charts" }, turnsCharts(review, names),
          moments.some(({ length }) => length > 1) && h("div", {}, h("h3", {}, t("valueTitle")), valueChart(moments, names)))),
      hasChances(this.game, this.rules) && new Chances({ game: this.game, rules: this.rules, names, mine: this.mine }).element,
      decisions.element,
    );
    if (this.mine !== undefined) showOnly(this.mine);
  }

  /**
   * Return the choice of the players whose decisions are shown.
   * @param {readonly string[]} names
   * @param {(player: number | undefined) => void} chosen
   */
  chooser(names, chosen) {
    const select = h("select", { id: "decisions-of" },
      h("option", { value: "" }, t("everyone")), names.map((name, p) => h("option", { value: p }, name)));
    select.value = this.mine === undefined ? "" : String(this.mine);
    select.addEventListener("change", () => chosen(select.value === "" ? undefined : Number(select.value)));
    return h("div", { class: "field decisions-of" }, h("label", { for: "decisions-of" }, t("decisionsOf")), select);
  }

  /**
   * Show the cards of all players, the totals and who has won.
   * @param {GameReport} check
   * @param {...Children} words say why there is no more
   */
  showUnjudged(check, ...words) {
    this.body.replaceChildren(
      h("div", { class: "panel unjudged", role: "status" },
        check.complete && h("p", { class: "outcome" }, this.outcome(check)), ...words),
      ...cardTables(check, this.rules, (p) => this.name(p)).map((table) => (
        h("section", { class: "panel review-card", tabindex: 0, "aria-label": t("scorecard") }, table))),
    );
  }

  /** @param {GameReport} check */
  outcome({ players }) {
    return resultWords(players.map((_, p) => this.name(p)), players.map(({ totals }) => totals));
  }

  /** @param {number} p */
  name(p) {
    return nameOf(this.game.players[p], p);
  }
}
