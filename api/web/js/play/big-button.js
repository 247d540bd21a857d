// The primary button. Its action changes with the game, but never during a press that was meant for another one.

import { h, set, setText } from "../base/dom.js";

// Milliseconds to notice that it scores now, and to release a key or a mouse button.
const SETTLES = 700;

export class BigButton {
  #scores = false;
  #settled = 0;
  #may = false;
  #isPressed = false;

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
   * @param {boolean} shown.scores
   */
  show({ words, may, scores }) {
    // After it has scored, a second press does not roll.
    if (scores !== this.#scores) this.#settled = scores || this.#isPressed ? performance.now() + SETTLES : 0;
    this.#scores = scores;
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
    pressed(clicks);
    this.#isPressed = false;
  }
}
