// The driver of the TypeScript client, with keepwise-offline for its tables.
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import {
  ConnectionFailedError,
  createClient,
  isOffline,
  type Keepwise,
  KeepwiseError,
  ProblemError,
  TimedOutError,
  UnreadableAnswerError,
  verifyRoll,
} from "keepwise";
import { OfflineService, OfflineTable } from "keepwise-offline";

interface Line {
  base_url: string;
  options: { timeout?: number; retries?: number; longest_wait?: number; backoff?: number; offline?: string };
  call: string;
  arguments: Record<string, unknown>;
}

function clientOf({ base_url, options: { longest_wait, offline, ...others } }: Line): Keepwise {
  return createClient(base_url, {
    ...others,
    ...(longest_wait === undefined ? {} : { longestWait: longest_wait }),
    ...(offline === undefined ? {} : { offline: serviceOf(offline) }),
  });
}

function serviceOf(path: string): OfflineService {
  const service = new OfflineService();
  service.add(OfflineTable.read(readFileSync(path)));
  return service;
}

async function allOf(results: AsyncIterable<object>): Promise<object> {
  const found: object[] = [];
  for await (const each of results) {
    found.push(each);
  }
  return { results: found };
}

async function resultOf(client: Keepwise, { call, arguments: asked }: Line): Promise<object> {
  const calls: Record<string, ((asked: any) => Promise<object>) | undefined> = {
    score: (body) => client.score(body),
    check_card: (body) => client.checkCard(body),
    check_game: (body) => client.checkGame(body),
    advise: (body) => client.advise(body),
    roll: (body) => client.roll(body),
    explain_problem: (parameters) => client.explainProblem(parameters),
    score_stream: ({ items }) => allOf(client.scoreBatchStream(items)),
    advise_stream: ({ items }) => allOf(client.adviseBatchStream(items)),
    verify_roll: async ({ request, answer }) => ({ valid: await verifyRoll(request, answer) }),
    call: ({ method, path, query, body }) => client.call<object>(method, path, { parameters: query, body }),
  };
  const found = calls[call];
  if (!found) {
    throw new Error(`no call ${call}`);
  }
  return found(asked);
}

function dumpError(error: unknown): object {
  if (error instanceof ProblemError) {
    return {
      kind: "problem",
      status: error.status,
      code: error.code ?? null,
      codes: error.errors.map(({ code }) => code),
      pointers: error.errors.map(({ pointer }) => pointer),
      retry_after: error.retryAfter ?? null,
      request_id: error.requestId ?? null,
      progress: error.document?.progress?.share ?? null,
    };
  }
  if (error instanceof UnreadableAnswerError) {
    return { kind: "unreadable", answered: error.answered };
  }
  if (!(error instanceof KeepwiseError)) {
    throw error;
  }
  return { kind: error instanceof ConnectionFailedError ? "connection" : error instanceof TimedOutError ? "timeout" : "arguments" };
}

for await (const text of createInterface({ input: process.stdin })) {
  const line = JSON.parse(text) as Line;
  let said: object;
  try {
    const result = await resultOf(clientOf(line), line);
    said = { result, offline: isOffline(result) };
  } catch (error) {
    said = { error: dumpError(error) };
  }
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
