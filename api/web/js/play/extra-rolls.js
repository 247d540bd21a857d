// The stock of extra rolls on the tray: a chip for each, and how many there are in words.

import { fill, h, set, setText } from "../base/dom.js";
import { t } from "../base/i18n.js";

// More of them would be counted rather than seen; the words have the number.
const DRAWN = 12;

/** @typedef {{ left: number, spent: number, saved: number }} Shown as game.extraRollsNow counts them */

export class ExtraRolls {
  constructor() {
    this.chips = h("span", { class: "stock-chips", "aria-hidden": true });
    this.words = h("span");
    this.element = h("p", { class: "stock" }, this.chips, this.words);
    this.show();
  }

  /** @param {Shown} [shown] nothing where there are no extra rolls */
  show(shown) {
    this.element.hidden = !shown;
    if (!shown) return;
    const { left, spent, saved } = shown;
    setText(this.words, extraRollsWords(shown));
    const kinds = [
      ...Array(Math.min(left, DRAWN)).fill("left"), ...Array(spent).fill("spent"), ...Array(saved).fill("saved"),
    ].slice(0, Math.max(DRAWN, Math.min(left, DRAWN)));
    const drawn = kinds.join(" ");
    if (this.chips.getAttribute("data-drawn") === drawn) return;
    set(this.chips, "data-drawn", drawn);
    fill(this.chips, kinds.map((kind) => h("i", { "data-kind": kind })));
  }
}

/** @param {Shown} shown */
export const extraRollsWords = ({ left, saved }) =>
  [t("extraRolls", { n: left }), saved && t("scoreSaves", { n: saved })].filter(Boolean).join(", ");
