// What players are called: what they typed, or what the language of the page calls them.

import { t } from "./i18n.js";

// players [{name, strength}] in their order; who typed no name has none (null).
export function namesOf(players) {
  const names = [];
  players.forEach(({ name, strength }, p) => {
    const [alone, numbered] = strength === null ? [t("you"), t("player")] : [t("computer"), t("computer")];
    const isTaken = (wish) => names.includes(wish) || players.some((other) => other.name === wish);
    names.push(name ?? (isTaken(alone) ? `${numbered} ${p + 1}` : alone));
  });
  return names;
}
