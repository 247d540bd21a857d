// The scorecard: one table per section, one column per player; the open cells of the player whose turn it is are
// buttons that say what the hand would pay.

import { h, set, setText } from "./dom.js";
import { card } from "./game.js";
import { signed, t } from "./i18n.js";

export class Card {
  // names of the players; `chosen(category)` is called when a category is tapped.
  constructor(rules, names, chosen) {
    this.rules = rules;
    this.chosen = chosen;
    this.cells = new Map();
    // What was written in a cell last, so that only what is new is written: screen readers announce what is written.
    this.written = new WeakMap();
    const sections = [
      [t("upperSection"), rules.categories.filter((id) => rules.isUpper(id)), this.upperSums(rules)],
      [t("lowerSection"), rules.categories.filter((id) => !rules.isUpper(id)), this.lowerSums(rules)],
    ].filter(([, categories]) => categories.length);
    this.element = h(
      "div",
      { class: "tables", "data-players": names.length },
      sections.map(([title, categories, sums]) => this.section(title, categories, sums, names)),
    );
  }

  upperSums(rules) {
    return rules.bonus.length ? [["upper", t("upperTotal")], ["bonus", t("upperBonus")]] : [["upper", t("upperTotal")]];
  }

  lowerSums(rules) {
    return rules.joker?.extra_bonus ? [["extra", t("extraBonus")], ["total", t("total")]] : [["total", t("total")]];
  }

  section(title, categories, sums, names) {
    const row = (id, name, kind) =>
      h(
        "tr",
        { class: kind },
        h("th", { scope: "row" }, name),
        names.map((_, p) => {
          const cell = h("td", { class: "numbers", "data-player": p });
          this.cells.set(`${id}/${p}`, cell);
          return cell;
        }),
      );
    return h(
      "table",
      {},
      h("caption", { class: "visually-hidden" }, title),
      h(
        "thead",
        {},
        h("tr", {}, h("th", { scope: "col" }, title),
          names.map((name, p) => h("th", { scope: "col", "data-player": p }, name))),
      ),
      h("tbody", {}, categories.map((id) => row(id, this.rules.titles.get(id), "category"))),
      h("tfoot", {}, sums.map(([id, name]) => row(`sum:${id}`, name, id))),
    );
  }

  // scores: what the hand of the current player would pay, or [] when it is not theirs to choose. best: the category
  // that the coach would fill. shown: the player whose column narrow screens show.
  show({ state, current, scores, best, shown }) {
    const payable = new Map(scores.map((move) => [move.category, move]));
    set(this.element, "data-shown", shown);
    state.players.forEach((player, p) => {
      const filled = card(player, this.rules);
      const latest = player.turns.at(-1)?.category;
      for (const category of this.rules.categories) {
        const cell = this.cells.get(`${category}/${p}`);
        const points = filled.points[category];
        set(cell, "data-current", p === current);
        set(cell, "data-latest", points !== null && category === latest);
        if (points !== null) this.write(cell, String(points));
        else if (p === current && payable.has(category)) this.offer(cell, payable.get(category), category === best);
        else this.write(cell, "");
      }
      this.showSums(p, filled, p === current);
    });
    for (const header of this.element.querySelectorAll("thead th[data-player]"))
      set(header, "data-current", Number(header.dataset.player) === current);
  }

  offer(cell, { category, points, extraBonus }, isBest) {
    let button = cell.querySelector("button");
    if (!button) {
      button = h("button", { type: "button", class: "offer", onclick: () => this.chosen(category) });
      cell.replaceChildren(button);
      this.written.delete(cell);
    }
    const text = extraBonus ? `${points} + ${extraBonus}` : String(points);
    setText(button, text);
    set(button, "data-zero", points + extraBonus === 0);
    set(button, "data-extra", extraBonus > 0);
    set(button, "data-best", isBest);
    const words = t("offer", { category: this.rules.titles.get(category), points: text });
    set(button, "aria-label", isBest ? `${words}, ${t("coachScores")}` : words);
  }

  showSums(p, filled, isCurrent) {
    const totals = this.rules.totals(filled);
    const put = (id, text, words) => {
      const cell = this.cells.get(`sum:${id}/${p}`);
      if (!cell) return;
      set(cell, "data-current", isCurrent);
      this.write(cell, text, words);
    };
    put("upper", String(totals.upper_points), this.standing(filled));
    // On its way, until it is there or nothing can be added any more.
    const isOpen = this.rules.categories.some((id) => this.rules.isUpper(id) && filled.points[id] === null);
    const next = isOpen && this.rules.bonus.find((tier) => tier.at > totals.upper_points);
    put("bonus", totals.upper_bonus || !next ? String(totals.upper_bonus) : `${totals.upper_points} / ${next.at}`);
    put("extra", String(totals.extra_bonus));
    put("total", String(totals.total));
  }

  // Players say "4 up".
  standing(filled) {
    const ahead = this.rules.ahead(filled);
    return ahead === undefined ? "" : signed(ahead, 0);
  }

  write(cell, text, small = "") {
    if (this.written.get(cell) === `${text}|${small}`) return;
    this.written.set(cell, `${text}|${small}`);
    cell.replaceChildren(text, ...(small ? [" ", h("small", {}, small)] : []));
  }
}
