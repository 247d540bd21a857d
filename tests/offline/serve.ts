/**
 * Does what tests/offline/reader.py asks for, until there is no more to read: one line of JSON, [program, argument], for
 * each job, and one for what has come of it.
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
