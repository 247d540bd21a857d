// A button that shares a result: through the device where fingers use it, otherwise by copying the text.

import { ICONS, h, icon } from "./dom.js";
import { t } from "./i18n.js";

/**
 * Return a button and its status.
 * @param {() => Promise<ShareData & { text: string }>} make what is shared; without a text, its link
 * @param {object} [shown]
 * @param {string} [shown.class] of the button
 * @param {string} [shown.words] on the button
 */
export function shareButton(make, { class: name = "button", words = t("share") } = {}) {
  const said = h("p", { class: "hint shared", role: "status" });
  const pressed = async () => said.replaceChildren(...(await share(await make())));
  return [h("button", { type: "button", class: name, onclick: pressed }, icon(ICONS.share), words), said];
}

/**
 * Return the identifier of a position, to be copied.
 * @param {string} id
 */
export const positionCode = (id) => h("div", { class: "position-code" },
  h("span", { class: "hint" }, t("positionCode")), h("code", {}, id), shareButton(async () => ({ text: id }), { class: "button small", words: t("copyCode") }));

/**
 * Share; return what there is to say about it.
 * @param {ShareData & { text: string }} data
 * @returns {Promise<(Node | string)[]>}
 */
export async function share(data) {
  const { files: _, ...plain } = data;
  const text = [data.text, data.url].filter(Boolean).join("\n");
  try {
    if (navigator.share && matchMedia("(pointer: coarse)").matches) {
      await navigator.share(navigator.canShare?.(data) ? data : plain);
      return [];
    }
    await navigator.clipboard.writeText(text);
    return [t(data.text ? "textCopied" : "linkCopied")];
  } catch (error) {
    // Sharing was cancelled; without a clipboard, the text can be copied by hand.
    return error instanceof DOMException && error.name === "AbortError" ? [] : [h("span", { class: "share-text" }, text)];
  }
}
