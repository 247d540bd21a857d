// The menu in the head of the game: the board with this position, the other pages, the keys.

/** @import { Match } from "./match.js" */

import { BOARD, boardAddress } from "../game/address.js";
import { byId } from "../base/dom.js";
import { position } from "../game/game.js";
import { showKeys } from "../base/keys.js";
import { showPages } from "../base/page-frame.js";
import { dumpPosition } from "../game/wire.js";

/** @param {() => Match | undefined} playing the game that is played */
export function wireMenu(playing) {
  const menu = byId("menu", HTMLDetailsElement);
  const analyse = byId("analyse-this", HTMLAnchorElement);
  showPages();
  menu.addEventListener("toggle", () => {
    const match = playing();
    const isOffered = match && !match.over && !match.daily && Boolean(menu.querySelector(`nav [href="${BOARD}"]`));
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
 * Return the address of the position on the board.
 * @param {Match} match
 */
const addressOf = ({ state, rules }) => boardAddress(dumpPosition(position(state, rules), rules));
