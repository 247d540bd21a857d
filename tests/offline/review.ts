/** Reviews games for tests/offline/test_reviews.py: a portable table, and a list of games that becomes one of reviews. */
import { readFileSync, writeFileSync } from "node:fs";
import { type GameClaim, InvalidGame, OfflineTable } from "../../clients/typescript/offline/src/index.ts";

for (const folder of process.argv.slice(2)) {
  const table = OfflineTable.read(readFileSync(`${folder}/table`));
  const games = JSON.parse(readFileSync(`${folder}/games.json`, "utf-8")) as GameClaim[];
  const reviews = games.map((game) => {
    try {
      return table.review(game);
    } catch (error) {
      if (error instanceof InvalidGame) {
        return { problems: error.problems };
      }
      throw error;
    }
  });
  writeFileSync(`${folder}/reviews.json`, JSON.stringify(reviews));
}
