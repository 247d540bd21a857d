// A ruleset in an address: `#ruleset=yacht` of one that the server knows, `#r=…` of a whole definition, as base64url of its
// JSON. It is behind the #, which no server ever sees.

/** @import { Definition, RulesetReference } from "./types.js" */

const ID = "#ruleset=";
const WHOLE = "#r=";

/** @param {RulesetReference} ruleset */
export function dumpRuleset(ruleset) {
  if (typeof ruleset === "string") return ID + encodeURIComponent(ruleset);
  const letters = Array.from(new TextEncoder().encode(JSON.stringify(ruleset)), (byte) => String.fromCharCode(byte)).join("");
  return WHOLE + btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * What an address holds; undefined where it is no ruleset. Whether there is such a ruleset, only the server can say.
 * @param {string} fragment
 * @returns {RulesetReference | undefined}
 */
export function parseRuleset(fragment) {
  try {
    if (fragment.startsWith(ID)) return decodeURIComponent(fragment.slice(ID.length));
    return fragment.startsWith(WHOLE) ? definitionIn(fragment.slice(WHOLE.length)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {string} code
 * @returns {Definition | undefined}
 */
function definitionIn(code) {
  const bytes = Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0));
  const read = JSON.parse(new TextDecoder().decode(bytes));
  return typeof read === "object" && read !== null && !Array.isArray(read) ? read : undefined;
}
