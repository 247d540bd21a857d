// Downloads: the pages and the chosen games, for use without a connection, and the choice between server and device.

/**
 * @import { Children } from "../base/dom.js"
 * @import { DownloadedTable } from "../base/downloaded-tables.js"
 * @import { TableOffer } from "./download.js"
 */

import { ICONS, byId, fill, h, icon, setText } from "../base/dom.js";
import { gamesToDownload, playedGames } from "./games.js";
import { language, number, t } from "../base/i18n.js";
import { registerWorker } from "../base/worker-registration.js";
import { downloadPages, downloadTable, findOffer } from "./download.js";
import { listRulesets } from "../ruleset/ruleset.js";
import { openPage } from "../base/page-frame.js";
import { loadAnswersHere, storeAnswersHere } from "../base/local-storage.js";
import { canDownload, removeAll, removeTable, downloadedLanguages, downloadedTables } from "../base/downloaded-tables.js";
import { attempt, showConnection } from "../base/error-messages.js";

const main = byId("main", HTMLElement);
const MEGABYTE = 1_000_000;

/** @typedef {{ id: string, title: string, isPlayed: boolean }} Game */

/** @param {number} bytes */
const sizeWords = (bytes) => t("takeSize", { size: number(Math.max(bytes / MEGABYTE, 0.01), 2) });

class Panel {
  /** @type {Map<string, TableOffer | undefined>} what the server gives away, as far as that is known; nothing of some games */
  offers = new Map();
  /** @type {DownloadedTable[]} */
  taken = [];
  /** @type {string[]} */
  languages = [];
  /** @type {Set<string>} the games that are marked */
  chosen;
  isLoading = false;
  isPersistent = false;

  /** @param {readonly Game[]} games */
  constructor(games) {
    this.games = games;
    this.chosen = new Set(games.filter(({ isPlayed }) => isPlayed).map(({ id }) => id));
    this.rows = h("ul", { class: "take-games" });
    this.pages = h("p", { class: "hint" });
    this.total = h("p", { class: "hint numbers" });
    this.said = h("p", { class: "take-said", role: "status" });
    this.progress = h("progress", { "aria-label": t("takeLoads"), hidden: true });
    this.take = h("button", { type: "button", class: "button primary", onclick: () => this.load() }, t("takeNow"));
    this.forget = h("button", { type: "button", class: "button", onclick: () => this.remove() }, t("takeRemoveAll"));
    this.mayGo = h("p", { class: "hint" }, t("takeMayGo"));
    this.element = h("section", { class: "panel" },
      h("h2", {}, t("takeGames")), this.rows,
      this.pages, this.total,
      h("div", { class: "actions" }, this.take, this.forget), this.progress, this.said, this.mayGo);
  }

  /** Look up the downloads here and the offers of the server. */
  async look() {
    await this.see();
    try {
      for (const { id } of this.games) {
        await this.offer(id);
        this.show();
      }
    } catch {
      this.say(t("takeCutOff"));
    }
  }

  /** @param {string} id */
  async offer(id) {
    if (!this.offers.has(id)) this.offers.set(id, await findOffer(id));
    return this.offers.get(id);
  }

  async see() {
    [this.taken, this.languages] = await Promise.all([downloadedTables(), downloadedLanguages()]);
    this.isPersistent = await navigator.storage?.persisted?.() ?? false;
    this.show();
  }

  show() {
    const focused = document.activeElement?.id;
    fill(this.rows, this.games.map((game) => this.row(game)));
    if (focused) document.getElementById(focused)?.focus();
    const left = this.missing();
    const bytes = left.reduce((sum, { id }) => sum + (this.offers.get(id)?.size ?? 0), 0);
    setText(this.pages, [t("takePages"), this.hasPages() && t("takeKept")].filter(Boolean).join(" · "));
    setText(this.total, left.length ? t("takeTotal", { size: sizeWords(bytes) }) : "");
    this.take.disabled = this.isLoading || !(left.length || !this.hasPages());
    const isAny = this.taken.length > 0 || this.languages.length > 0;
    this.forget.hidden = !isAny;
    this.mayGo.hidden = !isAny || this.isPersistent;
  }

  /** The chosen games whose table is missing or outdated here. */
  missing() {
    return this.games.filter(({ id }) => this.chosen.has(id) && !this.isHere(id) && !(this.offers.has(id) && !this.offers.get(id)));
  }

