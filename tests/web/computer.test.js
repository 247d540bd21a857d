// The computer's turns: moves, timing, refusals and lost connections.

/** @import { Move, Player, Settings } from "../../api/web/js/base/types.js" */

import "./page.js";
import assert from "node:assert/strict";
import test, { afterEach, mock } from "node:test";

import { tryAgain } from "../../api/web/js/base/api.js";
import { storeDownloaded } from "../../api/web/js/base/local-storage.js";
import { Computer } from "../../api/web/js/play/computer.js";
import * as game from "../../api/web/js/game/game.js";
import { useLanguage } from "../../api/web/js/base/i18n.js";
import { FOUR_ORDERS, short, tiny, tinyWith } from "./rulesets.js";

await useLanguage("en");

/** @type {(() => Response)[]} what the server does with one question after the other */
let answers = [];
/** @type {unknown[]} */
let asked = [];

Object.assign(globalThis, {
  fetch: async (/** @type {string} */ _, /** @type {RequestInit} */ { body }) => {
    if (body) asked.push(JSON.parse(String(body)));
    const answer = answers.shift();
    if (!answer) throw new TypeError("no answer");
    return answer();
  },
});

const reply = (/** @type {unknown} */ body, status = 200) => () => Response.json(body, { status });
const move = (/** @type {Move} */ made) => reply({ move: made });
const KEEP = move({ action: "keep", keep: [6] });
const FILL = move({ action: "score", category: "chance", points: 12, extra_bonus: 0 });

afterEach(async () => {
  // Stop polling for an unreachable server.
  answers = [reply({})];
  await tryAgain();
  mock.timers.reset();
  [answers, asked] = [[], []];
});

/** Run all pending tasks. */
async function settle() {
  for (let i = 0; i < 30; i += 1) await Promise.resolve();
  await new Promise(setImmediate);
}

/**
 * Return a match of a computer against a person; `done` is its log.
 * @param {Settings["pace"]} pace
 * @param {Player[]} players
 */
function table(pace, rules = tiny(), players = [{ name: null, strength: "club" }, { name: null, strength: null }]) {
  const state = game.newGame(rules, players);
  /** @type {string[]} */
  const done = [];
  /** @type {(() => void) | undefined} */
  let again;
  return {
    state, rules, done,
    settings: { .../** @type {const} */ ({ coach: "off", goal: "points", theme: "system", tips: false, keys: true }), pace },
    get player() { return state.players[game.currentPlayer(state)]; },
    get over() { return game.isOver(state, rules); },
    get isPerson() { return this.player.strength === null; },
    get again() { return again; },
    roll: () => {
      game.roll(state, () => 6);
      done.push("roll");
    },
    keepAloud: (/** @type {readonly number[]} */ faces) => {
      game.keepFaces(state, faces);
      done.push(`keep ${faces.join(" ")}`);
    },
    call: (/** @type {string} */ category) => {
      game.call(state, rules, category);
      done.push(`call ${category}`);
    },
    fill: (/** @type {string} */ category, /** @type {string | undefined} */ column) => {
      game.score(state, rules, category, column);
      done.push(`fill ${[column, category].filter(Boolean).join(".")}`);
    },
    goOn: () => { done.push("go on"); },
    showTray: () => { done.push("tray"); },
    say: (/** @type {string} */ text, /** @type {(() => void) | undefined} */ pressed) => {
      again = pressed;
      done.push(text);
    },
    hush: () => undefined,
  };
}

test("it plays its turn and passes on to the next player", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const seat = table("fast");
  answers = [KEEP, FILL];
  const computer = new Computer(seat);
  const played = computer.play();
  for (let i = 0; i < 12; i += 1) {
    await settle();
    mock.timers.tick(250);
  }
  await played;
  assert.deepEqual(seat.done, ["roll", "keep 6", "roll", "fill chance", "go on"]);
  assert.deepEqual(asked[0], {
    ruleset: "tiny", scorecard: { points: {} }, dice: [6, 6], rolls_left: 1, strength: "club",
  });
});

test("a perfect one plays to win against one player who does not err", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const person = { name: null, strength: null };
  const players = (/** @type {Player[]} */ ...others) => [{ name: null, strength: /** @type {const} */ ("perfect") }, ...others];
  for (const [others, opponents] of /** @type {[Player[], object[] | undefined][]} */ ([
    [[person], [{ scorecard: { points: {} }, maximize: "win" }]],
    [[{ name: null, strength: "perfect" }], [{ scorecard: { points: {} }, maximize: "win" }]],
    [[{ name: null, strength: "club" }], undefined],
    [[person, person], undefined],
  ])) {
    const seat = table("fast", tiny(), players(...others));
    [answers, asked] = [[FILL], []];
    const computer = new Computer(seat);
    const played = computer.play();
    for (let i = 0; i < 6 && !asked.length; i += 1) {
      await settle();
      mock.timers.tick(250);
    }
    computer.stop();
    await played;
    assert.deepEqual(/** @type {{ opponents: unknown }} */ (asked[0]).opponents, opponents);
  }
});

test("without a connection, a perfect one plays for points", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  storeDownloaded(["tiny"]);
  const seat = table("fast", tiny(), [{ name: null, strength: "perfect" }, { name: null, strength: null }]);
  answers = [() => { throw new TypeError("no answer"); }, FILL];
  const played = new Computer(seat).play();
  for (let i = 0; i < 12; i += 1) {
    await settle();
    mock.timers.tick(250);
  }
  await played;
  storeDownloaded([]);
  assert.deepEqual(asked.map((each) => "opponents" in /** @type {object} */ (each)), [true, false]);
  assert.deepEqual(seat.done, ["roll", "fill chance", "go on"]);
});

