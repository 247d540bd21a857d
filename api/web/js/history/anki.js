// A deck of the own mistakes for Anki, in the text format that it imports: a line for each note, with an
// identifier, the two sides as HTML, and tags. The identifier follows from the position, so that importing again updates notes.

/**
 * @import { GamePosition, Sheet } from "../base/types.js"
 * @import { Mistake } from "../storage/finished-games.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { h } from "../base/dom.js";
import { lost, t, whole } from "../base/i18n.js";
import { BOARD, boardAddress } from "../game/address.js";
import { placesOf } from "../game/game.js";
import { dumpPosition, readPosition } from "../game/wire.js";
import { rulesIfKnown } from "../ruleset/ruleset.js";
import { keyOf } from "../storage/statistics.js";
import { diceRow } from "../table/dice-row.js";
import { themeName } from "../train/menu.js";

// A note type that every collection begins with. Anki asks where it has another name.
const HEAD = ["#separator:tab", "#html:true", "#notetype:Basic", "#deck:Keepwise", "#guid column:1", "#tags column:4"];
// Notes have no style sheet of ours: the colours of the pages in daylight.
const [BONE, EDGE, GOLD, PIP] = ["#fbf6ea", "#8a8473", "#f0b429", "#1b2231"];
/** @type {Record<string, string>} */
const PIPS = { red: "#b5361c", green: "#17684a" };

/**
 * Return the file, without mistakes in games that the server does not know any longer.
 * @param {readonly Mistake[]} mistakes from the newest on
 */
export async function ankiDeck(mistakes) {
  const rulesets = new Map(mistakes.map(({ position: { ruleset } }) => [keyOf(ruleset), ruleset]));
  const rules = new Map(await Promise.all([...rulesets].map(async ([key, ruleset]) => /** @type {const} */ ([key, await rulesIfKnown(ruleset)]))));
  /** @type {Map<string, string[]>} the newest note about each position */
  const notes = new Map();
  for (const mistake of mistakes) {
    const known = rules.get(keyOf(mistake.position.ruleset));
    const position = known && readPosition(mistake.position, known);
    if (!known || !position) continue;
    const address = boardAddress(dumpPosition(position, known));
    if (!notes.has(address)) notes.set(address, noteOf(mistake, position, known, address));
  }
  const lines = [...notes.values()].map((fields) => fields.map((text) => `"${text.replaceAll('"', '""')}"`).join("\t"));
  return `${[...HEAD, ...lines].join("\n")}\n`;
}

/**
 * @param {Mistake} mistake
 * @param {GamePosition} position
 * @param {Rules} rules
 * @param {string} address of the position on the board
 */
function noteOf({ played, best, loss, theme }, { sheet, dice, rollsLeft }, rules, address) {
  const kept = best.action === "keep" ? placesOf(dice, best.keep, []) : new Set();
  /** @param {string} name @param {string} words */
  const line = (name, words) => h("div", {}, t("labelled", { name, words }));
  const front = h("div", {},
    h("div", {}, h("b", {}, rules.title), ` · ${t("rollsLeft", { n: rollsLeft })}`),
    h("p", {}, plain(diceRow(dice, { colours: rules.colours }))), card(sheet, rules), h("p", {}, t("deckAsks")));
  const back = h("div", {},
    best.action === "keep" && h("p", {}, plain(diceRow(dice, { colours: rules.colours, kept: dice.map((_, place) => kept.has(place)) }))),
    h("div", {}, h("b", {}, rules.moveWords(best))), line(t("playedMove"), rules.moveWords(played)), line(t("loss"), lost(loss)),
    theme && h("div", {}, themeName(theme)), h("p", {}, h("a", { href: location.origin + address }, t("navAnalyse"))));
  const tags = ["keepwise", ...(theme ? [`keepwise::${theme}`] : [])];
  return [`keepwise:${address.slice(BOARD.length + 1)}`, written(front), written(back), tags.join(" ")];
}

/** @param {Element} side */
const written = (side) => new XMLSerializer().serializeToString(side).replace(' xmlns="http://www.w3.org/1999/xhtml"', "");

/**
 * Return dice that need no style sheet.
 * @param {HTMLElement} row
 */
function plain(row) {
  for (const die of row.querySelectorAll("svg")) {
    const { face, colour = face === "1" ? "red" : "", kept } = die.dataset;
    attributes(die, { width: "40", height: "40" });
    for (const part of die.children) {
      const isEdge = part.tagName === "rect";
      attributes(part, isEdge
        ? { "fill": BONE, "stroke": kept === undefined ? EDGE : GOLD, "stroke-width": kept === undefined ? "1" : "3" }
        : { fill: PIPS[colour] ?? PIP });
    }
  }
  return row;
}

/**
 * @param {Element} element
 * @param {Record<string, string>} values
 */
function attributes(element, values) {
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value);
}

/**
 * Return the card as a table, with the titles of its columns where they have some.
 * @param {Sheet} sheet
 * @param {Rules} rules
 */
const card = (sheet, { categories, columns, titles }) => h("table", { border: 1, cellpadding: 4, cellspacing: 0, align: "center" },
  columns.length > 1 && h("tr", {}, h("th", {}), columns.map(({ title }) => h("th", {}, title))),
  categories.map((category) => h("tr", {}, h("td", { align: "left" }, titles.get(category) ?? category),
    sheet.map(({ points }) => h("td", { align: "right", width: 48 }, points[category].map(whole).join(" "))))));
