// Reads questions about rulesets from the standard input, and writes the answers of the page's own rules; used by
// test_rules_of_the_page.py.

/** @import { PointsTable, RulesetShown, Sheet } from "../../api/web/js/base/types.js" */

import "./page.js";
import { readFileSync } from "node:fs";

import { Rules } from "../../api/web/js/ruleset/rules.js";
import { dumpTotals } from "../../api/web/js/game/questions.js";
import { columnTotals } from "../../api/web/js/ruleset/totals.js";

/**
 * @typedef {{ sheet: Sheet, dice: number[], roll: number, announced?: string, allRolled?: boolean }} Question
 * @type {{ points: PointsTable, definition: RulesetShown, sheets: Sheet[], hands: Question[] }[]}
 */
const asked = JSON.parse(readFileSync(0, "utf-8"));

process.stdout.write(JSON.stringify(asked.map(({ points, definition, sheets, hands }) => {
  const rules = new Rules(points, definition);
  return {
    ahead: sheets.map(([card]) => rules.ahead(card) ?? null),
    totals: sheets.map((sheet) => dumpTotals(rules.totals(sheet), rules)),
    columns: sheets.map((sheet) => sheet.map((card, c) => columnTotals(rules, card, rules.columns[c]))),
    scores: hands.map(({ sheet, dice, roll, ...turn }) => rules.scores(sheet, dice, roll, turn)),
  };
})));
