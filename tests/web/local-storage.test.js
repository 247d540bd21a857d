// The storage of a browser, and its checks of a stored game.

/** @import { CardPlayer, ScoredTurn, State, Turn } from "../../api/web/js/base/types.js" */

import { heard, storage } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { canResume } from "../../api/web/js/play/saved-game.js";
import {
  dropGame, loadGame, loadSettings, onRest, playHere, storeGame, storeSettings,
} from "../../api/web/js/base/local-storage.js";
import { tiny, yahtzee } from "./rulesets.js";

/** @type {CardPlayer} */
const PLAYER = { name: "Bo", strength: null, turns: [] };
/** @type {ScoredTurn} */
const SCORED = { rolls: [[1, 2, 3, 4, 5]], keeps: [], category: "ones", points: 1, extraBonus: 0 };
/** @type {Turn} */
const TURN = { rolls: [], keeps: [], kept: Array(5).fill(false) };
/** @type {State} */
const GAME = { id: "0.5", ruleset: "yahtzee", players: [PLAYER], turn: TURN };

beforeEach(() => {
  storage.isOff = false;
  storage.kept.clear();
});

/**
 * Read a text from the storage as a game.
 * @param {unknown} written
 */
function read(written) {
  storage.kept.set("keepwise.game", typeof written === "string" ? written : JSON.stringify(written));
  return loadGame()?.state;
}

/**
 * Return whether the storage has a game of Yahtzee.
 * @param {unknown} written
 */
function isPlayable(written) {
  const state = read(written);
  return state !== undefined && canResume(state, yahtzee());
}

test("a game round-trips", () => {
  storeGame(GAME);
  assert.deepEqual(loadGame(), { text: JSON.stringify(GAME), state: GAME });
  dropGame();
  assert.equal(loadGame(), undefined);
});

test("a game of an unknown ruleset is recognized as a game that does not fit", () => {
  const state = read({ ...GAME, ruleset: "yathzee" });
  assert.equal(state?.ruleset, "yathzee");
  assert.equal(canResume({ ...GAME, turn: { ...TURN, kept: [false, false] } }, tiny()), true);
  assert.equal(canResume(GAME, tiny()), false);
});

test("truncated text is offered for export instead of a game", () => {
  const text = '{"ruleset": "yahtzee", "pla';
  assert.equal(read(text), undefined);
  assert.equal(loadGame()?.text, text);
});

test("a list is not a game", () => {
  for (const other of ["[1, 2]", "null", "7", '"yahtzee"', "{}"]) assert.equal(read(other), undefined, other);
});

test("a game without players is invalid", () => {
  assert.equal(read({ ...GAME, players: [] }), undefined);
  assert.equal(read({ ...GAME, players: {} }), undefined);
});

test("a game without a turn is invalid", () => {
  assert.equal(read({ ...GAME, turn: null }), undefined);
  assert.equal(read({ ...GAME, turn: { ...TURN, kept: [0, 0, 0, 0, 0] } }), undefined);
  assert.equal(read({ ...GAME, turn: { ...TURN, keeps: undefined } }), undefined);
});

test("a game with a wrong number of dice is damaged", () => {
  assert.equal(isPlayable(GAME), true);
  for (const count of [4, 6]) assert.equal(isPlayable({ ...GAME, turn: { ...TURN, kept: Array(count).fill(false) } }), false);
  assert.equal(isPlayable({ ...GAME, turn: { ...TURN, rolls: [[1, 2, 3, 4]] } }), false);
});

test("faces are from one to six", () => {
  /** @param {unknown} face */
  const rolled = (face) => isPlayable({ ...GAME, turn: { ...TURN, rolls: [[1, 2, 3, 4, face]] } });
  assert.deepEqual([1, 6].map(rolled), [true, true]);
  assert.deepEqual([0, 7, 1.5, "1", null].map(rolled), [false, false, false, false, false]);
});

test("a category that the ruleset does not have is damage", () => {
  /** @param {string} category */
  const scored = (category) => isPlayable({ ...GAME, players: [{ ...PLAYER, turns: [{ ...SCORED, category }] }] });
  assert.equal(scored("twos"), true);
  assert.equal(scored("villa"), false);
});

test("a category that is filled twice is damage", () => {
  assert.equal(isPlayable({ ...GAME, players: [{ ...PLAYER, turns: [SCORED, { ...SCORED, category: "twos" }] }] }), true);
  assert.equal(isPlayable({ ...GAME, players: [{ ...PLAYER, turns: [SCORED, SCORED] }] }), false);
});

