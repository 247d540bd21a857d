import createFetchClient, { type Client } from "openapi-fetch";
import type { Asked, CallOptions } from "./calls.ts";
import { LINES, lotsOf, resultsOf } from "./lines.ts";
import { Operations } from "./operations.ts";
import { ProblemError } from "./problem.ts";
import { type Fetch, retrying } from "./retrying.ts";
import type { paths } from "./schema.ts";

export type * from "./schema.ts";
export type { CallOptions } from "./calls.ts";
export { CONTRACT_VERSION } from "./operations.ts";
export { ProblemError } from "./problem.ts";
export type { Fetch } from "./retrying.ts";

export interface ClientOptions {
  /**
   * Maximum seconds that one call may wait in total for retries after 429 or 503; 0 disables retries.
   * @default 30
   */
  patience?: number;
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

/** A method for every operation of the service: each returns the answer of the contract, or throws a `ProblemError`. */
export class Keepwise extends Operations {
  /** The underlying client of openapi-fetch: every path with its types, and the response with its headers. */
  readonly http: Client<paths>;

  constructor(baseUrl: string, { patience = 30, headers = {}, fetch = globalThis.fetch }: ClientOptions = {}) {
    super();
    // Lists in a query are separated by commas.
    const querySerializer = { array: { style: "form", explode: false } } as const;
    this.http = createFetchClient<paths>({ baseUrl, headers, querySerializer, fetch: retrying(fetch, patience) });
  }

  protected async call<Answer>(method: string, path: string, asked: Asked, options?: CallOptions): Promise<Answer> {
    const { data } = await this.ask(method, path, { ...sorted(path, asked), ...how(options) });
    return data as Answer;
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
      const { response } = await this.ask("post", path, asked);
      yield* resultsOf<Result>(response, lot);
    }
  }

  private async ask(method: string, path: string, init: object): ReturnType<Request> {
    const request = this.http.request as Request;
    const answer = await request(method, path, init);
    if (!answer.response.ok) {
      throw new ProblemError(answer.response, answer.error);
    }
    return answer;
  }
}

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
