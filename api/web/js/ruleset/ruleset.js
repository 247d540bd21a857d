// The rules of a game, from the server.

/** @import { Definition, Facts, ListedRuleset, RulesetReference, RulesetReport, RulesetShown } from "../base/types.js" */

import { Unreachable, askUntilAnswered, isUnknown } from "../base/api.js";
import { language } from "../base/i18n.js";
import { loadOwn } from "./own-rulesets.js";
import { Rules } from "./rules.js";

/**
 * Load a part of the page when it is needed.
 * @template M
 * @param {() => Promise<M>} part imports it
 */
export async function load(part) {
  try {
    return await part();
  } catch {
    throw new Unreachable("a part of this page");
  }
}

/** @param {RulesetReference} ruleset the id of one that the server knows, or a whole definition */
export async function rulesOf(ruleset) {
  if (typeof ruleset !== "string") return rulesOfDefinition(ruleset);
  const [points, definition] = await Promise.all([
    askUntilAnswered(`/v1/rulesets/${encodeURIComponent(ruleset)}/points`),
    askUntilAnswered(`/v1/rulesets/${encodeURIComponent(ruleset)}?lang=${language()}`),
  ]);
  return new Rules(points, definition);
}

/**
 * Return the rules, undefined where the server does not know the ruleset, or it is none.
 * @param {RulesetReference} ruleset
 */
export async function rulesIfKnown(ruleset) {
  try {
    return await rulesOf(ruleset);
  } catch (error) {
    if (isUnknown(error)) return undefined;
    throw error;
  }
}

/** @param {Definition} definition of which the server refuses one that is wrong */
async function rulesOfDefinition(definition) {
  const [points, report] = await Promise.all([
    askUntilAnswered("/v1/rulesets/points", { ruleset: definition }),
    askUntilAnswered("/v1/rulesets/check", { ruleset: definition, lang: language() }),
  ]);
  // A definition without points was refused above.
  return new Rules(points, shownOf(report), definition);
}

/**
 * Return the whole definition with its facts, as the server shows those that it knows.
 * @param {RulesetReport} report of one that is right
 * @returns {RulesetShown}
 */
export const shownOf = ({ ruleset, facts }) => (
  { .../** @type {RulesetShown} */ (ruleset), facts: /** @type {Facts} */ (facts) });

/**
 * Return the rulesets of the server, in the language of the page.
 * @returns {Promise<ListedRuleset[]>}
 */
export async function listRulesets() {
  const { rulesets } = await askUntilAnswered(`/v1/rulesets?lang=${language()}`);
  return rulesets.map(({ columns = [], ...facts }) => ({ ...facts, ...columnFacts(columns) }));
}

/**
 * Return the number of columns, and whether values are estimated, as they are where columns have names.
 * @param {readonly unknown[]} named
 */
const columnFacts = (named) => ({ columnCount: named.length || 1, isEstimated: named.length > 0 });

/**
 * Return the rulesets that no server lists, in the same form: the one that is chosen, and those stored in this browser.
 * @param {RulesetReference} [chosen]
 */
export async function listedOwn(chosen) {
  const all = [...(typeof chosen === "object" ? [chosen] : []), ...loadOwn().map(({ definition }) => definition)];
  const different = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
  return (await Promise.all(different.map(listed))).flat();
}

/**
 * @param {Definition} definition which is left out where it is wrong
 * @param {number} place
 * @returns {Promise<ListedRuleset[]>}
 */
async function listed(definition, place) {
  const { ruleset, facts } = await askUntilAnswered("/v1/rulesets/check", { ruleset: definition, lang: language() });
  if (!ruleset || !facts) return [];
  const { title, dice_count: dice = 5, rolls = 3, categories, columns = [] } = ruleset;
  return [{
    id: `#${place}`, title, dice_count: dice, rolls, categories: categories.map(({ id }) => id), turns: facts.turns ?? 0,
    expected_total: facts.expected_total ?? null, table: facts.table, ...columnFacts(columns), definition,
  }];
}
