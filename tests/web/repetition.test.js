// The dates when mistakes come back.

import { storage } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { load } from "../../api/web/js/storage/records.js";
import { ratingOf, repeat } from "../../api/web/js/storage/repetition.js";

beforeEach(() => storage.kept.clear());

const NOON = new Date(Date.UTC(2026, 10, 23, 12));
const DAY = 86_400_000;

/** @param {Date} due in days from noon */
const days = (due) => (due.getTime() - NOON.getTime()) / DAY;

test("the best move is rated good, a good one hard, others again", () => {
  assert.deepEqual([0, 1e-12, 0.001, 0.5, 0.5001, 40].map((loss) => ratingOf(loss, 0.5)), ["good", "good", "hard", "hard", "again", "again"]);
});

// The first intervals of FSRS 6 are its first parameters, in days: 0.212 again, 1.2931 hard, 2.3065 good. At 90% retention,
// an interval is the rounded stability, and at least a day.
test("a mistake returns after the published intervals of the scheduler", async () => {
  assert.equal(days(await repeat("again", "again", NOON)), 1);
  assert.equal(days(await repeat("hard", "hard", NOON)), 2);
  assert.equal(days(await repeat("good", "good", NOON)), 3);
  assert.deepEqual(["again", "hard", "good"].map((id) => load("cards", id)?.card.stability), [0.212, 1.2931, 2.3065]);
});

test("intervals grow with success and shrink after a failure", async () => {
  let now = NOON;
  /** @type {number[]} */
  const waits = [];
  for (let n = 0; n < 4; n += 1) {
    const due = await repeat("one", "good", now);
    waits.push((due.getTime() - now.getTime()) / DAY);
    now = due;
  }
  assert.deepEqual(waits, [...new Set(waits)].sort((one, other) => one - other));
  assert.equal(load("cards", "one")?.card.reps, 4);
  const due = await repeat("one", "again", now);
  assert.ok((due.getTime() - now.getTime()) / DAY < waits[2]);
  assert.equal(load("cards", "one")?.card.lapses, 1);
});

test("a card round-trips through the storage", async () => {
  await repeat("one", "good", NOON);
  const kept = load("cards", "one")?.card;
  assert.equal(kept?.last_review, NOON.toISOString());
  assert.equal(Date.parse(kept?.due ?? "") > NOON.getTime(), true);
});
