// The client with a stand-in for fetch: requests, results and waits.
import assert from "node:assert/strict";
import { mock, test } from "node:test";

import { type ClientOptions, createClient, ProblemError } from "../src/index.ts";

interface Asked {
  method: string;
  url: string;
  body: unknown;
  headers: Headers;
}

const PROBLEM = {
  kind: "problem",
  type: "/problems/not-ready",
  title: "Not ready",
  status: 503,
  detail: "ask again",
  instance: "id-1",
  errors: [{ code: "not-ready", pointer: "", detail: "ask again" }],
};

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...headers } });
}

function refusal(status: number, headers: Record<string, string> = {}): Response {
  return json({ ...PROBLEM, status }, status, headers);
}

/** Returns a client and its requests; it gets these answers one after the other, and then the last one repeatedly. */
function clientOf(answers: (() => Response)[], options: ClientOptions = {}, baseUrl = "http://dice.example/api/") {
  const asked: Asked[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const { method, url, headers } = request;
    const text = await request.text();
    asked.push({ method, url, headers, body: text && JSON.parse(text) });
    const answer = answers[Math.min(asked.length, answers.length) - 1];
    assert(answer);
    return answer();
  };
  return { client: createClient(baseUrl, { fetch, ...options }), asked };
}

/** Runs pending work with a clock that jumps; returns the seconds of each wait. */
async function waitsOf(run: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  mock.method(globalThis, "setTimeout", (then: () => void, milliseconds: number) => {
    waits.push(milliseconds / 1000);
    queueMicrotask(then);
  });
  try {
    await run();
  } finally {
    mock.restoreAll();
  }
  return waits;
}

test("a body is sent as JSON, and the answer returned", async () => {
  const { client, asked } = clientOf([() => json({ value: 1.5 })], { headers: { "X-Request-Id": "mine" } });
  const advice = await client.advise({ dice: [1, 2, 3, 4, 5], rolls_left: 2 });
  assert.equal(advice.value, 1.5);
  const [one] = asked;
  assert.equal(`${one?.method} ${one?.url}`, "POST http://dice.example/api/v1/advice");
  assert.deepEqual(one?.body, { dice: [1, 2, 3, 4, 5], rolls_left: 2 });
  assert.equal(one?.headers.get("Content-Type"), "application/json");
  assert.equal(one?.headers.get("X-Request-Id"), "mine");
});

test("parameters are in the path and the query", async () => {
  const { client, asked } = clientOf([() => json({})]);
  await client.showRuleset({ id: "a/b", lang: "de" });
  await client.scoreByQuery({ dice: "13346", scorecard: "ones:3,twos:6" });
  await client.listRulesets();
  assert.deepEqual(asked.map((each) => `${each.method} ${each.url.slice("http://dice.example/api/v1/".length)}`), [
    "GET rulesets/a%2Fb?lang=de",
    "GET score?dice=13346&scorecard=ones%3A3%2Ctwos%3A6",
    "GET rulesets",
  ]);
  assert(asked.every((each) => each.body === "" && !each.headers.has("Content-Type")));
});

test("a problem is thrown with all details", async () => {
  const headers = { "Retry-After": "7", "X-Request-Id": "id-1", "Content-Type": "application/problem+json" };
  const { client } = clientOf([() => refusal(422, headers)]);
  await assert.rejects(client.roll({}), (error) => {
    assert(error instanceof ProblemError);
    assert.equal(error.message, "ask again");
    assert.deepEqual([error.status, error.retryAfter, error.requestId], [422, 7, "id-1"]);
    assert.deepEqual(error.errors, PROBLEM.errors);
    assert.deepEqual(error.document, { ...PROBLEM, status: 422 });
    return true;
  });
});