test("it sends all extra rolls that are left", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const seat = table("fast", tinyWith({ extra_rolls: { start: 1, saves: true } }, [{ times: 2 }]));
  answers = [KEEP, KEEP, FILL];
  const computer = new Computer(seat);
  const played = computer.play();
  for (let i = 0; i < 18; i += 1) {
    await settle();
    mock.timers.tick(250);
  }
  await played;
  assert.deepEqual(seat.done, ["roll", "keep 6", "roll", "keep 6", "roll", "fill chance", "go on"]);
  const question = { ruleset: "tiny", scorecard: { points: {}, extra_rolls: 1 }, dice: [6, 6], strength: "club" };
  assert.deepEqual(asked, [2, 1, 0].map((left) => ({ ...question, rolls_left: left })));
});

/**
 * Return how many milliseconds of pauses a turn of three rolls has.
 * @param {Settings["pace"]} pace
 * @param {(computer: Computer) => void} [begun] is called at once
 */
async function pausesOf(pace, begun = () => undefined) {
  mock.timers.enable({ apis: ["setTimeout"] });
  const seat = table(pace, tinyWith({ rolls: 3 }, [{ times: 2 }]));
  answers = [KEEP, KEEP, FILL];
  const computer = new Computer(seat);
  const turn = { isOver: false };
  computer.play().then(() => { turn.isOver = true; });
  begun(computer);
  let passed = 0;
  for (await settle(); !turn.isOver; await settle()) {
    mock.timers.tick(10);
    passed += 10;
  }
  mock.timers.reset();
  assert.deepEqual(seat.done, ["roll", "keep 6", "roll", "keep 6", "roll", "fill chance", "go on"]);
  return passed;
}

test("a usual turn takes at most 2.5 seconds, its score shown for 0.8 included", async () => {
  assert.ok(await pausesOf("normal") + 800 <= 2500);
  assert.ok(await pausesOf("fast") <= 1000);
});

test("the rest of a turn can be skipped", async () => {
  // The first pause ends at once, and the following ones do not begin.
  assert.ok(await pausesOf("normal", (computer) => computer.hurry()) <= 20);
});

test("it waits for a signal between steps", async () => {
  const seat = table("step");
  answers = [KEEP, FILL];
  const computer = new Computer(seat);
  const played = computer.play();
  const seen = [];
  for (let i = 0; i < 5; i += 1) {
    await settle();
    seen.push(seat.done.at(-1));
    computer.step();
  }
  await played;
  assert.deepEqual(seen, [undefined, "roll", "keep 6", "roll", "go on"]);
});

test("it does nothing after it is stopped", async () => {
  const seat = table("step");
  const computer = new Computer(seat);
  const played = computer.play();
  await settle();
  computer.stop();
  computer.step();
  await played;
  assert.deepEqual(seat.done, []);
});

test("restarting cancels the previous run", async () => {
  const seat = table("step");
  const computer = new Computer(seat);
  const former = computer.play();
  await settle();
  computer.step();
  answers = [FILL];
  const played = computer.play();
  await former;
  await settle();
  assert.deepEqual(seat.done, []);
  for (const done of [["roll"], ["roll", "fill chance", "go on"]]) {
    computer.step();
    await settle();
    assert.deepEqual(seat.done, done);
  }
  await played;
});

test("a refusal is reported and can be retried", async () => {
  const seat = table("step");
  seat.roll();
  answers = [reply({ detail: "no table" }, 409)];
  const computer = new Computer(seat);
  computer.play();
  await settle();
  assert.deepEqual(seat.done, ["roll", "The computer is stuck."]);
  answers = [FILL];
  seat.again?.();
  await settle();
  computer.step();
  await settle();
  assert.deepEqual(seat.done.slice(2), ["fill chance", "go on"]);
});

test("a lost connection is reported until the server answers or the computer is stopped", async () => {
  mock.timers.enable({ apis: ["setInterval"] });
  const seat = table("step");
  seat.roll();
  const computer = new Computer(seat);
  computer.play();
  await settle();
  assert.equal(computer.isAway, true);
  assert.deepEqual(seat.done, ["roll", "tray"]);
  answers = [reply({}), FILL];
  mock.timers.tick(2_000);
  await settle();
  assert.equal(computer.isAway, false);
  assert.deepEqual(seat.done, ["roll", "tray", "tray"]);
  computer.stop();
});

test("it calls a category and fills it", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const seat = table("fast", short(FOUR_ORDERS));
  answers = [
    move({ action: "announce", column: "announce", category: "max" }), KEEP,
    move({ action: "score", column: "announce", category: "max", points: 12, extra_bonus: 0 }),
  ];
  const played = new Computer(seat).play();
  for (let i = 0; i < 16; i += 1) {
    await settle();
    mock.timers.tick(250);
  }
  await played;
  assert.deepEqual(seat.done, ["roll", "call max", "keep 6", "roll", "fill announce.max", "go on"]);
  assert.deepEqual(asked.map((each) => /** @type {{ announced: unknown }} */ (each).announced), [null, "max", "max"]);
  assert.deepEqual(asked.map((each) => /** @type {{ all_rolled: unknown }} */ (each).all_rolled), [true, true, false]);
});
