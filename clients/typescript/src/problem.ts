import type { Problem, ProblemDocument } from "./schema.ts";

/** A refusal by the service, or a temporary failure. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  /** The status of the answer; for a problem that ended a stream, that of the problem. */
  readonly status: number;
  /** All problems, each with its `code`, its pointer and the right values, if they are known. */
  readonly errors: readonly Problem[];
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
