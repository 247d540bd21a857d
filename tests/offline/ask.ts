/**
 * Answers offline for tests/offline/asked.py: reads the names of tables, and [path, body] for every question; writes
 * the answers or the reasons for refusals.
 */
import { readFileSync } from "node:fs";
import { InvalidQuestion, NeedsServer, OfflineService, OfflineTable } from "../../clients/typescript/offline/src/index.ts";

interface Asked {
  tables: string[];
  questions: [path: string, body: object | undefined][];
}

export function ask({ tables, questions }: Asked): unknown[] {
  const service = new OfflineService();
  tables.forEach((name) => service.add(OfflineTable.read(readFileSync(name))));
  return questions.map(([path, body]) => {
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
  });
}