  hasPages() {
    return this.languages.includes(language());
  }

  /** @param {string} id */
  isHere(id) {
    const kept = this.taken.find(({ ruleset }) => ruleset === id);
    const offer = this.offers.get(id);
    return Boolean(kept && (!offer || offer.address === kept.address));
  }

  /** @param {Game} game */
  row({ id, title }) {
    const kept = this.taken.find(({ ruleset }) => ruleset === id);
    const size = this.offers.get(id)?.size ?? kept?.size;
    const box = h("input", { type: "checkbox", id: `take-${id}`, checked: this.chosen.has(id) || Boolean(kept) });
    box.addEventListener("change", () => {
      if (box.checked) this.chosen.add(id);
      else this.chosen.delete(id);
      this.show();
    });
    const isHere = this.isHere(id);
    const state = [size && sizeWords(size), kept && t(isHere ? "takeKept" : "takeNewer")].filter(Boolean).join(" · ");
    return h("li", { "data-kept": Boolean(kept) },
      isHere ? h("span", { class: "take-name" }, title) : h("label", { class: "check" }, box, " ", h("span", {}, title)),
      h("span", { class: "hint numbers" }, state),
      kept && h("button", { type: "button", class: "button plain icon", id: `remove-${id}`, disabled: this.isLoading,
        "aria-label": t("takeRemove", { name: title }), onclick: () => this.remove(id) }, icon(ICONS.remove)));
  }

  /**
   * Ask the browser for persistent storage and download the chosen games: the pages first, without which no table is of use.
   */
  async load() {
    const left = this.missing();
    const languages = [...new Set([language(), "en"])];
    const whole = left.length + 1;
    this.begin();
    try {
      this.isPersistent = await navigator.storage?.persist?.() ?? false;
      await downloadPages(languages, (share) => this.far(share / whole));
      for (const [i, { id }] of left.entries()) {
        this.far((i + 1) / whole);
        const offer = await this.offer(id);
        if (offer) await downloadTable(id, offer, languages);
        await this.see();
      }
      this.end(t("takeDone"));
    } catch (error) {
      this.end(t(error instanceof DOMException && error.name === "QuotaExceededError" ? "takeFull" : "takeCutOff"));
    }
    await this.see();
  }

  begin() {
    this.isLoading = true;
    this.progress.hidden = false;
    this.progress.removeAttribute("value");
    this.say(t("takeLoads"));
    this.show();
  }

  /** @param {number} share */
  far(share) {
    this.progress.value = share;
  }

  /** @param {string} words */
  end(words) {
    this.isLoading = false;
    this.progress.hidden = true;
    this.say(words);
  }

  /** @param {string} words */
  say(words) {
    setText(this.said, words);
  }

  /** @param {string} [id] all of it, without one */
  async remove(id) {
    if (id === undefined) await removeAll();
    else await removeTable(id);
    this.chosen = new Set([...this.chosen].filter((each) => each !== id && id !== undefined));
    await this.see();
    this.say(t("takeRemoved"));
    if (id !== undefined) document.getElementById(`take-${id}`)?.focus();
  }
}

function who() {
  const select = h("select", { id: "answers" },
    h("option", { value: "server" }, t("takeServer")), h("option", { value: "device" }, t("takeDevice")));
  select.addEventListener("change", () => storeAnswersHere(select.value === "device"));
  select.value = loadAnswersHere() ? "device" : "server";
  return h("section", { class: "panel" }, h("div", { class: "field" }, h("label", { for: "answers" }, t("takeWho")), select),
    h("p", { class: "hint" }, t("takeOthers")));
}

async function show() {
  const spoken = language();
  /** @param {...Children} children */
  const put = (...children) => fill(main, h("div", { class: "take" }, h("h1", {}, t("takeTitle")), h("p", { class: "lead" }, t("takeLead")), ...children));
  if (!canDownload()) {
    put(h("p", { class: "panel", role: "status" }, t("takeImpossible")));
    return;
  }
  put();
  const rulesets = await listRulesets();
  if (spoken !== language()) return;
  const panel = new Panel(gamesToDownload(rulesets, playedGames()));
  put(panel.element, who());
  // The page is there; how large the tables are comes one by one.
  panel.look();
}

await openPage(() => attempt(show));
showConnection("serverAway");
await attempt(show);
await registerWorker();
