// What players are called.

/** @import { Player } from "../../api/web/js/types.js" */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { useLanguage } from "../../api/web/js/i18n.js";
import { namesOf } from "../../api/web/js/names.js";

await useLanguage("en");

/** @type {Player} */
const PERSON = { name: null, strength: null };
/** @type {Player} */
const ROBOT = { name: null, strength: "club" };

test("who is alone of a kind is called by it", () => {
  assert.deepEqual(namesOf([PERSON, ROBOT]), ["You", "Computer"]);
  assert.deepEqual(namesOf([ROBOT, PERSON]), ["Computer", "You"]);
});

test("further ones have their place as a number", () => {
  assert.deepEqual(namesOf([PERSON, PERSON, ROBOT, ROBOT]), ["You", "Player 2", "Computer", "Computer 4"]);
});

test("what was typed stands, also where others are called so", () => {
  assert.deepEqual(namesOf([{ ...PERSON, name: "Åsa" }, PERSON]), ["Åsa", "You"]);
  assert.deepEqual(namesOf([PERSON, { ...PERSON, name: "You" }]), ["Player 1", "You"]);
  assert.deepEqual(namesOf([{ ...ROBOT, name: "Computer" }, ROBOT]), ["Computer", "Computer 2"]);
});

test("names are those of the language", async () => {
  await useLanguage("de");
  assert.deepEqual(namesOf([PERSON, PERSON]), ["Du", "Spieler 2"]);
  await useLanguage("en");
});
