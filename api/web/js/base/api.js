// Talks to the API. Three ways to fail: the server refuses (Refusal), asks for patience (Refusal with retryAfter),
// or cannot be reached (Unreachable). Whoever cannot go on without an answer uses askUntilAnswered.

/** @import { Answers, ProblemDocument } from "./types.js" */

const TIMEOUT = 20_000;
const POLL = 2_000;

export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {ProblemDocument} problem
   * @param {number} [retryAfter] seconds; without it, asking again does not help
   */
  constructor(status, problem, retryAfter) {
    super(problem.detail ?? problem.title ?? `HTTP ${status}`);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }
}

export class Unreachable extends Error {}

/**
 * Whether the server does not know, or does not take, what it was asked for: to ask again does not help.
 * @param {unknown} error
 * @returns {error is Refusal}
 */
export const isUnknown = (error) => error instanceof Refusal && (error.status === 404 || error.status === 422);

// The answer to what was asked only if it is ready, and is not: where the server prepares it, in so many seconds it is.
export class NotReady {
  /** @param {number} [secondsLeft] */
  constructor(secondsLeft) {
    this.secondsLeft = secondsLeft;
  }
}

// "lost" when the server stops answering, "back" when it is found again. An answer is no sign of that: the browser may have
// kept it.
export const connection = new EventTarget();
let reachable = true;
/** @type {ReturnType<typeof setInterval> | undefined} */
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

/**
 * @template {keyof Answers} P
 * @param {P} path
 * @param {object} [body] is posted; without one the path is got
 * @param {AbortSignal} [signal]
 * @returns {Promise<Answers[P]>}
 */
export async function ask(path, body, signal) {
  const timeout = AbortSignal.timeout(TIMEOUT);
  const posted = body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const asked = fetch(path, { ...posted, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  const response = await unlessLost(asked, path, signal);
  if (response.status === 204)
    return /** @type {Answers[P]} */ (new NotReady(Number(response.headers.get("Retry-After")) || undefined));
  // A proxy in front of a service that is down answers in its stead; it does not speak JSON.
  const kind = response.headers.get("Content-Type") ?? "";
  if (!/[/+]json\b/.test(kind)) {
    if (response.status >= 500) lose();
    throw response.status >= 500 ? new Unreachable(path) : new Refusal(response.status, {});
  }
  const answer = await unlessLost(response.json(), path, signal);
  if (response.ok) return answer;
  // A table that could not be built is tried again, but nobody should sit and wait for that.
  const wait = answer.type === "/problems/not-solved" ? 0 : Number(response.headers.get("Retry-After"));
  throw new Refusal(response.status, answer, wait > 0 ? wait : undefined);
}

/**
 * What comes from the server; if it does not, or is cut off on the way, that is Unreachable, unless nobody wants it any
 * more.
 * @template T
 * @param {Promise<T>} coming
 * @param {string} path
 * @param {AbortSignal} [signal]
 */
async function unlessLost(coming, path, signal) {
  try {
    return await coming;
  } catch (error) {
    if (signal?.aborted) throw error;
    lose();
    throw new Unreachable(path);
  }
}

/**
 * Asks again for as long as it takes: after the connection is back, and as long as the server asks for patience.
 * Still throws what asking again cannot mend.
 * @template {keyof Answers} P
 * @param {P} path
 * @param {object} [body]
 * @param {object} [told]
 * @param {AbortSignal} [told.signal]
 * @param {(problem: ProblemDocument) => void} [told.waiting] is told why the answer is late
 * @param {() => void} [told.away] is called where nobody answers
 * @returns {Promise<Answers[P]>}
 */
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

/**
 * @param {AbortSignal} [signal]
 * @returns {Promise<unknown>}
 */
function comeBack(signal) {
  if (reachable) return Promise.resolve();
  return new Promise((resolve, reject) => {
    connection.addEventListener("back", resolve, { once: true, ...(signal && { signal }) });
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

/**
 * @param {number} ms
 * @param {AbortSignal} [signal]
 * @returns {Promise<void>}
 */
export function sleep(ms, signal) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    }, { once: true });
  });
}
