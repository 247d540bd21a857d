// Which game is offered first: the one that was chosen before, else the one that people know where a language is spoken.

/** @import { ListedRuleset } from "../base/types.js" */

import { language } from "../base/i18n.js";
import { loadRuleset } from "../base/local-storage.js";

/**
 * What is played at home, where that is not Yahtzee. Spanish is spoken by most in countries of Generala; Korea and Japan
 * know Yacht from consoles.
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
