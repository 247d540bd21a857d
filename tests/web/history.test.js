// Stored games, reviews and training; damage, full storage, and files.

/** @import { Decision, Game, GameReview } from "../../api/web/js/base/types.js" */

import { storage } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import * as game from "../../api/web/js/game/game.js";
import { RefusedFile, exportHistory, importHistory } from "../../api/web/js/storage/history-file.js";
import {
  dueOf, followGame, forgetAll, forgetGame, idOf, canStore, loadHistory, me, mistakesOf, personsOf, playedLike, recordGame, recordReview,
  setMe,
} from "../../api/web/js/storage/finished-games.js";
import { dumpGame } from "../../api/web/js/game/questions.js";
import { DETAILED, GAMES, storeRecord } from "../../api/web/js/storage/records.js";
import { lossByTheme, playedBy } from "../../api/web/js/storage/statistics.js";
import { useLanguage } from "../../api/web/js/base/i18n.js";
import { tiny } from "./rulesets.js";

const PERSON = { name: null, strength: null };
const COMPUTER = { name: null, strength: "club" };

beforeEach(async () => {
  storage.isOff = false;
  storage.space = Infinity;
  storage.kept.clear();
  await useLanguage("en");
});

/** Day n of a year, at noon. */
const day = (/** @type {number} */ n) => new Date(Date.UTC(2026, 0, n, 12));

/**
 * Return a game of Tiny with separate turn objects.
 * @param {number} total of its only player
 * @returns {Game}
 */
const played = (total) => ({
  ruleset: "tiny",
  players: [{
    name: "You",
    turns: [
      { rolls: [[1, 1]], keeps: [], category: "ones", points: 2 }, { rolls: [[1, 2]], keeps: [], category: "chance", points: total - 2 },
    ],
    claimed: /** @type {any} */ ({ total }),
  }],
});

/** @type {Decision[]} */
const DECISIONS = [
  { ...decision(0, 0, [1, 6], { action: "keep", keep: [6] }, 1.5), theme: "first_roll" },
  { ...decision(0, 1, [6, 6], { action: "score", category: "chance", points: 12, extra_bonus: 0 }, 0), theme: "bonus_dead" },
  { ...decision(1, 0, [1, 2], { action: "keep", keep: [] }, 0.25), theme: "endgame" },
  { ...decision(1, 1, [6, 6], { action: "score", category: "ones", points: 0, extra_bonus: 0 }, 0), forced: true },
];

/**
 * @param {number} turn
 * @param {number} roll
 * @param {number[]} dice
 * @param {Decision["played"]} move
 * @param {number} loss
 * @returns {Decision}
 */
function decision(turn, roll, dice, move, loss) {
  return {
    turn, roll, dice, rolls_left: 1 - roll, played: move, best: { action: "keep", keep: [1] }, loss, grade: loss > 1 ? "mistake" : "good",
    forced: false, value: 0,
  };
}

/**
 * @param {...(readonly Decision[])} decisions of each player
 * @returns {GameReview}
 */
const reviewOf = (...decisions) => /** @type {any} */ ({
  grades: { greatest_losses: { good: 0.5 } }, highlights: [],
  players: decisions.map((taken) => ({
    decisions: taken, loss: taken.reduce((sum, { loss }) => sum + loss, 0), luck: -3.25, free_decisions: taken.length - 1,
  })),
});

/** Keys of the storage that hold games. */
const keys = () => [...storage.kept.keys()].filter((key) => key.startsWith("keepwise.games/"));

test("a game is recorded once when it ends, and removed when its last turn is undone", () => {
  const rules = tiny();
  const state = game.newGame(rules, [PERSON]);
  for (const category of ["ones", "chance"]) {
    game.roll(state, () => 1);
    followGame(state, rules);
    assert.deepEqual(keys(), []);
    game.score(state, rules, category);
    followGame(state, rules);
  }
  const [kept] = loadHistory().games;
  assert.equal(keys().length, 1);
  assert.deepEqual([kept.id, kept.ruleset, kept.players], [state.id, "tiny", [{ ...PERSON, total: 4 }]]);
  assert.deepEqual(kept.game, dumpGame(state, rules));
  followGame(state, rules);
  assert.deepEqual(loadHistory().games, [kept]);
  game.undo(state, rules);
  followGame(state, rules);
  assert.deepEqual(keys(), []);
});

