import type { Problem, ProblemDocument } from "./schema.ts";

/** The base of all errors of this client. */
export abstract class KeepwiseError extends Error {}

/** A connection that could not be made or broke, after all retries; `cause` has the reason. */
export class ConnectionFailedError extends KeepwiseError {
  override readonly name = "ConnectionFailedError";
}

/** An answer that did not arrive in time. */
export class TimedOutError extends KeepwiseError {
  override readonly name = "TimedOutError";
}

/** A successful answer that is no JSON or has another type, or a stream that ends early. */
export class UnreadableAnswerError extends KeepwiseError {
  override readonly name = "UnreadableAnswerError";
  /** The number of items of a stream with a result. */
  readonly answered: number;

  constructor(message: string, answered = 0, options?: ErrorOptions) {
    super(message, options);
    this.answered = answered;
  }
}

/** Arguments that no request can be made of, such as an invalid address. */
export class InvalidArgumentsError extends KeepwiseError {
  override readonly name = "InvalidArgumentsError";
}

/** A refusal by the service, a temporary failure, or the error of a proxy. */
export class ProblemError extends KeepwiseError {
  override readonly name = "ProblemError";
  /** The status of the answer; for a problem that ended a stream, that of the problem. */
  readonly status: number;
  /** All problems, each with its `code`, its pointer and the right values, if they are known. */
  readonly errors: readonly Problem[];
  /** The code of the first problem. */
  readonly code: string | undefined;
  /** Seconds until a retry makes sense, if the service states it. */
  readonly retryAfter: number | undefined;
  /** Identifies the request in the logs of the service. */
  readonly requestId: string | undefined;
  /** The whole problem document; undefined if something other than the service has answered. */
  readonly document: ProblemDocument | undefined;

  constructor(response: Response, body: unknown) {
    const document = isProblem(body) ? body : undefined;
    super(document?.detail ?? `the service answered ${response.status} ${response.statusText}`.trimEnd());
    this.status = document?.status ?? response.status;
    this.errors = document?.errors ?? [];
    this.code = this.errors[0]?.code;
    this.retryAfter = secondsSaid(response) ?? document?.retry_after;
    this.requestId = response.headers.get("X-Request-Id") ?? undefined;
    this.document = document;
  }
}

/** The value of `Retry-After`, a number of seconds or a date, in seconds from now. */
export function secondsSaid(response: Response): number | undefined {
  const said = response.headers.get("Retry-After")?.trim();
  if (!said) {
    return undefined;
  }
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

function isProblem(body: unknown): body is ProblemDocument {
  return typeof body === "object" && body !== null && "detail" in body && "errors" in body && Array.isArray(body.errors);
}
