import createFetchClient, { type Client } from "openapi-fetch";
import { type Asked, type CallOptions, Operations } from "./operations.ts";
import { ProblemError } from "./problem.ts";
import { type Fetch, retrying } from "./retrying.ts";
import type { paths } from "./schema.ts";

export type * from "./schema.ts";
export { type CallOptions, CONTRACT_VERSION } from "./operations.ts";
export { ProblemError } from "./problem.ts";
export type { Fetch } from "./retrying.ts";

export interface ClientOptions {
  /**
   * For how many seconds in all one call may wait, while the service answers 429 or 503, to ask again; 0 is never.
   * @default 30
   */
  patience?: number;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** What to ask with in place of the global `fetch`. */
  fetch?: Fetch;
}

/** `request` of openapi-fetch without its types: those of the methods that call it stand in operations.ts. */
type Request = (method: string, path: string, init: object) => Promise<{
  data?: unknown;
  error?: unknown;
  response: Response;
}>;

/** A method for every operation of the service: each answers what the contract says, or throws a `ProblemError`. */
export class Keepwise extends Operations {
  /** The client of openapi-fetch underneath: every path with its types, and the response with its headers. */
  readonly http: Client<paths>;

  constructor(baseUrl: string, { patience = 30, headers = {}, fetch = globalThis.fetch }: ClientOptions = {}) {
    super();
    this.http = createFetchClient<paths>({ baseUrl, headers, fetch: retrying(fetch, patience) });
  }

  protected async call<Answer>(method: string, path: string, asked: Asked, options: CallOptions = {}): Promise<Answer> {
    const request = this.http.request as Request;
    const { data, error, response } = await request(method, path, { ...sorted(path, asked), ...options });
    if (!response.ok) {
      throw new ProblemError(response, error);
    }
    return data as Answer;
  }
}

/** The service at an address, as in `createClient("http://127.0.0.1:8000")`. */
export function createClient(baseUrl: string, options?: ClientOptions): Keepwise {
  return new Keepwise(baseUrl, options);
}

/** A body as it is, parameters by where they are said: in the path or behind it. */
function sorted(path: string, { body, parameters }: Asked): object {
  if (parameters === undefined) {
    return { body };
  }
  const all = Object.entries(parameters);
  const inPath = (name: string): boolean => path.includes(`{${name}}`);
  return {
    params: {
      path: Object.fromEntries(all.filter(([name]) => inPath(name))),
      query: Object.fromEntries(all.filter(([name]) => !inPath(name))),
    },
  };
}