test("a review adds losses by theme and phase, and mistakes with their positions", () => {
  recordGame("a", played(9), [PERSON], day(1));
  assert.equal(recordReview(idOf(played(9)), reviewOf(DECISIONS), tiny()), true);
  const [kept] = loadHistory().games;
  assert.deepEqual(kept.review, {
    good_loss: 0.5,
    players: [{
      loss: 1.75, luck: -3.25, decisions: 3,
      themes: { first_roll: { n: 1, loss: 1.5 }, bonus_dead: { n: 1, loss: 0 }, endgame: { n: 1, loss: 0.25 } },
      // The whole game has fewer turns than an endgame.
      phases: { endgame: { n: 3, loss: 1.75 } },
    }],
  });
  assert.deepEqual(mistakesOf().map(({ id, theme, loss, position }) => ({ id, theme, loss, position })), [{
    id: "a/0/0", theme: "first_roll", loss: 1.5,
    position: { ruleset: "tiny", scorecard: { points: {} }, dice: [1, 6], rolls_left: 1 },
  }]);
  // Recording the same game again keeps its review; another game under the same id does not.
  recordGame("a", played(9), [PERSON], day(2));
  assert.deepEqual(loadHistory().games[0], kept);
  recordGame("a", played(10), [PERSON], day(2));
  assert.equal(loadHistory().games[0].review, undefined);
});

test("the strength that a player played like is that of the latest game for which it is known", () => {
  const [person, computer] = [PERSON, { name: null, strength: "club" }];
  assert.equal(playedLike(), undefined);
  /** @param {string[]} likes */
  const review = (...likes) => ({ ...reviewOf(...likes.map(() => DECISIONS)), players: reviewOf(...likes.map(() => DECISIONS)).players.map(
    (player, p) => ({ ...player, played_like: likes[p] ? /** @type {any} */ ({ most_likely: likes[p] }) : null })) });
  recordGame("a", played(9), [person], day(1));
  recordReview("a", review("casual"), tiny());
  assert.equal(playedLike(), "casual");
  recordGame("b", played(10), [person], day(2));
  recordReview("b", review(""), tiny());
  assert.equal(playedLike(), "casual");
  recordGame("c", played(11), [computer, person], day(3));
  recordReview("c", review("perfect", "regular"), tiny());
  assert.equal(playedLike(), "regular");
  assert.equal(playedLike(loadHistory().games, "Nobody"), undefined);
});

test("decisions without a theme are reviewed too", () => {
  recordGame("a", played(9), [PERSON]);
  // The API returns null if no theme fits.
  recordReview("a", reviewOf(DECISIONS.map(({ theme: _, ...without }, n) => (n ? without : { ...without, theme: /** @type {any} */ (null) }))), tiny());
  assert.deepEqual(loadHistory().games[0].review?.players[0].themes, {});
  assert.equal(Object.hasOwn(mistakesOf()[0], "theme"), false);
});

test("a mistake has the card of the previous turns", () => {
  recordGame("a", played(9), [PERSON]);
  recordReview("a", reviewOf(DECISIONS.map((each, n) => (n === 2 ? { ...each, loss: 2 } : each))), tiny());
  assert.deepEqual(mistakesOf().map(({ position }) => position.scorecard), [{ points: {} }, { points: { chance: 12 } }]);
});

test("games of other people are not recorded", () => {
  recordGame("a", played(9), [PERSON]);
  assert.equal(idOf(played(10)), undefined);
  assert.equal(recordReview(idOf(played(10)), reviewOf(DECISIONS), tiny()), false);
  assert.equal(recordReview("b", reviewOf(DECISIONS), tiny()), false);
  assert.equal(recordReview("a", reviewOf(DECISIONS, DECISIONS), tiny()), false);
  assert.equal(loadHistory().games[0].review, undefined);
});

test("people are identified by name, and own their mistakes; the computer has none", () => {
  const two = { ...played(9), players: [played(9).players[0], played(9).players[0], played(9).players[0]] };
  recordGame("a", two, [COMPUTER, PERSON, { name: "Åsa", strength: null }], day(1));
  recordReview("a", reviewOf(DECISIONS, DECISIONS, DECISIONS), tiny());
  recordGame("b", played(9), [{ name: "Åsa", strength: null }], day(2));
  const { games } = loadHistory();
  assert.deepEqual(personsOf(games), ["Åsa", ""]);
  assert.equal(me(games), "Åsa");
  assert.deepEqual(mistakesOf(games).map(({ id }) => id), ["a/2/0"]);
  setMe("");
  assert.deepEqual(mistakesOf(games).map(({ id }) => id), ["a/1/0"]);
  setMe("No player");
  assert.equal(me(games), "Åsa");
  assert.deepEqual(personsOf([{ id: "c", when: "", ruleset: "tiny", players: [PERSON, PERSON].map((each) => ({ ...each, total: 1 })) }]), ["", "#2"]);
});

