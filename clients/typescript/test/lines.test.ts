// Streams with a stand-in for fetch: batches, results and errors.
import assert from "node:assert/strict";
import { test } from "node:test";

import {
  createClient,
  ProblemError,
  type ScoreRequest,
  type ScoreResult,
  TimedOutError,
  UnreadableAnswerError,
} from "../src/index.ts";

type Line = Record<string, unknown>;

function problem(pointer: string, status = 422): Line {
  const detail = `wrong at ${pointer}`;
  return { kind: "problem", status, detail, errors: [{ code: "wrong-die", pointer, detail }] };
}

/** Returns a client whose service answers a line for each sent one, and the sent lines by request. */
function clientOf(answer: (item: Line, place: number) => Line | undefined, cut = 7) {
  const requests: { lines: Line[]; url: string; headers: Headers }[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    const lines = (await request.text()).trimEnd().split("\n").map((line) => JSON.parse(line));
    requests.push({ lines, url: request.url, headers: request.headers });
    const said = lines.map(answer).filter((each) => each !== undefined);
    const bytes = new TextEncoder().encode(said.map((each) => `${JSON.stringify(each)}\n`).join(""));
    // In pieces that end anywhere, even inside multi-byte characters.
    let place = 0;
    const body = new ReadableStream({
      pull(controller) {
        controller.enqueue(bytes.slice(place, (place += cut)));
        if (place >= bytes.length) {
          controller.close();
        }
      },
    });
    return new Response(body, { headers: { "Content-Type": "application/x-ndjson" } });
  };
  return { client: createClient("http://dice.example", { fetch }), requests };
}

async function allOf<T>(results: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of results) {
    found.push(each);
  }
  return found;
}

const hand = (n: number): ScoreRequest => ({ dice: [1, 1, 1, 1, 1 + (n % 6)] });

test("lines are answered in order", async () => {
  const { client, requests } = clientOf((item, place) => ({ kind: "scores", place, name: "Große Straße", item }));
  const results = await allOf(client.scoreBatchStream([hand(1), hand(2), hand(3)]));
  assert.deepEqual(results as unknown[], [0, 1, 2].map((place) => (
    { kind: "scores", place, name: "Große Straße", item: hand(place + 1) }
  )));
  const [request] = requests;
  assert.equal(request?.url, "http://dice.example/v1/score/batch");
  assert.equal(request?.headers.get("Content-Type"), "application/x-ndjson");
});

test("many items are sent in several requests, with pointers among all", async () => {
  const { client, requests } = clientOf((_, place) => problem(`/items/${place}/dice/4`), 4_096);
  async function* hands(): AsyncGenerator<ScoreRequest> {
    for (let n = 0; n < 2_001; n += 1) {
      yield hand(n);
    }
  }
  const pointers: string[] = [];
  for await (const result of client.scoreBatchStream(hands())) {
    assert(result.kind === "problem");
    pointers.push(...result.errors.map((each) => each.pointer));
  }
  assert.deepEqual(requests.map((each) => each.lines.length), [1_000, 1_000, 1]);
  assert.deepEqual(pointers, Array.from({ length: 2_001 }, (_, n) => `/items/${n}/dice/4`));
});

test("items are read lazily", async () => {
  const { client, requests } = clientOf((item) => ({ kind: "scores", item }), 4_096);
  let taken = 0;
  function* hands(): Generator<ScoreRequest> {
    for (;;) {
      taken += 1;
      yield hand(taken);
    }
  }
  const results: ScoreResult[] = [];
  for await (const result of client.scoreBatchStream(hands())) {
    results.push(result);
    if (results.length === 1_500) {
      break;
    }
  }
  assert.equal(taken, 2_000);
  assert.equal(requests.length, 2);
});

