// Rows of dice for reading: examples, positions, rolled hands, moves. Those on the tray are in dice.js.

/**
 * @import { Move } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { faceWords } from "./dice.js";
import { h, s } from "../base/dom.js";
import { pieces, t } from "../base/i18n.js";

/**
 * The places of the pips of each face, on a die of 24 by 24.
 * @type {Record<number, [number, number][]>}
 */
const PIPS = {
  1: [[12, 12]],
  2: [[17, 7], [7, 17]],
  3: [[17, 7], [12, 12], [7, 17]],
  4: [[7, 7], [17, 7], [7, 17], [17, 17]],
  5: [[7, 7], [17, 7], [12, 12], [7, 17], [17, 17]],
  6: [[7, 6], [17, 6], [7, 12], [17, 12], [7, 18], [17, 18]],
};

/**
 * Return a row of dice that is read as one: "Dice: 1 3 3, keep 3".
 * @param {readonly number[]} faces
 * @param {object} [shown]
 * @param {ReadonlyMap<number, string>} [shown.colours] the colour of every face that has one
 * @param {readonly boolean[]} [shown.kept] the dice that are marked as kept
 * @param {ReadonlySet<number>} [shown.best] the places of those that the best move keeps
 */
export function diceRow(faces, { colours = new Map(), kept = [], best = new Set() } = {}) {
  /** @param {readonly number[]} some */
  const words = (some) => some.map((face) => faceWords(face, colours.get(face))).join(colours.size ? "; " : " ");
  const marked = faces.filter((_, place) => kept[place]);
  const said = [t("labelled", { name: t("dice"), words: words(faces) }), ...(marked.length ? [`${t("kept")} ${words(marked)}`] : [])];
  return h("span", { class: "dice-row", role: "img", "aria-label": said.join(", ") },
    faces.map((face, place) => smallDie(face, colours.get(face), kept[place], best.has(place))));
}

/**
 * Return dice within a sentence, which are read and copied as their numbers.
 * @param {readonly number[]} faces
 * @param {ReadonlyMap<number, string>} colours
 */
export const diceWords = (faces, colours) => h("span", { class: "dice-row dice-words" },
  h("span", { class: "visually-hidden" }, faces.join(" ")), faces.map((face) => smallDie(face, colours.get(face))));

/**
 * Return a move in words, with dice for those that it keeps.
 * @param {Move} move
 * @param {Rules} rules
 */
export const moveWithDice = (move, rules) => (move.action === "keep" && move.keep.length
  ? pieces("moveKeep", { dice: [diceWords(move.keep, rules.colours)] }) : [rules.moveWords(move)]);

/**
 * @param {number} face
 * @param {string | undefined} colour
 * @param {boolean} [isKept]
 * @param {boolean} [isBest]
 */
export const smallDie = (face, colour, isKept, isBest = false) => s(
  "svg",
  {
    class: "small-die", viewBox: "0 0 24 24", "data-face": face, "data-colour": colour, "data-kept": isKept, "data-best": isBest,
    "aria-hidden": true,
  },
  s("rect", { x: 1, y: 1, width: 22, height: 22, rx: 5 }),
  PIPS[face].map(([cx, cy]) => s("circle", { cx, cy, r: face === 1 ? 3 : 2.2 })),
);
