// The game of tests/generators/game.py with types of openapi-typescript and the client of openapi-fetch.
import createClient from "openapi-fetch";
import type { components, paths } from "./schema.js";

type Turn = components["schemas"]["Turn"];

const [baseUrl, ruleset, firstSeed, turnCount] = process.argv.slice(2) as [string, string, string, string];
const client = createClient<paths>({ baseUrl });

function theData<Data>({ data, error }: { data?: Data; error?: unknown }): Data {
  if (data === undefined) {
    throw new Error(JSON.stringify(error));
  }
  return data;
}

let seed = Number(firstSeed);
const points: Record<string, number> = {};
const turns: Turn[] = [];
while (turns.length < Number(turnCount)) {
  const rolls: number[][] = [];
  const keeps: number[][] = [];
  for (;;) {
    const { dice } = theData(await client.POST("/v1/roll", { body: { ruleset, keep: keeps.at(-1) ?? [], seed } }));
    seed += 1;
    rolls.push(dice);
    const { best } = theData(await client.POST("/v1/advice", {
      body: { ruleset, dice, rolls_left: 3 - rolls.length, scorecard: { points } },
    }));
    if (best.keep) {
      keeps.push(best.keep);
      continue;
    }
    if (best.category === undefined || best.points === undefined) {
      throw new Error("nothing is announced in this game");
    }
    points[best.category] = best.points;
    turns.push({ rolls, keeps, category: best.category, points: best.points });
    break;
  }
}
const report = theData(await client.POST("/v1/games/check", { body: { ruleset, players: [{ name: "A", turns }] } }));
console.log(JSON.stringify(report));
