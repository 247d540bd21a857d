// The game of the day: the same dice for everyone who rerolls the same places. All play the same game, so that results compare.

/** @import { Rules } from "../ruleset/rules.js" */

import { facesOf, seedOfDay } from "./fair-dice.js";

export const DAILY_RULESET = "yahtzee";

/** The fragment of its address. */
export const DAILY_LINK = "#daily";

const PREFIX = "daily-";

/** Return the id of the game of a day. @param {string} date */
export const idOfDay = (date) => PREFIX + date;

/** Return the day of a game with this id, undefined where it is another game. @param {string} id */
export const dayOf = (id) => (id.startsWith(PREFIX) ? id.slice(PREFIX.length) : undefined);

/**
 * Return the faces of each turn of a day: those of each roll in a row.
 * @param {string} date
 * @param {Pick<Rules, "turns" | "rolls" | "diceCount">} rules
 */
export async function facesOfDay(date, { turns, rolls, diceCount }) {
  const seed = await seedOfDay(date, DAILY_RULESET);
  return Promise.all(Array.from({ length: turns }, (_, turn) => facesOf(seed, Uint8Array.of(turn), rolls * diceCount)));
}

/**
 * Return how many percent of games had a smaller total, at least.
 * @param {readonly number[]} percentiles 1 to 99 of their totals
 * @param {number} total
 */
export const percentBelow = (percentiles, total) => percentiles.filter((each) => each < total).length;

/**
 * Return the hours and minutes until the next day begins here, such as 5:07.
 * @param {Date} now
 */
export function timeToNext(now) {
  const midnight = new Date(now);
  midnight.setHours(24, 0, 0, 0);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}
