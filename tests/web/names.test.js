// Names of players, and who has won.

/** @import { Player } from "../../api/web/js/base/types.js" */

import "./page.js";
import assert from "node:assert/strict";
import test from "node:test";

import { useLanguage } from "../../api/web/js/base/i18n.js";
import { namesOf, onlyPerson, resultWords } from "../../api/web/js/game/names.js";

await useLanguage("en");

/** @type {Player} */
const PERSON = { name: null, strength: null };
/** @type {Player} */
const ROBOT = { name: null, strength: "club" };

test("the only player of a kind has its name", () => {
  assert.deepEqual(namesOf([PERSON, ROBOT]), ["You", "Computer"]);
  assert.deepEqual(namesOf([ROBOT, PERSON]), ["Computer", "You"]);
});

test("further players of a kind are numbered by place", () => {
  assert.deepEqual(namesOf([PERSON, PERSON, ROBOT, ROBOT]), ["You", "Player 2", "Computer", "Computer 4"]);
});

test("typed names are kept, even if others have them", () => {
  assert.deepEqual(namesOf([{ ...PERSON, name: "Åsa" }, PERSON]), ["Åsa", "Player 2"]);
  assert.deepEqual(namesOf([PERSON, { ...PERSON, name: "You" }]), ["Player 1", "You"]);
  assert.deepEqual(namesOf([{ ...ROBOT, name: "Computer" }, ROBOT]), ["Computer", "Computer 2"]);
});

test("default names are in the language of the page", async () => {
  await useLanguage("de");
  assert.deepEqual(namesOf([PERSON, PERSON]), ["Du", "Spieler 2"]);
  await useLanguage("en");
});

/**
 * @param {number} total
 * @param {number} [points_awarded]
 */
const totals = (total, points_awarded) => ({
  upper_points: 0, upper_bonus: 0, lower_points: total, extra_bonus: 0, total,
  ...(points_awarded !== undefined && { points_awarded }),
});

test("the greatest total wins, and equal ones tie", () => {
  assert.equal(resultWords(["Ann"], [totals(212)]), "212 points!");
  assert.equal(resultWords(["Ann", "Bo"], [totals(212), totals(213)]), "Winner: Bo, 213");
  assert.equal(resultWords(["Ann", "Bo", "Cy"], [totals(212), totals(7), totals(212)]), "Tie at 212: Ann and Cy");
  assert.equal(resultWords(["Ann", "Bo"], [totals(-3), totals(-12)]), "Winner: Ann, −3");
});

test("points awarded decide before totals", () => {
  assert.equal(resultWords(["Ann"], [totals(512, 9)]), "512 in all, which earns 9 points!");
  assert.equal(resultWords(["Ann"], [totals(310, -1)]), "310 in all, which earns −1 point!");
  assert.equal(resultWords(["Ann", "Bo"], [totals(512, 7), totals(498, 9)]), "Winner: Bo, 9 points (498 in all)");
  assert.equal(resultWords(["Ann", "Bo"], [totals(512, 1), totals(398, 1)]), "Tie at 1 point: Ann and Bo");
});

test("the only person among players hears the margin", async () => {
  await useLanguage("en", ["play"]);
  const all = [totals(212), totals(203), totals(7)];
  assert.equal(resultWords(["Ann", "Bo", "Cy"], all, 0), "You win by 9 points");
  assert.equal(resultWords(["Ann", "Bo", "Cy"], all, 2), "You lost by 205 points");
  assert.equal(resultWords(["Ann", "Bo"], [totals(7), totals(8)], 0), "You lost by 1 point");
  assert.equal(resultWords(["Ann", "Bo"], [totals(7), totals(7)], 0), "Tie at 7: Ann and Bo");
  assert.equal(resultWords(["Ann", "Bo"], [totals(512, 7), totals(498, 9)], 0), "Winner: Bo, 9 points (498 in all)");
  assert.equal(onlyPerson([ROBOT, PERSON]), 1);
  assert.equal(onlyPerson([PERSON, ROBOT, PERSON]), undefined);
});
