/** Asks questions for tests/offline/test_questions.py: of each the codes of its problems, or that there are none. */
import { readFileSync, writeFileSync } from "node:fs";
import { InvalidPosition, OfflineTable, type Question } from "../../clients/typescript/offline/src/index.ts";

const [tableFile, questionsFile, answersFile] = process.argv.slice(2) as [string, string, string];
const table = OfflineTable.read(readFileSync(tableFile));
const questions = JSON.parse(readFileSync(questionsFile, "utf-8")) as Question[];
const answers = questions.map((question) => {
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
writeFileSync(answersFile, JSON.stringify(answers));
