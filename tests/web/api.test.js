// Requests to the server: answers, refusals, delays, and lost connections.

import { heard } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach, mock } from "node:test";

import { NotReady, Refusal, Unreachable, ask, askUntilAnswered, connection, isReachable, tryAgain } from "../../api/web/js/base/api.js";

/** @type {[path: string, options: RequestInit][]} */
let asked = [];
/** @type {(() => Response | Promise<Response>)[]} what the server does with one question after the other */
let answers = [];
/** @type {string[]} */
let events = [];

connection.addEventListener("lost", () => events.push("lost"));
connection.addEventListener("back", () => events.push("back"));

Object.assign(globalThis, {
  fetch: async (/** @type {string} */ path, /** @type {RequestInit} */ options) => {
    asked.push([path, options]);
    const answer = answers.shift();
    if (!answer) throw new TypeError("no answer");
    return answer();
  },
});

const json = (/** @type {unknown} */ body, status = 200, headers = {}) => () =>
  new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/problem+json", ...headers } });

const html = (/** @type {number} */ status) => () =>
  new Response("<p>Bad gateway</p>", { status, headers: { "Content-Type": "text/html" } });

beforeEach(async () => {
  answers = [json({})];
  await tryAgain();
  [asked, answers, events] = [[], [], []];
  mock.timers.reset();
});

/** Runs all pending microtasks. */
const settle = async () => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve();
};

test("without a body the request is a GET, with one a POST of JSON", async () => {
  answers = [json({ rulesets: [] }), json({ move: {} })];
  assert.deepEqual(await ask("/v1/rulesets?lang=en"), { rulesets: [] });
  assert.deepEqual(await ask("/v1/opponent/move", { dice: [1] }), { move: {} });
  const [[, got], [path, posted]] = asked;
  assert.deepEqual([got.method, got.body], [undefined, undefined]);
  assert.deepEqual([path, posted.method, posted.body], ["/v1/opponent/move", "POST", '{"dice":[1]}']);
  assert.deepEqual(posted.headers, { "Content-Type": "application/json" });
});

test("a missing result is reported as not ready", async () => {
  /** @param {Record<string, string>} headers */
  const empty = (headers) => () => new Response(null, { status: 204, headers });
  answers = [empty({}), empty({ "Retry-After": "12" })];
  assert.deepEqual(await ask("/v1/outlook", {}), new NotReady());
  assert.deepEqual(await ask("/v1/outlook", {}), new NotReady(12));
});

test("a refusal has a status, a problem and a message", async () => {
  answers = [json({ title: "Wrong", detail: "4 dice" }, 422), json({ title: "Wrong" }, 422), json({}, 422)];
  /** @param {string} message */
  const refused = (message) => (/** @type {unknown} */ error) => {
    assert.ok(error instanceof Refusal);
    assert.deepEqual([error.status, error.retryAfter, error.message], [422, undefined, message]);
    return true;
  };
  await assert.rejects(ask("/v1/advice", {}), refused("4 dice"));
  await assert.rejects(ask("/v1/advice", {}), refused("Wrong"));
  await assert.rejects(ask("/v1/advice", {}), refused("HTTP 422"));
  assert.equal(isReachable(), true);
});

test("a temporary refusal has a retry time, but not a failed table", async () => {
  answers = [
    json({ progress: { share: 0.5, seconds_left: 9 } }, 503, { "Retry-After": "7" }),
    json({ type: "/problems/not-solved" }, 503, { "Retry-After": "60" }),
    json({}, 429, { "Retry-After": "0" }),
    json({}, 503, { "Retry-After": "Fri, 31 Dec 1999 23:59:59 GMT" }),
  ];
  for (const retryAfter of [7, undefined, undefined, undefined])
    await assert.rejects(ask("/v1/advice", {}), (error) => error instanceof Refusal && error.retryAfter === retryAfter);
});

test("an answer of a proxy counts as no connection, unless it is a refusal", async () => {
  answers = [html(404), html(502)];
  await assert.rejects(ask("/v1/meta"), (error) => error instanceof Refusal && error.status === 404);
  assert.equal(isReachable(), true);
  await assert.rejects(ask("/v1/meta"), Unreachable);
  assert.equal(isReachable(), false);
  assert.deepEqual(events, ["lost"]);
});

