// The one reason for a move, in the language of the page, from the point that the API gives.

/**
 * @import { Move, Point, Reasoned, TextKey } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { anyOf, apart, list, lost, number, percent, pieces, t } from "../base/i18n.js";
import { diceWords, moveWithDice } from "../table/dice-row.js";

/**
 * Return the one reason of an answer: in its breakdown, or by itself where that was not asked for or would take a table.
 * @param {Reasoned} answer
 */
export const pointOf = ({ breakdown, point }) => breakdown?.point ?? point;

/**
 * Return in a sentence why the best move is better than another one, "" for a reason of a later API.
 * @param {Point} point
 * @param {Rules} rules
 * @param {boolean} [isMine] whether the player made the other move
 */
export const pointWords = (point, rules, isMine) => sentence(point, rules, isMine, {
  dice: diceText, move: (move) => [rules.moveWords(move)],
}).join("");

/**
 * Return the same with pictures of the dice.
 * @param {Point} point
 * @param {Rules} rules
 * @param {boolean} [isMine]
 */
export const pointShown = (point, rules, isMine) => sentence(point, rules, isMine, {
  dice: (faces) => diceWords(faces, rules.colours), move: (move) => moveWithDice(move, rules),
});

/**
 * Ways to write dice, and moves: as text, or with pictures.
 * @typedef {{ dice: (faces: readonly number[]) => string | Node, move: (move: Move) => (string | Node)[] }} Style
 */

/**
 * @param {Point} point
 * @param {Rules} rules
 * @param {boolean | undefined} isMine
 * @param {Style} style
 */
function sentence(point, rules, isMine, style) {
  const { says, against } = point;
  const reason = reasonPieces(point, rules, style.dice);
  if (!reason.length || !against || COMPLETE.includes(says)) return reason;
  return pieces(isMine ? "pointBetterYours" : "pointBetter", { move: style.move(against), reason });
}

/** Reasons that are whole sentences, and name the other move where there is one. */
const COMPLETE = ["forced", "all_tie", "tie", "same", "hardly", "on_average", "floor", "target", "win", "upper_bonus"];

/**
 * Return the reason itself, as it follows the other move; nothing for one of a later API.
 * @param {Point} point
 * @param {Rules} rules
 * @param {Style["dice"]} [write]
 */
export function reasonPieces(point, rules, write = diceText) {
  const { says } = point;
  if (Object.hasOwn(ALONE, says)) return [t(ALONE[says])];
  if (says === "floor") return [floorWords(point, rules)];
  if (says === "several" || says === "open_chances") {
    const titles = (point.categories ?? []).map((id) => t("quoted", { words: rules.titleOf(id) }));
    return [says === "several" ? t("pointSeveral", { categories: list(titles) }) : t("pointOpenChances", { categories: anyOf(titles) })];
  }
  const values = valuesOf(point, rules, write);
  if (says === "idle_dice" && !point.other_faces?.length) return pieces("pointIdleAlone", values);
  if (says === "leaves_more")
    return [t(point.points ? "paysLessKeepsMore" : "paysSameKeepsMore", { now: number(point.points ?? 0), later: mean(point.mean) })];
  const text = textOf(point);
  return text ? pieces(text, values) : [];
}

/**
 * Return the text of a reason; none for one that only a later API gives.
 * @param {Point} point
 */
function textOf(point) {
  const { says } = point;
  if (CHANCES.includes(says)) {
    const { chance, other } = { other: "", chance: "", ...chancesOf(point) };
    if (chance === other) return "nextHardly";
  }
  const bound = AT_BOUNDS.get(says);
  if (bound && point[bound.number] === bound.at) return bound.text;
  return Object.hasOwn(WORDS, says) ? WORDS[says] : undefined;
}

/**
 * Reasons with a text of their own where a number has this value.
 * @type {Map<string, { number: "probability" | "points", at: number, text: TextKey }>}
 */
const AT_BOUNDS = new Map([
  ["fewer_zeros", { number: "probability", at: 0, text: "pointNoZeros" }],
  ["zero_rare", { number: "probability", at: 0, text: "pointZeroNever" }],
  ["made_already", { number: "probability", at: 0, text: "pointNeverAgain" }],
  ["extra_bonus", { number: "points", at: 0, text: "pointExtraBonusZero" }],
  ["upper_bonus_closer", { number: "probability", at: 1, text: "pointUpperCertain" }],
]);

/** @type {Record<string, TextKey>} */
const ALONE = {
  forced: "onlyMove", all_tie: "pointAllTie", same: "pointSame", throws_roll_away: "keepsAll", upper_bonus_sure: "pointUpperSure",
};

