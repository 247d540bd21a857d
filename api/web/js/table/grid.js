// The tables of a card, one for each section: a row for every category and sum, in it the columns of every player.

/**
 * @import { Children } from "../base/dom.js"
 * @import { Line, Section } from "../ruleset/sums.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { columnHead, columnsLegend } from "../ruleset/columns.js";
import { fill, h } from "../base/dom.js";

/**
 * Return the tables and, for each player, all cells of their columns, heads included.
 * @param {Rules} rules
 * @param {object} drawn
 * @param {readonly Section[]} drawn.sections
 * @param {readonly string[]} drawn.names of the players
 * @param {HTMLElement} drawn.notes above the tables
 * @param {(line: Line) => Children} drawn.title the head of a row
 * @param {(line: Line, p: number, c: number, cell: HTMLTableCellElement) => Children} drawn.box what a cell holds
 */
export function cardGrid(rules, { sections, names, notes, title, box }) {
  const { columns } = rules;
  /** @type {HTMLTableCellElement[][]} */
  const cells = names.map(() => []);
  /**
   * @param {number} p
   * @param {HTMLTableCellElement} cell
   */
  const ofPlayer = (p, cell) => {
    cells[p].push(cell);
    return cell;
  };
  /**
   * @param {Line} line
   * @param {number} p
   * @param {number} c
   */
  const cellOf = (line, p, c) => {
    const cell = ofPlayer(p, h("td", { class: "numbers", "data-player": p, colspan: line.spans && columns.length }));
    fill(cell, box(line, p, c, cell));
    return cell;
  };
  /** @param {Line} line */
  const row = (line) => h("tr", { class: line.kind }, h("th", { scope: "row" }, title(line)), names.flatMap((_, p) => (
    columns.slice(0, line.spans ? 1 : undefined).map((_column, c) => cellOf(line, p, c)))));
  const heads = () => names.flatMap((name, p) => columns.map((column) => (
    ofPlayer(p, h("th", { scope: "col", "data-player": p }, ...columnHead(rules, column, name))))));
  const tables = sections.map((section) => h("table", {},
    h("caption", { class: "visually-hidden" }, section.title),
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, section.title), heads())),
    h("tbody", {}, section.lines.map(row)), h("tfoot", {}, section.sums.map(row))));
  const isWide = rules.categories.some((id) => rules.timesOf(id) > 1);
  const element = h(
    "div", { class: "tables", "data-players": names.length, "data-shown": 0, "data-wide": isWide, "data-sheet": columns.length > 1 && columns.length },
    notes, tables, columnsLegend(rules),
  );
  return { element, cells };
}