test("errors of intermediaries are problems too", async () => {
  for (const body of ["<h1>Bad gateway</h1>", '{"message": "no"}', "null", ""]) {
    const { client } = clientOf([() => new Response(body, { status: 502, statusText: "Bad Gateway" })]);
    await assert.rejects(client.roll({}), (error) => {
      assert(error instanceof ProblemError);
      assert.equal(error.message, "the service answered 502 Bad Gateway");
      assert.deepEqual([error.status, error.errors.length, error.document, error.retryAfter], [502, 0, undefined, undefined]);
      return true;
    });
  }
});

test("it waits for the time in Retry-After and repeats the request", async () => {
  const { client, asked } = clientOf([
    () => refusal(503, { "Retry-After": "3" }),
    () => refusal(429, { "Retry-After": "5" }),
    () => json({ dice: [6] }),
  ]);
  let dice: unknown;
  const waits = await waitsOf(async () => {
    ({ dice } = await client.roll({ seed: 7 }));
  });
  assert.deepEqual(waits, [3, 5]);
  assert.deepEqual(dice, [6]);
  assert.deepEqual(asked.map((each) => each.body), [{ seed: 7 }, { seed: 7 }, { seed: 7 }]);
});

test("a retry date is respected", async () => {
  const soon = () => new Date(Date.now() + 10_000).toUTCString();
  const { client } = clientOf([() => refusal(503, { "Retry-After": soon() }), () => json({})]);
  const [wait] = await waitsOf(() => client.roll({}));
  assert(wait !== undefined && wait > 8 && wait <= 10, `waited for ${wait} s`);
});

test("its patience is limited", async () => {
  const busy = () => refusal(503, { "Retry-After": "4" });
  const { client, asked } = clientOf([busy], { patience: 10 });
  const waits = await waitsOf(() => assert.rejects(client.roll({}), { status: 503, retryAfter: 4 }));
  assert.deepEqual(waits, [4, 4]);
  assert.equal(asked.length, 3);
});

test("without patience it never retries", async () => {
  const { client, asked } = clientOf([() => refusal(429, { "Retry-After": "0" })], { patience: 0 });
  assert.deepEqual(await waitsOf(() => assert.rejects(client.roll({}), { status: 429 })), []);
  assert.equal(asked.length, 1);
});

test("waits double without Retry-After", async () => {
  const { client } = clientOf([() => refusal(503)], { patience: 20 });
  assert.deepEqual(await waitsOf(() => assert.rejects(client.roll({}), ProblemError)), [1, 2, 4, 8]);
});

test("an immediate retry waits for a second", async () => {
  const { client } = clientOf([() => refusal(503, { "Retry-After": "0" })], { patience: 3 });
  assert.deepEqual(await waitsOf(() => assert.rejects(client.roll({}), ProblemError)), [1, 1, 1]);
});

test("other errors are not retried", async () => {
  for (const status of [400, 404, 409, 422, 500, 502]) {
    const { client, asked } = clientOf([() => refusal(status, { "Retry-After": "1" })]);
    await assert.rejects(client.roll({}), { status });
    assert.equal(asked.length, 1);
  }
});

test("a signal aborts a wait", async () => {
  const { client, asked } = clientOf([() => refusal(503, { "Retry-After": "20" })]);
  const controller = new AbortController();
  const answer = client.roll({}, { signal: controller.signal });
  setTimeout(() => controller.abort(new Error("changed my mind")), 20);
  await assert.rejects(answer, { message: "changed my mind" });
  assert.equal(asked.length, 1);
});

test("an already aborted signal aborts the call", async () => {
  const { client } = clientOf([() => refusal(503, { "Retry-After": "20" })]);
  await assert.rejects(client.roll({}, { signal: AbortSignal.abort(new Error("too late")) }), { message: "too late" });
});

test("the underlying client waits and does not throw", async () => {
  const { client } = clientOf([() => refusal(503), () => refusal(404)]);
  let found: number | undefined;
  assert.deepEqual(await waitsOf(async () => {
    const { error, response } = await client.http.GET("/v1/rulesets");
    assert.equal(error?.detail, "ask again");
    found = response.status;
  }), [1]);
  assert.equal(found, 404);
});
