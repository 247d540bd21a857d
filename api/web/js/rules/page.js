// The page of the rules: all games, or the sheet of the one that the address names.

/** @import { ListedRuleset } from "../base/types.js" */

import { byId, fill, h } from "../base/dom.js";
import { groupGames } from "../ruleset/game-groups.js";
import { dumpRuleset } from "../ruleset/definition-link.js";
import { t } from "../base/i18n.js";
import { listRulesets, load, rulesOf } from "../ruleset/ruleset.js";
import { registerWorker } from "../base/worker-registration.js";
import { openPage } from "../base/page-frame.js";
import { attempt, showConnection } from "../base/error-messages.js";

const main = byId("main", HTMLElement);

async function show() {
  const [, , id] = location.pathname.split("/");
  await attempt(() => (id ? showSheet(decodeURIComponent(id)) : showGames()));
}

async function showGames() {
  const rulesets = await listRulesets();
  document.title = t("rulesPage");
  fill(main,
    h("h1", {}, t("rulesTitle")), h("p", { class: "lead" }, t("rulesLead")),
    h("div", { class: "games" }, groupGames(rulesets).flatMap(({ title, games }) => [h("h2", {}, title),
      h("ul", {}, games.map((each) => h("li", {},
        h("a", { href: `/rules/${each.id}` }, each.title), h("p", { class: "hint" }, facts(each)))))])));
}

/** @param {ListedRuleset} ruleset */
const facts = ({ dice_count: dice, rolls, categories, columnCount, turns }) => [
  t("rulesDice", { n: dice }), t("rulesRolls", { n: rolls }), t("factsCard", { n: categories.length }),
  ...(columnCount > 1 ? [t("factsColumns", { n: columnCount })] : []),
  ...(turns === categories.length ? [] : [t("factsTurns", { n: turns })]),
].join(" · ");

/** @param {string} id */
async function showSheet(id) {
  const [rules, parts] = await Promise.all([rulesOf(id), load(() => import("./rules-sheet.js"))]);
  document.title = `${rules.title} · ${t("rulesPage")}`;
  fill(main,
    h("p", { class: "back" }, h("a", { href: "/rules" }, t("rulesAll"))),
    h("h1", {}, rules.title),
    h("p", { class: "actions" },
      h("a", { class: "button primary", href: `/play${dumpRuleset(rules.ruleset)}` }, t("rulesPlay")),
      h("button", { type: "button", class: "button", onclick: () => print() }, t("rulesPrint"))),
    parts.rulesSheet(rules), parts.emptyCard(rules));
  const place = location.hash && document.getElementById(location.hash.slice(1));
  if (place) place.scrollIntoView();
}

await openPage(show);
showConnection("serverAway");
await show();
await registerWorker();
