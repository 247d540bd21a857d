import { ProblemError, TimedOutError, UnreadableAnswerError } from "./errors.ts";
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
 * `ProblemError` if a problem ends the answer, a `TimedOutError` if the next lines take too many seconds, and an
 * `UnreadableAnswerError` if it ends too soon.
 */
export async function* resultsOf<Result>(
  response: Response, lot: Lot, timeout: number, signal?: AbortSignal,
): AsyncGenerator<Result> {
  let count = 0;
  const unreadable = (message: string, cause?: unknown): UnreadableAnswerError => (
    new UnreadableAnswerError(message, lot.first + count, { cause }));
  const ended = (cause?: unknown) => unreadable(`the answer ended after ${count} of ${lot.count} lines`, cause);
  const lines = linesOf(response, timeout, signal);
  try {
    for (;;) {
      const line = await lines.next().catch((error: unknown) => {
        signal?.throwIfAborted();
        throw error instanceof TimedOutError ? error : ended(error);
      });
      if (line.done) {
        break;
      }
      const result = parsed(line.value, (cause) => unreadable("a line of the answer is no JSON", cause));
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
  } finally {
    // If no more results are wanted, the rest is not sent.
    await lines.return(undefined);
  }
  if (count < lot.count) {
    throw ended();
  }
}

function parsed(line: string, failed: (cause: unknown) => Error): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw failed(error);
  }
}

async function* linesOf(response: Response, timeout: number, signal?: AbortSignal): AsyncGenerator<string, void> {
  const reader = response.body?.getReader();
  if (reader === undefined) {
    return;
  }
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await within(timeout, reader.read(), signal);
      const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
      rest = done ? "" : lines.pop() ?? "";
      yield* lines.filter((line) => line !== "");
      if (done) {
        return;
      }
    }
  } finally {
    // A broken connection needs no cancelling.
    await reader.cancel().catch(() => undefined);
  }
}

/** The result of a promise; rejects after some seconds, and as soon as the signal is aborted. */
async function within<Result>(seconds: number, promise: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  let stop = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    stop = () => reject(signal?.reason);
    timer = setTimeout(() => reject(new TimedOutError(`no more lines within ${seconds} s`)), seconds * 1000);
  });
  signal?.addEventListener("abort", stop, { once: true });
  try {
    signal?.throwIfAborted();
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

function isProblem(result: unknown): result is ProblemDocument {
  return typeof result === "object" && result !== null && "kind" in result && result.kind === "problem";
}
