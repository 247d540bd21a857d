// The felt of the board: the dice that lie there, a key for every face, and how often they may still be rolled.

/**
 * @import { Board } from "./board.js"
 * @import { Column, RankedMove } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { isWhole, markFaces } from "./board.js";
import { mostRollsLeft } from "../game/sheet.js";
import { smallDie } from "../table/dice-row.js";
import { faceWords } from "../table/dice.js";
import { ICONS, fill, h, icon, set, setText } from "../base/dom.js";
import { t } from "../base/i18n.js";

const FACES = [1, 2, 3, 4, 5, 6];
// More rolls than these are counted rather than pressed: many saved ones.
const PRESSED = 5;

/**
 * The actions on the felt.
 * @typedef {{
 *   put: (face: number) => void, take: (place: number) => void, mark: (place: number) => void, leave: (rolls: number) => void,
 *   clear: () => void, undo: () => void, saved: (rolls: number) => void, call: (category: string | undefined) => void,
 *   rolledAll: (all: boolean) => void,
 * }} Acts
 */

export class BoardTray {
  /** @type {RankedMove | null | undefined} the best move; null where there is no advice, undefined while it is awaited */
  best;
  /** @type {Board | undefined} */
  board;

  /**
   * @param {Rules} rules
   * @param {Acts} acts
   */
  constructor(rules, acts) {
    this.rules = rules;
    this.acts = acts;
    this.places = Array.from({ length: rules.diceCount }, (_, place) => new Place(place, rules, acts));
    this.row = h("div", { class: "places", vars: { count: rules.diceCount } }, this.places.map(({ element }) => element));
    this.keys = FACES.map((face) => h(
      "button", { type: "button", class: "face-key", "aria-label": t("boardPut", { face: this.faceWords(face) }), onclick: () => acts.put(face) },
      smallDie(face, rules.colours.get(face), false),
    ));
    this.rolls = h("div", { class: "rolls" });
    this.extras = h("div", { class: "tray-extras" });
    this.undo = h(
      "button", { type: "button", class: "button plain icon", "aria-label": t("undo"), onclick: acts.undo }, icon(ICONS.undo));
    this.clear = h(
      "button", { type: "button", class: "button plain icon", "aria-label": t("boardClear"), title: t("boardClear"), onclick: acts.clear },
      icon(ICONS.remove));
    this.line = h("div", { class: "coach-line" });
    this.element = h(
      "section", { class: "tray board-tray", "aria-label": t("dice") },
      this.row,
      h("div", { class: "keys", role: "group", "aria-label": t("dice") }, this.keys),
      h("div", { class: "tray-row" }, this.rolls, h("div", { class: "tray-acts" }, this.undo, this.clear)),
      this.extras,
      this.line,
    );
  }

  /** @param {number} face */
  faceWords(face) {
    return faceWords(face, this.rules.colours.get(face));
  }

  /**
   * @param {Board} board
   * @param {boolean} canUndo
   */
  show(board, canUndo) {
    const full = isWhole(board, this.rules);
    this.board = board;
    this.showMarks();
    for (const key of this.keys) set(key, "aria-disabled", full ? "true" : undefined);
    set(this.undo, "aria-disabled", canUndo ? undefined : "true");
    this.showRolls(board);
    this.showExtras(board);
  }

  /** Return the dice that are marked: those of the best move, unless others were chosen. */
  get kept() {
    const { board, best } = this;
    if (!board || board.kept.includes(true) || best?.action !== "keep") return board?.kept ?? [];
    return markFaces(board, best.keep).kept;
  }

  /** @param {RankedMove | null | undefined} best */
  answer(best) {
    this.best = best;
    this.showMarks();
  }

  showMarks() {
    const { board, best, kept, rules } = this;
    if (!board) return;
    const isMarked = board.kept.includes(true);
    const canKeep = isWhole(board, rules) && board.rollsLeft > 0 && (isMarked || best === null || best?.action === "keep");
    /** @param {readonly number[]} faces */
    const sorted = (faces) => [...faces].sort().join();
    const isBest = best?.action === "keep" && sorted(best.keep) === sorted(board.dice.filter((_, place) => kept[place]));
    set(this.row, "data-best", isBest);
    this.places.forEach((place, p) => place.show(board.dice[p], canKeep && (isMarked || best !== null || kept[p]) ? kept[p] : undefined, canKeep));
  }

  /** @param {Board} board */
  showRolls(board) {
    const most = mostRollsLeft(board, this.rules);
    const shown = `${most}`;
    if (this.rolls.getAttribute("data-most") !== shown) {
      set(this.rolls, "data-most", shown);
      fill(this.rolls, ...this.rollsControl(most));
    }
    for (const button of this.rolls.querySelectorAll("button"))
      set(button, "aria-pressed", String(button.value === String(board.rollsLeft)));
    const select = this.rolls.querySelector("select");
    if (select) select.value = String(board.rollsLeft);
  }

