// Statistics of games, compared with calculations by hand.

/** @import { DayRecord, GameRecord } from "../../api/web/js/storage/records.js" */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import {
  dailyStreak, dayBefore, daysBefore, earlierGames, goalsOf, localDate, lossByTheme, lossOverTime, meansByRuleset, playedBy, playedDays, ratingBy,
  runsOf, winsOf,
} from "../../api/web/js/storage/statistics.js";
import { numbersOf } from "../../api/web/js/history/rating.js";
import { phaseAfter } from "../../api/web/js/storage/finished-games.js";

/**
 * @param {string} id
 * @param {string} ruleset
 * @param {number} total
 * @param {number} [loss]
 * @param {Record<string, { n: number, loss: number }>} [themes]
 * @returns {GameRecord}
 */
const game = (id, ruleset, total, loss, themes = {}) => ({
  id, when: `2026-01-0${id}T12:00:00Z`, ruleset,
  players: [{ name: null, strength: "club", total: 300 }, { name: null, strength: null, total }],
  ...(loss !== undefined && {
    review: { good_loss: 0.5, players: [{ loss: 99, luck: 0, decisions: 1, themes: {} }, { loss, luck: 1, decisions: 20, themes }] },
  }),
});

const GAMES = [
  game("5", "yatzy", 200, 4, { endgame: { n: 3, loss: 1 }, straights: { n: 5, loss: 3 } }),
  game("4", "yahtzee", 250),
  game("3", "yahtzee", 210, 8, { endgame: { n: 2, loss: 7 }, joker: { n: 2, loss: 0 } }),
  game("2", "yahtzee", 260, 30, {}),
  game("1", "yatzy", 220, 2, {}),
];
const MINE = playedBy(GAMES, "");

test("a person's games only have that person's losses", () => {
  assert.deepEqual(MINE.map(({ total, loss }) => [total, loss]), [[200, 4], [250, undefined], [210, 8], [260, 30], [220, 2]]);
  assert.deepEqual(playedBy(GAMES, "Åsa"), []);
});

test("means are by game, with the numbers of games and reviews", () => {
  assert.deepEqual(meansByRuleset(MINE), [
    { ruleset: "yahtzee", n: 3, mean: 240, latest: 240, most: 260, reviewed: 2, loss: 19 },
    { ruleset: "yatzy", n: 2, mean: 210, latest: 210, most: 220, reviewed: 2, loss: 3 },
  ]);
  assert.equal(meansByRuleset(playedBy([game("1", "crag", 99)], ""))[0].loss, undefined);
});

test("earlier games of a person are those with the same rules", () => {
  assert.deepEqual(earlierGames(GAMES, "yatzy", ""), { ruleset: "yatzy", n: 2, mean: 210, latest: 210, most: 220, reviewed: 2, loss: 3 });
  assert.equal(earlierGames(GAMES, "crag", ""), undefined);
  assert.equal(earlierGames(GAMES, "yatzy", "Ann"), undefined);
});

test("losses over time are per free decision, oldest first", () => {
  assert.deepEqual(lossOverTime(MINE).map(({ id, loss }) => [id, loss]), [["1", 0.1], ["2", 1.5], ["3", 0.4], ["5", 0.2]]);
});

test("the costliest theme comes first, and themes without losses are left out", () => {
  assert.deepEqual(lossByTheme(MINE), [{ theme: "endgame", n: 5, loss: 8 }, { theme: "straights", n: 5, loss: 3 }]);
});

test("streaks are of reviewed games, newest first", () => {
  assert.deepEqual(runsOf(MINE, 10), { reviewed: 4, isWithin: true, current: 2, longest: 2 });
  assert.deepEqual(runsOf(MINE, 3), { reviewed: 4, isWithin: false, current: 3, longest: 1 });
  assert.deepEqual(runsOf(MINE, 30), { reviewed: 4, isWithin: true, current: 4, longest: 4 });
  assert.deepEqual(runsOf([], 30), { reviewed: 0, isWithin: false, current: 0, longest: 0 });
});

/**
 * @param {string} date
 * @param {Partial<DayRecord>} [differing]
 * @param {number} [right]
 * @returns {DayRecord}
 */
const day = (date, differing, right = 2) => ({
  ruleset: "yahtzee", date, on: date, of: 2,
  answers: [0, 1].map((n) => ({ loss: 0, accepted: n < right, played: { action: "keep", keep: [] } })), ...differing,
});

const DAY = 86_400_000;

test("streaks of days end today or yesterday, and count puzzles finished on their day", () => {
  const days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-03-03"].map((date) => day(date));
  assert.deepEqual(dailyStreak(days, "2026-03-01"), { current: 3, longest: 3 });
  assert.deepEqual(dailyStreak(days, "2026-03-02"), { current: 3, longest: 3 });
  assert.deepEqual(dailyStreak(days, "2026-03-03"), { current: 1, longest: 3 });
  assert.deepEqual(dailyStreak(days, "2026-03-05"), { current: 0, longest: 3 });
  assert.deepEqual(dailyStreak([day("2026-03-01", { of: 3 }), day("2026-02-28", { on: "2026-03-01" })], "2026-03-01"), { current: 0, longest: 0 });
});