test("players take turns in order", () => {
  /** @param {...number} counts */
  const taken = (...counts) => isPlayable({
    ...GAME,
    players: counts.map((count) => ({
      ...PLAYER, turns: yahtzee().categories.slice(0, count).map((category) => ({ ...SCORED, category })),
    })),
  });
  assert.deepEqual([taken(0, 0), taken(1, 0), taken(2, 1, 1), taken(2, 2, 1)], [true, true, true, true]);
  assert.deepEqual([taken(0, 1), taken(2, 0), taken(2, 1, 0), taken(1, 0, 1)], [false, false, false, false]);
});

test("names and strengths are texts or null, and points are numbers", () => {
  /** @param {object} player */
  const played = (player) => isPlayable({ ...GAME, players: [{ ...PLAYER, ...player }] });
  assert.equal(played({ name: null, strength: "club" }), true);
  assert.equal(played({ name: 7 }), false);
  assert.equal(played({ strength: true }), false);
  assert.equal(played({ turns: [{ ...SCORED, points: "1" }] }), false);
  assert.equal(played({ turns: [null] }), false);
});

test("keeps and rolls match, within the rolls of the game", () => {
  const hand = [1, 2, 3, 4, 5];
  /**
   * @param {number} rolls
   * @param {number} keeps
   */
  const rolled = (rolls, keeps) =>
    isPlayable({ ...GAME, turn: { ...TURN, rolls: Array(rolls).fill(hand), keeps: Array(keeps).fill([1]) } });
  assert.deepEqual([rolled(0, 0), rolled(1, 0), rolled(2, 1), rolled(3, 2)], [true, true, true, true]);
  assert.deepEqual([rolled(0, 1), rolled(1, 1), rolled(2, 0), rolled(4, 3)], [false, false, false, false]);
});

const USUAL = { coach: "after", goal: "points", theme: "system", pace: "normal", tips: true, keys: true };

test("settings are the chosen ones, else the defaults", () => {
  assert.deepEqual(loadSettings(), USUAL);
  storeSettings({ ...loadSettings(), coach: "hint", keys: false, lang: "fi" });
  assert.deepEqual(loadSettings(), { ...USUAL, coach: "hint", keys: false, lang: "fi" });
  storage.kept.set("keepwise.settings", "damaged {");
  assert.deepEqual(loadSettings(), USUAL);
  storage.kept.set("keepwise.settings", "null");
  assert.deepEqual(loadSettings(), USUAL);
});

test("a coach that was on advises always; the default one comments after a move", () => {
  /** @type {[unknown, string][]} */
  const kept = [[true, "always"], [false, "after"], [undefined, "after"], ["sometimes", "after"], [1, "after"], ["off", "off"]];
  for (const [coach, mode] of kept) {
    storage.kept.set("keepwise.settings", JSON.stringify({ coach }));
    assert.equal(loadSettings().coach, mode, String(coach));
  }
});

test("flags are places of decisions", () => {
  /** @param {unknown} flags */
  const isKept = (flags) => isPlayable({ ...GAME, flags });
  assert.deepEqual([undefined, [], [{ player: 0, turn: 2, roll: 1 }]].map(isKept), [true, true, true]);
  for (const wrong of [{}, "", [null], [{ player: 0, turn: 2 }], [{ player: 0, turn: -1, roll: 0 }], [{ player: 0, turn: 0.5, roll: 0 }]])
    assert.equal(isKept(wrong), false, JSON.stringify(wrong));
});

test("disabled storage stores nothing, and nothing fails", () => {
  storage.isOff = true;
  playHere();
  storeGame(GAME);
  storeSettings(loadSettings());
  assert.equal(loadGame(), undefined);
  assert.deepEqual(loadSettings(), USUAL);
});

test("an inactive tab does not overwrite the game of another", () => {
  let rested = 0;
  onRest(() => { rested += 1; });
  playHere();
  storeGame(GAME);
  // Another tab continues the game without the knowledge of this one.
  storage.kept.set("keepwise.tab", "another");
  storeGame({ ...GAME, ruleset: "yatzy" });
  dropGame();
  assert.equal(loadGame()?.state?.ruleset, "yahtzee");
  assert.equal(rested, 1);
  playHere();
  storeGame({ ...GAME, ruleset: "yatzy" });
  assert.equal(loadGame()?.state?.ruleset, "yatzy");
  assert.equal(rested, 1);
});

test("a tab becomes inactive when another one starts a game, even if it returns later", () => {
  let rested = 0;
  onRest(() => { rested += 1; });
  playHere();
  heard.get("storage")?.({ key: "keepwise.tab" });
  heard.get("pageshow")?.({ persisted: true });
  assert.equal(rested, 0);
  storage.kept.set("keepwise.tab", "another");
  heard.get("storage")?.({ key: "keepwise.game" });
  heard.get("pageshow")?.({ persisted: false });
  assert.equal(rested, 0);
  heard.get("storage")?.({ key: "keepwise.tab" });
  heard.get("pageshow")?.({ persisted: true });
  assert.equal(rested, 2);
});
