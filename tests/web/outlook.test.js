// The outlook of a game: questions, and answers in words.

/** @import { Answers, Player } from "../../api/web/js/base/types.js" */

import { asFake } from "./page.js";
import assert from "node:assert/strict";
import test, { mock } from "node:test";

import { NotReady } from "../../api/web/js/base/api.js";
import * as game from "../../api/web/js/game/game.js";
import { useLanguage } from "../../api/web/js/base/i18n.js";
import { Outlook } from "../../api/web/js/advice/outlook.js";
import { outlookQuestion } from "../../api/web/js/game/questions.js";
import { tiny, tinyWith, yahtzee } from "./rulesets.js";

await useLanguage("en");

/** @type {Player} */
const ANN = { name: "Ann", strength: null };

test("the outlook is that of the current player against the other cards", () => {
  const rules = tiny();
  const state = game.newGame(rules, [ANN, ANN, ANN]);
  game.roll(state, () => 1);
  assert.deepEqual(outlookQuestion(state, rules), {
    ruleset: "tiny", scorecard: { points: {} }, dice: [1, 1], rolls_left: 1,
    opponents: [{ scorecard: { points: {} } }, { scorecard: { points: {} } }],
  });
  game.score(state, rules, "ones");
  assert.deepEqual(outlookQuestion(state, rules), {
    ruleset: "tiny", scorecard: { points: {} },
    opponents: [{ scorecard: { points: { ones: 2 } } }, { scorecard: { points: {} } }],
  });
});

test("totals do not matter if points are awarded", () => {
  const rules = tinyWith({ points_awarded: { total: [{ at: 5, awards: 1 }] } }, [{ times: 2 }, {}]);
  const state = game.newGame(rules, [ANN, ANN]);
  game.roll(state, () => 1);
  game.score(state, rules, "ones");
  game.roll(state, () => 1);
  game.score(state, rules, "chance");
  assert.deepEqual(outlookQuestion(state, rules), { ruleset: "tiny", scorecard: { points: {}, fillings: { ones: [2] } } });
});

test("a single player has no opponents", () => {
  assert.deepEqual(outlookQuestion(game.newGame(yahtzee(), [ANN]), yahtzee()), {
    ruleset: "yahtzee", scorecard: { points: {}, extra_bonus_count: 0 },
  });
});

/**
 * Return the words of an answer: names and values of the facts, and every sentence.
 * @param {Answers["/v1/outlook"] | undefined} answer
 * @param {object} [given]
 * @param {Player[]} [given.players]
 * @param {ReturnType<typeof yahtzee>} [given.rules]
 * @param {number} [given.mean] of the advice
 */
async function shown(answer, { players = [ANN], rules = yahtzee(), mean } = {}) {
  const outlook = new Outlook(rules, { ask: () => Promise.resolve(answer), prepared: () => undefined });
  outlook.expect(mean);
  const state = game.newGame(rules, players);
  game.roll(state);
  await outlook.show(state, new AbortController().signal);
  const { all } = asFake(outlook.element);
  /** @param {string} tag */
  const texts = (tag) => all.filter((each) => each.tag === tag).map((each) => each.textContent);
  return { names: texts("dt"), values: texts("dd"), said: texts("p"), buttons: texts("button"), charts: texts("svg").length };
}

const SURE = {
  mean: 292, percentiles: { 5: 292, 95: 292 }, upper_bonus: { probability: 0.3 }, distribution: { from: 290, probabilities: [0, 0, 1] },
};
const OPEN = { ...SURE, win: 0.999, distribution: { from: 292, probabilities: [0.5, 0.5] } };

test("a certain total is stated, not drawn", async () => {
  const { said, charts } = await shown(SURE);
  assert.deepEqual(said, ["If you follow the coach from here on:", "The total is certain: 292."]);
  assert.equal(charts, 0);
});

test("facts depend on the ruleset and the game", async () => {
  const { names, values, charts } = await shown(OPEN, { players: [ANN, ANN] });
  assert.deepEqual(names, ["Expected total", "Upper bonus", "Chance to win"]);
  assert.deepEqual(values, ["292.0", "30%", ">99%"]);
  assert.equal(charts, 1);
  assert.deepEqual((await shown(SURE, { rules: yahtzee({ bonus: [] }) })).names, ["Expected total"]);
});

