// A whole sheet from paper: cards of one or several players as they were written down, sums included, and what is wrong with
// them, told at the box.

/**
 * @import { CardProblem } from "./card-problems.js"
 * @import { SheetOfPlayer, Sheets } from "./address.js"
 * @import { ConvertedCard, GameReport, OneCard, Scorecard } from "./types.js"
 * @import { Line } from "./sums.js"
 * @import { Rules } from "./rules.js"
 */

import { Refusal, askUntilAnswered, sleep } from "./api.js";
import { cardProblem } from "./card-problems.js";
import { columnSign } from "./columns.js";
import { ICONS, announce, fill, h, icon, set } from "./dom.js";
import { anyOf, t, whole } from "./i18n.js";
import { lowerSums, upperSums } from "./sums.js";

const PLAYERS = 6;
const CALM = 250;
// What stands for a category that was crossed out.
const CROSSED = /^[-–—−/x✗✕×]$/i;
/**
 * The sums that can be claimed, by the lines of the card: what the API calls them, of a whole card and of a column.
 * @type {Record<string, string>}
 */
const CLAIMS = {
  "sum:upper": "upper_points", "sum:bonus": "upper_bonus", "sum:extra": "extra_bonus", "sum:total": "total", "sum:sum": "sum",
  "sum:column": "total", "sum:all": "total",
};


/**
 * The lines of a card, or of each column, that have a sum to claim.
 * @param {Rules} rules
 */
const claimable = ({ isSheet }) =>
  (isSheet ? ["sum:upper", "sum:bonus", "sum:extra", "sum:sum", "sum:column"] : ["sum:upper", "sum:bonus", "sum:extra", "sum:total"]);

/** @typedef {{ name: string, boxes: Map<string, string> }} Written what stands in a box, by its key */

export class SheetCheck {
  /** @type {AbortController} */
  asked = new AbortController();
  /** @type {Map<string, HTMLInputElement>} by player and key */
  inputs = new Map();

