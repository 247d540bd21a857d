// Writes random numbers for each of the seeds on stdin, as JSON lists.

import { readFileSync } from "node:fs";
import { chanceOf } from "../../clients/typescript/offline/src/random.ts";

const { seeds, count }: { seeds: string[]; count: number } = JSON.parse(readFileSync(0, "utf8"));
process.stdout.write(JSON.stringify(seeds.map((seed) => {
  const next = chanceOf(seed);
  return Array.from({ length: count }, next);
})));
