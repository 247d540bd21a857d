// The games that are offered for download, in their order.

/**
 * @import { ListedRuleset } from "../base/types.js"
 */

import { loadGame } from "../base/local-storage.js";
import { loadGames } from "../storage/records.js";
import { usualGame } from "../ruleset/usual-game.js";

/** The games that were played in this browser, the one that is under way first, then those that were played most. */
export function playedGames() {
  /** @type {Map<unknown, number>} */
  const counts = new Map();
  for (const { ruleset } of loadGames()) counts.set(ruleset, (counts.get(ruleset) ?? 0) + 1);
  const finished = [...counts].sort(([, one], [, other]) => other - one).map(([ruleset]) => ruleset);
  return [...new Set([loadGame()?.state?.ruleset, ...finished])].filter((ruleset) => typeof ruleset === "string");
}

/**
 * Return the games that may have a table: first those that are played here, then the default game, then the others as they
 * are listed.
 * @param {readonly ListedRuleset[]} rulesets
 * @param {readonly string[]} played
 */
export function gamesToDownload(rulesets, played) {
  const usual = usualGame(rulesets);
  /** @param {string} id */
  const place = (id) => {
    const at = played.indexOf(id);
    return at >= 0 ? at : id === usual ? played.length : Infinity;
  };
  const possible = rulesets.filter(({ table, isEstimated }) => table === "ready" && !isEstimated);
  return possible.map(({ id, title }) => ({ id, title, isPlayed: place(id) < Infinity }))
    .sort((one, other) => (place(one.id) === place(other.id) ? 0 : place(one.id) - place(other.id)));
}
