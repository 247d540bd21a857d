// The extra rolls on the tray.

import { asFake } from "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { useLanguage } from "../../api/web/js/base/i18n.js";
import { ExtraRolls, extraRollsWords } from "../../api/web/js/play/extra-rolls.js";

await useLanguage("en");

/** @param {ExtraRolls} stock */
const drawn = (stock) => asFake(stock.chips).children.map((chip) => chip.getAttribute("data-kind"));

test("extra rolls are described with those that scoring saves", () => {
  assert.equal(extraRollsWords({ left: 0, spent: 0, saved: 0 }), "0 extra rolls");
  assert.equal(extraRollsWords({ left: 1, spent: 2, saved: 0 }), "1 extra roll");
  assert.equal(extraRollsWords({ left: 4, spent: 0, saved: 2 }), "4 extra rolls, scoring now saves 2");
});

test("there is a chip for each roll, spent and future ones included", () => {
  const stock = new ExtraRolls();
  stock.show({ left: 2, spent: 1, saved: 1 });
  assert.deepEqual(drawn(stock), ["left", "left", "spent", "saved"]);
  stock.show({ left: 0, spent: 1, saved: 0 });
  assert.deepEqual(drawn(stock), ["spent"]);
  assert.equal(asFake(stock.words).textContent, "0 extra rolls");
});

test("the number of chips is limited", () => {
  const stock = new ExtraRolls();
  stock.show({ left: 26, spent: 0, saved: 2 });
  assert.equal(drawn(stock).length, 12);
  assert.equal(asFake(stock.words).textContent, "26 extra rolls, scoring now saves 2");
});

test("a game without extra rolls has no chips", () => {
  const stock = new ExtraRolls();
  assert.equal(stock.element.hidden, true);
  stock.show({ left: 1, spent: 0, saved: 0 });
  assert.equal(stock.element.hidden, false);
  stock.show();
  assert.equal(stock.element.hidden, true);
});
