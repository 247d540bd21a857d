// What is loaded to be taken along: the pages, by their worker, and the tables of games.

import { register } from "../base/worker-registration.js";
import { storeTable } from "../base/downloaded-tables.js";

// As the worker has it, which answers from there where the server does not.
const ANSWERS = "keepwise-answers";
const SIZE = "Content-Length";

/**
 * Of a table on the server: where it is, and how many bytes come over the wire.
 * @typedef {{ address: string, size: number }} TableOffer
 */

/**
 * The table of a game, undefined where the server gives none away; throws where nobody answers.
 * @param {string} ruleset
 * @returns {Promise<TableOffer | undefined>}
 */
export async function findOffer(ruleset) {
  const path = `/v1/tables/${encodeURIComponent(ruleset)}`;
  const { ok, status, headers } = await fetch(path, { method: "HEAD" });
  if (status >= 500) throw new Error(path);
  if (!ok) return undefined;
  return { address: headers.get("Content-Location") ?? path, size: Number(headers.get(SIZE)) || 0 };
}

/**
 * Loads the table of a game, and what its rules are in these languages; throws where nobody answers or there is no room.
 * @param {string} ruleset
 * @param {TableOffer} table
 * @param {readonly string[]} languages
 */
export async function downloadTable(ruleset, { address }, languages) {
  const rules = `/v1/rulesets/${encodeURIComponent(ruleset)}`;
  const answers = await caches.open(ANSWERS);
  await answers.addAll([`${rules}/points`, ...languages.map((language) => `${rules}?lang=${language}`)]);
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  await storeTable(ruleset, address, response);
}

/**
 * Loads all pages in these languages; throws where nobody answers or there is no room.
 * @param {readonly string[]} languages
 * @param {(share: number) => void} tell is told how much of it is there
 */
export async function downloadPages(languages, tell) {
  const answers = await caches.open(ANSWERS);
  await answers.addAll(["/v1/meta", ...languages.map((language) => `/v1/rulesets?lang=${language}`)]);
  await register();
  const registration = await navigator.serviceWorker.ready;
  // Where a later version waits to be used, it is that one the server has the files of.
  const worker = registration.waiting ?? registration.active;
  await new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      if (data.of) tell(data.done / data.of);
      if (data.taken) resolve(undefined);
      if (data.failed) reject(new DOMException("not all pages could be kept", data.failed));
    };
    worker?.postMessage({ take: languages }, [port2]);
  });
}
