/** Writes the codes of the problems of each question, for tests/offline/test_questions.py. */
import { readFileSync } from "node:fs";
import { InvalidPosition, OfflineTable, type Question } from "../../clients/typescript/offline/src/index.ts";

export function questions([tableFile, questions]: [string, Question[]]): [code: string, pointer: string][][] {
  const table = OfflineTable.read(readFileSync(tableFile));
  return questions.map((question) => {
    try {
      table.advise(question);
      return [];
    } catch (error) {
      if (error instanceof InvalidPosition) {
        return error.problems.map(({ code, pointer }) => [code, pointer]);
      }
      throw error;
    }
  });
}
