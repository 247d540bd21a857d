// The names of players, typed or in the language of the page, and who has won.

/** @import { Player, Totals } from "../base/types.js" */

import { amount, list, number, t } from "../base/i18n.js";

/** @param {readonly Player[]} players in their order */
export function namesOf(players) {
  /** @type {string[]} */
  const names = [];
  const firstPerson = players.findIndex(({ strength }) => strength === null);
  players.forEach(({ name, strength }, p) => {
    const [alone, numbered] = strength === null ? [t("you"), t("player")] : [t("computer"), t("computer")];
    const isFree = strength === null ? p === firstPerson : !names.includes(alone);
    names.push(name ?? (isFree && !players.some((other) => other.name === alone) ? alone : `${numbered} ${p + 1}`));
  });
  return names;
}

/**
 * Return the place of the only person among players, if there is one.
 * @param {readonly Player[]} players
 */
export function onlyPerson(players) {
  const persons = players.flatMap(({ strength }, p) => (strength === null ? [p] : []));
  return persons.length === 1 ? persons[0] : undefined;
}

/**
 * Return the result of a game in words. Where points are awarded, most of them win, whatever the totals.
 * @param {readonly string[]} names of the players
 * @param {readonly Totals[]} totals of each
 * @param {number} [mine] the player who is spoken to
 */
export function resultWords(names, totals, mine) {
  const results = totals.map(({ total, points_awarded }) => points_awarded ?? total);
  const most = Math.max(...results);
  const winners = names.filter((_, p) => results[p] === most);
  const { total, points_awarded: n } = totals[results.indexOf(most)];
  const words = { points: amount(number, total), n, name: winners[0], names: list(winners) };
  const margin = marginOf(totals, mine);
  if (margin) return t(margin > 0 ? "endWon" : "endLost", { n: Math.abs(margin) });
  if (names.length === 1) return t(n === undefined ? "finished" : "finishedAwarded", words);
  if (winners.length === 1) return t(n === undefined ? "wins" : "winsAwarded", words);
  return t(n === undefined ? "tie" : "tieAwarded", words);
}

/**
 * Return how far a player is ahead of the best other one, or behind; undefined where totals do not win.
 * @param {readonly Totals[]} totals of each player
 * @param {number | undefined} mine
 */
function marginOf(totals, mine) {
  if (mine === undefined || totals.length < 2 || totals[0].points_awarded !== undefined) return undefined;
  return totals[mine].total - Math.max(...totals.filter((_, p) => p !== mine).map(({ total }) => total));
}