  /** @param {number} most */
  rollsControl(most) {
    const counts = Array.from({ length: most + 1 }, (_, rolls) => rolls);
    if (most >= PRESSED) {
      const select = h("select", { id: "board-rolls" }, counts.map((rolls) => h("option", { value: rolls }, rolls)));
      select.addEventListener("change", () => this.acts.leave(Number(select.value)));
      return [h("label", { for: "board-rolls" }, t("boardRolls")), select];
    }
    return [
      h("span", { id: "board-rolls" }, t("boardRolls")),
      h("span", { class: "segments", role: "group", "aria-labelledby": "board-rolls" }, counts.map((rolls) => h(
        "button", { type: "button", value: rolls, "aria-label": t("rollsLeft", { n: rolls }), onclick: () => this.acts.leave(rolls) },
        rolls))),
    ];
  }

  /** Show the extras of some games: saved rolls and calls. @param {Board} board */
  showExtras(board) {
    const { rules } = this;
    this.extras.hidden = !rules.extraRolls && !rules.callColumn;
    if (this.extras.hidden) return;
    const focused = document.activeElement?.id;
    fill(this.extras, rules.extraRolls && this.savedRolls(board), rules.callColumn && this.calls(board, rules.callColumn));
    if (focused && this.extras.contains(document.getElementById(focused))) document.getElementById(focused)?.focus();
  }

  /** @param {Board} board */
  savedRolls({ extraRolls: rolls }) {
    const words = h("output", { class: "numbers" });
    setText(words, String(rolls));
    /**
     * @param {number} step
     * @param {string} sign
     */
    const button = (step, sign) => h(
      "button", { type: "button", class: "button small", id: `board-saved${step}`, "aria-label": t("labelled", { name: t("boardSavedTitle"), words: rolls + step }),
        disabled: rolls + step < 0, onclick: () => this.acts.saved(rolls + step) }, sign);
    return h("div", { class: "stepper", role: "group", "aria-label": t("boardSavedTitle") },
      h("span", {}, t("boardSavedTitle")), button(-1, "−"), words, button(1, "+"));
  }

  /**
   * @param {Board} board
   * @param {Column} column
   */
  calls(board, column) {
    const { rules } = this;
    const open = rules.fillable(board.sheet[rules.columns.indexOf(column)], column);
    const select = h("select", { id: "board-call" }, h("option", { value: "" }, t("nothing")),
      open.map((id) => h("option", { value: id, selected: id === board.announced }, rules.titleOf(id))));
    select.addEventListener("change", () => this.acts.call(select.value || undefined));
    const all = h("input", { type: "checkbox", id: "board-all", checked: board.allRolled });
    all.addEventListener("change", () => this.acts.rolledAll(all.checked));
    const later = board.rollsLeft < mostRollsLeft(board, rules);
    return [
      h("div", { class: "stepper" }, h("label", { for: "board-call" }, t("boardCall")), select),
      later && h("label", { class: "check", for: "board-all" }, all, t("boardAllRolled")),
    ];
  }
}

/** A place for a die, which a tap takes away, with a mark below it that tells whether to keep it and changes that. */
class Place {
  /** @type {string | undefined} what is drawn */
  drawn;

  /**
   * @param {number} place
   * @param {Rules} rules
   * @param {Acts} acts
   */
  constructor(place, rules, acts) {
    this.place = place;
    this.rules = rules;
    this.face = h("button", { type: "button", class: "lying", onclick: () => acts.take(place) });
    this.mark = h("button", { type: "button", class: "keep-mark", onclick: () => acts.mark(place) });
    this.element = h("div", { class: "place" }, this.face, this.mark);
  }

  /**
   * @param {number | undefined} face
   * @param {boolean | undefined} kept undefined where there is no advice
   * @param {boolean} canKeep
   */
  show(face, kept, canKeep) {
    const drawn = `${face}${kept}${canKeep}`;
    if (drawn === this.drawn) return;
    this.drawn = drawn;
    const colour = face && this.rules.colours.get(face) || undefined;
    fill(this.face, face && smallDie(face, colour, kept ?? false));
    const words = face && t("die", { place: this.place + 1, face: faceWords(face, colour) });
    set(this.face, "aria-label", words ? t("boardTake", { die: words }) : t("boardNoDie", { place: this.place + 1 }));
    set(this.face, "aria-disabled", face ? undefined : "true");
    set(this.face, "tabindex", face ? undefined : "-1");
    this.mark.hidden = !face || !canKeep;
    set(this.mark, "aria-label", words && t("boardKeep", { die: words }));
    this.showMark(kept);
  }

  /** @param {boolean | undefined} kept */
  showMark(kept) {
    set(this.element, "data-mark", kept === undefined ? undefined : kept ? "keep" : "roll");
    setText(this.mark, kept ? `✓ ${t("kept")}` : t("boardRoll"));
    set(this.mark, "aria-pressed", String(kept ?? false));
  }
}