test("the longest streak in twenty years is found at once", () => {
  const [first, missed, end] = ["2000-01-01", "2010-06-15", "2020-01-01"].map((date) => Date.parse(date));
  const all = Array.from({ length: (end - first) / DAY }, (_, n) => new Date(first + n * DAY).toISOString().slice(0, 10));
  const begun = performance.now();
  const { longest } = dailyStreak(all.filter((date) => date !== "2010-06-15").reverse().map((date) => day(date)), "1990-01-01");
  assert.equal(longest, (missed - first) / DAY);
  assert.ok(performance.now() - begun < 5_000);
});

test("the previous day is right across months, years and clock changes", () => {
  assert.deepEqual(["2026-03-01", "2028-03-01", "2026-01-01", "2026-03-30"].map(dayBefore), ["2026-02-28", "2028-02-29", "2025-12-31", "2026-03-29"]);
  assert.equal(localDate(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
});

/**
 * @param {string} on
 * @param {(readonly [accepted: boolean, difficulty?: number])[]} answers
 */
const rated = (on, answers) => day("2026-03-01", {
  on, ruleset: on, answers: answers.map(([accepted, difficulty]) => ({ loss: 0, accepted, played: { action: "keep", keep: [] }, difficulty })),
});

test("the rating is an Elo rating against the difficulties", () => {
  assert.deepEqual(ratingBy([]), { rating: 1000, n: 0 });
  assert.deepEqual(ratingBy([rated("2026-03-01", [[true, 1000]])]), { rating: 1020, n: 1 });
  assert.deepEqual(ratingBy([rated("2026-03-01", [[false, 1000]])]), { rating: 980, n: 1 });
  // 1020 is expected to solve 1400 in 1 of 9.91 cases, by 10 to the power of 0.95.
  assert.deepEqual(ratingBy([rated("2026-03-01", [[true, 1000], [false, 1400]])]), { rating: 1016, n: 2 });
  // Earlier versions stored no difficulty.
  assert.deepEqual(ratingBy([rated("2026-03-01", [[true], [true, 1000]])]), { rating: 1020, n: 1 });
});

test("with a hint, a right answer does not raise the rating, and a wrong one lowers it", () => {
  /** @param {boolean} accepted */
  const hinted = (accepted) => day("2026-03-01", {
    answers: [{ loss: 0, accepted, played: { action: "keep", keep: [] }, difficulty: 1000, hinted: true }],
  });
  assert.deepEqual(ratingBy([hinted(true)]), { rating: 1000, n: 1 });
  assert.deepEqual(ratingBy([hinted(false)]), { rating: 980, n: 1 });
});

test("the rating moves half as fast after twenty answers, in the order of the days", () => {
  // An impossible decision is worth the whole step.
  const solved = /** @type {const} */ ([true, 99_999]);
  const first = rated("2026-03-01", Array.from({ length: 20 }, () => solved));
  assert.deepEqual(ratingBy([first]), { rating: 1800, n: 20 });
  assert.deepEqual(ratingBy([rated("2026-03-02", [solved]), first]), { rating: 1820, n: 21 });
  // Missing the easiest one costs the whole step: 20 points after the others, but 40 before them.
  assert.deepEqual(ratingBy([rated("2026-03-02", [[false, 0]]), first]), { rating: 1780, n: 21 });
  assert.deepEqual(ratingBy([rated("2026-02-28", [[false, 0]]), first]), { rating: 1740, n: 21 });
});

test("earlier days are finished days of the same game", () => {
  const days = [day("2026-03-01", {}, 1), day("2026-03-02"), day("2026-03-03", { of: 3 }), day("2026-03-04"), day("2026-03-01", { ruleset: "yatzy" }, 0)];
  assert.deepEqual(daysBefore(days, "yahtzee", "2026-03-04"), { n: 2, right: 0.75 });
  assert.deepEqual(daysBefore(days, "crag", "2026-03-04"), { n: 0, right: undefined });
});

test("the latest games have a mean of their own", () => {
  const played = Array.from({ length: 12 }, (_, n) => ({ id: String(n), when: "2026-01-01T12:00:00Z", ruleset: "crag", total: n < 10 ? 50 : 110, themes: {}, phases: {} }));
  const [{ mean, latest }] = meansByRuleset(played);
  assert.deepEqual({ mean, latest }, { mean: 60, latest: 50 });
});

/**
 * A game against computer players with these totals.
 * @param {number} total
 * @param {Record<string, number>} others
 * @param {Partial<GameRecord>} [more]
 * @returns {GameRecord}
 */
const against = (total, others, more = {}) => ({
  id: "1", when: "2026-01-01T12:00:00Z", ruleset: "yahtzee",
  players: [{ name: null, strength: null, total }, ...Object.entries(others).map(([strength, each]) => ({ name: null, strength, total: each }))], ...more,
});

test("wins in a row are against computer players, and a tie is none", () => {
  const [won, lost, tied, alone] = [against(9, { club: 8 }), against(9, { club: 10 }), against(9, { club: 9 }), against(9, {})];
  /** @param {GameRecord[]} games */
  const wins = (...games) => winsOf(playedBy(games, ""));
  assert.deepEqual(wins(won, alone, won, lost, won, won, won), { games: 6, current: 2, longest: 3 });
  assert.deepEqual(wins(tied, won), { games: 2, current: 0, longest: 1 });
  assert.deepEqual(wins(against(9, { club: 8, expert: 10 })), { games: 1, current: 0, longest: 0 });
  assert.deepEqual(wins(alone), { games: 0, current: 0, longest: 0 });
  // Where points are awarded, they win.
  const awarded = against(9, { club: 8 });
  [awarded.players[0].points_awarded, awarded.players[1].points_awarded] = [1, 2];
  assert.deepEqual(wins(awarded), { games: 1, current: 0, longest: 0 });
});

test("days with a game are those of the player's clock", () => {
  const played = playedBy(["2026-03-02T12:00:00Z", "2026-03-01T12:00:00Z", "2026-03-01T11:00:00Z", "2026-02-20T12:00:00Z"]
    .map((when) => against(9, {}, { when })), "");
  assert.deepEqual(playedDays(played, "2026-03-03"), { current: 2, longest: 2 });
  assert.deepEqual(playedDays(played, "2026-03-04"), { current: 0, longest: 2 });
});

test("goals are reached by what is stored of a game, the first time", () => {
  const totals = { upper_points: 63, upper_bonus: 35, lower_points: 100, extra_bonus: 0, total: 198 };
  /** @param {...Partial<GameRecord>} more */
  const reached = (...more) => goalsOf(playedBy(more.map((each, n) => against(9, { club: 8 }, { id: String(n), ...each })), ""))
    .filter(({ first }) => first).map(({ goal, first }) => `${goal} ${first?.id}`);
  /** @param {number} loss */
  const review = (loss, luck = 1, themes = {}) => ({ good_loss: 0.5, players: [{ loss, luck, decisions: 20, themes }, { loss: 1, luck: 0, decisions: 20, themes: {} }] });
  /** @param {number} loss */
  const mistake = (loss, player = 0) => /** @type {any} */ ({ player, loss });
  assert.deepEqual(reached({}), []);
  assert.deepEqual(reached({ game: { players: [{ claimed: totals }] } }, {}), ["bonus 0"]);
  assert.deepEqual(reached({ game: { players: [{ claimed: { ...totals, upper_bonus: 0, extra_bonus: 100 } }] } }), ["joker 0"]);
  assert.deepEqual(reached({ review: review(30), mistakes: [mistake(2), mistake(9, 1)] }), ["careful 0"]);
  assert.deepEqual(reached({ review: review(30), mistakes: [mistake(2.1)] }), []);
  assert.deepEqual(reached({ review: review(19) }, { review: review(19) }), ["thrifty 1"]);
  assert.deepEqual(reached({ review: review(4.9) }), ["thrifty 0", "flawless 0"]);
  assert.deepEqual(reached({ review: review(30, -1) }), ["unlucky 0"]);
  assert.deepEqual(reached({ review: review(30, 1, { endgame: { n: 3, loss: 0 } }) }), ["endgame 0"]);
  assert.deepEqual(reached({ review: review(30, 1, { endgame: { n: 3, loss: 0.1 } }) }), []);
  assert.deepEqual(reached({ players: against(9, { perfect: 8 }).players }), ["expert 0"]);
});

test("only the latest numbers of known games are sent for a rating, the oldest first", () => {
  const sent = numbersOf(MINE);
  assert.deepEqual(sent.map(({ ruleset, loss }) => [ruleset, loss]), [["yatzy", 2], ["yahtzee", 30], ["yahtzee", 8], ["yatzy", 4]]);
  assert.deepEqual(sent[3], {
    ruleset: "yatzy", free_decisions: 20, loss: 4, phases: {},
    themes: { endgame: { free_decisions: 3, loss: 1 }, straights: { free_decisions: 5, loss: 3 } },
  });
  const many = playedBy(Array.from({ length: 120 }, (_, i) => ({ ...game("1", "yahtzee", 200, i), id: String(i) })), "");
  assert.deepEqual(numbersOf(many).map(({ loss }) => loss), Array.from({ length: 100 }, (_, i) => 99 - i));
});

test("phases are those of the puzzles", () => {
  const phases = Array.from({ length: 13 }, (_, turn) => phaseAfter(13, turn)[0]).join("");
  assert.equal(phases, "oommmmlllleee".slice(0, 13));
  assert.equal(Array.from({ length: 15 }, (_, turn) => phaseAfter(15, turn)[0]).join(""), "oommmmmllllleee");
});
