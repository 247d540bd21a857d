// Reads rulesets from the standard input for test_drafts.py. Writes the page's definition of each of them, based on each of
// the others and on none.

/** @import { RulesetShown } from "../../api/web/js/base/types.js" */

import { readFileSync } from "node:fs";

import { definitionOf, draftOf } from "../../api/web/js/make/draft.js";

/** @type {Record<string, RulesetShown>} */
const rulesets = JSON.parse(readFileSync(0, "utf-8"));
const bases = [undefined, ...Object.entries(rulesets).map(([id, shown]) => ({ id, shown }))];

process.stdout.write(JSON.stringify(Object.entries(rulesets).flatMap(([id, shown]) => (
  bases.map((base) => ({ id, base: base?.id ?? null, definition: definitionOf(draftOf(shown), base) }))))));
