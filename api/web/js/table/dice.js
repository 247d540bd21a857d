// The dice on the tray: cubes that tumble, and toggle buttons that say which are kept.

import { h, set, setText, still } from "../base/dom.js";
import { t } from "../base/i18n.js";

/**
 * The rotation of the cube for each face, in degrees about x and y.
 * @type {Record<number, [number, number]>}
 */
const TURNS = { 1: [0, 0], 2: [0, -90], 3: [-90, 0], 4: [90, 0], 5: [0, 90], 6: [0, 180] };

/**
 * The colours that have a name in every language, and their shades. Any other one has the name of the ruleset, and is
 * painted if CSS knows that name.
 */
const COLOURS = /** @type {const} */ (["black", "red", "green"]);

/** @param {string} colour */
const known = (colour) => COLOURS.find((each) => each === colour);

export class Dice {
  /**
   * @param {number} count
   * @param {ReadonlyMap<number, string>} colours the colour of every face that has one
   * @param {(place: number) => void} changed is called when the player taps a die
   */
  constructor(count, colours, changed) {
    this.dice = Array.from({ length: count }, (_, place) => new Die(place, colours, changed));
    this.element = h(
      "div",
      { class: "dice", role: "group", vars: { count } },
      this.dice.map((die) => die.element),
    );
  }

  /**
   * @param {object} shown
   * @param {readonly number[]} [shown.faces] the hand, if there is one
   * @param {readonly boolean[]} shown.kept
   * @param {ReadonlySet<number>} [shown.advised] places that the coach would keep
   * @param {boolean} shown.active whether dice may be toggled
   * @param {readonly number[]} [shown.tumbling] places of the dice that were just rolled
   * @param {boolean} [shown.isQuick] whether they come to rest quickly
   */
  show({ faces, kept, advised = new Set(), active, tumbling = [], isQuick = false }) {
    set(this.element, "data-quick", isQuick);
    set(this.element, "aria-label", active ? t("diceGroup") : t("dice"));
    set(this.element, "data-empty", !faces);
    this.dice.forEach((die, i) =>
      die.show({ face: faces?.[i], kept: kept[i], advised: advised.has(i), active, tumbles: tumbling.includes(i) }),
    );
  }

  /** Wait until the dice that tumble lie still; they may be removed from the page meanwhile. */
  lieStill() {
    const moving = this.dice.flatMap(({ cube }) => cube.getAnimations());
    return Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/**
 * Return the place of a die to keep that shows a face, preferably one that is not kept.
 * @param {readonly number[]} faces
 * @param {readonly boolean[]} kept
 * @param {number} face
 */
export function placeOf(faces, kept, face) {
  const places = faces.flatMap((each, place) => (each === face ? [place] : []));
  return places.find((place) => !kept[place]) ?? places.at(0);
}

class Die {
  /** @type {number | undefined} */
  face;
  kept = false;

  /**
   * @param {number} place
   * @param {ReadonlyMap<number, string>} colours
   * @param {(place: number) => void} changed
   */
  constructor(place, colours, changed) {
    this.place = place;
    this.colours = colours;
    this.spins = [0, 0];
    this.cube = h("span", { class: "cube", "aria-hidden": true }, [1, 2, 3, 4, 5, 6].map((face) => this.side(face)));
    this.mark = h("span", { class: "mark", "aria-hidden": true });
    this.element = h(
      "button",
      { type: "button", class: "die", onclick: () => changed(place) },
      h("span", { class: "stage" }, this.cube),
      this.mark,
    );
  }

  /** @param {number} face */
  side(face) {
    const colour = this.colours.get(face);
    /** @type {Record<string, string>} */
    const own = colour !== undefined && !known(colour) && CSS.supports("color", colour) ? { spot: colour } : {};
    return h("i", { class: `face f${face}`, "data-colour": colour }, h("b", { class: "pips", vars: own }));
  }

  /** @param {{ face: number | undefined, kept: boolean, advised: boolean, active: boolean, tumbles: boolean }} shown */
  show({ face, kept, advised, active, tumbles }) {
    this.face = face;
    this.kept = kept;
    const { element } = this;
    set(element, "aria-pressed", face ? String(kept) : undefined);
    set(element, "data-advised", advised);
    set(element, "data-blank", !face);
    // Not "disabled": that would throw the focus away whenever the computer plays.
    set(element, "aria-disabled", active ? undefined : "true");
    // While there is nothing to choose, they are not in the tab order.
    set(element, "tabindex", active ? undefined : "-1");
    set(element, "aria-label", face ? this.words(face, advised) : t("dieBlank", { place: this.place + 1 }));
    setText(this.mark, kept ? t("kept") : "");
    if (face) this.turn(face, tumbles && !still());
  }

  /**
   * @param {number} face
   * @param {boolean} advised
   */
  words(face, advised) {
    const words = [t("die", { place: this.place + 1, face: faceWords(face, this.colours.get(face)) })];
    if (advised) words.push(t("coachKeeps"));
    return words.join(", ");
  }

  /**
   * @param {number} face
   * @param {boolean} tumbles
   */
  turn(face, tumbles) {
    if (tumbles) {
      const way = () => (Math.random() < 0.5 ? -1 : 1);
      this.spins = this.spins.map((spin) => spin + way());
      this.cube.style.setProperty("--tilt", `${(Math.random() * 10 - 5).toFixed(1)}deg`);
    }
    const [x, y] = TURNS[face];
    this.cube.style.setProperty("--x", `${x + 360 * this.spins[0]}deg`);
    this.cube.style.setProperty("--y", `${y + 360 * this.spins[1]}deg`);
  }
}

/**
 * Return a face as a screen reader says it, with its colour if it has one.
 * @param {number} face
 * @param {string} [colour]
 */
export function faceWords(face, colour) {
  if (colour === undefined) return String(face);
  const named = known(colour);
  return `${face}, ${named ? t(named) : colour}`;
}
