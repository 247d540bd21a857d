// The primary button. Its action changes with the game, but never during a press that was meant for another one.

import { h, set, setText } from "../base/dom.js";

// Milliseconds to notice that it scores now, and to release a key or a mouse button.
const SETTLES = 700;

/** @typedef {"roll" | "score" | "hurry"} Action */

export class BigButton {
  /** @type {Action} */
  #does = "roll";
  #settled = 0;
  #may = false;
  #isPressed = false;
  #hurried = false;

  /** @param {(clicks: number) => void} pressed gets which click of a double click it is */
  constructor(pressed) {
    this.element = h("button", {
      type: "button", class: "button primary roll",
      onclick: ({ detail }) => this.press(detail, pressed),
      // A key that is held down, perhaps on the card a moment ago, presses once.
      onkeydown: (event) => event.repeat && event.preventDefault(),
    });
  }

  /**
   * @param {object} shown
   * @param {string} shown.words
   * @param {boolean} shown.may be pressed
   * @param {Action} shown.does
   */
  show({ words, may, does }) {
    // After it has scored or hurried the computer, a second press does not roll.
    if (does !== this.#does) {
      this.#settled = does === "score" || this.#isPressed || this.#hurried ? performance.now() + SETTLES : 0;
      this.#hurried = false;
    }
    this.#does = does;
    this.#may = may;
    setText(this.element, words);
    set(this.element, "aria-disabled", may ? undefined : "true");
  }

  /**
   * @param {number} clicks
   * @param {(clicks: number) => void} pressed
   */
  press(clicks, pressed) {
    if (!this.#may || performance.now() < this.#settled) return;
    this.#isPressed = true;
    this.#hurried = this.#does === "hurry";
    pressed(clicks);
    this.#isPressed = false;
  }
}