test("the latest games have all details, earlier ones only sums, and their number is limited", () => {
  for (let n = 0; n < GAMES + 3; n += 1)
    storage.kept.set(`keepwise.games/${n}`, JSON.stringify({ id: String(n), when: day(n).toISOString(), ruleset: "tiny", players: [], game: played(9), mistakes: [] }));
  recordGame("last", played(9), [PERSON], day(GAMES + 10));
  const { games } = loadHistory();
  assert.equal(games.length, GAMES);
  assert.equal(games[0].id, "last");
  assert.equal(games.at(-1)?.id, "4");
  assert.equal(games.filter(({ game: moves }) => moves).length, DETAILED);
  assert.equal(games.findIndex(({ game: moves }) => !moves), DETAILED);
});

test("on full storage the oldest games lose their details, and none is lost", () => {
  storage.space = 12_000;
  let refused = 0;
  for (let n = 1; n <= 60; n += 1) if (!recordGame(`game ${n}`, played(9), [PERSON], day(n))) refused += 1;
  const { games } = loadHistory();
  assert.equal(refused, 0);
  assert.equal(games.length, 60);
  assert.ok(games[0].game);
  const details = games.map(({ game: moves }) => Boolean(moves));
  assert.deepEqual(details, [...details].sort((one, other) => Number(other) - Number(one)));
  assert.ok(!details.at(-1));
  // If space is still missing, this is reported.
  storage.space = 0;
  assert.equal(recordGame("more", played(9), [PERSON]), false);
  assert.equal(loadHistory().games.length, 60);
});

test("damaged entries are counted, kept, and affect nothing else", () => {
  recordGame("a", played(9), [PERSON], day(1));
  const whole = /** @type {string} */ (storage.kept.get("keepwise.games/a"));
  const damaged = [
    whole.slice(0, -9), "null", "[]", '"text"', whole.replace('"total":9', '"total":"9"'), whole.replace('"id":"a"', '"id":7'),
    whole.replace(day(1).toISOString(), "yesterday"), whole,
  ];
  damaged.forEach((text, n) => storage.kept.set(`keepwise.games/damaged ${n}`, text));
  storage.kept.set("keepwise.days/tiny/2026-01-01", "{}");
  storage.kept.set("keepwise.cards/a/0/0", '{"id":"a/0/0","card":{"due":"soon"}}');
  const history = loadHistory();
  assert.deepEqual(history.games.map(({ id }) => id), ["a"]);
  assert.equal(history.damaged, damaged.length + 2);
  assert.equal(storage.kept.get("keepwise.games/damaged 1"), "null");
  recordGame("b", played(10), [PERSON], day(2));
  assert.deepEqual(loadHistory().games.map(({ id }) => id), ["b", "a"]);
});

test("two tabs can record games at the same time", () => {
  // Neither has read the other's entries, so entries must be separate keys.
  const written = [played(9), played(10)].map((each, n) => {
    storage.kept.clear();
    recordGame(`tab ${n}`, each, [PERSON], day(n + 1));
    return [...storage.kept];
  });
  storage.kept.clear();
  for (const [key, text] of written.flat()) storage.kept.set(key, text);
  assert.deepEqual(loadHistory().games.map(({ id }) => id), ["tab 1", "tab 0"]);
});

test("disabled storage is reported, and nothing fails", () => {
  assert.equal(canStore(), true);
  assert.equal(storage.kept.size, 0);
  storage.isOff = true;
  assert.equal(canStore(), false);
  assert.equal(recordGame("a", played(9), [PERSON]), false);
  assert.deepEqual(loadHistory(), { games: [], days: [], cards: [], damaged: 0 });
  assert.deepEqual(mistakesOf(), []);
  forgetAll();
});

/** @param {Partial<import("../../api/web/js/storage/records.js").RepetitionCard>} [differing] */
const card = (differing) => ({
  due: day(5).toISOString(), stability: 2, difficulty: 5, scheduled_days: 2, learning_steps: 0, reps: 1, lapses: 0, state: 2,
  last_review: day(3).toISOString(), ...differing,
});

