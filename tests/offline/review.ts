/** Reviews games for tests/offline/test_reviews.py: reads a portable table and a list of games, writes the reviews. */
import { readFileSync } from "node:fs";
import { type GameClaim, InvalidGame, OfflineTable } from "../../clients/typescript/offline/src/index.ts";

export function review([tableFile, games]: [string, GameClaim[]]): unknown[] {
  const table = OfflineTable.read(readFileSync(tableFile));
  return games.map((game) => {
    try {
      return table.review(game);
    } catch (error) {
      if (error instanceof InvalidGame) {
        return { problems: error.problems };
      }
      throw error;
    }
  });
}
