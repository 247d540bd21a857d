import { secondsSaid } from "./problem.ts";

/** The part of `fetch` that is needed here. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * A `fetch` that retries after answers 429 and 503: after the time of `Retry-After`, or without it after 1, 2, 4, …
 * seconds. All waits of one call together take at most `patience` seconds: an answer that requests a longer wait is
 * returned.
 *
 * Every request can be repeated, since none changes anything.
 */
export function retrying(fetch: Fetch, patience: number): Fetch {
  return async (request) => {
    let left = patience;
    for (let tries = 0; ; tries += 1) {
      const response = await fetch(request.clone());
      if (response.status !== 429 && response.status !== 503) {
        return response;
      }
      const wait = Math.max(1, secondsSaid(response) ?? 2 ** tries);
      if (wait > left) {
        return response;
      }
      left -= wait;
      await response.body?.cancel();
      await pause(wait, request.signal);
    }
  };
}

/** Resolves after some seconds; rejects as soon as the signal is aborted. */
function pause(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, seconds * 1000);
    if (signal.aborted) {
      stop();
    } else {
      signal.addEventListener("abort", stop, { once: true });
    }
  });
}
