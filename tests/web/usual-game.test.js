// The default game.

import { storage } from "./page.js";
import assert from "node:assert/strict";
import test, { beforeEach } from "node:test";

import { LANGUAGES, useLanguage } from "../../api/web/js/base/i18n.js";
import { loadRuleset, storeRuleset } from "../../api/web/js/base/local-storage.js";
import { usualGame } from "../../api/web/js/ruleset/usual-game.js";

/** @param {...string} ids */
const offered = (...ids) => /** @type {import("../../api/web/js/base/types.js").ListedRuleset[]} */ (
  /** @type {unknown} */ (ids.map((id) => ({ id }))));
const ALL = offered("yahtzee", "kniffel", "yams", "generala", "yatzy", "yacht-nintendo", "crag");

beforeEach(async () => {
  storage.kept.clear();
  await useLanguage("en");
});

test("the default game depends on the language", async () => {
  /** @type {Record<string, string>} */
  const found = {};
  for (const code of Object.keys(LANGUAGES)) {
    await useLanguage(code);
    found[code] = usualGame(ALL);
  }
  assert.deepEqual(found, {
    en: "yahtzee", de: "kniffel", fr: "yams", es: "generala", it: "yahtzee", sv: "yatzy", da: "yatzy", no: "yatzy", fi: "yatzy",
    ko: "yacht-nintendo", ja: "yacht-nintendo", pt: "yahtzee", pl: "yahtzee",
  });
});

test("a chosen game is kept in every language, as long as it exists", async () => {
  storeRuleset("crag");
  assert.equal(loadRuleset(), "crag");
  await useLanguage("de");
  assert.equal(usualGame(ALL), "crag");
  assert.equal(usualGame(offered("yahtzee", "kniffel")), "kniffel");
});

test("a server with few games offers its own default", async () => {
  await useLanguage("ko");
  assert.equal(usualGame(offered("small", "other")), "small");
});
