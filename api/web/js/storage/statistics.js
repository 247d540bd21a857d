// Statistics of a person's games: means, themes, runs. Plain numbers, without words.

/**
 * @import { Totals } from "../base/types.js"
 * @import { DayRecord, GameRecord, PartLoss, PlayerRecord } from "./records.js"
 */

import { dayOf } from "../game/daily.js";
import { personOf } from "./finished-games.js";

/**
 * A game from the view of one of its players; losses are only known after a review. `beaten` are the computer players with less,
 * none where one of them has as much; it is undefined without any. `worst` is the greatest loss, as long as moves are stored.
 * @typedef {{
 *   id: string, when: string, ruleset: GameRecord["ruleset"], total: number, loss?: number, luck?: number, decisions?: number,
 *   themes: Record<string, PartLoss>, phases: Record<string, PartLoss>, beaten?: string[], worst?: number, claimed?: Totals,
 * }} Played
 */

/**
 * Return the games of a person, in the order of `games`.
 * @param {readonly GameRecord[]} games
 * @param {string} person
 * @returns {Played[]}
 */
export const playedBy = (games, person) => games.flatMap(({ id, when, ruleset, players, review, game, mistakes }) => {
  const p = players.findIndex(({ strength }, i) => strength === null && personOf(players, i) === person);
  if (p < 0) return [];
  const { loss, luck, decisions, themes = {}, phases = {} } = review?.players[p] ?? {};
  const losses = mistakes?.filter(({ player }) => player === p).map((mistake) => mistake.loss);
  return [{
    id, when, ruleset, total: players[p].total, loss, luck, decisions, themes, phases, beaten: beatenBy(players, p),
    worst: losses && Math.max(0, ...losses), claimed: game?.players[p]?.claimed,
  }];
});

/**
 * Return the computer players that a player has beaten; undefined without any in the game.
 * @param {readonly PlayerRecord[]} players
 * @param {number} p
 */
function beatenBy(players, p) {
  /** @param {PlayerRecord} player */
  const result = ({ total, points_awarded }) => points_awarded ?? total;
  const computers = players.filter(({ strength }) => strength !== null);
  if (!computers.length) return undefined;
  return computers.some((other) => result(other) >= result(players[p])) ? [] : computers.map(({ strength }) => strength ?? "");
}

/** @param {GameRecord["ruleset"]} ruleset one of one's own is known by all that it says */
export const keyOf = (ruleset) => (typeof ruleset === "string" ? ruleset : JSON.stringify(ruleset));

/** The number of latest games that have a mean of their own. */
export const LATEST = 10;

/**
 * Return the number of games, the mean of all and of the latest, the greatest total, and the loss per reviewed game, by ruleset. The most frequent
 * ruleset comes first.
 * @param {readonly Played[]} played
 */
