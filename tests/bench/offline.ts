/** Measures what answers offline, for tests/bench/measure_offline.py: milliseconds in JSON, one of each run. */
import { readFileSync } from "node:fs";
import { OfflineTable, type Question } from "../../clients/typescript/offline/src/index.ts";

const RUNS = 9;
const [tableFile, questionsFile] = process.argv.slice(2) as [string, string];
const bytes = readFileSync(tableFile);
const questions = JSON.parse(readFileSync(questionsFile, "utf-8")) as Question[];

function milliseconds(call: () => void): number {
  const started = performance.now();
  call();
  return performance.now() - started;
}

let table!: OfflineTable;
const first = milliseconds(() => {
  table = OfflineTable.read(bytes);
});
const opened = Array.from({ length: RUNS }, () => milliseconds(() => {
  table = OfflineTable.read(bytes);
}));
const [question] = questions as [Question, ...Question[]];
const firstAdvice = milliseconds(() => void table.advise(question));
const advised = Array.from({ length: RUNS }, () => {
  const fresh = OfflineTable.read(bytes);
  return milliseconds(() => questions.forEach((each) => fresh.advise(each))) / questions.length;
});
const again = Array.from({ length: RUNS }, () => milliseconds(() => void table.advise(question)));
console.log(JSON.stringify({ first, opened, firstAdvice, advised, again }));
