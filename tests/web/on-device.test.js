// The source of answers about a downloaded game: the server, or this device if the server does not answer in time.

import "./page.js";
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import test, { beforeEach, mock } from "node:test";

import { NeedsServer, Refusal, ask, askUntilAnswered, isAnsweredHere, isReachable, tryAgain } from "../../api/web/js/base/api.js";
import { storeAnswersHere, storeDownloaded } from "../../api/web/js/base/local-storage.js";

const ADDRESS = "https://dice.example/v1/tables/one-die?digest=0";

/** Return the table of a game of one die, one roll and one category, with two states: open and filled. */
function table() {
  const values = Buffer.from([...[7 * 2, 7 * 2 - 1], 0, 0, 0, 0, 0, 0]); // 7/2 points while open, then 0
  const rules = {
    format: 1, kind: "portable", objective: "expected_total", fingerprint: "f", ruleset: "one-die", title: "One die", table: "t",
    digest: createHash("sha256").update(values).digest("hex"), states: 2, fraction_bits: 1, error: 0, start_value: 3.5,
    expected_above_least: 3.5, dice_count: 1, counted: 1, rolls: 1, extra_rolls: null, order: "free", categories: ["chance"],
    times: [1], upper_faces: [0], upper_points: [[]], upper_bonus: [0], requires: [-1], marks: [], joker_category: -1,
    extra_bonus: 0, jokers: [], points_awarded: null, points: [[[1], [2], [3], [4], [5], [6]]], straights: [[]],
    grades: { version: 1, greatest_losses: { good: 1 } }, strengths: [],
  };
  const text = JSON.stringify(rules);
  const header = Buffer.from(text + " ".repeat(64 - ((44 + text.length) % 64)));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(header.length);
  return Buffer.concat([Buffer.from("KEEPWISE"), length, createHash("sha256").update(header).digest(), header, values]);
}

/** @type {((reason?: any) => Promise<Response>)[]} what the server does with one question after the other; then it is away */
let server = [];

Object.assign(globalThis, {
  caches: {
    open: async () => ({ keys: async () => [{ url: ADDRESS }], match: async () => new Response() }),
    match: async () => new Response(table()),
  },
  fetch: async (/** @type {string} */ _path, /** @type {RequestInit} */ { signal }) => {
    const answer = server.shift();
    if (!answer) throw new TypeError("no answer");
    return answer(signal);
  },
});

/** @param {unknown} body */
const json = (body) => new Response(JSON.stringify(body), { headers: { "Content-Type": "application/json" } });
const says = (/** @type {unknown} */ body) => async () => json(body);
/** Return an answer after some milliseconds. */
const late = (/** @type {number} */ ms, /** @type {unknown} */ body) => () =>
  /** @type {Promise<Response>} */ (new Promise((resolve) => { setTimeout(() => resolve(json(body)), ms); }));

const QUESTION = { ruleset: "one-die", dice: [4], rolls_left: 0, scorecard: {} };
const HERE = { total_so_far: 0, value: 4, answered_by: "offline" };

/** @param {any} answer */
const ofAdvice = ({ total_so_far, value, answered_by }) => ({ total_so_far, value, answered_by });

/** Run all pending tasks, including the first opening of a table. */
const settle = () => new Promise((resolve) => { setImmediate(() => setImmediate(() => setImmediate(resolve))); });

beforeEach(async () => {
  mock.timers.reset();
  storeDownloaded(["one-die"]);
  storeAnswersHere(false);
  server = [says({})];
  await tryAgain();
  server = [];
});

test("the server is asked first, and downloads do not change its answer", async () => {
  server = [says({ value: 4.25 })];
  assert.deepEqual(await ask("/v1/advice", QUESTION), { value: 4.25 });
  assert.deepEqual([isReachable(), isAnsweredHere()], [true, false]);
});

test("this device answers if the server does not, and from then on", async () => {
  assert.deepEqual(ofAdvice(await ask("/v1/advice", QUESTION)), HERE);
  assert.deepEqual([isReachable(), isAnsweredHere()], [false, true]);
  server = [says({ value: 4.25 })];
  assert.deepEqual(ofAdvice(await ask("/v1/advice", QUESTION)), HERE);
  await tryAgain();
  assert.deepEqual([isReachable(), isAnsweredHere()], [true, false]);
});

test("this device answers if it was chosen, with and without a connection", async () => {
  storeAnswersHere(true);
  server = [says({ value: 4.25 })];
  assert.deepEqual(ofAdvice(await ask("/v1/advice", QUESTION)), HERE);
  assert.equal(server.length, 1);
  assert.deepEqual([isReachable(), isAnsweredHere()], [true, false]);
});

test("questions that this device cannot answer need the server", async () => {
  storeAnswersHere(true);
  server = [says({ mean: 3.5 })];
  assert.deepEqual(await ask("/v1/outlook", QUESTION), { mean: 3.5 });
  await assert.rejects(ask("/v1/outlook", QUESTION), NeedsServer);
  await assert.rejects(askUntilAnswered("/v1/outlook", QUESTION, { isOptional: true }), NeedsServer);
  // All other questions are answered here.
  assert.deepEqual([isReachable(), isAnsweredHere()], [false, true]);
});

test("games without a download are not answered here", async () => {
  await assert.rejects(ask("/v1/advice", { ...QUESTION, ruleset: "another" }), (error) => !(error instanceof NeedsServer));
});

test("this device refuses invalid requests like the server", async () => {
  await assert.rejects(ask("/v1/advice", { ...QUESTION, dice: [7] }), (error) => {
    assert.ok(error instanceof Refusal);
    assert.deepEqual([error.status, error.problem.errors?.map(({ pointer }) => pointer)], [422, ["/dice/0"]]);
    return true;
  });
});

test("this device answers for a slow server, if it can", async () => {
  await ask("/v1/advice", QUESTION);
  server = [says({})];
  await tryAgain();
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  server = [late(10_000, { value: 4.25 }), late(10_000, { mean: 3.5 })];
  const advice = ask("/v1/advice", QUESTION);
  await settle();
  mock.timers.tick(4_000);
  assert.deepEqual(ofAdvice(await advice), HERE);
  assert.equal(isAnsweredHere(), true);
  server.push(says({}));
  server.unshift(/** @type {any} */ (server.pop()));
  await tryAgain();
  const outlook = ask("/v1/outlook", QUESTION);
  await settle();
  mock.timers.tick(4_000);
  await settle();
  mock.timers.tick(6_000);
  assert.deepEqual(await outlook, { mean: 3.5 }, "answers that only the server can give are awaited");
  assert.equal(isReachable(), true);
});
