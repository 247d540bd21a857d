// Reads rulesets from the standard input, and writes the pages' descriptions of their rules in every language; used by
// test_rule_words.py.

/** @import { PointsTable, RulesetShown } from "../../api/web/js/base/types.js" */

import "./page.js";
import { readFileSync } from "node:fs";

import { exampleOf, missOf } from "../../api/web/js/rules/examples.js";
import { LANGUAGES, useLanguage } from "../../api/web/js/base/i18n.js";
import { bonusWords, categoryWords, endWords, jokerPaysWords, jokerWords, tipWords, turnWords } from "../../api/web/js/rules/rule-words.js";
import { Rules } from "../../api/web/js/ruleset/rules.js";

/** @type {{ points: PointsTable, definition: RulesetShown }[]} */
const asked = JSON.parse(readFileSync(0, "utf-8"));

/** @param {Rules} rules */
const said = (rules) => ({
  general: [...turnWords(rules), endWords(rules), ...bonusWords(rules), ...tipWords(rules)],
  joker: jokerWords(rules) ?? null,
  categories: Object.fromEntries(rules.categories.map((id) => [id, {
    words: categoryWords(rules, id), joker: jokerPaysWords(rules, id) ?? null,
  }])),
});

const games = asked.map(({ points, definition }) => new Rules(points, definition));
/** @type {Record<string, ReturnType<typeof said>[]>} */
const words = {};
for (const code of Object.keys(LANGUAGES)) {
  await useLanguage(code, ["rules"]);
  words[code] = games.map(said);
}
const examples = games.map((rules) => Object.fromEntries(rules.categories.map((id) => {
  const example = exampleOf(rules, id);
  return [id, { example: example ?? null, miss: (example && missOf(rules, id, example.hand)) ?? null }];
})));
process.stdout.write(JSON.stringify({ words, examples }));
