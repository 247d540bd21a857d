// A button that asks before it does something that cannot be taken back.

import { h } from "./dom.js";
import { t } from "./i18n.js";

/**
 * @param {string} words
 * @param {string} asks
 * @param {() => unknown} act
 */
export function confirmButton(words, asks, act) {
  const place = h("div", { class: "confirmed" });
  const first = h("button", { type: "button", class: "button small", onclick: () => ask() }, words);
  const back = () => {
    place.replaceChildren(first);
    first.focus();
  };
  const ask = () => {
    const no = h("button", { type: "button", class: "button small", onclick: back }, t("keepIt"));
    place.replaceChildren(
      h("p", { role: "alert" }, asks),
      h("div", { class: "actions" }, h("button", { type: "button", class: "button small danger", onclick: act }, t("deleteIt")), no),
    );
    no.focus();
  };
  place.append(first);
  return place;
}
