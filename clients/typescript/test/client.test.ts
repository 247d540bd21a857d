// The client with a stand-in for fetch: requests, results and waits.
import assert from "node:assert/strict";
import { mock, test } from "node:test";

import {
  type ClientOptions,
  ConnectionFailedError,
  createClient,
  InvalidArgumentsError,
  isOffline,
  KeepwiseError,
  ProblemError,
  TimedOutError,
  UnreadableAnswerError,
} from "../src/index.ts";

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

const TIMEOUT = 10;

/** Runs pending work with a clock that jumps, except for timeouts; returns the seconds of each wait. */
async function waitsOf(run: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  mock.method(globalThis, "setTimeout", (then: () => void, milliseconds: number) => {
    if (milliseconds !== TIMEOUT * 1000) {
      waits.push(milliseconds / 1000);
      queueMicrotask(then);
    }
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
  assert.match(one?.headers.get("User-Agent") ?? "", /^keepwise-typescript\/\d/);
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
    const { client } = clientOf([() => new Response(body, { status: 502, statusText: "Bad Gateway" })], { retries: 0 });
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

test("the number of retries is limited", async () => {
  const busy = () => refusal(503, { "Retry-After": "4" });
  const { client, asked } = clientOf([busy], { retries: 2 });
  const waits = await waitsOf(() => assert.rejects(client.roll({}), { status: 503, code: "not-ready", retryAfter: 4 }));
  assert.deepEqual(waits, [4, 4]);
  assert.equal(asked.length, 3);
});

test("without retries it asks once", async () => {
  const { client, asked } = clientOf([() => refusal(429, { "Retry-After": "0" })], { retries: 0 });
  assert.deepEqual(await waitsOf(() => assert.rejects(client.roll({}), { status: 429 })), []);
  assert.equal(asked.length, 1);
});

test("a wait that is too long is refused", async () => {
  const { client, asked } = clientOf([() => refusal(503, { "Retry-After": "31" })]);
  assert.deepEqual(await waitsOf(() => assert.rejects(client.roll({}), { status: 503, retryAfter: 31 })), []);
  assert.equal(asked.length, 1);
});

test("waits double without Retry-After", async () => {
  for (const status of [429, 502, 503]) {
    const { client } = clientOf([() => refusal(status)], { retries: 4, backoff: 10 });
    const waits = await waitsOf(() => assert.rejects(client.roll({}), ProblemError));
    assert.deepEqual(waits.map((wait, tries) => wait >= [5, 10, 15, 15][tries]! && wait <= [10, 20, 30, 30][tries]!),
      [true, true, true, true]);
  }
});

test("other errors are not retried", async () => {
  for (const status of [400, 404, 409, 422, 500, 504]) {
    const { client, asked } = clientOf([() => refusal(status, { "Retry-After": "1" })]);
    await assert.rejects(client.roll({}), { status });
    assert.equal(asked.length, 1);
  }
});

/** Returns an answer that breaks off. */
function broken(): Response {
  return new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError("terminated")) }));
}

test("failed connections are retried", async () => {
  const failure = new TypeError("fetch failed");
  for (const fail of [() => { throw failure; }, broken]) {
    const { client, asked } = clientOf([fail, fail, () => json({ dice: [6] })]);
    const waits = await waitsOf(async () => assert.deepEqual(await client.roll({ seed: 1 }), { dice: [6] }));
    assert.deepEqual([waits.length, asked.length], [2, 3]);
  }
  const { client, asked } = clientOf([() => { throw failure; }]);
  await waitsOf(() => assert.rejects(client.roll({}), (error) => (
    error instanceof ConnectionFailedError && error instanceof KeepwiseError && error.cause === failure)));
  assert.equal(asked.length, 4);
});

test("a repeated roll has the same seed", async () => {
  const { client, asked } = clientOf([() => refusal(503), () => json({})]);
  await waitsOf(() => client.roll({ seed: null }));
  await client.roll({});
  const [first, second, other] = asked.map(({ body }) => (body as { seed: number }).seed);
  assert.equal(first, second);
  assert.notEqual(second, other);
  assert(Number.isSafeInteger(first));
});

