import { ProblemError } from "./problem.ts";
import type { ProblemDocument } from "./schema.ts";

export const LINES = "application/x-ndjson";

/** Items that are sent together. */
export interface Lot {
  /** How many items were sent before. */
  first: number;
  count: number;
}

/** So many lines, or about so many characters, are sent in one request: far below what a stream of the service takes. */
const MOST_LINES = 1_000;
const MANY_CHARACTERS = 1_000_000;

/** The items as lines, several of them together: no more than one lot is held at a time. */
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
 * The result of each item of a lot, as they arrive. Where a result is a problem, it points to the item by its place
 * among all that were sent. Throws a `ProblemError` where a problem has ended the answer, and where it ends too soon.
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
    throw new Error(`the answer broke off after ${count} of ${lot.count} lines`);
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
    // Whoever wants no more lines need not be sent them.
    await reader.cancel();
  }
}

function isProblem(result: unknown): result is ProblemDocument {
  return typeof result === "object" && result !== null && "kind" in result && result.kind === "problem";
}
