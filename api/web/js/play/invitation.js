// An invitation to a game with a friend on another device.

/**
 * @import { Letter } from "../game/friend-link.js"
 * @import { Rules } from "../ruleset/rules.js"
 */

import { h } from "../base/dom.js";
import { t } from "../base/i18n.js";

/**
 * @param {Letter} letter
 * @param {Rules} rules
 * @param {(name: string | null) => void} accepted is called with the name that was typed
 */
export function invitation({ names: [friend] }, rules, accepted) {
  const name = h("input", { id: "own-name", type: "text", maxlength: 24, autocomplete: "off" });
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    accepted(name.value.trim() || null);
  };
  return h("form", { class: "panel invitation", onsubmit: submit },
    h("h1", {}, t("friendInvites", { name: friend || t("friend"), game: rules.title })),
    h("p", {}, t("friendHow")),
    h("div", { class: "field" }, h("label", { for: "own-name" }, t("friendYou")), name),
    h("button", { class: "button primary" }, t("friendAccept")));
}
