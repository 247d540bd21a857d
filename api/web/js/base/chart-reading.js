// The numbers behind a chart, one place at a time. Touch, pointer or arrow keys choose a place, whose label is then shown in
// words.

import { h, set, setText } from "./dom.js";

/**
 * Make the places of a chart selectable. For the keyboard they are a single tab stop: `walk` handles the keys pressed
 * on their container.
 * @param {readonly SVGElement[]} places from left to right, each with its words as label
 * @param {string} hint is shown before the words
 * @param {number} [first] the tab stop
 */
export function readByPlace(places, hint, first = 0) {
  const reading = h("p", { class: "reading numbers" }, hint);
  let chosen = first;

  /** @param {number} i */
  function choose(i) {
    set(places[chosen], "data-chosen", undefined);
    set(places[chosen], "tabindex", -1);
    chosen = i;
    set(places[i], "data-chosen", true);
    set(places[i], "tabindex", 0);
    setText(reading, places[i].getAttribute("aria-label"));
  }

  /** @param {KeyboardEvent} event */
  function walk(event) {
    const last = places.length - 1;
    const to = {
      ArrowRight: Math.min(chosen + 1, last), ArrowLeft: Math.max(chosen - 1, 0), Home: 0, End: last,
    }[event.key];
    if (to === undefined) return;
    places[to].focus();
    event.preventDefault();
  }

  places.forEach((place, i) => {
    set(place, "tabindex", i === first ? 0 : -1);
    for (const happens of ["focus", "pointerdown", "pointerenter"]) place.addEventListener(happens, () => choose(i));
  });
  return { reading, walk };
}
