// The rules to remember after decisions.

/**
 * @import { RankedMove } from "../../api/web/js/base/types.js"
 * @import { Rules } from "../../api/web/js/ruleset/rules.js"
 */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { ruleOf } from "../../api/web/js/train/rule.js";
import { readPosition } from "../../api/web/js/game/wire.js";
import { yahtzee } from "./rulesets.js";

const YAHTZEE = yahtzee();

/**
 * @param {number[]} dice
 * @param {number} loss
 * @returns {RankedMove}
 */
const keep = (dice, loss = 0) => ({ action: "keep", keep: dice, value: 200 - loss, loss });

/**
 * @param {string} category
 * @param {number} points
 * @param {number} loss
 * @returns {RankedMove}
 */
const score = (category, points, loss = 0) => ({ action: "score", category, points, extra_bonus: 0, value: 200 - loss, loss });

/**
 * Return the rule of a decision; its second move is wrong, and the likeliest.
 * @param {RankedMove[]} moves
 * @param {{ themes?: string[], filled?: Record<string, number>, answer?: RankedMove, rules?: Rules }} [more]
 */
function rule(moves, { themes = [], filled = {}, answer, rules = YAHTZEE } = {}) {
  const asked = { ruleset: "yahtzee", scorecard: { points: filled }, dice: [1, 2, 3, 4, 6], rolls_left: 0 };
  const position = readPosition(asked, rules);
  assert.ok(position);
  const likely = [{ move: moves[0], share: 0.5 }, { move: moves[1], share: 0.4 }];
  return ruleOf({ id: "", position: asked, moves, good_loss: 0.5, themes, likely }, answer, position, rules);
}

test("scores are compared by what they pay now", () => {
  assert.equal(rule([score("yahtzee", 0), score("chance", 7, 5)]), "trainRuleZeroOverPoints");
  assert.equal(rule([score("ones", 0), score("yahtzee", 0, 5)]), "trainRuleWhichZero");
  assert.equal(rule([score("ones", 1), score("chance", 16, 5)]), "trainRuleSmallBox");
  assert.equal(rule([score("ones", 3), score("chance", 16, 5)]), "trainRuleLessNow");
  assert.equal(rule([score("threes", 9), score("chance", 16, 5)]), "trainRuleLessNow");
  assert.equal(rule([score("threes", 9), score("chance", 16, 5)], { themes: ["bonus_alive"] }), "trainRuleBonusPar");
  assert.equal(rule([score("threes", 6), score("chance", 16, 5)], { themes: ["bonus_alive"] }), "trainRuleLessNow");
  assert.equal(rule([score("full_house", 25), score("chance", 16, 5)]), "trainRuleTakeIt");
  assert.equal(rule([score("three_of_a_kind", 16), score("chance", 16, 5)]), "trainRuleSamePoints");
});

test("the bonus of six dice needs four of each number", () => {
  // Maxi Yatzy: 84 points are four of each.
  const rules = yahtzee({ bonus: [{ at: 84, pays: 100 }] });
  assert.equal(rules.par, 4);
  const more = { themes: ["bonus_alive"], rules };
  assert.equal(rule([score("threes", 12), score("chance", 16, 5)], more), "trainRuleBonusPar");
  assert.equal(rule([score("threes", 9), score("chance", 16, 5)], more), "trainRuleLessNow");
});

test("unused rolls are a reason to stop where they are saved", () => {
  const moves = [score("small_straight", 30), keep([1, 2, 3, 4], 2)];
  assert.equal(rule(moves, { rules: yahtzee({}, { extra_rolls: { saves: true } }) }), "trainRuleSave");
  // Extra rolls as a stock that only shrinks.
  assert.equal(rule(moves, { rules: yahtzee({}, { extra_rolls: { start: 3 } }) }), "trainRuleStop");
});

test("stopping and rolling on have their own rules", () => {
  assert.equal(rule([score("small_straight", 30), keep([1, 2, 3, 4], 2)]), "trainRuleStop");
  assert.equal(rule([keep([1, 2, 3, 4]), score("small_straight", 30, 2)]), "trainRuleRollOn");
});

test("keeps are compared by their dice", () => {
  assert.equal(rule([keep([]), keep([1], 2)]), "trainRuleRollAll");
  assert.equal(rule([keep([2, 3, 4]), keep([6, 6], 2)]), "trainRuleStraight");
  assert.equal(rule([keep([6, 6]), keep([2, 3, 4], 2)]), "trainRuleNoStraight");
  assert.equal(rule([keep([5, 5]), keep([2, 2], 2)]), "trainRuleHigher");
  assert.equal(rule([keep([2, 2]), keep([5, 5], 2)]), "trainRuleOther");
  assert.equal(rule([keep([2, 2]), keep([5, 5], 2)], { filled: { fives: 15 } }), "trainRuleOpenBox");
  assert.equal(rule([keep([2, 2]), keep([5, 5], 2)], { filled: { fives: 15, twos: 6 } }), "trainRuleOther");
  assert.equal(rule([keep([2, 2]), keep([6], 2)]), "trainRuleMoreAlike");
  assert.equal(rule([keep([6, 6]), keep([5, 6, 6], 2)]), "trainRuleKeepFewer");
  assert.equal(rule([keep([2, 2, 6, 6]), keep([6, 6], 2)]), "trainRuleKeepMore");
});

test("themes have a rule where the moves have none", () => {
  const moves = [keep([2, 2]), keep([5, 5], 2)];
  assert.equal(rule(moves, { themes: ["bonus_dead"] }), "trainRuleBonusGone");
  assert.equal(rule(moves, { themes: ["endgame"] }), "trainRuleEndgame");
});

test("the best move is compared with a wrong answer, not with one that is good enough", () => {
  const moves = [keep([6, 6]), keep([2, 3, 4], 2), keep([5, 6, 6], 3), keep([6], 0.4)];
  assert.equal(rule(moves), "trainRuleNoStraight");
  assert.equal(rule(moves, { answer: moves[0] }), "trainRuleNoStraight");
  assert.equal(rule(moves, { answer: moves[2] }), "trainRuleKeepFewer");
  assert.equal(rule(moves, { answer: moves[3] }), "trainRuleNoStraight");
});
