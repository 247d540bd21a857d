// Tips for first games: which, when, and how often.

/** @import { Player, Settings, State } from "../../api/web/js/base/types.js" */

import { FakeElement, asFake, storage } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import * as game from "../../api/web/js/game/game.js";
import { useLanguage } from "../../api/web/js/base/i18n.js";
import { loadSettings, loadTips } from "../../api/web/js/base/local-storage.js";
import { Tips, tipFor } from "../../api/web/js/play/tips.js";
import { yahtzee } from "./rulesets.js";

await useLanguage("en", ["play"]);
Object.assign(document, { getElementById: () => new FakeElement("p") });
Object.defineProperty(globalThis, "HTMLElement", { value: FakeElement, configurable: true });

beforeEach(() => storage.kept.clear());

/** @type {Player} */
const ANN = { name: "Ann", strength: null };

/** @param {number[]} faces fall one after the other */
function rolled(faces, rolls = 1, filled = /** @type {string[]} */ ([])) {
  const state = game.newGame(yahtzee(), [ANN]);
  for (const category of filled)
    state.players[0].turns.push({ rolls: [faces], keeps: [], category, points: category === "yahtzee" ? 50 : 0, extraBonus: 0 });
  for (let n = 0; n < rolls; n += 1) {
    const left = [...faces];
    game.roll(state, () => left.shift() ?? 1);
  }
  return state;
}

test("every tip has its moment", () => {
  const tip = (/** @type {State} */ state) => tipFor(state, yahtzee())?.id;
  assert.equal(tip(game.newGame(yahtzee(), [ANN])), undefined);
  const first = rolled([1, 3, 3, 4, 6]);
  assert.equal(tip(first), "keep");
  game.toggle(first, 1);
  assert.equal(tip(first), undefined);
  assert.equal(tip(rolled([1, 3, 3, 4, 6], 2)), undefined);
  assert.equal(tip(rolled([1, 3, 3, 4, 6], 3)), "choose");
  const upper = ["ones", "threes", "fours", "sixes", "chance"];
  assert.equal(tip(rolled([1, 3, 3, 4, 6], 3, upper)), "zero");
});

test("a forced joker is explained if there would be other cells", () => {
  const rules = yahtzee();
  const words = (/** @type {string[]} */ filled) => tipFor(rolled([4, 4, 4, 4, 4], 1, filled), rules)?.words;
  assert.equal(words(["yahtzee"]), "All dice the same again: this has to go into “Fours” while that box is open.");
  assert.match(words(["yahtzee", "fours"]) ?? "", /^Tap/);
  assert.match(words([]) ?? "", /^Tap/);
  const allBut = rules.categories.filter((category) => category !== "fours");
  assert.match(words(allBut) ?? "", /^Tap/);
});

/** @param {Partial<Settings>} [wanted] */
function shown(state = rolled([1, 3, 3, 4, 6]), wanted = {}) {
  const tips = new Tips(yahtzee(), state, { ...loadSettings(), ...wanted });
  tips.show(state, true);
  return { tips, state, words: tips.shown && asFake(tips.words).textContent };
}

test("a tip is shown once, in two games at most", () => {
  const { tips, state } = shown();
  assert.equal(tips.shown, "keep");
  // The occasion for the tip is over.
  tips.show(state, false);
  assert.deepEqual(loadTips(), { games: [state.id], seen: ["keep"] });
  tips.show(state, true);
  assert.equal(tips.shown, undefined);
  storage.kept.clear();
  const games = [1, 2, 3].map(() => shown());
  assert.deepEqual(games.map((each) => each.tips.shown), ["keep", "keep", undefined]);
  assert.deepEqual(loadTips().games, games.slice(0, 2).map((each) => each.state.id));
  // The second game is opened again.
  assert.equal(shown(games[1].state).tips.shown, "keep");
});

test("a dismissed tip does not return, and tips can be disabled", () => {
  const { tips, state } = shown();
  asFake(tips.element).querySelector("button")?.click();
  assert.equal(tips.shown, undefined);
  tips.show(state, true);
  assert.equal(tips.shown, undefined);
  storage.kept.clear();
  assert.equal(shown(rolled([1, 3, 3, 4, 6]), { tips: false }).tips.shown, undefined);
  assert.deepEqual(loadTips().seen, []);
});

test("the stored tips may be invalid", () => {
  for (const text of ["damaged {", "null", "3", '{"games": 1, "seen": [2]}']) {
    storage.kept.set("keepwise.tips", text);
    assert.deepEqual(loadTips(), { games: [], seen: [] }, text);
  }
});
