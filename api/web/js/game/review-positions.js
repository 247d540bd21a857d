// The positions of a reviewed game: the dice and the cards at every decision.

/**
 * @import { Decision, GamePlayer, Question, ScoredTurn, Sheet } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { extraRolls, sheet } from "./sheet.js";
import { dumpPosition, readTurn } from "./wire.js";

/**
 * A decision with the cards before it, and the question about it for POST /v1/advice. Without recorded dice there is no
 * question.
 * @typedef {{ decision: Decision, cards: Sheet, question: Question | undefined }} Placed
 */

/**
 * @param {readonly Decision[]} decisions of one player, in the order in which they were taken
 * @param {GamePlayer | null | undefined} player of the game as it was sent
 * @param {Rules} rules
 * @returns {Placed[]}
 */
export function placeDecisions(decisions, player, rules) {
  /** @type {ScoredTurn[]} */
  const turns = [];
  return decisions.map((decision) => {
    const before = { name: null, strength: null, turns: [...turns] };
    const { turn, dice, rolls_left: rollsLeft, played } = decision;
    const { announced, allRolled = true } = readTurn(decision);
    if (played.action === "score") turns.push({
      rolls: player?.turns?.[turn]?.rolls ?? [], keeps: [], category: played.category, column: played.column,
      points: played.points, extraBonus: played.extra_bonus,
    });
    const cards = sheet(before, rules);
    const position = { sheet: cards, extraRolls: extraRolls(before, rules), dice, rollsLeft, announced, allRolled };
    return { decision, cards, question: dice.length ? dumpPosition(position, rules) : undefined };
  });
}
