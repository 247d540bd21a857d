// Choosing a ruleset and who plays.

/** @import { Choice, ListedRuleset, Player, Strength, StrengthLevel } from "../base/types.js" */

import { ICONS, fill, h, icon, setText } from "../base/dom.js";
import { amount, number, t } from "../base/i18n.js";
import { DAILY_LINK, DAILY_RULESET, timeToNext } from "../game/daily.js";
import { canHash } from "../game/fair-dice.js";
import { namesOf } from "../game/names.js";
import { DAILY, loadGame, storeRuleset } from "../base/local-storage.js";
import { gameOptions } from "../ruleset/game-groups.js";
import { rulesIfKnown } from "../ruleset/ruleset.js";
import { loadFriendGames } from "../storage/friend-games.js";
import { usualGame } from "../ruleset/usual-game.js";

const GREATEST_PLAYERS = 4;

export class Setup {
  /**
   * @param {object} offered
   * @param {ListedRuleset[]} offered.rulesets
   * @param {StrengthLevel[]} offered.strengths
   * @param {Choice} [offered.chosen] what is chosen already
   * @param {(choice: Required<Choice>) => void} offered.started begins a game
   * @param {(file: File) => void} offered.opened reads a game
   */
  constructor({ rulesets, strengths, chosen, started, opened }) {
    this.rulesets = rulesets;
    this.strengths = strengths;
    // A default may be another game in another language.
    this.isChosen = chosen?.ruleset !== undefined;
    const ruleset = chosen?.ruleset ?? usualGame(rulesets);
    // A friend on another device is no player of this one.
    this.isAway = chosen?.isAway ?? false;
    /** @type {Player[]} */
    this.players = chosen?.players ?? [{ name: null, strength: null }, { name: null, strength: this.usualStrength() }];
    this.friends = h("ul", { class: "friend-games" });
    this.dailyWords = h("span", { class: "hint" }, t("dailyCall"));
    this.daily = h("p", { class: "daily-call", hidden: !canHash() || !rulesets.some(({ id }) => id === DAILY_RULESET) },
      h("a", { href: `/play${DAILY_LINK}` }, t("daily")), " ", this.dailyWords);
    this.rows = h("ol", { class: "players" });
    this.against = h("div", { class: "against" });
    this.reaches = h("p", { class: "hint", id: "against-reaches" });
    this.facts = h("p", { class: "hint", id: "ruleset-facts" });
    this.how = h("a", { class: "how-played" }, t("howPlayed"));
    this.ruleset = h(
      "select", { id: "ruleset", "aria-describedby": "ruleset-facts", onchange: () => this.choose() },
      gameOptions(rulesets, ({ id, definition }) => (
        definition ? JSON.stringify(definition) === JSON.stringify(ruleset) : id === ruleset)),
    );
    this.addButton = h(
      "button", { type: "button", class: "button", onclick: () => this.add() }, icon(ICONS.plus), t("addPlayer"),
    );
    this.element = h(
      "form", {
        class: "setup",
        onsubmit: (event) => {
          event.preventDefault();
          started(this.choice);
        },
      },
      h("div", { class: "setup-intro" },
        h("img", { src: "/web/images/tray.svg", alt: "", width: 600, height: 260 }),
        h("h1", {}, t("setupTitle")), h("p", { class: "lead" }, t("setupLead")), this.daily, this.friends),
      h("div", { class: "panel setup-panel" },
        h("div", { class: "field" }, h("label", { for: "ruleset" }, t("ruleset")), this.ruleset, this.facts, this.how),
        h("fieldset", { "aria-describedby": "against-reaches" }, h("legend", { class: "label" }, t("against")), this.against, this.reaches),
        h("button", { class: "button primary start" }, t("start")),
        h("details", { class: "setup-players", open: !this.chip },
          h("summary", {}, t("setupPlayers")), this.rows, this.addButton)),
      h("p", { class: "setup-open" },
        fileInput(opened), h("label", { for: "file", class: "file-label" }, t("openFile")), h("a", { href: "/offline" }, t("setupTake")),
        h("a", { href: "/make" }, t("navMake"))),
    );
    this.showRuleset();
    // A list that cannot be made is none.
    this.listFriendGames().catch(() => undefined);
    if (loadGame(DAILY)) this.showDay().catch(() => undefined);
  }

  /** Say where today's game was played already. */
  async showDay() {
    const { isPlayedToday } = await import("./daily.js");
    if (isPlayedToday()) setText(this.dailyWords, t("dailyNext", { time: timeToNext(new Date()) }));
  }

  /** Link to the games with friends that go on. */
  async listFriendGames() {
    for (const [id, record] of loadFriendGames()) {
      const [{ FriendGame }, rules] = await Promise.all([import("./table.js"), rulesIfKnown(record.state.ruleset)]);
      if (!rules) continue;
      const friend = new FriendGame(id, record, rules);
      if (!friend.isUnderWay) continue;
      const words = t(friend.isMine(record.state) ? "friendYours" : "friendTheirs", { name: friend.friend, game: rules.title });
      this.friends.append(h("li", {}, h("a", { href: `/play${await friend.link()}` }, words)));
    }
  }

  get chosenRuleset() {
    const chosen = this.rulesets.find(({ id }) => id === this.ruleset.value);
    return chosen ?? this.rulesets[0];
  }

  /** Computer players need a table. */
  get hasTable() {
    return this.chosenRuleset.table !== "out_of_reach";
  }

  choose() {
    this.isChosen = true;
    storeRuleset(this.ruleset.value);
    this.showRuleset();
  }

  showRuleset() {
    if (!this.hasTable) for (const player of this.players) player.strength = null;
    this.showFacts();
    this.showPlayers();
  }