  /**
   * @param {Rules} rules
   * @param {object} page
   * @param {string | object} page.ruleset
   * @param {Sheets} page.sheets that are there already
   * @param {(sheets: Sheets) => void} page.changed
   * @param {(scorecard: Scorecard) => void} page.analyse takes a card to the board
   */
  constructor(rules, { ruleset, sheets, changed, analyse }) {
    this.rules = rules;
    this.ruleset = ruleset;
    this.changed = changed;
    this.analyse = analyse;
    this.players = sheets.players.slice(0, PLAYERS).map((player) => written(player, rules));
    this.table = h("div", { class: "check-table", role: "region", tabindex: 0, "aria-label": t("scorecard") });
    this.report = h("div", { class: "check-report", role: "status" });
    this.text = h("textarea", { id: "check-text", rows: 6, maxlength: 10_000, spellcheck: "false" });
    this.whose = h("select", { id: "check-whose" });
    this.read = h("div", { role: "status" });
    this.element = h(
      "div", { class: "check" },
      h("section", { class: "panel" }, h("p", { class: "hint" }, t("checkHow")), this.table),
      h("section", { class: "panel", "aria-labelledby": "check-title" }, h("h2", { id: "check-title" }, t("checkResult")), this.report),
      this.paste(),
    );
    this.draw();
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

  /** @param {number} p */
  nameOf(p) {
    return this.players[p].name.trim() || `${t("player")} ${p + 1}`;
  }

  draw() {
    const { rules } = this;
    this.inputs.clear();
    /** @param {boolean} isUpper */
    const lines = (isUpper) => rules.categories.filter((id) => rules.isUpper(id) === isUpper);
    const [upper, lower] = [lines(true), lines(false)];
    const rows = [
      ...upper.map((id) => this.row(id)), ...(upper.length ? upperSums(rules).map((line) => this.sumRow(line)) : []),
      ...lower.map((id) => this.row(id)), ...lowerSums(rules).map((line) => this.sumRow(line)),
    ];
    fill(this.table,
      h("table", {}, h("caption", { class: "visually-hidden" }, t("scorecard")), this.heads(), h("tbody", {}, rows)),
      this.players.length < PLAYERS && h("button", { type: "button", class: "button", onclick: () => this.add() }, icon(ICONS.plus), t("addPlayer")),
    );
    fill(this.whose, this.players.map((_, p) => h("option", { value: p }, this.nameOf(p))));
  }

  heads() {
    const { columns, isSheet } = this.rules;
    const names = h("tr", {}, h("td"), this.players.map((player, p) => {
      const name = h("input", { type: "text", value: player.name, maxlength: 24, placeholder: this.nameOf(p), autocomplete: "off",
        "aria-label": t("playerName", { n: p + 1 }) });
      name.addEventListener("input", () => {
        player.name = name.value;
        fill(this.whose, this.players.map((_, each) => h("option", { value: each }, this.nameOf(each))));
        this.look();
      });
      return h("th", { scope: "colgroup", colspan: columns.length > 1 && columns.length }, h("div", { class: "check-name" }, name,
        this.players.length > 1 && h("button", { type: "button", class: "button plain icon", onclick: () => this.remove(p),
          "aria-label": t("removePlayer", { name: this.nameOf(p) }) }, icon(ICONS.remove))));
    }));
    const titles = h("tr", {}, h("td"), this.players.flatMap(() => columns.map((column) => (
      h("th", { scope: "col" }, h("b", { "aria-hidden": true }, columnSign(this.rules, column)), " ", column.title)))));
    return h("thead", {}, names, isSheet && titles);
  }

  /** @param {string} category */
  row(category) {
    const { rules } = this;
    return h("tr", { "data-row": category }, h("th", { scope: "row" }, rules.titleOf(category)), this.players.flatMap((_, p) => (
      rules.columns.map((column, c) => h("td", {}, h("div", { class: "check-boxes" }, Array.from({ length: rules.timesOf(category) }, (_each, nth) => (
        this.input(p, `${category}/${c}/${nth}`, `${this.nameOf(p)}, ${rules.cellWords(category, column.id)}`)))))))));
  }

  /** @param {Line} line */
  sumRow({ id, name, kind, spans = false }) {
    const { columns } = this.rules;
    const places = spans ? [0] : columns.map((_, c) => c);
    return h("tr", { class: `sum ${kind}`, "data-row": id }, h("th", { scope: "row" }, name), this.players.flatMap((_, p) => places.map((c) => h(
      "td", { colspan: spans && columns.length > 1 && columns.length },
      CLAIMS[id] ? this.input(p, `${id}/${c}/0`, `${this.nameOf(p)}, ${name}`) : h("span", { class: "numbers", "data-sum": `${p}/${id}/${c}` })))));
  }

  /**
   * @param {number} p
   * @param {string} key
   * @param {string} words
   */
  input(p, key, words) {
    const { boxes } = this.players[p];
    const input = h("input", { type: "text", inputmode: "numeric", maxlength: 6, value: boxes.get(key) ?? "", class: "numbers",
      "aria-label": words, autocomplete: "off" });
    input.addEventListener("input", () => {
      boxes.set(key, input.value);
      this.look();
    });
    input.addEventListener("keydown", (event) => this.walk(event, input));
    this.inputs.set(`${p}/${key}`, input);
    return input;
  }

  /**
   * Return, and the arrows up and down, lead to the box below or above.
   * @param {KeyboardEvent} event
   * @param {HTMLInputElement} input
   */
  walk(event, input) {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const { left } = input.getBoundingClientRect();
    const below = [...this.inputs.values()].filter((each) => Math.abs(each.getBoundingClientRect().left - left) < 12)
      .sort((one, other) => one.getBoundingClientRect().top - other.getBoundingClientRect().top);
    below[below.indexOf(input) + step]?.focus();
    event.preventDefault();
  }

  add() {
    this.players.push({ name: "", boxes: new Map() });
    this.draw();
    this.look();
    /** @type {HTMLInputElement | null} */ (this.table.querySelector("thead th:last-child input"))?.focus();
  }

  /** @param {number} p */
  remove(p) {
    this.players.splice(p, 1);
    this.draw();
    this.look();
  }

  /** @returns {Sheets} */
  get sheets() {
    return { ruleset: this.ruleset, players: this.players.map((player) => dumped(player, this.rules)) };
  }

  stop() {
    this.asked.abort();
  }

  /** Checks what stands there, once nothing more is typed. */
  async look() {
    this.asked.abort();
    this.asked = new AbortController();
    const { signal } = this.asked;
    await sleep(CALM, signal).catch(() => undefined);
    if (signal.aborted) return;
    const { sheets } = this;
    this.changed(sheets);
    try {
      const players = sheets.players.map((player, p) => ({ ...player, name: this.nameOf(p) }));
      this.show(await askUntilAnswered("/v1/games/check", { ruleset: sheets.ruleset, players }, { signal }));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      this.showProblems((error.problem.errors ?? []).map((problem) => cardProblem(problem, this.rules)));
      fill(this.report, h("p", {}, t("problemOther")));
    }
  }

  /** @param {GameReport} report */
  show(report) {
    const problems = [...report.problems.map((problem) => cardProblem(problem, this.rules)), ...this.unread()];
    const elsewhere = this.showProblems(problems);
    report.players.forEach(({ totals, columns }, p) => this.showSums(p, { ...totals }, columns));
    const words = problems.length ? t("checkProblems", { n: problems.length }) : t("checkRight");
    fill(this.report,
      h("p", { class: "outcome" }, words),
      elsewhere.length > 0 && h("ul", {}, elsewhere.map((problem) => h("li", {}, this.named(problem)))),
      h("ol", { class: "check-standings" }, report.standings.map(({ player, rank, total }) => h("li", {},
        h("span", {}, this.players.length > 1 && `${rank}. `, this.nameOf(player)), h("b", { class: "numbers" }, whole(total)),
        !report.players[player].complete && h("button", { type: "button", class: "button small", "aria-label": `${t("navAnalyse")}: ${this.nameOf(player)}`,
          onclick: () => this.analyse(dumped(this.players[player], this.rules).scorecard) }, t("navAnalyse"))))),
    );
    announce(words);
  }

  /**
   * What stands in a box and is no number.
   * @returns {CardProblem[]}
   */
  unread() {
    return this.players.flatMap(({ boxes }, player) => [...boxes].filter(([, text]) => Number.isNaN(pointsOf(text))).map(([key, text]) => {
      const [id, column] = key.split("/");
      return { player, column: Number(column), ...(CLAIMS[id] ? { sum: CLAIMS[id] } : { category: id }), words: t("checkNoNumber", { text }) };
    }));
  }

  /** @param {CardProblem} problem */
  named({ player, words }) {
    return player !== undefined && this.players.length > 1 ? `${this.nameOf(player)}: ${words}` : words;
  }

  /**
   * Tells every problem below the row of its box; returns those that are about no box.
   * @param {readonly CardProblem[]} problems
   */
  showProblems(problems) {
    for (const row of this.table.querySelectorAll(".cell-problem")) row.remove();
    for (const input of this.inputs.values()) {
      set(input, "aria-invalid", undefined);
      set(input, "aria-describedby", undefined);
    }
    const width = 1 + this.players.length * this.rules.columns.length;
    return problems.filter((problem, n) => {
      const input = this.inputOf(problem);
      const row = input?.closest("tr");
      if (!input || !row) return true;
      const id = `check-problem-${n}`;
      row.after(h("tr", { class: "cell-problem" }, h("td", { colspan: width, id }, this.named(problem))));
      set(input, "aria-invalid", true);
      set(input, "aria-describedby", id);
      return false;
    });
  }

  /** @param {CardProblem} problem */
  inputOf({ player = 0, column, category, sum }) {
    const c = column ?? 0;
    const { rules } = this;
    if (category !== undefined) return this.inputs.get(`${player}/${category}/${c}/0`);
    const ids = Object.keys(CLAIMS).filter((id) => CLAIMS[id] === sum);
    const id = !rules.isSheet ? ids[0] : ids.find((each) => (each === "sum:all") === (column === undefined) && each !== "sum:total");
    return id === undefined ? undefined : this.inputs.get(`${player}/${id}/${id === "sum:all" ? 0 : c}/0`);
  }

  /**
   * What sums come to, where nobody has written one.
   * @param {number} p
   * @param {Record<string, number>} totals
   * @param {GameReport["players"][number]["columns"]} columns
   */
  showSums(p, totals, columns) {
    for (const id of Object.keys(CLAIMS)) {
      this.rules.columns.forEach((column, c) => {
        const input = this.inputs.get(`${p}/${id}/${c}/0`);
        /** @type {Record<string, number>} */
        const sums = id === "sum:all" || !columns ? totals : { ...columns[String(column.id)] };
        if (input) set(input, "placeholder", whole(sums[CLAIMS[id]] ?? ""));
      });
    }
    for (const place of this.table.querySelectorAll("[data-sum]")) {
      const [player, id, c] = (place.getAttribute("data-sum") ?? "").split("/");
      const sums = columns?.[String(this.rules.columns[Number(c)].id)];
      if (Number(player) === p && sums) place.textContent = id === "sum:factor" ? `×${sums.factor}` : whole(sums.products);
    }
  }

  /** Reads a sheet that was pasted, in whatever language it was written. */
  async convert() {
    const p = Number(this.whose.value) || 0;
    try {
      const card = await askUntilAnswered("/v1/scorecards/convert", { ruleset: this.ruleset, text: this.text.value });
      this.players[p] = { ...written({ ...card, name: this.players[p].name }, this.rules) };
      this.draw();
      this.whose.value = String(p);
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
 * The rows of a sheet that nobody understood, and what they may have meant.
 * @param {ConvertedCard} card
 * @param {Rules} rules
 */
const unreadRows = ({ rows }, rules) => h("ul", {}, rows.filter(({ read_as }) => read_as === "nothing").map(({ name, line, suggestions = [] }) => h("li", {},
  t("checkUnreadRow", { line: line ?? "", name }), suggestions.length > 0 && ` ${t("checkPerhaps", { names: anyOf(suggestions.map((id) => rules.titleOf(id))) })}`)));

/**
 * What somebody wrote: a number, a sign that crosses out, or nothing, undefined. NaN where it is none of these.
 * @param {string} text
 */
export function pointsOf(text) {
  const said = text.trim().replace(/^[−–](?=\d)/, "-");
  if (!said) return undefined;
  if (CROSSED.test(said)) return 0;
  return /^-?\d{1,4}$/.test(said) ? Number(said) : NaN;
}

/**
 * @param {SheetOfPlayer} player
 * @param {Rules} rules
 * @returns {Written}
 */
export function written({ name = "", scorecard, claimed = {} }, rules) {
  /** @type {Map<string, string>} */
  const boxes = new Map();
  /** @type {Record<string, any>} */
  const claims = claimed;
  rules.columns.forEach(({ id }, c) => {
    /** @type {Partial<OneCard>} */
    const card = "columns" in scorecard ? scorecard.columns[String(id)] ?? {} : scorecard;
    for (const [category, paid] of Object.entries(card.points ?? {}))
      [paid].flat().forEach((points, nth) => boxes.set(`${category}/${c}/${nth}`, whole(points)));
    const each = rules.joker?.extra_bonus ?? 0;
    if (each && card.extra_bonus_count) boxes.set(`sum:extra/${c}/0`, whole(card.extra_bonus_count * each));
    const said = rules.isSheet ? claims.columns?.[String(id)] ?? {} : claims;
    for (const line of claimable(rules)) if (Number.isInteger(said[CLAIMS[line]])) boxes.set(`${line}/${c}/0`, whole(said[CLAIMS[line]]));
  });
  if (rules.isSheet && Number.isInteger(claims.total)) boxes.set("sum:all/0/0", whole(claims.total));
  return { name, boxes };
}

/**
 * The same as the API takes it.
 * @param {Written} player
 * @param {Rules} rules
 * @returns {SheetOfPlayer}
 */
export function dumped({ name, boxes }, rules) {
  /** @param {string} key */
  const at = (key) => {
    const points = pointsOf(boxes.get(key) ?? "");
    return Number.isNaN(points) ? undefined : points;
  };
  const cards = rules.columns.map((_, c) => oneCard(rules, c, at));
  /** @param {number} c */
  const claimsOf = (c) => Object.fromEntries(claimable(rules).map((line) => [CLAIMS[line], at(`${line}/${c}/0`)])
    .filter(([, sum]) => sum !== undefined));
  const total = at("sum:all/0/0");
  const columns = Object.fromEntries(rules.columns.map(({ id }, c) => [id, claimsOf(c)]).filter(([, claims]) => Object.keys(claims ?? {}).length));
  const claimed = rules.isSheet
    ? { ...(Object.keys(columns).length && { columns }), ...(total !== undefined && { total }) } : claimsOf(0);
  return {
    ...(name.trim() && { name: name.trim() }),
    scorecard: rules.isSheet ? { columns: Object.fromEntries(rules.columns.map(({ id }, c) => [id, cards[c]])) } : cards[0],
    ...(Object.keys(claimed).length && { claimed }),
  };
}

/**
 * @param {Rules} rules
 * @param {number} c
 * @param {(key: string) => number | undefined} at what stands in a box
 * @returns {OneCard}
 */
function oneCard(rules, c, at) {
  const points = rules.categories.flatMap((category) => {
    const fillings = Array.from({ length: rules.timesOf(category) }, (_, nth) => at(`${category}/${c}/${nth}`)).filter((paid) => paid !== undefined);
    return fillings.length ? [[category, rules.timesOf(category) > 1 ? fillings : fillings[0]]] : [];
  });
  const each = rules.joker?.extra_bonus ?? 0;
  const count = each ? Math.max(0, Math.floor((at(`sum:extra/${c}/0`) ?? 0) / each)) : 0;
  return { points: Object.fromEntries(points), ...(count && { extra_bonus_count: count }) };
}
