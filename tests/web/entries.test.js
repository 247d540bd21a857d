// Handwritten sheets and their problems.

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { parseSheets, sheetsAddress } from "../../api/web/js/game/address.js";
import { cardProblem } from "../../api/web/js/analyse/card-problems.js";
import { useLanguage } from "../../api/web/js/base/i18n.js";
import { dumpEntries, entriesOf, pointsOf } from "../../api/web/js/analyse/entries.js";
import { THREE_FACTORS, short, tinyWith, yahtzee } from "./rulesets.js";

await useLanguage("en", ["analyse"]);

test("a box contains a number, a cross or nothing", () => {
  assert.deepEqual(["12", " 7 ", "-2", "−2", "–2", "-", "–", "x", "X", "/", "×", ""].map(pointsOf), [12, 7, -2, -2, -2, 0, 0, 0, 0, 0, 0, undefined]);
  for (const text of ["ten", "1.5", "12345", "--", "3a"]) assert.equal(Number.isNaN(pointsOf(text)), true, text);
});

const sheet = short(THREE_FACTORS);
/** @type {[import("../../api/web/js/ruleset/rules.js").Rules, import("../../api/web/js/game/address.js").SheetOfPlayer][]} */
const SHEETS = [
  [yahtzee(), {
    name: "Ada", scorecard: { points: { ones: 3, yahtzee: 50, full_house: 0 }, extra_bonus_count: 2 },
    claimed: { upper_points: 3, upper_bonus: 0, extra_bonus: 200, total: 253 },
  }],
  [yahtzee(), { scorecard: { points: {} } }],
  [tinyWith({}, [{ times: 3 }]), { scorecard: { points: { ones: [1, 2], chance: 7 } }, claimed: { total: 10 } }],
  [sheet, {
    scorecard: { columns: { first: { points: { max: 7 } }, second: { points: {} }, third: { points: { ones: 2 } } } },
    claimed: { columns: { third: { upper_points: 2, sum: 7, total: 21 } }, total: 28 },
  }],
];

test("a sheet round-trips through its boxes and its URL", () => {
  for (const [rules, player] of SHEETS) {
    assert.deepEqual(dumpEntries(entriesOf(player, rules), rules), player);
    const sheets = { ruleset: rules.id, players: [player] };
    const address = sheetsAddress(sheets);
    assert.deepEqual(parseSheets(address.slice(address.indexOf("#"))), sheets);
  }
  for (const hash of ["", "#sheets=", "#sheets=e30", "#p=e30", "#sheets=!!"]) assert.equal(parseSheets(hash), undefined, hash);
});

test("extra bonuses are counted from their points", () => {
  const rules = yahtzee();
  const boxes = new Map([["sum:extra/0/0", "250"]]);
  assert.deepEqual(dumpEntries({ name: "", boxes }, rules), { scorecard: { points: {}, extra_bonus_count: 2 }, claimed: { extra_bonus: 250 } });
});

test("a problem is described next to its box", () => {
  const rules = yahtzee();
  /** @type {[object, object][]} */
  const reported = [
    [{ code: "impossible-points", pointer: "/players/1/scorecard/points/ones", found: "7" },
      { player: 1, column: 0, category: "ones", words: "“Ones” cannot pay 7 here." }],
    [{ code: "wrong-total", pointer: "/players/0/claimed/upper_bonus", expected: 0, found: "35" },
      { player: 0, column: 0, sum: "upper_bonus", words: "“Bonus” comes to 0, not 35." }],
    [{ code: "impossible-extra-bonus", pointer: "/scorecard/extra_bonus_count", allowed: [0], found: "1" },
      { player: undefined, column: 0, sum: "extra_bonus", words: "These points don’t allow that many extra bonuses." }],
    [{ code: "out-of-order", pointer: "/scorecard/points/ones" },
      { player: undefined, column: 0, category: "ones", words: "“Ones” was filled too early: others come first." }],
    [{ code: "impossible-extra-rolls", pointer: "/scorecard/extra_rolls", minimum: 0, maximum: 4, found: "5" },
      { player: undefined, column: 0, words: "After this many turns there can be 0 to 4 saved rolls." }],
    [{ code: "contradicting-points", pointer: "/scorecard/points" },
      { player: undefined, column: 0, words: "This can’t happen in a game. Check the card and the dice." }],
  ];
  for (const [problem, place] of reported)
    assert.deepEqual(cardProblem(/** @type {import("../../api/web/js/base/types.js").Problem} */ (problem), rules), place);
  assert.deepEqual(
    cardProblem({ code: "impossible-points", pointer: "/players/0/scorecard/columns/third/points/ones", found: "7" }, sheet),
    { player: 0, column: 2, category: "ones", words: "“Ones, Third” cannot pay 7 here." });
});
