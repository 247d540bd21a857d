// A verifier of rolls by commitments, for answers of the API that someone pastes.

/** @import { RevealedRoll } from "../game/roll-check.js" */

import { fill, h } from "../base/dom.js";
import { language, number, t } from "../base/i18n.js";
import { checkRoll, parseRolls } from "../game/roll-check.js";

const LONGEST = 200_000;

const text = h("textarea", { id: "roll-text", rows: 5, maxlength: LONGEST, spellcheck: "false", autocapitalize: "off" });
const result = h("div", { role: "status" });
/** @type {RevealedRoll[] | undefined} */
let checked;
let spoken = "";

/**
 * Fill the panel with texts in the language of the page.
 * @param {HTMLElement} panel
 */
export function rollPanel(panel) {
  if (spoken === language()) return;
  spoken = language();
  fill(panel, h("summary", {}, h("h2", {}, t("rollCheck"))),
    h("div", { class: "roll-check-parts" },
      h("p", { class: "hint" }, t("rollCheckHow")),
      h("div", { class: "field" }, h("label", { for: "roll-text" }, t("rollCheckText")), text),
      h("div", { class: "actions" }, h("button", { type: "button", class: "button", onclick: () => check(parseRolls(text.value)) }, t("rollCheckNow"))),
      result));
  if (checked) check(checked);
}

/** @param {RevealedRoll[]} rolls */
async function check(rolls) {
  checked = rolls;
  fill(result, ...await verdict(rolls));
}

/** @param {RevealedRoll[]} rolls */
async function verdict(rolls) {
  if (!rolls.length) return [h("p", {}, t("rollCheckNone"))];
  const lines = await Promise.all(rolls.map(line));
  const pairs = new Map(rolls.map((roll) => [roll.client_commitment + roll.server_commitment, roll]));
  return [h("ol", {}, lines), ...[...pairs.values()].map((roll) => (
    h("p", { class: "hint commitments" }, t("rollNoted", { client: roll.client_commitment, server: roll.server_commitment }))))];
}

/** @param {RevealedRoll} roll */
async function line(roll) {
  const { derived, clientHolds, serverHolds, facesHold, handHolds } = await checkRoll(roll);
  const wrong = [
    !clientHolds && t("rollWrongClient"), !serverHolds && t("rollWrongServer"),
    !facesHold && t("rollWrongFaces", { dice: derived.join(" ") }), !handHolds && t("rollWrongHand"),
  ].filter(Boolean);
  const isProved = !wrong.length;
  return h("li", { class: isProved ? "proved" : "unproved" },
    h("span", { class: "sign", "aria-hidden": true }, isProved ? "✓" : "✗"),
    h("span", {}, t(isProved ? "rollProved" : "rollUnproved", { n: number(roll.number), dice: roll.dice.join(" ") }), " ", wrong.join(" ")));
}
