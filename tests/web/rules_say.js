// Reads questions about rulesets from the standard input, and writes what the page's own rules say of them; used by
// test_rules_of_the_page.py.

/** @import { Card, PointsTable, RulesetShown } from "../../api/web/js/types.js" */

import "./page.js";
import { readFileSync } from "node:fs";

import { Rules } from "../../api/web/js/rules.js";

/**
 * @typedef {{ card: Card, dice: number[], roll: number }} Question
 * @type {{ points: PointsTable, definition: RulesetShown, cards: Card[], hands: Question[] }[]}
 */
const asked = JSON.parse(readFileSync(0, "utf-8"));

process.stdout.write(JSON.stringify(asked.map(({ points, definition, cards, hands }) => {
  const rules = new Rules(points, definition);
  return {
    ahead: cards.map((card) => rules.ahead(card) ?? null),
    totals: cards.map((card) => rules.totals([card])),
    scores: hands.map(({ card, dice, roll }) => rules.scores([card], dice, roll)),
  };
})));
