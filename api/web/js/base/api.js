// Requests to the API. They fail if the server refuses (Refusal), is busy (Refusal with retryAfter), or cannot be reached
// (Unreachable). The function askUntilAnswered repeats a request until it is answered.
//
// This device answers questions about downloaded games (on-device.js) if the server cannot be reached, or first if the player
// chose that.

/** @import { Answers, ProblemDocument } from "./types.js" */

import { loadAnswersHere } from "./local-storage.js";
import { answerHere, downloadedGame, isOpen } from "./on-device.js";

const TIMEOUT = 20_000;
// After this time this device is asked as well, if it may know.
const PATIENCE = 4_000;
const LATE = Symbol("late");
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

/** The server cannot be reached, and this device has no answer to this request about its game. */
export class NeedsServer extends Unreachable {}

/**
 * Return whether the server does not know, or refuses, what it was asked for: asking again does not help.
 * @param {unknown} error
 * @returns {error is Refusal}
 */
export const isUnknown = (error) => error instanceof Refusal && error.status < 500 && !error.retryAfter;

// The result of a request for a ready answer that is not ready; `secondsLeft` if the server prepares it.
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
let answersHere = false;
/** @type {ReturnType<typeof setInterval> | undefined} */
let polling;

export const isReachable = () => reachable;

/** Return whether this device answered in place of the server. */
export const isAnsweredHere = () => answersHere;

/** @param {boolean} isHere whether this device answers instead */
function lose(isHere) {
  if (!reachable && (answersHere || !isHere)) return;
  answersHere = isHere;
  if (reachable) polling = setInterval(tryAgain, POLL);
  reachable = false;
  connection.dispatchEvent(new Event("lost"));
}

function regain() {
  if (reachable) return;
  reachable = true;
  answersHere = false;
  clearInterval(polling);
  connection.dispatchEvent(new Event("back"));
}

export async function tryAgain() {
  try {
    const response = await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(POLL) });
    if (response.ok) regain();
  } catch {
    // Still unreachable; the next poll tries again.
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
  const ruleset = downloadedGame(path, body);
  if (ruleset === undefined) return askServer(path, body, signal);
  /** @returns {Promise<Answers[P] | undefined>} */
  const here = async () => {
    const { answer, problems } = await answerHere(ruleset, path, body);
    if (problems) throw new Refusal(422, { errors: problems });
    return /** @type {Answers[P] | undefined} */ (answer);
  };
  const isFirst = !reachable || loadAnswersHere();
  const first = isFirst ? await here() : undefined;
  if (first) {
    if (!reachable) lose(true);
    return first;
  }
  const asked = askServer(path, body, signal, reachable ? TIMEOUT : PATIENCE, () => undefined);
  const ways = { here: isFirst ? async () => undefined : here, lost: async () => lose(await isOpen(ruleset)) };
  return serverOrHere(asked, ways, path, signal);
}

/**
 * Return the answer of the server, or of this device where the server does not answer or takes so long that it may never do.
 * @template T
 * @param {Promise<T>} asked
 * @param {object} ways
 * @param {() => Promise<T | undefined>} ways.here
 * @param {() => Promise<void>} ways.lost is called where there is no answer
 * @param {string} path
 * @param {AbortSignal} [signal]
 * @returns {Promise<T>}
 */
async function serverOrHere(asked, { here, lost }, path, signal) {
  const late = sleep(PATIENCE, signal).then(() => LATE);
  try {
    const come = await Promise.race([asked, late]);
    if (come !== LATE) return /** @type {T} */ (come);
    const answer = await here();
    if (!answer) return await asked;
    lose(true);
    return answer;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const answer = await here();
    await lost();
    if (answer) return answer;
    throw new NeedsServer(path);
  }
}

/**
 * Return a request with the definition of a ruleset in a field of its own. Pages keep it in place of an id.
 * @template {{ ruleset?: unknown }} B
 * @param {B} body
 */
export const withDefinition = ({ ruleset, ...body }) => (
  typeof ruleset === "object" ? { ruleset_definition: ruleset, ...body } : { ruleset, ...body });

/**
 * @template {keyof Answers} P
 * @param {P} path
 * @param {object} [body]
 * @param {AbortSignal} [signal]
 * @param {number} [patience] milliseconds
 * @param {() => void} [lost] is called where there is no answer
 * @returns {Promise<Answers[P]>}
 */
async function askServer(path, body, signal, patience = TIMEOUT, lost = () => lose(false)) {
  const timeout = AbortSignal.timeout(patience);
  const posted = body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(withDefinition(body)) };
  const asked = fetch(path, { ...posted, signal: signal ? AbortSignal.any([signal, timeout]) : timeout });
  const response = await unlessLost(asked, path, signal, lost);
  if (response.status === 204)
    return /** @type {Answers[P]} */ (new NotReady(Number(response.headers.get("Retry-After")) || undefined));
  // A proxy in front of a service that is down answers in its stead; it does not speak JSON.
  const kind = response.headers.get("Content-Type") ?? "";
  if (!/[/+]json\b/.test(kind)) {
    if (response.status >= 500) lost();
    throw response.status >= 500 ? new Unreachable(path) : new Refusal(response.status, {});
  }
  const answer = await unlessLost(response.json(), path, signal, lost);
  if (response.ok) return answer;
  // A table that could not be built is tried again, but pages do not wait for that.
  const wait = answer.type === "/problems/not-solved" ? 0 : Number(response.headers.get("Retry-After"));
  throw new Refusal(response.status, answer, wait > 0 ? wait : undefined);
}

/**
 * Return what comes from the server. Throw Unreachable where it does not come or is cut off, unless it was aborted.
 * @template T
 * @param {Promise<T>} coming
 * @param {string} path
 * @param {AbortSignal | undefined} signal
 * @param {() => void} lost
 */
async function unlessLost(coming, path, signal, lost) {
  try {
    return await coming;
  } catch (error) {
    if (signal?.aborted) throw error;
    lost();
    throw new Unreachable(path);
  }
}

/**
 * Retry until there is an answer: when the connection is back, and while the server asks for patience. Throw errors that a
 * retry cannot fix.
 * @template {keyof Answers} P
 * @param {P} path
 * @param {object} [body]
 * @param {object} [options]
 * @param {AbortSignal} [options.signal]
 * @param {(problem: ProblemDocument) => void} [options.waiting] is called with the reason for a delay
 * @param {(needsServer: boolean) => void} [options.away] is called where there is no answer, and whether this device answers other questions
 * @param {boolean} [options.isOptional] throws NeedsServer rather than to wait until there is a connection
 * @returns {Promise<Answers[P]>}
 */
export async function askUntilAnswered(path, body, { signal, waiting = () => {}, away = () => {}, isOptional } = {}) {
  for (;;) {
    try {
      return await ask(path, body, signal);
    } catch (error) {
      if (isOptional && error instanceof NeedsServer) throw error;
      if (error instanceof Unreachable) {
        away(error instanceof NeedsServer);
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
