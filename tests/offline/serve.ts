/**
 * Runs jobs for tests/offline/reader.py until the input ends: reads a line of JSON, [program, argument], for each job, and
 * writes a line with its result.
 */
import { createInterface } from "node:readline";
import { advise } from "./advise.ts";
import { ask } from "./ask.ts";
import { questions } from "./questions.ts";
import { review } from "./review.ts";
import { weigh } from "./weigh.ts";

const programs: Record<string, (argument: never) => unknown> = { advise, ask, questions, review, weigh };

for await (const line of createInterface({ input: process.stdin })) {
  const [program, argument] = JSON.parse(line) as [string, never];
  let said: object;
  try {
    said = { result: programs[program]!(argument) ?? null };
  } catch (error) {
    said = { error: error instanceof Error ? error.stack : String(error) };
  }
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
