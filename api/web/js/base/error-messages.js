// Messages for a server that does not answer, or not as it should: one at a time, at the head of the page.

/**
 * @import { Children } from "./dom.js"
 * @import { TextKey } from "./types.js"
 */

import { Refusal, Unreachable, connection, isAnsweredHere, isReachable, isUnknown, tryAgain } from "./api.js";
import { ICONS, byId, fill, h, icon } from "./dom.js";
import { t } from "./i18n.js";

/**
 * @param {string} words
 * @param {() => unknown} pressed
 */
export const button = (words, pressed) => h("button", { type: "button", class: "button", onclick: pressed }, words);

/**
 * Show a message in place of the one before.
 * @param {string} words
 * @param {...Children} children
 */
export function complain(words, ...children) {
  const main = byId("main", HTMLElement);
  main.querySelector(":scope > .complaint")?.remove();
  const complaint = h("div", { class: "panel complaint", role: "alert" }, h("p", {}, words), ...children);
  main.prepend(complaint);
  return complaint;
}

/**
 * Run a function that needs the server, or show that it failed.
 * @param {() => unknown} act
 */
export async function attempt(act) {
  try {
    await act();
  } catch (error) {
    if (isUnknown(error)) complain(t("unknownGame"));
    else {
      const complaint = complain(t("pageStuck"), button(t("tryAgain"), () => {
        complaint.remove();
        return attempt(act);
      }));
    }
    // Unexpected errors go to the console as well.
    if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
  }
}

/**
 * Show in `#banner` that the server does not answer, or that this device does, for as long as that is so and it is not closed.
 * @param {TextKey} words
 */
export function showConnection(words) {
  const banner = byId("banner", HTMLElement);
  let isClosed = false;
  const close = h("button", {
    type: "button", class: "button plain icon",
    onclick: () => {
      isClosed = true;
      banner.hidden = true;
    },
  }, icon(ICONS.remove), h("span", { class: "visually-hidden", "data-text": "done" }, t("done")));
  const show = () => {
    isClosed &&= !isReachable();
    banner.hidden = isReachable() || isClosed;
    const said = isAnsweredHere() ? "answeredHere" : words;
    banner.classList.toggle("quiet", isAnsweredHere());
    if (!banner.hidden) fill(banner, h("p", { "data-text": said }, t(said)),
      h("button", { type: "button", class: "button plain", "data-text": "tryAgain", onclick: tryAgain }, t("tryAgain")), close);
  };
  connection.addEventListener("lost", show);
  connection.addEventListener("back", show);
  show();
}
