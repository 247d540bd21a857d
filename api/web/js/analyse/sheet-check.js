// A whole sheet from paper: the cards of one or several players as they were written down, sums included, with problems shown
// at their boxes.

/**
 * @import { CardProblem } from "./card-problems.js"
 * @import { Sheets } from "../game/address.js"
 * @import { ConvertedCard, GameReport, Scorecard } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { Refusal, askUntilAnswered, sleep } from "../base/api.js";
import { cardProblem } from "./card-problems.js";
import { announce, fill, h } from "../base/dom.js";
import { anyOf, t, whole } from "../base/i18n.js";
import { reportedTotals } from "../game/wire.js";
import { PLAYERS, SheetTable } from "./sheet-table.js";
import { CLAIMS, dumpEntries, entriesOf, pointsOf } from "./entries.js";

const CALM = 250;

export class SheetCheck {
  /** @type {AbortController} */
  asked = new AbortController();

  /**
   * @param {Rules} rules
   * @param {object} page
   * @param {Sheets} page.sheets that are there already
   * @param {(sheets: Sheets) => void} page.changed
   * @param {() => void} page.leaves is called where Back is to lead to the sheets as they are
   * @param {(scorecard: Scorecard) => void} page.analyse takes a card to the board
   */
  constructor(rules, { sheets, changed, leaves, analyse }) {
    this.rules = rules;
    this.changed = changed;
    this.analyse = analyse;
    this.table = new SheetTable(rules, {
      players: sheets.players.slice(0, PLAYERS).map((player) => entriesOf(player, rules)), changed: () => this.look(),
      loses: () => {
        changed(this.sheets);
        leaves();
      },
    });
    this.report = h("div", { class: "check-report", role: "status" });
    this.text = h("textarea", { id: "check-text", rows: 6, maxlength: 10_000, spellcheck: "false" });
    this.whose = h("select", { id: "check-whose" });
    this.read = h("div", { role: "status" });
    this.element = h(
      "div", { class: "check" },
      h("section", { class: "panel" }, h("p", { class: "hint" }, t("checkHow")), this.table.element),
      h("section", { class: "panel", "aria-labelledby": "check-title" }, h("h2", { id: "check-title" }, t("checkResult")), this.report),
      this.paste(),
    );
    this.showPlayers();
  }

  get players() {
    return this.table.players;
  }

  /** List the players whose sheet a pasted one may be. */
  showPlayers() {
    const { value } = this.whose;
    fill(this.whose, this.players.map((_, p) => h("option", { value: p }, this.table.nameOf(p))));
    this.whose.value = this.players[Number(value)] ? value || "0" : "0";
  }

  paste() {
    return h(
      "details", { class: "panel paste" }, h("summary", {}, h("h2", {}, t("checkPaste"))),
      h("div", { class: "field" }, h("label", { for: "check-text" }, t("checkText")), this.text),
      h("div", { class: "paste-row" }, h("label", { for: "check-whose" }, t("player")), this.whose,
        h("button", { type: "button", class: "button", onclick: () => this.convert() }, t("checkRead"))),
      this.read,
    );
  }

  /** @returns {Sheets} */
  get sheets() {
    return { ruleset: this.rules.ruleset, players: this.players.map((player) => dumpEntries(player, this.rules)) };
  }

  stop() {
    this.asked.abort();
  }

  /** Check the entries, after a pause without typing. */
  async look() {
    this.showPlayers();
    this.asked.abort();
    this.asked = new AbortController();
    const { signal } = this.asked;
    await sleep(CALM, signal).catch(() => undefined);
    if (signal.aborted) return;
    const { sheets } = this;
    this.changed(sheets);
    try {
      const players = sheets.players.map((player, p) => ({ ...player, name: this.table.nameOf(p) }));
      this.show(await askUntilAnswered("/v1/games/check", { ruleset: sheets.ruleset, players }, {
        signal, away: (needsServer) => fill(this.report, h("p", { class: "hint" }, t(needsServer ? "needsServer" : "waitsForServer"))),
      }));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      this.table.showProblems((error.problem.errors ?? []).map((problem) => cardProblem(problem, this.rules)));
      fill(this.report, h("p", {}, t("problemOther")));
    }
  }

  /** @param {GameReport} report */
  show(report) {
    const problems = [...report.problems.map((problem) => cardProblem(problem, this.rules)), ...this.unread()];
    const elsewhere = this.table.showProblems(problems);
    report.players.forEach((player, p) => this.table.showSums(p, ...reliableSums(player, this.rules)));
    const words = problems.length ? t("checkProblems", { n: problems.length }) : t("checkRight");
    fill(this.report,
      h("p", { class: "outcome" }, words),
      elsewhere.length > 0 && h("ul", {}, elsewhere.map((problem) => h("li", {}, this.table.named(problem)))),
      h("ol", { class: "check-standings" }, report.standings.map(({ player, rank, total, unreliable }) => h("li", {},
        h("span", {}, this.players.length > 1 && `${rank}. `, this.table.nameOf(player)), h("b", { class: "numbers" }, unreliable ? `${whole(total)}?` : whole(total)),
        !report.players[player].complete && h("button", { type: "button", class: "button small", "aria-label": t("labelled", { name: t("navAnalyse"), words: this.table.nameOf(player) }),
          onclick: () => this.analyse(dumpEntries(this.players[player], this.rules).scorecard) }, t("navAnalyse"))))),
    );
    announce(words);
  }

  /**
   * Return the entries that are no numbers.
   * @returns {CardProblem[]}
   */
  unread() {
    return this.players.flatMap(({ boxes }, player) => [...boxes].filter(([, text]) => Number.isNaN(pointsOf(text))).map(([key, text]) => {
      const [id, column] = key.split("/");
      return { player, column: Number(column), ...(CLAIMS[id] ? { sum: CLAIMS[id] } : { category: id }), words: t("checkNoNumber", { text }) };
    }));
  }

  /** Read a pasted sheet, whatever its language. */
  async convert() {
    const p = Number(this.whose.value) || 0;
    try {
      const card = await askUntilAnswered("/v1/scorecards/convert", { ruleset: this.rules.ruleset, text: this.text.value });
      this.table.put(p, entriesOf({ ...card, name: this.players[p].name }, this.rules));
      fill(this.read, h("p", {}, t("checkTaken", { some: card.rows.filter(({ read_as }) => read_as !== "nothing").length, all: card.rows.length })),
        unreadRows(card, this.rules));
      this.look();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      fill(this.read, h("p", {}, t("problemOther")));
    }
  }
}

