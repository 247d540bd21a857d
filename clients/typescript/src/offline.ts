import { ConnectionFailedError, KeepwiseError, ProblemError, TimedOutError } from "./errors.ts";

/** Something that answers requests of the API with a body, like the `OfflineService` of the package keepwise-offline. */
export interface OfflineAnswers {
  /** Returns the answer to a POST; throws if it has none. */
  answer(path: string, body: object): object;
}

const UNAVAILABLE = [502, 503, 504];

/** The offline answer to a request that the service did not answer; throws the error if there is none. */
export function answerOffline(offline: OfflineAnswers | undefined, path: string, body: unknown, error: unknown): object {
  if (offline && typeof body === "object" && body !== null && isUnavailable(error)) {
    try {
      return offline.answer(path, body);
    } catch {
      // The service would say more about it.
    }
  }
  throw error;
}

/** Whether an answer comes from a table here instead of the service. */
export function isOffline(answer: object): boolean {
  return "answered_by" in answer && answer.answered_by === "offline";
}

function isUnavailable(error: unknown): error is KeepwiseError {
  return error instanceof ConnectionFailedError || error instanceof TimedOutError ||
    (error instanceof ProblemError && UNAVAILABLE.includes(error.status));
}
