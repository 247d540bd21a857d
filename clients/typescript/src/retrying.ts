import { secondsSaid } from "./problem.ts";

/** As much of `fetch` as is needed here. */
export type Fetch = (request: Request) => Promise<Response>;

/**
 * A `fetch` that asks again when the service has answered 429 or 503: after as long as `Retry-After` says, or, where it
 * says nothing, after 1, 2, 4, … seconds. All waits of one call together take at most `patience` seconds: an answer that
 * asks for a longer one is returned as it is.
 *
 * Every question can be asked again: nothing is changed by any of them.
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

/** Resolves after some seconds; rejects as soon as the signal is given. */
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
