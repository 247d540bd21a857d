// Statistics of a person's games: means, themes, runs. Plain numbers, without words.

/** @import { DayRecord, GameRecord } from "./records.js" */

import { personOf } from "./finished-games.js";

/**
 * A game from the view of one of its players; losses are only known after a review.
 * @typedef {{
 *   id: string, when: string, ruleset: GameRecord["ruleset"], total: number, loss?: number, luck?: number, decisions?: number,
 *   themes: Record<string, { n: number, loss: number }>,
 * }} Played
 */

/**
 * Return the games of a person, in the order of `games`.
 * @param {readonly GameRecord[]} games
 * @param {string} person
 * @returns {Played[]}
 */
export const playedBy = (games, person) => games.flatMap(({ id, when, ruleset, players, review }) => {
  const p = players.findIndex(({ strength }, i) => strength === null && personOf(players, i) === person);
  if (p < 0) return [];
  const { loss, luck, decisions, themes = {} } = review?.players[p] ?? {};
  return [{ id, when, ruleset, total: players[p].total, loss, luck, decisions, themes }];
});

/** @param {GameRecord["ruleset"]} ruleset one of one's own is known by all that it says */
export const keyOf = (ruleset) => (typeof ruleset === "string" ? ruleset : JSON.stringify(ruleset));

/**
 * Return the number of games, the mean and the greatest total, and the loss per reviewed game, by ruleset. The most frequent
 * ruleset comes first.
 * @param {readonly Played[]} played
 */
export function meansByRuleset(played) {
  const groups = Map.groupBy(played, ({ ruleset }) => keyOf(ruleset));
  return [...groups.values()].map((of) => {
    const reviewed = of.flatMap(({ loss }) => (loss === undefined ? [] : [loss]));
    return {
      ruleset: of[0].ruleset, n: of.length, mean: mean(of.map(({ total }) => total)),
      most: Math.max(...of.map(({ total }) => total)), reviewed: reviewed.length,
      loss: reviewed.length ? mean(reviewed) : undefined,
    };
  }).sort((one, other) => other.n - one.n);
}

/**
 * Return the number of games of a person with a ruleset, and the mean and the greatest total; undefined without any.
 * @param {readonly GameRecord[]} games
 * @param {GameRecord["ruleset"]} ruleset
 * @param {string} person
 */
export function earlierGames(games, ruleset, person) {
  const same = playedBy(games, person).filter((each) => keyOf(each.ruleset) === keyOf(ruleset));
  return meansByRuleset(same).at(0);
}

/** @param {readonly number[]} values */
export const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Return the loss per free decision of each reviewed game, from the oldest on.
 * @param {readonly Played[]} played from the newest on
 */
export const lossOverTime = (played) => played.flatMap(({ id, when, loss, decisions }) => (
  loss === undefined || !decisions ? [] : [{ id, when, loss: loss / decisions }])).reverse();

/**
 * Return the losses by theme, the greatest first, without themes that cost nothing.
 * @param {readonly Played[]} played
 */
export function lossByTheme(played) {
  /** @type {Map<string, { theme: string, n: number, loss: number }>} */
  const found = new Map();
  for (const { themes } of played) {
    for (const [theme, { n, loss }] of Object.entries(themes)) {
      const sum = found.get(theme) ?? { theme, n: 0, loss: 0 };
      found.set(theme, { theme, n: sum.n + n, loss: sum.loss + loss });
    }
  }
  return [...found.values()].filter(({ loss }) => loss > 0).sort((one, other) => other.loss - one.loss);
}

/**
 * Return the length of the current streak of games within the bound, or above it, and the longest streak within it. Games
 * without a review do not count.
 * @param {readonly Played[]} played from the newest on
 * @param {number} bound
 */
export function runsOf(played, bound) {
  const within = played.flatMap(({ loss }) => (loss === undefined ? [] : [loss <= bound]));
  const end = within.findIndex((each) => each !== within[0]);
  let longest = 0;
  let run = 0;
  for (const each of within) {
    run = each ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { reviewed: within.length, isWithin: within[0] ?? false, current: end < 0 ? within.length : end, longest };
}

/**
 * Return whether all decisions of a day were answered, on that day.
 * @param {DayRecord} day
 */
const isDone = ({ answers, of, date, on }) => of > 0 && answers.length >= of && date === on;

/**
 * Return how many days in a row ended with the day's decisions, up to today or yesterday, and the longest such run.
 * @param {readonly DayRecord[]} days
 * @param {string} today
 */
export function dailyStreak(days, today) {
  const done = new Set(days.filter(isDone).map(({ date }) => date).sort());
  /** @param {string} last */
  const until = (last) => {
    let n = 0;
    for (let date = last; done.has(date); date = dayBefore(date)) n += 1;
    return n;
  };
  let [longest, run, last] = [0, 0, ""];
  for (const date of done) {
    run = dayBefore(date) === last ? run + 1 : 1;
    longest = Math.max(longest, run);
    last = date;
  }
  return { current: until(today) || until(dayBefore(today)), longest };
}

/** @param {string} date */
export function dayBefore(date) {
  const day = new Date(`${date}T12:00:00Z`);
  day.setUTCDate(day.getUTCDate() - 1);
  return day.toISOString().slice(0, 10);
}

/**
 * Return the date in the time zone of the player.
 * @param {Date} now
 */
export const localDate = (now) =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((each) => String(each).padStart(2, "0")).join("-");

/**
 * Return the number of earlier days of a game that were finished, and their mean share of right answers.
 * @param {readonly DayRecord[]} days
 * @param {string} ruleset
 * @param {string} date before which
 */
export function daysBefore(days, ruleset, date) {
  const before = days.filter((day) => day.ruleset === ruleset && day.date < date && day.of > 0 && day.answers.length >= day.of);
  const right = before.map(({ answers, of }) => answers.filter(({ accepted }) => accepted).length / of);
  return { n: before.length, right: right.length ? mean(right) : undefined };
}
