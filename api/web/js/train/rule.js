// A rule to remember after a decision: the first one that its best move is an example of.

/**
 * @import { GamePosition, RankedMove, TextKey } from "../base/types.js"
 * @import { Item } from "./exercise.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { sameMove } from "../game/moves.js";

/**
 * The best move and the one it is compared with.
 * @typedef {{
 *   best: RankedMove, rival: RankedMove, themes: readonly string[], isOpen: (face: number) => boolean, faceOf: (category: string) => number,
 *   rules: Rules,
 * }} Pair
 */

/** @type {readonly (readonly [name: TextKey, fits: (pair: Pair) => boolean])[]} */
const RULES = [
  ["trainRuleSave", ({ best, rival, rules }) => best.action === "score" && rival.action === "keep" && rules.extraRolls?.saves === true],
  ["trainRuleStop", ({ best, rival }) => best.action === "score" && rival.action === "keep"],
  ["trainRuleRollOn", ({ best, rival }) => best.action === "keep" && rival.action === "score"],
  ["trainRuleZeroOverPoints", (pair) => paid(pair.best) === 0 && paid(pair.rival) > 0],
  ["trainRuleWhichZero", (pair) => paid(pair.best) === 0 && paid(pair.rival) === 0],
  ["trainRuleBonusPar", ({ best, themes, faceOf, rules }) => best.action === "score" && themes.includes("bonus_alive")
    && faceOf(best.category) > 0 && best.points >= rules.par * faceOf(best.category)],
  ["trainRuleSmallBox", ({ best, rival, faceOf }) => best.action === "score" && [1, 2].includes(faceOf(best.category))
    && best.points <= 2 * faceOf(best.category) && paid(best) < paid(rival)],
  ["trainRuleLessNow", ({ best, rival }) => paid(best) < paid(rival)],
  ["trainRuleTakeIt", ({ best, rival }) => paid(best) > paid(rival)],
  ["trainRuleSamePoints", ({ best }) => best.action === "score"],
  ["trainRuleRollAll", ({ best }) => kept(best).length === 0],
  ["trainRuleStraight", ({ best, rival }) => isRun(best) && most(rival) > 1],
  ["trainRuleNoStraight", ({ best, rival }) => most(best) > 1 && isRun(rival)],
  ["trainRuleHigher", (pair) => areOfOneFace(pair) && kept(pair.best)[0] > kept(pair.rival)[0] && most(pair.best) === most(pair.rival)],
  ["trainRuleOpenBox", (pair) => areOfOneFace(pair) && kept(pair.best)[0] < kept(pair.rival)[0]
    && pair.isOpen(kept(pair.best)[0]) && !pair.isOpen(kept(pair.rival)[0])],
  ["trainRuleMoreAlike", (pair) => areOfOneFace(pair) && most(pair.best) > most(pair.rival)],
  ["trainRuleKeepFewer", ({ best, rival }) => contains(kept(rival), kept(best))],
  ["trainRuleKeepMore", ({ best, rival }) => contains(kept(best), kept(rival))],
  ["trainRuleBonusGone", ({ themes }) => themes.includes("bonus_dead")],
  ["trainRuleEndgame", ({ themes }) => themes.includes("endgame")],
];

/**
 * Return the key of the text of a rule that is true of the best move.
 * @param {Item} item
 * @param {RankedMove | undefined} answer compared with the best move if it is wrong; else the likeliest wrong move is
 * @param {GamePosition} position
 * @param {Rules} rules
 * @returns {TextKey}
 */
export function ruleOf({ moves, likely = [], good_loss, themes = [] }, answer, { sheet }, rules) {
  const [best, second] = moves;
  const usual = likely.map(({ move }) => moves.find((each) => sameMove(each, move))).find((each) => each && each.loss > good_loss);
  const rival = answer && answer.loss > good_loss ? answer : usual ?? second;
  if (!rival) return "trainRuleOther";
  /** @param {string} category */
  const faceOf = (category) => (rules.isUpper(category) ? rules.upper[category] : 0);
  /** @param {number} face */
  const isOpen = (face) => rules.categories.some((category) => faceOf(category) === face
    && sheet.some(({ points }) => points[category].length < rules.timesOf(category)));
  const pair = { best, rival, themes, isOpen, faceOf, rules };
  return RULES.find(([, fits]) => fits(pair))?.[0] ?? "trainRuleOther";
}

/** Return the points of a score now; NaN of another move, which is neither less nor more. @param {RankedMove} move */
const paid = (move) => (move.action === "score" ? move.points + move.extra_bonus : NaN);

/** @param {RankedMove} move */
const kept = (move) => (move.action === "keep" ? move.keep : [0]);

/** Return how often a keep has its most frequent face. @param {RankedMove} move */
const most = (move) => Math.max(0, ...kept(move).map((face) => kept(move).filter((each) => each === face).length));

/** Return whether a keep has three or more dice, all different. @param {RankedMove} move */
const isRun = (move) => kept(move).length >= 3 && most(move) === 1;

/** @param {Pair} pair */
const areOfOneFace = ({ best, rival }) => [best, rival].every((move) => new Set(kept(move)).size === 1 && kept(move)[0] > 0);

/**
 * Return whether dice have all of some others, and more.
 * @param {readonly number[]} dice
 * @param {readonly number[]} others
 */
function contains(dice, others) {
  const left = [...dice];
  return dice.length > others.length && others.every((face) => left.includes(face) && left.splice(left.indexOf(face), 1));
}
