// Dice as they are said.

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { faceWords } from "../../api/web/js/dice.js";
import { useLanguage } from "../../api/web/js/i18n.js";

await useLanguage("de");

test("a face without a colour is its number", () => {
  assert.equal(faceWords(3), "3");
});

test("the colours of Kismet are said in the language of the page", () => {
  assert.deepEqual(["black", "red", "green"].map((colour) => faceWords(5, colour)), ["5, schwarz", "5, rot", "5, grün"]);
});

test("any other colour is said as the ruleset calls it", () => {
  assert.equal(faceWords(5, "gold"), "5, gold");
  assert.equal(faceWords(5, "constructor"), "5, constructor");
});
