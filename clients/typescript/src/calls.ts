import type { operations } from "./schema.ts";

/** How one call is made. */
export interface CallOptions {
  /** Gives the call up, also while it waits to ask again. */
  signal?: AbortSignal;
  /** Sent with this request. */
  headers?: Record<string, string>;
}

/** What is sent: a body, or parameters of the path and of the query. */
export interface Asked {
  body?: unknown;
  parameters?: object | undefined;
}

type Said<T> = Exclude<T, undefined>;

/** What an operation takes in its path and its query. */
export type Parameters<Id extends keyof operations> = (operations[Id]["parameters"] extends { query?: infer Query }
  ? Said<Query> extends never ? unknown : Said<Query>
  : unknown) &
  (operations[Id]["parameters"] extends { path: infer Path } ? Path : unknown);

/** What the methods for the operations of the contract are made with. */
export abstract class Calls {
  protected abstract call<Answer>(
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
