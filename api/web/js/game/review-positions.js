// The positions of a reviewed game: what lay on the table and stood on the card at every decision.

/**
 * @import { Decision, GamePlayer, Question, ScoredTurn, Sheet } from "../base/types.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { scorecard, sheet } from "./sheet.js";

/**
 * A decision with its position: the cards before it, and what POST /v1/advice is asked of it; there is no question where
 * nobody wrote down the dice.
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
    const { turn, dice, rolls_left, announced, all_rolled, played } = decision;
    if (played.action === "score") turns.push({
      rolls: player?.turns?.[turn]?.rolls ?? [], keeps: [], category: played.category, column: played.column,
      points: played.points, extraBonus: played.extra_bonus,
    });
    return {
      decision,
      cards: sheet(before, rules),
      question: dice.length ? {
        ruleset: rules.ruleset, scorecard: scorecard(before, rules), dice, rolls_left,
        ...(rules.hasCalls && { announced: announced ?? null, all_rolled }),
      } : undefined,
    };
  });
}
