// The game of tests/generators/game.py with the client typescript-fetch of openapi-generator. A CommonJS module, as the client.
import { AdviceApi, Configuration, GameReportToJSON, GamesApi, MoveAction, PlayApi, type Move, type Turn } from "./client";

async function play(basePath: string, ruleset: string, firstSeed: number, turnCount: number): Promise<void> {
  const configuration = new Configuration({ basePath });
  let seed = firstSeed;
  const points: Record<string, number> = {};
  const turns: Turn[] = [];
  while (turns.length < turnCount) {
    const rolls: number[][] = [];
    const keeps: number[][] = [];
    let best: Move;
    for (;;) {
      const rollRequest = { ruleset, keep: keeps.at(-1) ?? [], seed };
      const { dice } = await new PlayApi(configuration).roll({ rollRequest });
      seed += 1;
      rolls.push(dice);
      const adviceRequest = { ruleset, dice, rollsLeft: 3 - rolls.length, scorecard: { points } };
      ({ best } = await new AdviceApi(configuration).advise({ adviceRequest }));
      if (best.action !== MoveAction.Keep) {
        break;
      }
      keeps.push(best.keep!);
    }
    points[best.category!] = best.points!;
    turns.push({ rolls, keeps, category: best.category, points: best.points });
  }
  const gameCheckRequest = { ruleset, players: [{ name: "A", turns }] };
  console.log(JSON.stringify(GameReportToJSON(await new GamesApi(configuration).checkGame({ gameCheckRequest }))));
}

const [address, ruleset, firstSeed, turnCount] = process.argv.slice(2) as [string, string, string, string];
void play(address, ruleset, Number(firstSeed), Number(turnCount));
