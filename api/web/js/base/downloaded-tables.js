// The downloaded tables in this browser, each under its address on the server. The address identifies the content, so tables of
// other rules or later releases have other addresses.

import { storeDownloaded } from "./local-storage.js";

// As the worker has it (service-worker.js), which keeps there in which languages the pages are taken along.
const TAKEN = "keepwise-taken";
const LANGUAGES = "/taken/languages";
const TABLES = "/v1/tables/";

/** Return whether this browser can store pages: that takes a secure connection and permission. */
export const canDownload = () => "caches" in globalThis && "serviceWorker" in navigator;

/**
 * A table that is here: `address` leads to it on the server, `size` is what it took to load it, in bytes.
 * @typedef {{ ruleset: string, address: string, size: number }} DownloadedTable
 */

/** @returns {Promise<DownloadedTable[]>} */
export async function downloadedTables() {
  const cache = await caches.open(TAKEN);
  const addresses = (await cache.keys()).map(({ url }) => new URL(url)).filter(({ pathname }) => pathname.startsWith(TABLES));
  return Promise.all(addresses.map(async ({ pathname, search }) => {
    const kept = await cache.match(pathname + search, { ignoreVary: true });
    const ruleset = decodeURIComponent(pathname.slice(TABLES.length));
    return { ruleset, address: pathname + search, size: Number(kept?.headers.get("Content-Length")) || 0 };
  }));
}

/**
 * Return the bytes of the table of a game, undefined where it was not downloaded.
 * @param {string} ruleset
 */
export async function tableBytes(ruleset) {
  const kept = (await downloadedTables()).find((each) => each.ruleset === ruleset);
  const response = kept && await caches.match(kept.address, { cacheName: TAKEN, ignoreVary: true });
  return response && new Uint8Array(await response.arrayBuffer());
}

/**
 * Store a table in place of the former one; throw where there is no space.
 * @param {string} ruleset
 * @param {string} address
 * @param {Response} response
 */
export async function storeTable(ruleset, address, response) {
  const before = (await downloadedTables()).filter((each) => each.ruleset === ruleset && each.address !== address);
  const cache = await caches.open(TAKEN);
  await cache.put(address, response);
  for (const { address: old } of before) await cache.delete(old, { ignoreVary: true });
  await note();
}

/** @param {string} ruleset */
export async function removeTable(ruleset) {
  const cache = await caches.open(TAKEN);
  const [kept] = (await downloadedTables()).filter((each) => each.ruleset === ruleset);
  if (kept) await cache.delete(kept.address, { ignoreVary: true });
  await note();
}

/** The pages are no longer taken along either; what was opened stays as long as it would have otherwise. */
export async function removeAll() {
  await caches.delete(TAKEN);
  storeDownloaded([]);
}

/** The languages in which the pages are taken along, none where they are not. @returns {Promise<string[]>} */
export async function downloadedLanguages() {
  const kept = await caches.match(LANGUAGES, { cacheName: TAKEN });
  return kept ? kept.json() : [];
}

/** Note the list in local storage, where questions look it up without delay. */
const note = async () => storeDownloaded((await downloadedTables()).map(({ ruleset }) => ruleset));
