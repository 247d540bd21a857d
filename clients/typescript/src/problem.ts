import type { Problem, ProblemDocument } from "./schema.ts";

/** What the service has against a request, or why it cannot answer now. */
export class ProblemError extends Error {
  override readonly name = "ProblemError";
  /** The status of the answer; of a problem that has ended a stream, that of the problem. */
  readonly status: number;
  /** Everything that is wrong, each with its `code`, its place and, where there is one, what was expected. */
  readonly errors: readonly Problem[];
  /** In how many seconds to ask again, where the service says so. */
  readonly retryAfter: number | undefined;
  /** Names the request in the logs of the service. */
  readonly requestId: string | undefined;
  /** The whole problem document; undefined where something in between has answered with something else. */
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

/** What `Retry-After` says, a number of seconds or a date, in seconds from now. */
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
