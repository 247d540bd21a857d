// What a page says where the server does not answer, or not as it should: once, at its head, in words for people.

/**
 * @import { Children } from "./dom.js"
 * @import { TextKey } from "./types.js"
 */

import { Refusal, Unreachable, connection, isAnsweredHere, isReachable, isUnknown, tryAgain } from "./api.js";
import { byId, fill, h } from "./dom.js";
import { t } from "./i18n.js";

/**
 * @param {string} words
 * @param {() => unknown} pressed
 */
export const button = (words, pressed) => h("button", { type: "button", class: "button", onclick: pressed }, words);

/**
 * The last complaint takes the place of the one before.
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
 * Does what takes the server, or says that it cannot be done.
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
    // What nobody foresaw is for those who mend it, too.
    if (!(error instanceof Refusal || error instanceof Unreachable)) throw error;
  }
}

/**
 * Says in `#banner` that nobody answers, or this device, for as long as that is so.
 * @param {TextKey} words
 */
export function showConnection(words) {
  const banner = byId("banner", HTMLElement);
  const show = () => {
    banner.hidden = isReachable();
    const said = isAnsweredHere() ? "answeredHere" : words;
    banner.classList.toggle("quiet", isAnsweredHere());
    if (!banner.hidden) fill(banner, h("p", { "data-text": said }, t(said)),
      h("button", { type: "button", class: "button", "data-text": "tryAgain", onclick: tryAgain }, t("tryAgain")));
  };
  connection.addEventListener("lost", show);
  connection.addEventListener("back", show);
  show();
}
