// The game that is offered first: the one that was chosen before, else the usual one of the language.

/** @import { ListedRuleset } from "../base/types.js" */

import { language } from "../base/i18n.js";
import { loadRuleset } from "../base/local-storage.js";

/**
 * The usual games that are not Yahtzee. Most speakers of Spanish live in countries of Generala; Korea and Japan know Yacht
 * from consoles.
 * @type {Record<string, string>}
 */
const USUAL = {
  de: "kniffel", fr: "yams", es: "generala", sv: "yatzy", da: "yatzy", no: "yatzy", fi: "yatzy", ko: "yacht-nintendo",
  ja: "yacht-nintendo",
};

/**
 * @param {readonly ListedRuleset[]} rulesets that there are, the server's default first
 * @returns {string} the id of one of them
 */
export function usualGame(rulesets) {
  const wishes = [loadRuleset(), USUAL[language()]];
  return wishes.find((wish) => rulesets.some(({ id }) => id === wish)) ?? rulesets[0].id;
}
