import { ConnectionFailedError, secondsSaid, TimedOutError } from "./errors.ts";
import { LINES } from "./lines.ts";

/** The part of `fetch` that is needed here. */
export type Fetch = (request: Request) => Promise<Response>;

/** Times in seconds, and the number of retries. */
export interface Limits {
  timeout: number;
  retries: number;
  longestWait: number;
  backoff: number;
}

const WORTH_ANOTHER = [429, 502, 503];

/**
 * A `fetch` with a timeout for each attempt that retries failed connections and answers 429, 502 and 503: after the
 * time of `Retry-After`, or without it after the backoff, which doubles each time. An answer that requests a longer
 * wait than allowed is returned.
 *
 * Answers are read to their end here, except successful ones in lines.
 *
 * Every request can be repeated, since none changes anything.
 */
export function retrying(fetch: Fetch, { timeout, retries, longestWait, backoff }: Limits): Fetch {
  return async (request) => {
    for (let tries = 0; ; tries += 1) {
      let response: Response | undefined;
      try {
        response = await attempt(fetch, request, timeout);
      } catch (error) {
        if (tries === retries || !(error instanceof ConnectionFailedError)) {
          throw error;
        }
      }
      if (response && (tries === retries || !WORTH_ANOTHER.includes(response.status))) {
        return response;
      }
      const said = response && secondsSaid(response);
      if (response && said !== undefined && said > longestWait) {
        return response;
      }
      // Clients that failed together do not come back together.
      const usual = Math.min(longestWait, backoff * 2 ** tries) * (1 - Math.random() / 2);
      await pause(said ?? usual, request.signal);
    }
  };
}

/** Sends a request once. Ends in time even if `fetch` ignores the signal. */
async function attempt(fetch: Fetch, request: Request, timeout: number): Promise<Response> {
  const ended = new AbortController();
  const { signal } = ended;
  const stop = (): void => ended.abort(request.signal.reason);
  const timer = setTimeout(() => ended.abort(new TimedOutError(`no answer within ${timeout} s`)), timeout * 1000);
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  request.signal.addEventListener("abort", stop, { once: true });
  try {
    request.signal.throwIfAborted();
    return await Promise.race([receive(fetch, new Request(request.clone(), { signal })), late]);
  } catch (error) {
    // Reasons of the user are passed on unchanged.
    request.signal.throwIfAborted();
    signal.throwIfAborted();
    throw new ConnectionFailedError("the connection failed", { cause: error });
  } finally {
    clearTimeout(timer);
    request.signal.removeEventListener("abort", stop);
  }
}

async function receive(fetch: Fetch, request: Request): Promise<Response> {
  const response = await fetch(request);
  return response.ok && request.headers.get("Content-Type") === LINES ? response : whole(response);
}

/** The same answer with its whole body. */
async function whole(response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  return new Response(body.byteLength ? body : null, response);
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
