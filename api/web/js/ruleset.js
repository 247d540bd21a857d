// The rules of a game, from the server.

/** @import { Definition, Facts, RulesetReference, RulesetReport, RulesetShown } from "./types.js" */

import { Unreachable, askUntilAnswered } from "./api.js";
import { language } from "./i18n.js";

/**
 * A part of the page that is loaded when it is needed.
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
  const [parts, points, definition] = await Promise.all([
    load(() => import("./rules.js")),
    askUntilAnswered(`/v1/rulesets/${encodeURIComponent(ruleset)}/points`),
    askUntilAnswered(`/v1/rulesets/${encodeURIComponent(ruleset)}?lang=${language()}`),
  ]);
  return new parts.Rules(points, definition);
}

/** @param {Definition} definition of which the server refuses one that is wrong */
async function rulesOfDefinition(definition) {
  const [parts, points, report] = await Promise.all([
    load(() => import("./rules.js")),
    askUntilAnswered("/v1/rulesets/points", { ruleset: definition }),
    askUntilAnswered("/v1/rulesets/check", { ruleset: definition, lang: language() }),
  ]);
  // What has no points is refused above.
  return new parts.Rules(points, shownOf(report), definition);
}

/**
 * The whole definition with what follows from it, as the server shows those that it knows.
 * @param {RulesetReport} report of one that is right
 * @returns {RulesetShown}
 */
export const shownOf = ({ ruleset, facts }) => (
  { .../** @type {RulesetShown} */ (ruleset), facts: /** @type {Facts} */ (facts) });
