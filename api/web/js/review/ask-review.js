// The review of a game from /v1/games/review. The table asks for it when a game ends, and the review shows the same answer.

/**
 * @import { Game, GameReview } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { askUntilAnswered } from "../base/api.js";
import { language } from "../base/i18n.js";
import { idOf, recordReview } from "../storage/finished-games.js";
import { reviewQuestion } from "../game/questions.js";

/** @typedef {Parameters<typeof askUntilAnswered>[2]} Ways */

/** @type {{ key: string, review: GameReview } | undefined} */
let latest;

/**
 * Return the review of a game, and store it with the game.
 * @param {Game} game
 * @param {Rules} rules
 * @param {Ways} ways
 */
export async function askReview(game, rules, ways) {
  const key = language() + JSON.stringify(game);
  if (latest?.key === key) return latest.review;
  const review = await (rules.isEstimated ? askOneByOne(game, ways) : askUntilAnswered("/v1/games/review", reviewQuestion(game), ways));
  recordReview(idOf(game), review, rules);
  latest = { key, review };
  return review;
}

/**
 * Ask for the review player by player: with estimates, all of them would take too long for one request. There are no reasons.
 * @param {Game} game
 * @param {Ways} ways
 * @returns {Promise<GameReview>}
 */
async function askOneByOne(game, ways) {
  const reviews = [];
  for (const player of game.players) reviews.push(await askUntilAnswered("/v1/games/review", { ...game, players: [player] }, ways));
  const highlights = reviews.flatMap((review, player) => review.highlights.map((highlight) => ({ ...highlight, player })));
  return {
    ...reviews[0], players: reviews.flatMap(({ players }) => players), highlights: highlights.sort((one, other) => other.loss - one.loss),
  };
}
