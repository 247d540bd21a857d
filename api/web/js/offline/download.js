// Downloads for use without a connection: the pages, by their worker, and the tables of games.

import { register } from "../base/worker-registration.js";
import { storeTable } from "../base/downloaded-tables.js";

// As the worker has it, which answers from there where the server does not.
const ANSWERS = "keepwise-answers";
const SIZE = "Content-Length";

/**
 * A table on the server: its address, and its size in bytes as transferred.
 * @typedef {{ address: string, size: number }} TableOffer
 */

/**
 * Return the table of a game, undefined where the server offers none; throw where it does not answer.
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
 * Download the table of a game, and its rules in these languages; throw without an answer or space.
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
 * Download all pages in these languages; throw without an answer or space.
 * @param {readonly string[]} languages
 * @param {(share: number) => void} tell is called with the share that is there
 */
export async function downloadPages(languages, tell) {
  const answers = await caches.open(ANSWERS);
  await answers.addAll(["/v1/meta", ...languages.map((language) => `/v1/rulesets?lang=${language}`)]);
  await register();
  const registration = await navigator.serviceWorker.ready;
  // If a later version waits to be used, the server has the files of that one.
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
