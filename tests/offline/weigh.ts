/**
 * Weighs moves for tests/offline/test_opponents.py: reads a portable table and questions, and writes the probability of
 * each move by each strength, in the order of preference.
 */
import { readFileSync } from "node:fs";
import { OfflineTable, type Question } from "../../clients/typescript/offline/src/index.ts";
import { Opponents } from "../../clients/typescript/offline/src/opponents.ts";

export function weigh([tableFile, questions]: [string, Question[]]): number[][][] {
  const table = OfflineTable.read(readFileSync(tableFile));
  const opponents = new Opponents(table);
  return questions.map((question) => {
    const decision = opponents.decide(table.prove(question));
    return table.header.strengths.map((strength) => {
      const shares: number[] = [];
      opponents.likelyMoves(decision, strength).forEach((share, place) => {
        shares[decision.choices[place]!.place] = share;
      });
      return shares;
    });
  });
}