test("a truncated answer counts as no connection", async () => {
  answers = [() => new Response('{"rulesets": [', { headers: { "Content-Type": "application/json" } })];
  await assert.rejects(ask("/v1/rulesets?lang=en"), Unreachable);
  assert.equal(isReachable(), false);
});

test("an aborted request does not count as a lost connection", async () => {
  const stopped = new AbortController();
  answers = [() => {
    stopped.abort(new Error("enough"));
    throw stopped.signal.reason;
  }];
  await assert.rejects(ask("/v1/advice", {}, stopped.signal), /enough/);
  assert.equal(isReachable(), true);
});

test("an unreachable server is checked every two seconds, and when the browser is online again", async () => {
  mock.timers.enable({ apis: ["setInterval"] });
  await assert.rejects(ask("/v1/meta"), Unreachable);
  await assert.rejects(ask("/v1/meta"), Unreachable);
  assert.deepEqual(events, ["lost"]);
  asked = [];
  mock.timers.tick(1_999);
  assert.equal(asked.length, 0);
  mock.timers.tick(1);
  await settle();
  assert.deepEqual(asked.map(([path]) => path), ["/healthz"]);
  assert.equal(isReachable(), false);
  answers = [json({}, 503)];
  await tryAgain();
  assert.equal(isReachable(), false);
  answers = [json({})];
  await heard.get("online")?.({});
  assert.equal(isReachable(), true);
  assert.deepEqual(events, ["lost", "back"]);
  // No polling while the server is reachable.
  asked = [];
  mock.timers.tick(10_000);
  assert.equal(asked.length, 0);
});

test("a possibly cached answer does not count as a connection", async () => {
  await assert.rejects(ask("/v1/advice", {}), Unreachable);
  answers = [json({ rulesets: [] }), () => new Response(null, { status: 204 })];
  await ask("/v1/rulesets?lang=en");
  await ask("/v1/outlook", {});
  assert.deepEqual([isReachable(), events], [false, ["lost"]]);
  answers = [json({})];
  await tryAgain();
  assert.deepEqual([isReachable(), events], [true, ["lost", "back"]]);
});

test("a request is repeated when the server is back", async () => {
  mock.timers.enable({ apis: ["setInterval"] });
  let away = 0;
  const answered = askUntilAnswered("/v1/meta", undefined, { away: () => { away += 1; } });
  await settle();
  assert.equal(away, 1);
  answers = [json({}), json({ opponent: { strengths: [] } })];
  mock.timers.tick(2_000);
  assert.deepEqual(await answered, { opponent: { strengths: [] } });
  assert.deepEqual(asked.map(([path]) => path), ["/v1/meta", "/healthz", "/v1/meta"]);
});

test("a request is repeated at the time that the server states, after at most five seconds", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  /** @type {unknown[]} */
  const reported = [];
  answers = [json({ detail: "soon" }, 503, { "Retry-After": "2" }), json({ detail: "later" }, 503, { "Retry-After": "60" })];
  const answered = askUntilAnswered("/v1/meta", undefined, { waiting: ({ detail }) => reported.push(detail) });
  await settle();
  assert.deepEqual([asked.length, reported], [1, ["soon"]]);
  mock.timers.tick(1_999);
  await settle();
  assert.equal(asked.length, 1);
  mock.timers.tick(1);
  await settle();
  assert.deepEqual([asked.length, reported], [2, ["soon", "later"]]);
  answers = [json({ opponent: {} })];
  mock.timers.tick(5_000);
  assert.deepEqual(await answered, { opponent: {} });
});

test("errors that a retry cannot fix are thrown", async () => {
  answers = [json({}, 409)];
  await assert.rejects(askUntilAnswered("/v1/advice", {}), (error) => error instanceof Refusal && error.status === 409);
  assert.equal(asked.length, 1);
});

test("an aborted request is not awaited", async () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const patient = new AbortController();
  answers = [json({}, 503, { "Retry-After": "2" })];
  const put = askUntilAnswered("/v1/advice", {}, { signal: patient.signal });
  await settle();
  patient.abort(new Error("enough"));
  await assert.rejects(put, /enough/);
  const lonely = new AbortController();
  const lost = askUntilAnswered("/v1/advice", {}, { signal: lonely.signal });
  await settle();
  lonely.abort(new Error("enough"));
  await assert.rejects(lost, /enough/);
  assert.equal(asked.length, 2);
});