test("due mistakes come first in their order, then new ones, the costliest first", () => {
  recordGame("a", played(9), [PERSON], day(1));
  const dear = { ...DECISIONS[0], loss: 9 };
  recordReview("a", reviewOf([DECISIONS[0], dear, DECISIONS[0], DECISIONS[0]]), tiny());
  storeRecord("cards", { id: "a/0/2", card: card() });
  storeRecord("cards", { id: "a/0/3", card: card({ due: day(4).toISOString() }) });
  const due = (/** @type {Date} */ now) => dueOf(mistakesOf(), loadHistory().cards, now).map(({ id }) => id);
  assert.deepEqual(due(day(3)), ["a/0/1", "a/0/0"]);
  assert.deepEqual(due(day(5)), ["a/0/3", "a/0/2", "a/0/1", "a/0/0"]);
  forgetGame("a");
  assert.deepEqual(loadHistory(), { games: [], days: [], cards: [], damaged: 0 });
});

const DAY = { ruleset: "tiny", date: "2026-01-03", on: "2026-01-03", of: 10, answers: [{ loss: 0, accepted: true, played: DECISIONS[0].played }] };

test("an exported file restores everything", () => {
  recordGame("a", played(9), [PERSON], day(1));
  recordReview("a", reviewOf(DECISIONS), tiny());
  storeRecord("days", DAY);
  storeRecord("cards", { id: "a/0/0", card: card() });
  const before = loadHistory();
  const file = exportHistory(day(7));
  storage.kept.clear();
  assert.deepEqual(importHistory(file), { games: 1, days: 1, kept: true });
  assert.deepEqual(loadHistory(), before);
  // A second import changes nothing.
  importHistory(file);
  assert.deepEqual(loadHistory(), before);
});

test("a merged file keeps the better known one of two entries with an id", () => {
  recordGame("a", played(9), [PERSON], day(1));
  recordReview("a", reviewOf(DECISIONS), tiny());
  storeRecord("days", { ...DAY, answers: [...DAY.answers, ...DAY.answers] });
  storeRecord("cards", { id: "a/0/0", card: card() });
  const reviewed = loadHistory();
  const better = exportHistory();
  storage.kept.clear();
  recordGame("a", played(9), [PERSON], day(1));
  recordGame("b", played(10), [PERSON], day(2));
  storeRecord("days", DAY);
  storeRecord("cards", { id: "a/0/0", card: card({ last_review: day(2).toISOString(), reps: 7 }) });
  const worse = exportHistory();
  importHistory(better);
  const merged = loadHistory();
  assert.deepEqual(merged.games.map(({ id, review }) => [id, Boolean(review)]), [["b", false], ["a", true]]);
  assert.deepEqual([merged.games[1], merged.days, merged.cards], [reviewed.games[0], reviewed.days, reviewed.cards]);
  importHistory(worse);
  assert.deepEqual(loadHistory(), merged);
});

test("a damaged file is refused as a whole with the path of its problem", () => {
  recordGame("a", played(9), [PERSON], day(1));
  storeRecord("days", DAY);
  const file = exportHistory();
  storage.kept.clear();
  /** @param {string} text */
  const refused = (text) => {
    try {
      importHistory(text);
    } catch (error) {
      assert.ok(error instanceof RefusedFile);
      assert.equal(storage.kept.size, 0);
      return [error.key, ...Object.values(error.values)];
    }
    return "taken";
  };
  assert.deepEqual(refused(file.slice(0, -5)), ["fileNoJson"]);
  assert.deepEqual(refused(""), ["fileNoJson"]);
  for (const other of ["null", "[]", "{}", JSON.stringify(played(9))]) assert.deepEqual(refused(other), ["fileOther"], other);
  assert.deepEqual(refused(file.replace('"version":1', '"version":2')), ["fileNewer", "2"]);
  assert.deepEqual(refused(file.replace('"total":9,', '"total":null,')), "taken");
  storage.kept.clear();
  assert.deepEqual(refused(file.replace('"strength":null,"total":9', '"strength":null,"total":null')), ["fileWrong", "games[0].players[0].total"]);
  assert.deepEqual(refused(file.replace('"accepted":true', '"accepted":1')), ["fileWrong", "days[0].answers[0].accepted"]);
  assert.deepEqual(refused(file.replace('"2026-01-03"', '"3 January"')), ["fileWrong", "days[0].date"]);
  assert.deepEqual(refused(file.replace('"cards":[]', '"cards":{}')), ["fileWrong", "cards"]);
  assert.deepEqual(refused(" ".repeat(20_000_001)), ["fileLong"]);
});

/** @param {object} records */
const fileOf = (records) => JSON.stringify({ format: "keepwise-history", version: 1, games: [], days: [], cards: [], ...records });

/** Return a stored game with these changes. @param {object} differing */
const keptGame = (differing) => (
  { id: "a", when: day(1).toISOString(), ruleset: "tiny", players: [{ ...PERSON, total: 9 }], ...differing });

