// The rules of a game, from the server.

import { Unreachable, askUntilAnswered } from "./api.js";
import { language } from "./i18n.js";

/**
 * A part of the page that is loaded when it is needed.
 * @template M
 * @param {() => Promise<M>} part imports it
 */
export async function load(part) {
  try {
    return await part();
  } catch {
    throw new Unreachable("a part of this page");
  }
}

/** @param {string} ruleset */
export async function rulesOf(ruleset) {
  const [parts, points, definition] = await Promise.all([
    load(() => import("./rules.js")),
    askUntilAnswered(`/v1/rulesets/${encodeURIComponent(ruleset)}/points`),
    askUntilAnswered(`/v1/rulesets/${encodeURIComponent(ruleset)}?lang=${language()}`),
  ]);
  return new parts.Rules(points, definition);
}
