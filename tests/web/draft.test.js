// Definitions that the form can show, valid or not.

import assert from "node:assert/strict";
import test from "node:test";

import { isEditable } from "../../api/web/js/make/draft.js";

test("a definition can be shown in the form if words, numbers and lists are in their places", () => {
  const shown = [
    {}, { base: "yahtzee" }, { title: "", categories: [] }, { categories: [{ id: "ones", drop: true }] }, { dice_count: "many" },
    { categories: [{ needs: { groups: [9] }, pays: { sum: "faces", faces: [7] } }, { pays: { sum: "none", by_roll: [1] } }] },
    { joker: { bonus: -1 }, bonus: [{}], columns: [{}], extra_rolls: { drop: true } },
  ];
  for (const definition of shown) assert.ok(isEditable(definition), JSON.stringify(definition));
  const broken = [
    5, null, [], { categories: 5 }, { categories: [null] }, { categories: [{ id: 1 }] }, { categories: [{ needs: [] }] },
    { categories: [{ needs: { groups: 2 } }] }, { categories: [{ pays: { sum: 7 } }] }, { categories: [{ pays: { by_roll: "1" } }] },
    { title: 1 }, { bonus: {} }, { bonus: [1] }, { joker: "forced" }, { joker: { rule: 1 } }, { columns: {} }, { extra_rolls: 3 },
  ];
  for (const definition of broken) assert.ok(!isEditable(definition), JSON.stringify(definition));
});
