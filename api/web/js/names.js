// What players are called: what they typed, or what the language of the page calls them.

/** @import { Player } from "./types.js" */

import { t } from "./i18n.js";

/** @param {readonly Player[]} players in their order */
export function namesOf(players) {
  /** @type {string[]} */
  const names = [];
  players.forEach(({ name, strength }, p) => {
    const [alone, numbered] = strength === null ? [t("you"), t("player")] : [t("computer"), t("computer")];
    /** @param {string} wish */
    const isTaken = (wish) => names.includes(wish) || players.some((other) => other.name === wish);
    names.push(name ?? (isTaken(alone) ? `${numbered} ${p + 1}` : alone));
  });
  return names;
}
