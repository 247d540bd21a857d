// The game of the day: its dice, the place of a total, the clock, the marks of turns.

import "./page.js";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test from "node:test";

import { dayOf, facesOfDay, idOfDay, percentBelow, timeToNext } from "../../api/web/js/game/daily.js";
import * as game from "../../api/web/js/game/game.js";
import { markText } from "../../api/web/js/game/marks.js";
import { rollKnown } from "../../api/web/js/game/moves-code.js";
import { turnMarks } from "../../api/web/js/play/daily.js";
import { dailyGameStreak, dailyResults } from "../../api/web/js/storage/statistics.js";
import { yahtzee } from "./rulesets.js";

const ALONE = [{ name: null, strength: null }];

test("the dice of a day are those of another program", async () => {
  const faces = await facesOfDay("2026-11-28", { turns: 13, rolls: 3, diceCount: 5 });
  // From the bytes that `openssl dgst -sha256` prints; tests/engine/games/test_daily.py has the same.
  assert.deepEqual(faces[0], [5, 5, 1, 2, 5, 3, 3, 2, 1, 2, 3, 3, 6, 6, 4]);
  assert.deepEqual(faces[12], [6, 6, 4, 3, 5, 2, 2, 3, 4, 2, 4, 2, 1, 3, 6]);
  assert.equal(faces.length, 13);
  const seed = createHash("sha256").update("keepwise daily 2026-11-28 yahtzee").digest();
  faces.forEach((turn, n) => {
    const bytes = [...createHash("sha256").update(Buffer.concat([Buffer.of(2, 0), seed, Buffer.of(n)])).digest()];
    assert.deepEqual(turn, bytes.filter((byte) => byte < 252).slice(0, 15).map((byte) => (byte % 6) + 1));
  });
});

test("each place has its face in each roll, whatever is kept", async () => {
  const rules = yahtzee();
  const [faces] = await facesOfDay("2026-11-28", rules);
  for (let kept = 0; kept < 31; kept += 1) {
    const state = game.newGame(rules, ALONE);
    rollKnown(state, rules, faces);
    assert.deepEqual(game.hand(state), faces.slice(0, 5));
    state.turn.kept = Array.from({ length: 5 }, (_, place) => Boolean(kept >> place & 1));
    rollKnown(state, rules, faces);
    assert.deepEqual(game.hand(state), Array.from({ length: 5 }, (_, place) => faces[kept >> place & 1 ? place : 5 + place]));
  }
});

test("a total is above as many percent of games as there are smaller percentiles", () => {
  // A hundred games with the totals 101 to 200: percentile p is 100 + p.
  const percentiles = Array.from({ length: 99 }, (_, p) => 101 + p);
  assert.deepEqual([100, 101, 102, 171, 172, 199, 200, 300].map((total) => percentBelow(percentiles, total)), [0, 0, 1, 70, 71, 98, 99, 99]);
  // Half of the games have 150 points: as many as that are not fewer.
  assert.equal(percentBelow([...Array(25).fill(100), ...Array(50).fill(150), ...Array(24).fill(180)], 150), 25);
});

test("the next game begins at midnight", () => {
  assert.equal(timeToNext(new Date(2026, 10, 28, 18, 53, 0)), "5:07");
  assert.equal(timeToNext(new Date(2026, 10, 28, 23, 59, 30)), "0:01");
  assert.equal(timeToNext(new Date(2026, 11, 31, 0, 0, 0)), "24:00");
});

test("ids of the game of the day have its date", () => {
  assert.equal(dayOf(idOfDay("2026-11-28")), "2026-11-28");
  assert.equal(dayOf("0.123"), undefined);
});

test("the text has a mark for each turn, by what all its decisions lost", () => {
  const decisions = [[0, 0], [0, 0.25], [0, 0.25], [1, 0.75], [1, 1.25], [2, 0], [2, 2.5]].map(([turn, loss]) => ({ turn, loss }));
  const review = /** @type {any} */ ({ players: [{ decisions }], grades: { greatest_losses: { good: 0.5 } } });
  assert.equal(markText(turnMarks(review)), "🟩🔶❌");
});

test("results are found by their ids, and streaks count their days", () => {
  /**
   * @param {string} id
   * @param {number} total
   * @param {number} [best]
   */
  const one = (id, total, best) => ({ id, when: "2026-11-28T12:00:00Z", ruleset: "yahtzee", players: [{ name: null, strength: null, total }], best });
  const games = [one("daily-2026-11-26", 200), one("0.5", 300), one("daily-2026-11-28", 210, 250), one("daily-2026-11-27", 190), one("daily-2026-11-20", 100)];
  assert.deepEqual(dailyResults(games).map(({ date, total, best }) => [date, total, best]), [
    ["2026-11-28", 210, 250], ["2026-11-27", 190, undefined], ["2026-11-26", 200, undefined], ["2026-11-20", 100, undefined]]);
  assert.deepEqual(dailyGameStreak(games, "2026-11-28"), { current: 3, longest: 3 });
  assert.deepEqual(dailyGameStreak(games, "2026-11-29"), { current: 3, longest: 3 });
  assert.deepEqual(dailyGameStreak(games, "2026-11-30"), { current: 0, longest: 3 });
});
