// The game of tests/generators/game.py with the package of clients/typescript.
import { createClient, type Turn } from "keepwise";

const [baseUrl, ruleset, firstSeed, turnCount] = process.argv.slice(2) as [string, string, string, string];
const keepwise = createClient(baseUrl);

let seed = Number(firstSeed);
const points: Record<string, number> = {};
const turns: Turn[] = [];
while (turns.length < Number(turnCount)) {
  const rolls: number[][] = [];
  const keeps: number[][] = [];
  for (;;) {
    const { dice } = await keepwise.roll({ ruleset, keep: keeps.at(-1) ?? [], seed });
    seed += 1;
    rolls.push(dice);
    const { best } = await keepwise.advise({
      ruleset,
      dice,
      rolls_left: 3 - rolls.length,
      scorecard: { points },
    });
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
console.log(JSON.stringify(await keepwise.checkGame({ ruleset, players: [{ name: "A", turns }] })));