test("large items are sent in smaller batches", async () => {
  const { client, requests } = clientOf((item) => ({ kind: "scores", length: JSON.stringify(item).length }), 4_096);
  const large = { ...hand(1), ruleset: "x".repeat(400_000) };
  assert.equal((await allOf(client.scoreBatchStream([large, large, large, large]))).length, 4);
  assert.deepEqual(requests.map((each) => each.lines.length), [3, 1]);
});

test("an error that ends a stream is thrown", async () => {
  const { client } = clientOf((item, place) => (place < 2 ? { kind: "scores", item } : problem("", 503)));
  const results: unknown[] = [];
  await assert.rejects(
    async () => {
      for await (const result of client.scoreBatchStream([hand(1), hand(2), hand(3)])) {
        results.push(result);
      }
    },
    (error) => {
      assert(error instanceof ProblemError);
      assert.deepEqual([error.status, error.message], [503, "wrong at "]);
      return true;
    },
  );
  assert.equal(results.length, 2);
});

test("missing lines are detected", async () => {
  const { client } = clientOf((item, place) => (place < 2 ? { kind: "scores", item } : undefined));
  await assert.rejects(allOf(client.scoreBatchStream([hand(1), hand(2), hand(3)])), {
    name: "UnreadableAnswerError",
    message: "the answer ended after 2 of 3 lines",
    answered: 2,
  });
});

/** Returns a client whose service answers with this body. */
function answeredBy(pull: (controller: ReadableStreamDefaultController, times: number) => void) {
  let times = 0;
  const body = () => new ReadableStream({ pull: (controller) => pull(controller, times++) }, { highWaterMark: 0 });
  return createClient("http://dice.example", { timeout: 0.05, fetch: async () => new Response(body()) });
}

const LINE = new TextEncoder().encode('{"kind": "scores"}\n');

test("a broken connection is detected", async () => {
  const failure = new TypeError("terminated");
  const client = answeredBy((controller, times) => (times ? controller.error(failure) : controller.enqueue(LINE)));
  await assert.rejects(allOf(client.scoreBatchStream([hand(1), hand(2)])), (error) => (
    error instanceof UnreadableAnswerError && error.answered === 1 && error.cause === failure));
});

test("a line that is no JSON is detected", async () => {
  const wrong = new TextEncoder().encode("<html>\n");
  const client = answeredBy((controller, times) => controller.enqueue(times ? wrong : LINE));
  await assert.rejects(allOf(client.scoreBatchStream([hand(1), hand(2)])), { name: "UnreadableAnswerError", answered: 1 });
});

test("a pause that is too long is a timeout", async () => {
  const client = answeredBy((controller, times) => {
    if (times === 0) {
      controller.enqueue(LINE);
    }
  });
  const results: unknown[] = [];
  await assert.rejects(async () => {
    for await (const result of client.scoreBatchStream([hand(1), hand(2)])) {
      results.push(result);
    }
  }, TimedOutError);
  assert.equal(results.length, 1);
});

test("a signal aborts a stream unchanged", async () => {
  const controller = new AbortController();
  const reason = new Error("changed my mind");
  const fetch = async () => new Response(new ReadableStream({ start: (body) => body.enqueue(LINE) }));
  const client = createClient("http://dice.example", { fetch });
  const results = client.scoreBatchStream([hand(1), hand(2)], { signal: controller.signal });
  await results.next();
  controller.abort(reason);
  await assert.rejects(results.next(), (error) => error === reason);
});

test("no items cause no request", async () => {
  const { client, requests } = clientOf((item) => item);
  assert.deepEqual(await allOf(client.scoreBatchStream([])), []);
  assert.equal(requests.length, 0);
});

test("parameters for all items are in the query", async () => {
  const { client, requests } = clientOf((item) => ({ kind: "advice", item }));
  const parameters = { limit: 2, fields: ["moves" as const, "tables" as const] };
  await allOf(client.adviseBatchStream([{ ...hand(1), rolls_left: 2 }], { parameters }));
  assert.deepEqual(requests.map((each) => each.url), ["http://dice.example/v1/advice/batch?limit=2&fields=moves,tables"]);
});