  /** One in the middle; null, a person, where there is none. */
  usualStrength() {
    return this.strengths.at(Math.floor(this.strengths.length / 2))?.id ?? null;
  }

  showFacts() {
    const { categories, turns, columnCount, isEstimated, expected_total: mean } = this.chosenRuleset;
    const words = [t("factsCard", { n: categories.length })];
    if (columnCount > 1) words.push(t("factsColumns", { n: columnCount }));
    if (turns !== categories.length) words.push(t("factsTurns", { n: turns }));
    if (mean !== null) words.push(t(isEstimated ? "factsAbout" : "factsBest", { mean: amount(number, mean, isEstimated ? 0 : 1) }));
    if (!this.hasTable) words.push(t("noTable"));
    this.how.hidden = Boolean(this.chosenRuleset.definition);
    this.how.href = `/rules/${this.chosenRuleset.id}`;
    setText(this.facts, words.join(" · "));
  }

  /** The chip of the players that are chosen; "" for any others. */
  get chip() {
    const [first, second, ...more] = this.players;
    if (first.strength !== null || more.length) return "";
    return second ? second.strength ?? "friend" : this.isAway ? "away" : "alone";
  }

  /** Show the usual opponents, of which one tap chooses one. */
  showAgainst() {
    const { chip } = this;
    /**
     * @param {string} value
     * @param {string} words
     * @param {boolean} [possible]
     */
    const one = (value, words, possible = true) => h("label", { class: "opponent" },
      h("input", { type: "radio", name: "against", value, checked: value === chip, disabled: !possible, onchange: () => this.face(value) }),
      words);
    fill(this.against,
      h("div", { class: "opponents" }, one("alone", t("alone")), one("friend", t("friendHere")), one("away", t("friendAway"), canHash())),
      h("div", { class: "opponents", role: "group", "aria-label": t("computer") }, h("span", { class: "hint", "aria-hidden": "true" }, t("computer")),
        this.strengths.map(({ id }) => one(id, t(`strength_${id}`), this.hasTable))));
    setText(this.reaches, (this.players.length === 2 && this.strengthReaches(this.players[1])) || "");
  }

  /** @param {string} chip */
  face(chip) {
    const second = { name: null, strength: chip === "friend" ? null : /** @type {Strength} */ (chip) };
    this.isAway = chip === "away";
    this.players = [{ ...this.players[0], strength: null }, ...(chip === "alone" || this.isAway ? [] : [second])];
    this.showPlayers();
    /** @type {HTMLElement | null} */ (this.against.querySelector("input:checked"))?.focus();
  }

  showPlayers() {
    this.showAgainst();
    const names = namesOf(this.players);
    this.rows.replaceChildren(...this.players.map((player, p) => this.row(player, p, names[p])));
    this.addButton.hidden = this.players.length === GREATEST_PLAYERS;
  }

  /**
   * @param {Player} player
   * @param {number} p
   * @param {string} name
   */
  row(player, p, name) {
    const typed = h("input", { type: "text", value: name, maxlength: 24, required: true, autocomplete: "off",
      "aria-label": t("playerName", { n: p + 1 }) });
    typed.addEventListener("input", () => { player.name = typed.value.trim() || null; });
    /** @type {[Strength | null, string][]} */
    const kinds = [[null, t("person")], ...this.strengths.map(({ id }) => strengthOption(id))];
    const kind = h("select", { "aria-label": t("playerKind", { n: p + 1 }) }, kinds.map(([id, words]) =>
      h("option", { value: id ?? "", selected: id === player.strength, disabled: id && !this.hasTable }, words)));
    kind.addEventListener("change", () => this.changeKind(p, /** @type {Strength} */ (kind.value) || null));
    return h(
      "li", {}, typed, kind,
      h("button", { type: "button", class: "button plain icon", disabled: this.players.length === 1,
        "aria-label": t("removePlayer", { name }), onclick: () => this.remove(p) }, icon(ICONS.remove)),
    );
  }

  /**
   * Return the mean of a strength, which was measured for the built-in games that have a table.
   * @param {Player} player
   */
  strengthReaches({ strength }) {
    const measured = this.strengths.find(({ id }) => id === strength)?.mean_totals[this.ruleset.value];
    return measured && t("strengthReaches", { mean: amount(number, measured.mean) });
  }

  /**
   * @param {number} p
   * @param {Strength | null} strength
   */
  changeKind(p, strength) {
    this.players[p].strength = strength;
    this.showPlayers();
    this.rows.children[p].querySelector("select")?.focus();
  }

  add() {
    this.players.push({ name: null, strength: null });
    this.showPlayers();
    this.rows.lastElementChild?.querySelector("input")?.select();
  }

  /** @param {number} p */
  remove(p) {
    this.players.splice(p, 1);
    this.showPlayers();
    this.addButton.focus();
  }

  /** The choice for another form as `chosen`: with the game only where a person chose it. */
  get kept() {
    return this.isChosen ? this.choice : { players: this.players };
  }

  get choice() {
    return { ruleset: this.chosenRuleset.definition ?? this.chosenRuleset.id, players: this.players, isAway: this.chip === "away" };
  }
}

/**
 * @param {Strength} id
 * @returns {[Strength, string]}
 */
const strengthOption = (id) => [id, t("strengthName", { name: t(`strength_${id}`) })];

/** @param {(file: File) => void} opened */
function fileInput(opened) {
  const file = h("input", { type: "file", accept: ".json,.txt,application/json,text/plain", class: "visually-hidden", id: "file" });
  file.addEventListener("change", () => {
    const [first] = file.files ?? [];
    if (first) opened(first);
  });
  return file;
}
