// The game of tests/generators/game.py with a client of @hey-api/openapi-ts.
import { client } from "./client/client.gen.js";
import { advise, checkGame, roll, type Turn } from "./client/index.js";

const [baseUrl, ruleset, firstSeed, turnCount] = process.argv.slice(2) as [string, string, string, string];
client.setConfig({ baseUrl, throwOnError: true });

let seed = Number(firstSeed);
const points: Record<string, number> = {};
const turns: Turn[] = [];
while (turns.length < Number(turnCount)) {
  const rolls: number[][] = [];
  const keeps: number[][] = [];
  for (;;) {
    const rolled = await roll({ body: { ruleset, keep: keeps.at(-1) ?? [], seed }, throwOnError: true });
    const { dice } = rolled.data;
    seed += 1;
    rolls.push(dice);
    const advice = await advise({
      body: { ruleset, dice, rolls_left: 3 - rolls.length, scorecard: { points } },
      throwOnError: true,
    });
    const { best } = advice.data;
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
const report = await checkGame({ body: { ruleset, players: [{ name: "A", turns }] }, throwOnError: true });
console.log(JSON.stringify(report.data));
