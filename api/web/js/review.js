// After the game: where points were lost and where the dice helped, from /v1/games/check and /v1/games/review.

import { Refusal, askUntilAnswered } from "./api.js";
import { turnsChart } from "./charts.js";
import { ICONS, announce, h, icon } from "./dom.js";
import { number, signed, t } from "./i18n.js";
import { reasonList } from "./reasons.js";
import { download, dumpLink } from "./share.js";

const SHOWN = 5;

export class Review {
  // game as POST /v1/games/review takes it; rules for the titles; again() starts a new game.
  constructor({ game, rules, again }) {
    Object.assign(this, { game, rules, again });
    this.body = h("div", { class: "review-body" }, h("p", { class: "waiting" }, t("reviewing")));
    this.shared = h("p", { class: "shared hint", role: "status" });
    this.element = h(
      "div", { class: "review" },
      h("div", { class: "review-head" }, h("h1", { tabindex: -1 }, t("review")), this.actions(), this.shared),
      this.body,
    );
    this.ask();
  }

  actions() {
    return h(
      "div", { class: "actions" },
      h("button", { type: "button", class: "button", onclick: () => this.copyLink() }, icon(ICONS.share), t("shareLink")),
      h("button", { type: "button", class: "button", onclick: () => download(this.game, `${this.rules.id}.json`) },
        icon(ICONS.save), t("saveFile")),
      h("button", { type: "button", class: "button primary", onclick: this.again }, t("newGame")),
    );
  }

  async copyLink() {
    const link = await dumpLink(this.game);
    try {
      await navigator.clipboard.writeText(link);
      this.shared.textContent = t("linkCopied");
    } catch {
      // No clipboard without permission, or over plain HTTP: the link itself can be copied by hand.
      this.shared.replaceChildren(h("a", { href: link }, t("linkHere")));
    }
  }

  async ask() {
    const waiting = (problem) => this.say(t("coachPrepares"), problem.detail);
    try {
      const check = await askUntilAnswered("/v1/games/check", this.game, { waiting });
      if (!check.valid) {
        this.say(t("gameInvalid"), ...check.problems.slice(0, 8).map(({ detail }) => detail));
        return;
      }
      // The reasons come from the table of outlooks.
      const asked = this.rules.hasOutlooks ? { ...this.game, explain: true } : this.game;
      const review = await askUntilAnswered("/v1/games/review", asked, { waiting });
      this.show(check, review);
      announce(t("reviewReady"));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.say(error.status === 409 ? t("noTable") : t("reviewStuck"), error.message);
      this.body.append(h("button", { type: "button", class: "button", onclick: () => this.ask() }, t("tryAgain")));
    }
  }

  say(words, ...details) {
    this.body.replaceChildren(h("p", {}, words), ...details.map((detail) => h("p", { class: "hint" }, detail)));
  }

  show(check, review) {
    this.body.replaceChildren(
      h("div", { class: "standings" }, review.players.map((player, p) => this.playerPanel(player, p, check))),
      this.highlights(review),
    );
  }

  playerPanel(player, p, check) {
    const { rank } = check.standings.find((standing) => standing.player === p);
    const facts = [
      [t("startValue"), number(player.start_value, 1)], [t("luck"), signed(player.luck)],
      [t("loss"), signed(-player.loss)],
    ];
    return h(
      "section", { class: "panel player-review", "aria-label": player.name },
      h("div", { class: "player-head" },
        h("h2", {}, player.name), h("p", { class: "rank" }, t("rank", { n: rank })),
        h("p", { class: "big numbers" }, number(player.total))),
      h("dl", { class: "facts sum" }, facts.map(([name, value]) =>
        h("div", {}, h("dt", {}, name), h("dd", { class: "numbers" }, value)))),
      turnsChart(this.turns(player), player.name),
    );
  }

  turns(player) {
    const turns = [];
    const at = (turn) => (turns[turn] ??= { luck: 0, loss: 0 });
    for (const { turn, luck } of player.rolls) at(turn).luck += luck;
    for (const { turn, loss } of player.decisions) at(turn).loss += loss;
    return turns;
  }

  highlights({ highlights, players }) {
    const section = h("section", { class: "panel highlights" }, h("h2", {}, t("expensive")));
    if (!highlights.length) section.append(h("p", {}, t("flawless")));
    else section.append(h("ol", {}, highlights.slice(0, SHOWN).map((highlight) => this.highlight(highlight, players))));
    return section;
  }

  highlight({ player, turn, roll, played, best, loss, grade, why }, players) {
    const { dice, breakdown } = players[player].decisions.find((decision) => decision.turn === turn && decision.roll === roll);
    return h(
      "li", {},
      h("p", { class: "highlight-head" },
        h("strong", { class: "numbers" }, `−${number(loss, 1)}`), " ",
        h("span", { class: `grade ${grade}` }, t(`grade_${grade}`)), " ",
        h("span", { class: "hint" }, t("highlightPlace", { name: players[player].name, n: turn + 1 }))),
      h("p", {}, t("highlightWords", {
        dice: dice.join(" "), played: this.rules.moveWords(played), best: this.rules.moveWords(best),
      })),
      // Without reasons in points there is a sentence of the API, which speaks English.
      breakdown?.reasons?.length ? reasonList(breakdown, this.rules, 1) : h("p", { class: "hint", lang: "en" }, why),
    );
  }
}
