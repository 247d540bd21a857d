import { ProblemError } from "./problem.ts";
import type { ProblemDocument } from "./schema.ts";

export const LINES = "application/x-ndjson";

/** Items that are sent together. */
export interface Lot {
  /** The number of items sent before. */
  first: number;
  count: number;
}

/** Limits of lines and characters in one request, far below those of a stream of the service. */
const MOST_LINES = 1_000;
const MANY_CHARACTERS = 1_000_000;

/** The items as lines, in batches: only one batch is held at a time. */
export async function* lotsOf(items: Iterable<unknown> | AsyncIterable<unknown>): AsyncGenerator<Lot & { text: string }> {
  let lot = { text: "", first: 0, count: 0 };
  for await (const item of items) {
    lot.text += `${JSON.stringify(item)}\n`;
    lot.count += 1;
    if (lot.count === MOST_LINES || lot.text.length >= MANY_CHARACTERS) {
      yield lot;
      lot = { text: "", first: lot.first + lot.count, count: 0 };
    }
  }
  if (lot.count) {
    yield lot;
  }
}

/**
 * The result of each item of a batch as it arrives. Problems point to the item by its place among all items. Throws a
 * `ProblemError` if a problem ends the answer, or if it ends too soon.
 */
export async function* resultsOf<Result>(response: Response, lot: Lot): AsyncGenerator<Result> {
  let count = 0;
  for await (const line of linesOf(response)) {
    const result: unknown = JSON.parse(line);
    if (isProblem(result)) {
      if (result.errors.every(({ pointer }) => pointer === "")) {
        throw new ProblemError(response, result);
      }
      for (const error of result.errors) {
        error.pointer = error.pointer.replace(/^\/items\/(\d+)/, (_, place) => `/items/${lot.first + Number(place)}`);
      }
    }
    count += 1;
    yield result as Result;
  }
  if (count < lot.count) {
    throw new Error(`the answer ended after ${count} of ${lot.count} lines`);
  }
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) {
    return;
  }
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
      rest = done ? "" : lines.pop() ?? "";
      yield* lines.filter((line) => line !== "");
      if (done) {
        return;
      }
    }
  } finally {
    // If no more results are wanted, the rest is not sent.
    await reader.cancel();
  }
}

function isProblem(result: unknown): result is ProblemDocument {
  return typeof result === "object" && result !== null && "kind" in result && result.kind === "problem";
}