/** @type {Record<string, TextKey>} */
const WORDS = {
  tie: "nextTies", hardly: "nextHardly", brings_more: "pointBringsMore", on_average: "nextCosts", chases_extra_bonus: "pointChases",
  idle_dice: "pointIdle", takes_dice: "pointWithout", useful_dice: "pointWith", completed_by: "pointCompletes",
  open_upper: "pointOpenUpper", for_upper_bonus: "pointForUpperBonus", higher_faces: "pointHigher",
  more_often: "pointMoreOften", more_points: "pointMorePoints", fewer_zeros: "pointFewerZeros",
  no_zero_yet: "pointNoZeroYet", nothing_lost: "pointNothingLost", more_to_come: "pointMoreToCome", roll_on: "pointRollOn",
  made_already: "pointMadeAlready", enough: "pointEnough", served: "pointServed", saves_rolls: "pointSavesRolls",
  extra_bonus: "pointExtraBonus", extra_bonus_either: "pointBonusEither", joker: "pointJoker", take_rare: "pointTakeRare", good_for: "pointGoodFor",
  too_little: "pointTooLittle", zero_gives_up: "pointZeroGivesUp", zero_rare: "pointZeroRare", zero_low: "pointZeroLow", zero_instead: "pointZeroInstead",
  upper_bonus_lost: "pointUpperLost", upper_bonus_alive: "pointUpperAlive", upper_bonus_closer: "pointUpperCloser", upper_bonus_more: "pointUpperMore",
  target: "pointTarget", win: "nextWins", upper_bonus: "pointUpperBonus",
};

/** Reasons about the other category alone: its title and numbers replace those of the best move. */
const ABOUT_OTHER = ["too_little", "zero_gives_up"];

/**
 * Return the values of the texts; each takes some of them.
 * @param {Point} said
 * @param {Rules} rules
 * @param {Style["dice"]} write
 */
function valuesOf(said, rules, write) {
  const point = ABOUT_OTHER.includes(said.says)
    ? { ...said, category: said.other_category, points: said.other_points, mean: said.other_mean, other_mean: undefined } : said;
  const { says, category, faces = [], against } = point;
  return {
    n: point.rolls ?? faces.length,
    dice: [write(faces)],
    others: [write(point.other_faces ?? [])],
    faces: anyOf(faces.map(String)),
    category: titleOf(category, rules),
    rival: titleOf(point.other_category, rules),
    joker: titleOf(rules.joker?.category ?? category, rules),
    bonus: point.extra_bonus,
    points: says === "nothing_lost" ? point.other_points : point.points,
    later: point.other_points,
    mean: mean(point.mean, point.other_mean, point.points),
    loss: lost(point.mean ?? 0),
    other: point.other_mean === undefined ? titleOf(point.other_category, rules) : mean(point.other_mean, point.mean, point.other_points),
    move: against ? rules.moveWords(against) : "",
    ...chancesOf(point),
  };
}

/** @param {Point} point */
function chancesOf({ says, probability: chance, other_probability: other }) {
  if (chance === undefined) return {};
  if (other === undefined) return { chance: percent(chance) };
  const said = apart(percent, chance, other, CHANCES.includes(says) ? 1 : 0);
  return { ...said, chance: said.best };
}

/**
 * @param {string | undefined} category
 * @param {Rules} rules
 */
const titleOf = (category, rules) => (category === undefined ? "" : rules.titleOf(category));

/** Reasons about chances of the objective, shown with a further decimal. */
const CHANCES = ["target", "win", "upper_bonus"];

/**
 * @param {Point} point
 * @param {Rules} rules
 */
function floorWords({ points, other_points: other, against }, rules) {
  if (points === other || !against) return t("pointFloorAlone", { points });
  return t("pointFloor", { points, other, move: rules.moveWords(against) });
}

/**
 * Dice stay on one line.
 * @param {readonly number[]} faces
 */
const diceText = (faces) => faces.join("\u00a0");

/**
 * Return a mean with one decimal, or with as many as tell it apart from the other numbers; a whole one has none.
 * @param {number} [points]
 * @param {(number | undefined)[]} others
 */
export function mean(points = 0, ...others) {
  if (Math.abs(points - Math.round(points)) < 1e-9) return number(points);
  const digits = [1, 2].find((each) => others.every((other) => other?.toFixed(each) !== points.toFixed(each))) ?? 3;
  return points > 0 ? lost(points, digits) : number(points, digits);
}
