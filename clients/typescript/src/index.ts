import createFetchClient, { type Client } from "openapi-fetch";
import type { Asked, CallOptions } from "./calls.ts";
import { InvalidArgumentsError, KeepwiseError, ProblemError, UnreadableAnswerError } from "./errors.ts";
import { LINES, lotsOf, resultsOf } from "./lines.ts";
import { answerOffline, type OfflineAnswers } from "./offline.ts";
import { CONTRACT_VERSION, Operations } from "./operations.ts";
import { type Fetch, retrying } from "./retrying.ts";
import type { paths } from "./schema.ts";

export type * from "./schema.ts";
export type { CallOptions } from "./calls.ts";
export { CONTRACT_VERSION } from "./operations.ts";
export {
  ConnectionFailedError,
  InvalidArgumentsError,
  KeepwiseError,
  ProblemError,
  TimedOutError,
  UnreadableAnswerError,
} from "./errors.ts";
export { isOffline, type OfflineAnswers } from "./offline.ts";
export type { Fetch } from "./retrying.ts";
export { drawValues, verifyRoll } from "./rolls.ts";

export interface ClientOptions {
  /**
   * Seconds of an attempt until its whole answer is there, or until the next lines of a stream.
   * @default 10
   */
  timeout?: number;
  /**
   * Number of retries after a failed connection, 429, 502 or 503.
   * @default 3
   */
  retries?: number;
  /**
   * Longest accepted wait of a `Retry-After`, in seconds.
   * @default 30
   */
  longestWait?: number;
  /**
   * Seconds before the first retry without `Retry-After`; doubled each time, and shortened by up to half at random.
   * @default 0.5
   */
  backoff?: number;
  /** Answers while the service cannot be reached: an `OfflineService` of the package keepwise-offline. */
  offline?: OfflineAnswers;
  /** Headers of every request. */
  headers?: Record<string, string>;
  /** A replacement of the global `fetch`. */
  fetch?: Fetch;
}

/** `request` of openapi-fetch without types; the methods in operations.ts have them. */
type Request = (method: string, path: string, init: object) => Promise<{
  data?: unknown;
  error?: unknown;
  response: Response;
}>;

/** A method for every operation of the service: each returns the answer of the contract, or throws a `KeepwiseError`. */
export class Keepwise extends Operations {
  /** The underlying client of openapi-fetch: every path with its types, and the response with its headers. */
  readonly http: Client<paths>;
  readonly #timeout: number;
  readonly #offline: OfflineAnswers | undefined;

  constructor(baseUrl: string, {
    timeout = 10, retries = 3, longestWait = 30, backoff = 0.5, offline, headers = {}, fetch = globalThis.fetch,
  }: ClientOptions = {}) {
    super();
    this.#timeout = timeout;
    this.#offline = offline;
    this.http = createFetchClient<paths>({
      baseUrl,
      headers: { ...USER_AGENT, ...headers },
      // Lists in a query are separated by commas.
      querySerializer: { array: { style: "form", explode: false } },
      fetch: retrying(fetch, { timeout, retries, longestWait, backoff }),
    });
  }

  override async call<Answer = unknown>(
    method: string, path: string, asked: Asked, options?: CallOptions,
  ): Promise<Answer> {
    try {
      const { data, response } = await this.#ask(method, path, { ...sorted(path, asked), ...how(options) }, options);
      if (response.status !== 204 && (typeof data !== "object" || data === null || Array.isArray(data))) {
        throw new UnreadableAnswerError("the answer is no object");
      }
      return data as Answer;
    } catch (error) {
      return answerOffline(this.#offline, path, asked.body, error) as Answer;
    }
  }

  protected async *stream<Result>(
    path: string,
    items: Iterable<unknown> | AsyncIterable<unknown>,
    options?: CallOptions & { parameters?: object },
  ): AsyncGenerator<Result> {
    const { params } = sorted(path, { parameters: options?.parameters });
    const headers = { ...options?.headers, "Content-Type": LINES };
    for await (const { text, ...lot } of lotsOf(items)) {
      const asked = { params, body: text, bodySerializer: String, parseAs: "stream", ...how(options), headers };
      const { response } = await this.#ask("post", path, asked, options);
      yield* resultsOf<Result>(response, lot, this.#timeout, options?.signal);
    }
  }

  async #ask(method: string, path: string, init: object, options?: CallOptions): ReturnType<Request> {
    const request = this.http.request as Request;
    try {
      const answer = await request(method, path, init);
      if (!answer.response.ok) {
        throw new ProblemError(answer.response, answer.error);
      }
      return answer;
    } catch (error) {
      options?.signal?.throwIfAborted();
      if (error instanceof KeepwiseError) {
        throw error;
      }
      if (error instanceof SyntaxError) {
        throw new UnreadableAnswerError(`the answer is no JSON: ${error.message}`, 0, { cause: error });
      }
      throw new InvalidArgumentsError(`no request can be made: ${String(error)}`, { cause: error });
    }
  }
}

/** Browsers do not let scripts choose it. */
const USER_AGENT: Record<string, string> =
  "process" in globalThis && !("document" in globalThis) ? { "User-Agent": `keepwise-typescript/${CONTRACT_VERSION}` } : {};

/** The client of the service at an address, as in `createClient("http://127.0.0.1:8000")`. */
export function createClient(baseUrl: string, options?: ClientOptions): Keepwise {
  return new Keepwise(baseUrl, options);
}

function how({ signal, headers }: CallOptions = {}): object {
  return { signal, headers };
}

/** Passes a body on, and splits parameters into those of the path and of the query. */
function sorted(path: string, { body, parameters = {} }: Asked): { body: unknown; params: object } {
  const all = Object.entries(parameters);
  const inPath = (name: string): boolean => path.includes(`{${name}}`);
  return {
    body,
    params: {
      path: Object.fromEntries(all.filter(([name]) => inPath(name))),
      query: Object.fromEntries(all.filter(([name]) => !inPath(name))),
    },
  };
}
