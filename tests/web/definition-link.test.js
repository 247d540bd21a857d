// Rulesets in URLs.

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { dumpRuleset, parseRuleset } from "../../api/web/js/ruleset/definition-link.js";
import { idFor } from "../../api/web/js/make/draft.js";

test("a URL holds the id of a ruleset or its definition", () => {
  const whole = { title: "Großmutters Würfel 骰子", categories: [{ id: "chance", pays: { sum: /** @type {const} */ ("all") } }] };
  for (const ruleset of ["maxi-yatzy", whole, { base: "yacht" }]) assert.deepEqual(parseRuleset(dumpRuleset(ruleset)), ruleset);
  assert.equal(dumpRuleset("yacht"), "#ruleset=yacht");
  assert.match(dumpRuleset(whole), /^#r=[\w-]+$/);
});

test("an invalid link has no ruleset", () => {
  for (const fragment of ["", "#", "#r=", "#r=!!", "#r=W10", "#r=MQ", "#game=x", "#ruleset=%"])
    assert.equal(parseRuleset(fragment), undefined, fragment);
});

test("a new category has a unique id that the grammar allows", () => {
  assert.equal(idFor("Größte Straße!", []), "gro_te_stra_e");
  assert.equal(idFor("Odd ones", ["odd_ones", "odd_ones_2"]), "odd_ones_3");
  assert.equal(idFor("骰子", []), "category");
  assert.equal(idFor("3 pairs", []), "c_3_pairs");
  assert.match(idFor("x".repeat(90), ["x".repeat(36)]), /^[a-z][a-z0-9_]{0,39}$/);
});
