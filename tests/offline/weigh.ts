/**
 * Weighs moves for tests/offline/test_opponents.py: reads a portable table and questions, writes how probable it is that
 * a player of each strength makes each move, in the order of preference.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { OfflineTable, type Question } from "../../clients/typescript/offline/src/index.ts";
import { Opponents } from "../../clients/typescript/offline/src/opponents.ts";

const [tableFile, questionsFile, answersFile] = process.argv.slice(2) as [string, string, string];
const table = OfflineTable.read(readFileSync(tableFile));
const opponents = new Opponents(table);
const questions = JSON.parse(readFileSync(questionsFile, "utf-8")) as Question[];

writeFileSync(answersFile, JSON.stringify(questions.map((question) => {
  const decision = opponents.decide(table.prove(question));
  return table.header.strengths.map((strength) => {
    const shares: number[] = [];
    opponents.likelyMoves(decision, strength).forEach((share, place) => {
      shares[decision.choices[place]!.place] = share;
    });
    return shares;
  });
})));
