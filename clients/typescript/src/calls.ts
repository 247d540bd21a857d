import type { operations } from "./schema.ts";

/** Options of a single call. */
export interface CallOptions {
  /** Aborts the call, also while it waits for a retry. */
  signal?: AbortSignal;
  /** Headers of this request. */
  headers?: Record<string, string>;
}

/** The parts of a request: a body, or parameters of the path and of the query. */
export interface Asked {
  body?: unknown;
  parameters?: object | undefined;
}

type Said<T> = Exclude<T, undefined>;

/** The parameters of an operation in its path and its query. */
export type Parameters<Id extends keyof operations> = (operations[Id]["parameters"] extends { query?: infer Query }
  ? Said<Query> extends never ? unknown : Said<Query>
  : unknown) &
  (operations[Id]["parameters"] extends { path: infer Path } ? Path : unknown);

/** The body with a random seed if it has none, so that a repeated request has the same answer. */
export function seeded<Body extends { seed?: number | null }>(body: Body): Body {
  return { ...body, seed: body.seed ?? Math.floor(Math.random() * 2 ** 53) };
}

/** The basis of the methods for the operations of the contract. */
export abstract class Calls {
  /**
   * Sends any request of the service: a method, a path with placeholders like `/v1/rulesets/{id}`, and a body or the
   * parameters of path and query.
   */
  abstract call<Answer = unknown>(
    method: string,
    path: string,
    asked: Asked,
    options?: CallOptions,
  ): Promise<Answer>;

  protected abstract stream<Result>(
    path: string,
    items: Iterable<unknown> | AsyncIterable<unknown>,
    options?: CallOptions & { parameters?: object },
  ): AsyncGenerator<Result>;
}
