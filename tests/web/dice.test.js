// Descriptions of dice.

import { asFake } from "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { Dice, faceWords, placeOf } from "../../api/web/js/table/dice.js";
import { useLanguage } from "../../api/web/js/base/i18n.js";

await useLanguage("de");

test("a face without a colour is described by its number", () => {
  assert.equal(faceWords(3), "3");
});

test("the colours of Kismet are described in the language of the page", () => {
  assert.deepEqual(["black", "red", "green"].map((colour) => faceWords(5, colour)), ["5, schwarz", "5, rot", "5, grün"]);
});

test("other colours have the names of the ruleset", () => {
  assert.equal(faceWords(5, "gold"), "5, gold");
  assert.equal(faceWords(5, "constructor"), "5, constructor");
});

const SHOWN = { faces: [6, 3, 3, 1, 4], kept: [false, true, false, false, false], active: true };

/** Return five rolled dice, and the list of places that were pressed. */
function rolled() {
  const pressed = /** @type {number[]} */ ([]);
  const dice = new Dice(5, new Map([[3, "green"], [4, "gold"], [1, "no colour"]]), (place) => pressed.push(place));
  dice.show(SHOWN);
  const group = asFake(dice.element);
  return { dice, pressed, group, elements: group.ofClass("die") };
}

test("a die is described with its face, its colour, and whether it is kept", () => {
  const { elements } = rolled();
  assert.deepEqual(elements.map((die) => die.getAttribute("aria-label")), [
    "Würfel 1: 6", "Würfel 2: 3, grün", "Würfel 3: 3, grün", "Würfel 4: 1, no colour", "Würfel 5: 4, gold",
  ]);
  assert.deepEqual(elements.map((die) => die.getAttribute("aria-pressed")), ["false", "true", "false", "false", "false"]);
});

test("dice are not buttons before a roll and out of turn", () => {
  const { dice, elements } = rolled();
  dice.show({ kept: SHOWN.kept, active: false });
  assert.deepEqual(elements.map((die) => die.getAttribute("aria-pressed")), Array(5).fill(null));
  assert.equal(elements[0].getAttribute("aria-label"), "Würfel 1, noch nicht geworfen");
  assert.deepEqual([elements[0].getAttribute("aria-disabled"), elements[0].getAttribute("tabindex")], ["true", "-1"]);
});

test("only colours that CSS supports are painted", () => {
  const painted = rolled().elements[0].ofClass("pips").map((pips) => pips.vars["--spot"]);
  assert.deepEqual(painted, [undefined, undefined, undefined, "gold", undefined, undefined]);
});

test("a face is that of a die that is not kept, if there is one", () => {
  const faces = [6, 3, 3, 1, 6];
  assert.equal(placeOf(faces, [false, true, false, false, false], 3), 2);
  assert.equal(placeOf(faces, [false, true, true, false, false], 3), 1);
  assert.equal(placeOf(faces, [false, false, false, false, false], 2), undefined);
});
