// The table of a sheet from paper: an input for every entry, and its problems below the row.

/**
 * @import { CardProblem } from "./card-problems.js"
 * @import { Line } from "../ruleset/sums.js"
 * @import { Rules } from "../ruleset/rules.js"
 * @import { Entries } from "./entries.js"
 */

import { columnSign } from "../ruleset/columns.js";
import { ICONS, fill, h, icon, set } from "../base/dom.js";
import { t, whole } from "../base/i18n.js";
import { sectionsOf } from "../ruleset/sums.js";
import { CLAIMS } from "./entries.js";

export const PLAYERS = 6;

export class SheetTable {
  /** @type {Map<string, HTMLInputElement>} by player and key */
  inputs = new Map();

  /**
   * @param {Rules} rules
   * @param {object} sheet
   * @param {Entries[]} sheet.players changed while they are edited
   * @param {() => void} sheet.changed
   * @param {() => void} sheet.loses is called before entries are removed
   */
  constructor(rules, { players, changed, loses }) {
    this.rules = rules;
    this.players = players;
    this.changed = changed;
    this.loses = loses;
    this.element = h("div", { class: "check-table", role: "region", tabindex: 0, "aria-label": t("scorecard") });
    this.draw();
  }

  /** @param {number} p */
  nameOf(p) {
    return this.players[p].name.trim() || `${t("player")} ${p + 1}`;
  }

  draw() {
    this.inputs.clear();
    const rows = sectionsOf(this.rules).flatMap(({ lines, sums }) => [...lines.map(({ id }) => this.row(id)), ...sums.map((line) => this.sumRow(line))]);
    fill(this.element,
      h("table", {}, h("caption", { class: "visually-hidden" }, t("scorecard")), this.heads(), h("tbody", {}, rows)),
      this.players.length < PLAYERS && h("button", { type: "button", class: "button", onclick: () => this.add() }, icon(ICONS.plus), t("addPlayer")),
    );
  }

  heads() {
    const { columns } = this.rules;
    const names = h("tr", {}, h("td"), this.players.map((player, p) => {
      const name = h("input", { type: "text", value: player.name, maxlength: 24, placeholder: this.nameOf(p), autocomplete: "off",
        "aria-label": t("playerName", { n: p + 1 }) });
      name.addEventListener("input", () => {
        player.name = name.value;
        this.changed();
      });
      return h("th", { scope: "colgroup", colspan: columns.length }, h("div", { class: "check-name" }, name,
        this.players.length > 1 && h("button", { type: "button", class: "button plain icon", onclick: () => this.remove(p),
          "aria-label": t("removePlayer", { name: this.nameOf(p) }) }, icon(ICONS.remove))));
    }));
    const titles = h("tr", {}, h("td"), this.players.flatMap(() => columns.map((column) => (
      h("th", { scope: "col" }, h("b", { "aria-hidden": true }, columnSign(this.rules, column)), " ", column.title)))));
    return h("thead", {}, names, columns.length > 1 && titles);
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
    const places = columns.map((_, c) => c).slice(0, spans ? 1 : undefined);
    return h("tr", { class: `sum ${kind}`, "data-row": id }, h("th", { scope: "row" }, name), this.players.flatMap((_, p) => places.map((c) => h(
      "td", { colspan: spans && columns.length },
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
      this.changed();
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
    this.changed();
    /** @type {HTMLInputElement | null} */ (this.element.querySelector("thead th:last-child input"))?.focus();
  }

  /**
   * Replace the entries of a player by a whole sheet.
   * @param {number} p
   * @param {Entries} player
   */
  put(p, player) {
    this.loses();
    this.players[p] = player;
    this.draw();
  }

  /** @param {number} p */
  remove(p) {
    this.loses();
    this.players.splice(p, 1);
    this.draw();
    this.changed();
    this.element.querySelector("input")?.focus();
  }

  /** @param {CardProblem} problem */
  named({ player, words }) {
    return player !== undefined && this.players.length > 1 ? t("labelled", { name: this.nameOf(player), words }) : words;
  }

  /**
   * Show every problem below the row of its box; return those that are about no box.
   * @param {readonly CardProblem[]} problems
   */
  showProblems(problems) {
    for (const row of this.element.querySelectorAll(".cell-problem")) row.remove();
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
    if (category !== undefined) return this.inputs.get(`${player}/${category}/${column}/0`);
    return Object.keys(CLAIMS).filter((id) => CLAIMS[id] === sum)
      .map((id) => this.inputs.get(`${player}/${id}/${id === "sum:total" ? 0 : column}/0`)).find(Boolean);
  }

  /**
   * Show the right sums where none was written.
   * @param {number} p
   * @param {Record<string, number>} totals
   * @param {readonly Record<string, number>[]} columns
   */
  showSums(p, totals, columns) {
    for (const id of Object.keys(CLAIMS)) {
      columns.forEach((column, c) => {
        const input = this.inputs.get(`${p}/${id}/${c}/0`);
        const sums = id === "sum:total" ? totals : column;
        if (input) set(input, "placeholder", whole(sums[CLAIMS[id]] ?? ""));
      });
    }
    for (const place of this.element.querySelectorAll("[data-sum]")) {
      const [player, id, c] = (place.getAttribute("data-sum") ?? "").split("/");
      const sums = columns[Number(c)];
      if (Number(player) === p) place.textContent = id === "sum:factor" ? `×${sums.factor}` : whole(sums.products ?? "");
    }
  }
}
