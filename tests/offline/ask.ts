/**
 * Asks without a network for tests/offline/asked.py: reads the names of tables and [path, body] for every question,
 * writes the answers, or why there is none.
 */
import { readFileSync } from "node:fs";
import { InvalidQuestion, NeedsServer, OfflineService, OfflineTable } from "../../clients/typescript/offline/src/index.ts";

const { tables, questions } = JSON.parse(readFileSync(0, "utf-8")) as {
  tables: string[];
  questions: [path: string, body: object | undefined][];
};
const service = new OfflineService();
tables.forEach((name) => service.add(OfflineTable.read(readFileSync(name))));
process.stdout.write(JSON.stringify(questions.map(([path, body]) => {
  try {
    return service.answer(path, body ?? undefined);
  } catch (error) {
    if (error instanceof NeedsServer) {
      return { needs_server: error.reason, path: error.path };
    }
    if (error instanceof InvalidQuestion) {
      return { problems: error.problems };
    }
    throw error;
  }
})));