test("a file that a page could not show is refused", () => {
  const sums = { loss: 1, luck: 1, decisions: 1, themes: {} };
  /** @type {[object, string][]} */
  const wrong = [
    [{ review: { good_loss: 0.5, players: [] } }, "games[0].review.players"],
    [{ review: { good_loss: 0.5, players: [sums, sums] } }, "games[0].review.players"],
    [{ players: Array(101).fill({ ...PERSON, total: 9 }) }, "games[0].players"],
    [{ players: [{ ...PERSON, total: 9, points_awarded: "1" }] }, "games[0].players[0].points_awarded"],
    [{ ruleset: { a: "deep" } }, "games[0].ruleset"],
    [{ game: { players: [{ a: "deep" }] } }, "games[0].game.players[0]"],
  ];
  const deep = `${"[".repeat(9_000)}${"]".repeat(9_000)}`;
  for (const [differing, place] of wrong) {
    const file = fileOf({ games: [keptGame(differing)] }).replace('"deep"', deep);
    assert.throws(() => importHistory(file), (error) => (
      error instanceof RefusedFile && error.key === "fileWrong" && error.values.place === place), place);
  }
  assert.equal(storage.kept.size, 0);
});

test("names of members of every object are ordinary names in a file", () => {
  const hostile = `{"id":"__proto__","when":"2026-01-01","ruleset":{"__proto__":{"polluted":1},"title":{"toString":1}},"players":[
    {"name":"constructor","strength":null,"total":9,"__proto__":{"polluted":1}}],"review":{"good_loss":0.5,"players":[
    {"loss":1,"luck":1,"decisions":1,"themes":{"__proto__":{"n":1,"loss":1},"constructor":{"n":1,"loss":2}}}]}}`;
  importHistory(`{"format":"keepwise-history","version":1,"__proto__":{"polluted":1},"games":[${hostile}],"days":[],"cards":[]}`);
  const [kept] = loadHistory().games;
  assert.deepEqual([kept.id, personsOf([kept])], ["__proto__", ["constructor"]]);
  assert.deepEqual(lossByTheme(playedBy([kept], "constructor")), [{ theme: "constructor", n: 1, loss: 2 }, { theme: "__proto__", n: 1, loss: 1 }]);
  assert.equal(/** @type {any} */ ({}).polluted, undefined);
});

test("a file of twenty thousand games is imported in seconds, newest first", () => {
  const games = Array.from({ length: 20_000 }, (_, n) => keptGame({ id: `${n}`, when: new Date(Date.UTC(2000, 0, 1) + n * 60_000).toISOString() }));
  const begun = performance.now();
  assert.deepEqual(importHistory(fileOf({ games })), { games: 20_000, days: 0, kept: true });
  assert.ok(performance.now() - begun < 20_000);
  const { games: kept } = loadHistory();
  assert.deepEqual([kept.length, kept[0].id], [GAMES, "19999"]);
});

test("a file with too many days is limited by the storage", () => {
  const from = Date.UTC(1000, 0, 1);
  const days = Array.from({ length: 4_000 }, (_, n) => ({ ...DAY, date: new Date(from + n * 86_400_000).toISOString().slice(0, 10) }));
  storage.space = 100_000;
  let written = 0;
  const { setItem } = storage;
  storage.setItem = (key, text) => {
    written += 1;
    setItem.call(storage, key, text);
  };
  assert.equal(importHistory(fileOf({ days })).kept, false);
  storage.setItem = setItem;
  assert.equal(written, loadHistory().days.length + 1);
});

test("a file that does not fit is reported, and the storage is unchanged", () => {
  recordGame("here", played(9), [PERSON], day(9));
  const own = storage.kept.get("keepwise.games/here");
  const games = Array.from({ length: 20 }, (_, n) => ({
    id: `there ${n}`, when: day(n + 1).toISOString(), ruleset: "tiny", players: [{ ...PERSON, total: 9 }], game: played(9),
  }));
  storage.space = 2 * (own?.length ?? 0);
  const taken = importHistory(JSON.stringify({ format: "keepwise-history", version: 1, games, days: [], cards: [] }));
  assert.equal(taken.kept, false);
  assert.ok(loadHistory().games.some(({ id }) => id === "here"));
});

test("the whole history can be deleted, and nothing else", () => {
  recordGame("a", played(9), [PERSON], day(1));
  storeRecord("days", DAY);
  storeRecord("cards", { id: "a/0/0", card: card() });
  storage.kept.set("keepwise.games/damaged", "{");
  storage.kept.set("keepwise.settings", "{}");
  forgetAll();
  assert.deepEqual([...storage.kept.keys()], ["keepwise.settings"]);
});
