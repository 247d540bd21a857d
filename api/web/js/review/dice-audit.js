// The panel that tests dice, on /history and after a review. Nothing is sent before its button is pressed.

/**
 * @import { DiceAudit, Game } from "../base/types.js"
 * @import { GameRecord } from "../storage/records.js"
 */

import { Refusal, askUntilAnswered, withDefinition } from "../base/api.js";
import { fill, h } from "../base/dom.js";
import { number, percent, t, useParts } from "../base/i18n.js";
import { personOf } from "../storage/finished-games.js";
import { smallDie } from "../table/dice-row.js";

// Less than the largest body that the API takes, with space for what surrounds the games.
const MOST_BYTES = 1_000_000;
const MOST_GAMES = 1000;

/**
 * Return the rolls of a game: without names, points and categories.
 * @param {Game} game
 * @param {(p: number) => string} nameOf stands for the player
 */
const rollsOf = ({ ruleset, players }, nameOf) => withDefinition({
  ruleset,
  players: players.map((player, p) => ({ name: nameOf(p), turns: (player?.turns ?? []).map(({ rolls, keeps }) => ({ rolls, keeps })) })),
});

/**
 * Return the rolls of one game, its players by their places.
 * @param {Game} game
 */
export const rollsOfGame = (game) => [rollsOf(game, (p) => String(p + 1))];

/**
 * Return the rolls of the latest games, oldest first, as many as one request takes. Persons are numbered; computer players are one.
 * @param {readonly GameRecord[]} records newest first
 */
export function rollsOfGames(records) {
  /** @type {string[]} */
  const persons = [];
  const games = [];
  let bytes = 0;
  for (const { game, players } of records) {
    if (!game) continue;
    const rolls = rollsOf(game, (p) => {
      if (players[p]?.strength) return "computer";
      const person = players[p] ? personOf(players, p) : "";
      if (!persons.includes(person)) persons.push(person);
      return String(persons.indexOf(person) + 1);
    });
    bytes += JSON.stringify(rolls).length + 1;
    if (bytes > MOST_BYTES || games.length === MOST_GAMES) break;
    games.unshift(rolls);
  }
  return games;
}

/**
 * @param {string} words say what is sent, and what it can show
 * @param {() => object[]} rolls
 * @param {boolean} counts whether the number of games is shown
 */
export function auditPanel(words, rolls, counts) {
  const result = h("div", { class: "dice-audit", role: "status" });
  const button = h("button", { type: "button", class: "button", onclick: check }, t("diceCheck"));
  async function check() {
    button.disabled = true;
    const games = rolls();
    try {
      const audit = await askUntilAnswered("/v1/dice/audit", { games }, {
        away: (needsServer) => fill(result, t(needsServer ? "needsServer" : "waitsForServer")),
      });
      await useParts("audit");
      fill(result, ...resultOf(audit), counts && h("p", { class: "hint" }, t("auditGames", { n: number(games.length) })));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      await useParts("audit");
      fill(result, t("auditStuck"));
    } finally {
      button.disabled = false;
    }
  }
  return h("section", { class: "panel audit-panel" }, h("h2", {}, t("diceFair")), h("p", { class: "hint" }, words),
    h("div", { class: "actions" }, button), result);
}

/** @param {DiceAudit} audit */
function resultOf({ explanation, level, dice, faces, left_out: leftOut }) {
  const left = leftOut.hands_without_keep + leftOut.hands_of_unknown_roll + leftOut.turns_without_dice;
  const most = Math.max(...faces.map(({ greatest_chance: high }) => high));
  return [
    h("p", {}, explanation),
    ...(faces.length ? [
      h("ul", { class: "face-shares", vars: { fair: 1 / 6 / most } }, faces.map(({ face, count, expected, least_chance: low, greatest_chance: high }) => h("li", {},
        h("span", { class: "visually-hidden" }, t("auditFace", {
          face, count: number(count), expected: number(expected, 1), low: percent(low, 1), high: percent(high, 1),
        })),
        smallDie(face, undefined),
        h("span", { class: "face-share", "aria-hidden": true, vars: { share: count / dice / most, low: low / most, high: high / most } }),
        h("span", { class: "numbers", "aria-hidden": true }, number(count))))),
      h("p", { class: "hint" }, t("auditLegend", { confidence: percent(1 - level) })),
    ] : []),
    left > 0 && h("p", { class: "hint" }, t("auditLeftOut", { n: number(left) })),
  ];
}