/**
 * Return the sums of a player and those of each column, without the sums over a box that cannot be right.
 * @param {GameReport["players"][number]} player
 * @param {Rules} rules
 * @returns {[Record<string, number>, Record<string, number>[]]}
 */
function reliableSums({ totals, columns, unreliable }, rules) {
  /** @param {Record<string, number>} sums @param {string} [column] */
  const reliable = (sums, column) => {
    const names = unreliable?.totals.filter((total) => total.column === column).map(({ name }) => name) ?? [];
    return Object.fromEntries(Object.entries(sums).filter(([name]) => !names.includes(name)));
  };
  return [reliable({ ...totals }), reportedTotals({ totals, columns }, rules).map((sums, c) => reliable({ ...sums }, rules.columns[c].id))];
}

/**
 * Return the rows of a sheet that were not understood, and what they may have meant.
 * @param {ConvertedCard} card
 * @param {Rules} rules
 */
const unreadRows = ({ rows }, rules) => h("ul", {}, rows.filter(({ read_as }) => read_as === "nothing").map(({ name, line, suggestions = [] }) => h("li", {},
  t("checkUnreadRow", { line: line ?? "", name }), suggestions.length > 0 && ` ${t("checkPerhaps", { names: anyOf(suggestions.map((id) => rules.titleOf(id))) })}`)));
