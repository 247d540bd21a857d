// The menu in the head of the game: the board with this position, the other pages, the keys.

/** @import { Match } from "./match.js" */

import { BOARD, boardAddress } from "../game/address.js";
import { byId } from "../base/dom.js";
import * as game from "../game/game.js";
import { showKeys } from "../base/keys.js";
import { showPages } from "../base/page-frame.js";

/** @param {() => Match | undefined} playing the game that is played */
export function wireMenu(playing) {
  const menu = byId("menu", HTMLDetailsElement);
  const analyse = byId("analyse-this", HTMLAnchorElement);
  showPages();
  menu.addEventListener("toggle", () => {
    const match = playing();
    const isOffered = match && !match.over && Boolean(menu.querySelector(`nav [href="${BOARD}"]`));
    analyse.hidden = !isOffered;
    if (isOffered) analyse.href = addressOf(match);
  });
  byId("keys-button", HTMLButtonElement).addEventListener("click", showKeys);
  menu.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a, button")) menu.open = false;
  });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
}

/**
 * Where the position lies on the board; between turns, the card alone.
 * @param {Match} match
 */
function addressOf({ state, rules }) {
  const { dice, rolls_left, ...card } = game.position(state, rules);
  return boardAddress(game.hand(state) ? { dice, rolls_left, ...card } : card);
}
