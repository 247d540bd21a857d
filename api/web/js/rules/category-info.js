// A category in words: its requirements and points, a hand that it pays for, and a near miss. The texts are the part
// "rules": call `await useParts("rules")` before.

/**
 * @import { Child } from "../base/dom.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { diceRow } from "../table/dice-row.js";
import { h } from "../base/dom.js";
import { exampleOf, missOf } from "./examples.js";
import { t } from "../base/i18n.js";
import { categoryWords, joined, jokerPaysWords } from "./rule-words.js";

/**
 * @param {Rules} rules
 * @param {string} category
 */
export function categoryInfo(rules, category) {
  const joker = jokerPaysWords(rules, category);
  return h("div", { class: "category-info" },
    h("p", {}, joined(categoryWords(rules, category))),
    examples(rules, category),
    joker && h("p", { class: "hint" }, joker));
}

/**
 * @param {Rules} rules
 * @param {string} category
 */
function examples(rules, category) {
  const example = exampleOf(rules, category);
  if (!example) return undefined;
  const { hand, points, first } = example;
  const miss = missOf(rules, category, hand);
  return h("dl", { class: "examples" },
    row(rules, t("rulesExample"), hand, [
      h("b", {}, t("pointsOf", { n: points })),
      first !== undefined && h("span", { class: "hint" }, t("rulesFirstRoll", { points: first })),
    ]),
    miss && row(rules, t("rulesMiss"), miss, [h("b", {}, t("pointsOf", { n: 0 }))]));
}

/**
 * @param {Rules} rules
 * @param {string} label
 * @param {readonly number[]} hand
 * @param {Child[]} paid
 */
const row = ({ colours }, label, hand, paid) =>
  h("div", {}, h("dt", {}, label), h("dd", {}, diceRow(hand, { colours }), h("span", { class: "example-pays" }, paid)));
