// A dialog with what a category needs and pays, opened by its name on the card.

/** @import { Rules } from "../ruleset/rules.js" */

import { categoryInfo } from "./category-info.js";
import { h } from "../base/dom.js";
import { t, useParts } from "../base/i18n.js";
import { load } from "../ruleset/ruleset.js";

/**
 * @param {Rules} rules
 * @param {string} category
 */
export async function showInfo(rules, category) {
  await load(() => useParts("rules"));
  const dialog = h(
    "dialog", { class: "info", "aria-labelledby": "info-title" },
    h("form", { method: "dialog" },
      h("h2", { id: "info-title" }, rules.titleOf(category)),
      categoryInfo(rules, category),
      h("div", { class: "actions" }, h("button", { class: "button primary", value: "close" }, t("done")))),
  );
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
