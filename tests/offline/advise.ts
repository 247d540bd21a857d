/**
 * Advises on positions for tests/offline/advised.py: reads a portable table and questions. Writes the moves of all answers
 * as numbers, so that many can be compared together.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { type Move, OfflineTable, type Question } from "../../clients/typescript/offline/src/index.ts";

/** Return the index of a category; for a keep, a larger number that is a sum over its dice. */
function codeOf(categories: ReadonlyMap<string, number>, move: Move): number {
  return move.action === "score"
    ? categories.get(move.category)!
    : move.keep.reduce((sum, die) => sum + 7 ** (die - 1), 100);
}

export function advise([tableFile, questionsFile, answersFile]: [string, string, string]): void {
  const table = OfflineTable.read(readFileSync(tableFile));
  const questions = JSON.parse(readFileSync(questionsFile, "utf-8")) as Question[];
  const categories = new Map(table.header.categories.map((name, category) => [name, category]));
  const numbers: number[] = [];
  for (const question of questions) {
    const advice = table.advise(question);
    const scores = table.score(question);
    if (advice.moves[0] !== advice.best || advice.value !== advice.best.value) {
      throw new Error(`the best move is another one: ${JSON.stringify(advice)}`);
    }
    const codesOf = (moves: readonly Move[]): string => moves.map((move) => codeOf(categories, move)).sort().join();
    if (codesOf(table.legalMoves(question)) !== codesOf(advice.moves)) {
      throw new Error(`the legal moves are others: ${JSON.stringify(question)}`);
    }
    numbers.push(advice.moves.length, advice.total_so_far, Number(scores.joker), scores.extra_bonus);
    numbers.push(...Object.values(scores.points));
    for (const move of advice.moves) {
      const scored = move.action === "score" ? [move.points, move.extra_bonus, move.extra_rolls ?? -1] : [0, 0, -1];
      numbers.push(codeOf(categories, move), ...scored, move.rank, move.value, move.loss);
    }
  }
  writeFileSync(answersFile, Float64Array.from(numbers));
}
