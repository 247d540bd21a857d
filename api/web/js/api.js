// Talks to the API. Three ways to fail: the server refuses (Refusal), asks for patience (Refusal with retryAfter),
// or cannot be reached (Unreachable). Whoever cannot go on without an answer uses askUntilAnswered.

const TIMEOUT = 20_000;
const POLL = 2_000;

export class Refusal extends Error {
  constructor(status, problem, retryAfter) {
    super(problem.detail ?? problem.title ?? `HTTP ${status}`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export class Unreachable extends Error {}

// The answer to what was asked only if it is ready, and is not.
export const NOT_READY = Symbol("not ready");

// "lost" when the server stops answering, "back" when it answers again.
export const connection = new EventTarget();
let reachable = true;
let polling;

export const isReachable = () => reachable;

function lose() {
  if (!reachable) return;
  reachable = false;
  connection.dispatchEvent(new Event("lost"));
  polling = setInterval(tryAgain, POLL);
}

function regain() {
  if (reachable) return;
  reachable = true;
  clearInterval(polling);
  connection.dispatchEvent(new Event("back"));
}

export async function tryAgain() {
  try {
    const response = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(POLL) });
    if (response.ok) regain();
  } catch {
    // Still away; the next poll asks again.
  }
}

addEventListener("online", tryAgain);

export async function ask(path, body, signal) {
  const timeout = AbortSignal.timeout(TIMEOUT);
  let response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    lose();
    throw new Unreachable(path);
  }
  if (response.status === 204) {
    regain();
    return NOT_READY;
  }
  // A proxy in front of a service that is down answers in its stead; it does not speak JSON.
  const kind = response.headers.get("Content-Type") ?? "";
  if (!/[/+]json\b/.test(kind)) {
    if (response.status >= 500) lose();
    throw response.status >= 500 ? new Unreachable(path) : new Refusal(response.status, {});
  }
  let answer;
  try {
    answer = await response.json();
  } catch (error) {
    // Cut off on the way.
    if (signal?.aborted) throw error;
    lose();
    throw new Unreachable(path);
  }
  regain();
  if (response.ok) return answer;
  // A table that could not be built is tried again, but nobody should sit and wait for that.
  const wait = answer.type === "/problems/not-solved" ? 0 : Number(response.headers.get("Retry-After"));
  throw new Refusal(response.status, answer, wait > 0 ? wait : undefined);
}

// Asks again for as long as it takes: after the connection is back, and as long as the server asks for patience.
// `waiting(problem)` is told why the answer is late; `away()` is called where nobody answers. Still throws what asking again
// cannot mend.
export async function askUntilAnswered(path, body, { signal, waiting = () => {}, away = () => {} } = {}) {
  for (;;) {
    try {
      return await ask(path, body, signal);
    } catch (error) {
      if (error instanceof Unreachable) {
        away();
        await comeBack(signal);
      } else if (error instanceof Refusal && error.retryAfter) {
        waiting(error.problem);
        await sleep(Math.min(error.retryAfter, 5) * 1000, signal);
      } else throw error;
    }
  }
}

function comeBack(signal) {
  if (reachable) return Promise.resolve();
  return new Promise((resolve, reject) => {
    connection.addEventListener("back", resolve, { once: true, signal });
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

function sleep(ms, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => (clearTimeout(timer), reject(signal.reason)), { once: true });
  });
}