export function meansByRuleset(played) {
  const groups = Map.groupBy(played, ({ ruleset }) => keyOf(ruleset));
  return [...groups.values()].map((of) => {
    const reviewed = of.flatMap(({ loss }) => (loss === undefined ? [] : [loss]));
    return {
      ruleset: of[0].ruleset, n: of.length, mean: mean(of.map(({ total }) => total)),
      latest: mean(of.slice(0, LATEST).map(({ total }) => total)),
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
  return { reviewed: within.length, isWithin: within[0] ?? false, ...streakOf(within) };
}

/**
 * Return how many of the latest games against the computer were won in a row, and the longest such streak.
 * @param {readonly Played[]} played from the newest on
 */
export function winsOf(played) {
  const won = played.flatMap(({ beaten }) => (beaten ? [beaten.length > 0] : []));
  const { current, longest } = streakOf(won);
  return { games: won.length, current: won[0] ? current : 0, longest };
}

/**
 * Return how many of the first results are equal, and the longest run of true ones.
 * @param {readonly boolean[]} results
 */
function streakOf(results) {
  const end = results.findIndex((each) => each !== results[0]);
  let longest = 0;
  let run = 0;
  for (const each of results) {
    run = each ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return { current: end < 0 ? results.length : end, longest };
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
export const dailyStreak = (days, today) => daysInARow(days.filter(isDone).map(({ date }) => date), today);

/**
 * Return how many days in a row ended with a game, up to today or yesterday, and the longest such run.
 * @param {readonly Played[]} played
 * @param {string} today
 */
export const playedDays = (played, today) => daysInARow(played.map(({ when }) => localDate(new Date(when))), today);

/**
 * Return the games of the day that were finished, from the latest on.
 * @param {readonly GameRecord[]} games
 */
export const dailyResults = (games) => games.flatMap(({ id, players, best }) => {
  const date = dayOf(id);
  return date === undefined ? [] : [{ date, total: players[0].total, best }];
}).sort((one, other) => compare(other.date, one.date));

/**
 * Return how many days in a row ended with the game of the day, up to today or yesterday, and the longest such run.
 * @param {readonly GameRecord[]} games
 * @param {string} today
 */
export const dailyGameStreak = (games, today) => daysInARow(dailyResults(games).map(({ date }) => date), today);

/**
 * @param {readonly string[]} dates
 * @param {string} today
 */
function daysInARow(dates, today) {
  const done = new Set([...dates].sort());
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

// The rating at which everyone starts: that of the casual computer player.
const START = 1000;
/** Answers until a rating is no longer provisional: it moves twice as fast until then. */
export const PROVISIONAL = 20;

/**
 * Return the Elo rating by the daily decisions, in the order of the days on which they were answered: each is an opponent whose
 * rating is its difficulty. With a hint, a right answer does not raise it. Also return the number of answers that count; earlier versions stored no difficulty.
 * @param {readonly DayRecord[]} days
 */
export function ratingBy(days) {
  const order = [...days].sort((one, other) => compare(one.on, other.on) || compare(one.date, other.date));
  let [rating, n] = [START, 0];
  for (const { accepted, difficulty, hinted } of order.flatMap(({ answers }) => answers)) {
    if (difficulty !== undefined) {
      const expected = 1 / (1 + 10 ** ((difficulty - rating) / 400));
      const change = (n < PROVISIONAL ? 40 : 20) * (Number(accepted) - expected);
      rating += hinted ? Math.min(0, change) : change;
      n += 1;
    }
  }
  return { rating: Math.round(rating), n };
}

/**
 * @param {string} one
 * @param {string} other
 */
const compare = (one, other) => (one < other ? -1 : Number(one > other));

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

/**
 * What a player can reach, each by what a stored game says of it. The order is from easy to hard.
 * @satisfies {Record<string, (played: Played) => boolean | undefined>}
 */
const GOALS = {
  bonus: ({ claimed }) => (claimed?.upper_bonus ?? 0) > 0,
  careful: ({ worst }) => worst !== undefined && worst <= 2,
  endgame: ({ themes }) => themes.endgame?.n > 0 && themes.endgame.loss === 0,
  unlucky: ({ beaten, luck }) => Boolean(beaten?.length) && luck !== undefined && luck < 0,
  joker: ({ claimed }) => (claimed?.extra_bonus ?? 0) > 0,
  expert: ({ beaten }) => Boolean(beaten?.some((strength) => strength === "expert" || strength === "perfect")),
  thrifty: ({ loss }) => loss !== undefined && loss < 20,
  flawless: ({ loss, decisions }) => loss !== undefined && Boolean(decisions) && loss < 5,
};

/** @typedef {keyof typeof GOALS} Goal */

/**
 * Return the goals, each with the first game that reached it.
 * @param {readonly Played[]} played from the newest on
 */
export const goalsOf = (played) => /** @type {Goal[]} */ (Object.keys(GOALS)).map((goal) => (
  { goal, first: played.findLast((each) => GOALS[goal](each)) }));