test("an answer has to end in time", async () => {
  const hung = () => new Promise<Response>(() => {});
  const slow = async () => new Response(new ReadableStream());
  for (const fetch of [hung, slow]) {
    let count = 0;
    const client = createClient("http://dice.example", {
      timeout: 0.02, fetch: () => { count += 1; return fetch(); },
    });
    await assert.rejects(client.roll({}), TimedOutError);
    assert.equal(count, 1);
  }
});

test("unreadable answers are errors", async () => {
  for (const body of ["<h1>Welcome</h1>", "[1]", "null", "3", ""]) {
    const { client, asked } = clientOf([() => new Response(body)]);
    await assert.rejects(client.roll({}), UnreadableAnswerError);
    assert.equal(asked.length, 1);
  }
});

test("an empty 204 is an answer", async () => {
  const { client } = clientOf([() => new Response(null, { status: 204 })]);
  assert.equal(await client.showOutlook({ if_ready: true }), undefined);
});

test("an invalid address is an invalid argument", async () => {
  await assert.rejects(createClient("nowhere").roll({}), InvalidArgumentsError);
});

test("any request can be sent", async () => {
  const { client, asked } = clientOf([() => json({ kind: "later" })]);
  const parameters = { id: "a/b", words: ["c", "d"] };
  assert.deepEqual(await client.call("get", "/v1/later/{id}", { parameters }), { kind: "later" });
  assert.deepEqual(await client.call("post", "/v1/later", { body: [1] }), { kind: "later" });
  assert.deepEqual(asked.map(({ method, url, body }) => [method, url, body]), [
    ["GET", "http://dice.example/api/v1/later/a%2Fb?words=c,d", ""],
    ["POST", "http://dice.example/api/v1/later", [1]],
  ]);
});

const OFFLINE = {
  answer(path: string): object {
    if (path !== "/v1/score") {
      throw new Error("no table");
    }
    return { kind: "scores", answered_by: "offline" };
  },
};

test("a table answers while the service cannot be reached", async () => {
  const dice = { dice: [1, 1, 1, 1, 1] };
  const fetches = [502, 503, 504].map((status) => async () => refusal(status));
  for (const fetch of [...fetches, () => Promise.reject(new TypeError("fetch failed")), () => new Promise<Response>(() => {})]) {
    const client = createClient("http://dice.example", { retries: 0, timeout: 0.02, fetch, offline: OFFLINE });
    assert(isOffline(await client.score(dice)));
    await assert.rejects(client.advise({ ...dice, rolls_left: 0 }), KeepwiseError);
    await assert.rejects(client.listRulesets(), KeepwiseError);
  }
});

test("refusals are not answered by a table", async () => {
  for (const status of [422, 429, 500]) {
    const { client } = clientOf([() => refusal(status)], { retries: 0, offline: OFFLINE });
    await assert.rejects(client.score({ dice: [1] }), { status });
  }
  const { client } = clientOf([() => json({ kind: "scores" })], { offline: OFFLINE });
  assert(!isOffline(await client.score({ dice: [1, 1, 1, 1, 1] })));
});

test("a signal aborts an answer unchanged", async () => {
  const controller = new AbortController();
  const client = createClient("http://dice.example", {
    offline: OFFLINE,
    fetch: () => new Promise(() => {}),
  });
  const answer = client.score({ dice: [1] }, { signal: controller.signal });
  const reason = new Error("changed my mind");
  setTimeout(() => controller.abort(reason), 20);
  await assert.rejects(answer, (error) => error === reason);
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
  const { client } = clientOf([() => refusal(503, { "Retry-After": "1" }), () => refusal(404)]);
  let found: number | undefined;
  assert.deepEqual(await waitsOf(async () => {
    const { error, response } = await client.http.GET("/v1/rulesets");
    assert.equal(error?.detail, "ask again");
    found = response.status;
  }), [1]);
  assert.equal(found, 404);
});
