// Rows of dice for reading.

import { FakeElement } from "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { diceRow } from "../../api/web/js/table/dice-row.js";
import { useLanguage } from "../../api/web/js/base/i18n.js";

await useLanguage("en");

/** @param {HTMLElement} row */
const drawn = (row) => /** @type {FakeElement} */ (/** @type {unknown} */ (row)).childNodes.map((die) => (
  /** @type {FakeElement} */ (die).childNodes.filter((part) => /** @type {FakeElement} */ (part).tag === "circle").length));

test("every face has its number of pips, and the row is read out as one", () => {
  const row = diceRow([1, 2, 3, 4, 5, 6]);
  assert.deepEqual(drawn(row), [1, 2, 3, 4, 5, 6]);
  assert.equal(row.getAttribute("role"), "img");
  assert.equal(row.getAttribute("aria-label"), "Dice: 1 2 3 4 5 6");
});

test("kept dice and colours are read out", () => {
  assert.equal(diceRow([1, 3, 3], { kept: [false, true, true] }).getAttribute("aria-label"), "Dice: 1 3 3, keep 3 3");
  assert.equal(diceRow([1, 1], { colours: new Map([[1, "black"]]) }).getAttribute("aria-label"), "Dice: 1, black; 1, black");
});
