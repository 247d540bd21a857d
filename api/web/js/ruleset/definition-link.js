// A ruleset in an address: `#ruleset=yacht` of one that the server knows, `#r=…` of a whole definition, as base64url of its
// JSON. It is behind the #, which no server ever sees.

/** @import { RulesetReference } from "../base/types.js" */

import { decodeJson, encodeJson } from "../base/base64url.js";

const ID = "#ruleset=";
const WHOLE = "#r=";

/** @param {RulesetReference} ruleset */
export const dumpRuleset = (ruleset) => (
  typeof ruleset === "string" ? ID + encodeURIComponent(ruleset) : WHOLE + encodeJson(ruleset));

/** @param {string} fragment */
export const isRulesetLink = (fragment) => fragment.startsWith(ID) || fragment.startsWith(WHOLE);

/**
 * Return the ruleset of a fragment, undefined where it has none. Only the server knows if there is such a ruleset.
 * @param {string} fragment
 * @returns {RulesetReference | undefined}
 */
export function parseRuleset(fragment) {
  try {
    if (fragment.startsWith(ID)) return decodeURIComponent(fragment.slice(ID.length));
    const read = fragment.startsWith(WHOLE) ? decodeJson(fragment.slice(WHOLE.length)) : undefined;
    return typeof read === "object" && read !== null && !Array.isArray(read) ? read : undefined;
  } catch {
    return undefined;
  }
}
