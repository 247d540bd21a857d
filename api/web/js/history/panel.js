// The export, import and deletion of the whole history.

/** @import { History } from "../storage/records.js" */

import { confirmButton } from "../base/confirm-button.js";
import { fill, h } from "../base/dom.js";
import { RefusedFile, exportHistory, importHistory } from "../storage/history-file.js";
import { forgetAll } from "../storage/finished-games.js";
import { t } from "../base/i18n.js";
import { DETAILED, GAMES } from "../storage/records.js";
import { download } from "../game/share.js";
import { localDate } from "../storage/statistics.js";

/** Message about the last import or deletion. It outlives a redraw, which follows when titles arrive or the language changes. */
let lastMessage = () => "";

/**
 * @param {History} kept
 * @param {() => void} changed
 */
export function filePanel({ games, days }, changed) {
  const said = h("p", { role: "status", class: "file-said" }, lastMessage());
  /** @param {() => string} message */
  const report = (message) => {
    lastMessage = () => "";
    changed();
    lastMessage = message;
    // Screen readers announce a status only when its text changes.
    fill(document.querySelector(".file-said") ?? said, lastMessage());
  };
  const input = h("input", { type: "file", accept: ".json,application/json", class: "visually-hidden", id: "history-file" });
  input.addEventListener("change", async () => {
    const [file] = input.files ?? [];
    if (!file) return;
    report(await take(file));
  });
  const save = () => download(exportHistory(), `keepwise-${localDate(new Date())}.json`);
  const some = games.length > 0 || days.length > 0;
  return h("section", { class: "panel file" }, h("h2", {}, t("historyFile")),
    h("p", { class: "hint" }, t("historyKept", { detailed: DETAILED, games: GAMES })),
    h("div", { class: "actions" },
      some && h("button", { type: "button", class: "button", onclick: save }, t("historyExport")),
      h("span", {}, input, h("label", { for: "history-file", class: "button" }, t("historyImport"))),
      some && confirmButton(t("historyForget"), t("historyForgetAsks"), () => {
        forgetAll();
        report(() => t("historyForgotten"));
      })),
    said);
}

/**
 * Import a file and return a message about it.
 * @param {File} file
 */
async function take(file) {
  try {
    const { games, days, kept } = importHistory(await file.text());
    return () => [t("fileTaken", { games, days }), !kept && t("fileFull")].filter(Boolean).join(" ");
  } catch (error) {
    if (error instanceof RefusedFile) return () => [t("fileRefused"), t(error.key, error.values)].join(" ");
    throw error;
  }
}
