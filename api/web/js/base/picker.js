// A choice among numbers, next to its anchor: one tap opens it, a second one chooses.

import { fill, h, set } from "./dom.js";

/**
 * @typedef {{ value: number | undefined, words: string, label?: string, chosen?: boolean }} Choice `undefined` is none of them
 */

export class Picker {
  /** @type {HTMLElement | undefined} what it was opened for */
  anchor;
  /** @type {(value: number | undefined) => void} */
  picked = () => undefined;

  constructor() {
    this.element = h("div", { class: "picker", role: "dialog", hidden: true, onkeydown: (event) => this.onKey(event) });
    addEventListener("pointerdown", ({ target }) => {
      if (target instanceof Node && !this.element.contains(target) && !this.anchor?.contains(target)) this.close();
    });
    addEventListener("resize", () => this.close());
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /**
   * @param {HTMLElement} anchor
   * @param {string} title
   * @param {readonly Choice[]} choices
   * @param {(value: number | undefined) => void} picked
   */
  open(anchor, title, choices, picked) {
    if (this.isOpen && this.anchor === anchor) {
      this.close();
      return;
    }
    this.close(false);
    this.anchor = anchor;
    this.picked = picked;
    fill(this.element, h("p", { class: "picker-title" }, title), h("div", { class: "picks" }, choices.map((choice) => this.button(choice))));
    set(this.element, "aria-label", title);
    set(anchor, "aria-expanded", "true");
    this.element.hidden = false;
    this.place(anchor);
    const buttons = this.buttons();
    (buttons.find((button) => button.getAttribute("aria-pressed") === "true") ?? buttons[0])?.focus({ preventScroll: true });
  }

  /** @param {Choice} choice */
  button({ value, words, label, chosen = false }) {
    return h("button", { type: "button", class: "pick numbers", "data-none": value === undefined, "aria-pressed": String(chosen),
      "aria-label": label, onclick: () => this.pick(value) }, words);
  }

  buttons() {
    return [...this.element.querySelectorAll("button")];
  }

  /** @param {number | undefined} value */
  pick(value) {
    const { picked } = this;
    this.close();
    picked(value);
  }

  close(returns = true) {
    if (!this.isOpen) return;
    const had = this.element.contains(document.activeElement);
    this.element.hidden = true;
    set(this.anchor ?? this.element, "aria-expanded", this.anchor ? "false" : undefined);
    if (had && returns) this.anchor?.focus({ preventScroll: true });
    this.anchor = undefined;
  }

  /**
   * Place it below the anchor, or above where there is no space; narrow screens have it at their lower edge.
   * @param {HTMLElement} anchor
   */
  place(anchor) {
    const { left, bottom, top } = anchor.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = this.element;
    const x = Math.max(8, Math.min(left, document.documentElement.clientWidth - wide - 8));
    const y = bottom + high + 8 < innerHeight ? bottom + 4 : Math.max(8, top - high - 4);
    this.element.style.setProperty("--x", `${x + scrollX}px`);
    this.element.style.setProperty("--y", `${y + scrollY}px`);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    event.stopPropagation();
    if (event.key === "Escape" || event.key === "Tab") {
      if (event.key === "Escape") event.preventDefault();
      this.close();
      return;
    }
    const buttons = this.buttons();
    const at = buttons.findIndex((button) => button === document.activeElement);
    const row = buttons.filter(({ offsetTop }) => offsetTop === buttons[0].offsetTop).length;
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: row, ArrowUp: -row }[event.key];
    if (!step) return;
    buttons[Math.max(0, Math.min(at + step, buttons.length - 1))].focus();
    event.preventDefault();
  }
}