test("a weaker computer is sent with its strength, and its chances are called estimates", async () => {
  /** @param {Player["strength"]} strength */
  const against = (strength) => [ANN, { name: null, strength }];
  /** @param {Player["strength"]} strength */
  const said = async (strength) => (await shown(OPEN, { players: against(strength) })).said;
  const together = "If everyone follows the coach from here on:";
  assert.deepEqual(await said("perfect"), [together]);
  assert.deepEqual(await said(null), [together]);
  assert.deepEqual(await said("expert"),
    ["If everyone plays for the most points from here on, the computer with its usual mistakes:"]);
  const measured = await shown({ ...OPEN, win: 0.431, method: "measured" }, { players: against("expert") });
  assert.equal(measured.values.at(-1), "about 43%");

  /** @param {Player["strength"]} strength */
  const asked = (strength) => outlookQuestion(game.newGame(tiny(), against(strength)), tiny()).opponents;
  assert.deepEqual(asked("casual"), [{ scorecard: { points: {} }, strength: "casual" }]);
  assert.deepEqual(asked("perfect"), [{ scorecard: { points: {} } }]);
  assert.deepEqual(asked(null), [{ scorecard: { points: {} } }]);
});

test("without an outlook the mean of the advice is shown, with a button if outlooks can be built", async () => {
  for (const answer of /** @type {const} */ ([new NotReady(), undefined])) {
    const { values, buttons } = await shown(answer, { mean: 251.405 });
    assert.deepEqual([values, buttons], [["251.4"], []]);
  }
  const solvable = yahtzee({}, { facts: { table: "ready", outlook_table: "solvable" } });
  const { values, buttons } = await shown(new NotReady(), { rules: solvable });
  assert.deepEqual([values, buttons], [[], ["Calculate now"]]);
});

test("the chances before a turn are asked for once, and shown during it", async () => {
  const rules = yahtzee();
  const state = game.newGame(rules, [ANN, ANN]);
  const { signal } = new AbortController();
  let asked = 0;
  const outlook = new Outlook(rules, {
    ask: async ({ dice }) => {
      asked += 1;
      return dice ? new NotReady() : OPEN;
    },
    prepared: () => undefined,
  });
  const shownNow = () => asFake(outlook.element).all.filter(({ tag }) => tag === "h3" || tag === "dd").map(({ textContent }) => textContent);
  game.roll(state);
  await outlook.show(state, signal);
  assert.deepEqual([shownNow(), asked], [["Before this turn", "30%", ">99%"], 2]);
  game.roll(state);
  await outlook.show(state, signal);
  assert.deepEqual([shownNow(), asked], [["Before this turn", "30%", ">99%"], 3]);
  game.score(state, rules, "ones");
  await outlook.show(state, signal);
  game.roll(state);
  await outlook.show(state, signal);
  assert.deepEqual([shownNow(), asked], [["Before this turn", "30%", ">99%"], 5]);
});

/**
 * Return the outlook of a game whose table the server prepares, with these successive answers.
 * @param {Answers["/v1/outlook"][]} answers
 */
async function preparing(...answers) {
  mock.timers.enable({ apis: ["setTimeout"] });
  const rules = yahtzee({}, { facts: { table: "ready", outlook_table: "preparing" } });
  let prepared = 0;
  const [first] = answers;
  const outlook = new Outlook(rules, {
    ask: () => Promise.resolve(answers.shift() ?? first), prepared: () => { prepared += 1; },
  });
  outlook.expect(251.405);
  const stop = new AbortController();
  await outlook.show(game.newGame(rules, [ANN]), stop.signal);
  return {
    rules, stop,
    /** @param {number} ms */
    after: async (ms) => {
      mock.timers.tick(ms);
      await new Promise(setImmediate);
    },
    said: () => {
      const { all } = asFake(outlook.element);
      /** @param {string} tag */
      const texts = (tag) => all.filter((each) => each.tag === tag).map((each) => each.textContent);
      return [...texts("dd"), ...texts("p"), ...texts("button"), prepared, answers.length];
    },
  };
}

test("prepared outlooks show the time left and appear automatically", async (context) => {
  context.after(() => mock.timers.reset());
  const { after, said, rules } = await preparing(new NotReady(45), new NotReady(9), OPEN);
  assert.deepEqual(said(), ["251.4", "Preparing: about 45 seconds left.", 0, 2]);
  await after(9_999);
  assert.deepEqual(said().at(-1), 2, "asked again after ten seconds");
  await after(1);
  assert.deepEqual(said(), ["251.4", "Preparing: about 9 seconds left.", 0, 1]);
  assert.ok(!rules.hasOutlooks);
  await after(3_000);
  assert.deepEqual(said().slice(-2), [1, 0]);
  assert.ok(rules.hasOutlooks);
});

test("there is a button once outlooks are not prepared any more", async (context) => {
  context.after(() => mock.timers.reset());
  const { after, said } = await preparing(new NotReady(1), new NotReady());
  await after(2_000);
  assert.deepEqual(said(), [
    "251.4", "The odds of each total are only available at the start and near the end of a game.",
    "Calculate now", 0, 0,
  ]);
});

test("outdated requests are not repeated", async (context) => {
  context.after(() => mock.timers.reset());
  const { after, said, stop } = await preparing(new NotReady(4), new NotReady(3));
  stop.abort();
  await after(60_000);
  assert.equal(said().at(-1), 1);
});
