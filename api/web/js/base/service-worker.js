// A service worker, which makes visited pages available offline. It stores their files and answers with these if the server does
// not answer; downloaded pages are stored completely. The server is always asked first, but not for long.
//
// The server prepends the list of files: `served` has the version of all files, and the digest of each by its address. Versions
// are stored separately and completely. A new one is fetched in addition to the old one, and replaces it on request or when no
// page is open. Answers about rulesets are stored for all versions. Pages download tables, which this worker ignores.

// Types of workers, which windows lack.
const worker = /** @type {any} */ (self);

/** @type {{ version: string, files: Record<string, string> }} */
const { version, files: DIGESTS } = worker.served;
const FILES = Object.keys(DIGESTS);
const PAGES = "keepwise-pages";
const KEPT = `${PAGES}-${version}`;
const ANSWERS = "keepwise-answers";
// The cache of downloads.
const TAKEN = "keepwise-taken";
const LANGUAGES = "/taken/languages";
// The rules of a game are answers of the API; every other answer is requested each time, or not at all.
const ANSWER = /^\/v1\/(?:meta$|rulesets(?:$|\/(?!check$|points$)))/;
// Its name, and a digest of its content, which is another one in the next version.
const BUNDLE = /(\/bundled\/[\w-]+)-\w+\./;
const TEXTS = /^\/web\/i18n\/(?:\w+\/)?(\w+)\.js$/;
// For requests of developers, which no page sends.
const NO_PART_OF_PAGES = /^\/web\/docs\//;

// Milliseconds that a page waits for the server if a stored answer is available, …
const PATIENCE = 3_000;
// … and for how long after that it does not wait at all.
const NO_PATIENCE = 30_000;
const AT_ONCE = 8;
// The status of a client that has exceeded its limit; stored answers will do.
const BUSY = 429;

let slowUntil = 0;

/**
 * Return the file of this path, undefined where there is none. The rules of every game are the same page.
 * @param {string} path
 */
function fileAt(path) {
  const file = path.startsWith("/rules/") ? "/rules" : path;
  return Object.hasOwn(DIGESTS, file) ? file : undefined;
}

/**
 * Return whether a response is the file of this version.
 * @param {Response} response
 * @param {string} file
 */
async function isOfVersion(response, file) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.clone().arrayBuffer()));
  return [...digest.slice(0, 8)].map((byte) => byte.toString(16).padStart(2, "0")).join("") === DIGESTS[file];
}

/**
 * Return whether a response comes from the server and not from a proxy in its place; a missing file does not count.
 * @param {Response} response
 * @param {boolean} isFile
 */
function isOurs(response, isFile) {
  if (response.type === "opaqueredirect") return true;
  return response.headers.has("X-Request-Id") && (isFile ? response.ok : response.status < 500 && response.status !== BUSY);
}

/**
 * Return the answer of the server and store it; throw where something else answers.
 * @param {any} event
 * @param {Cache} cache
 * @param {string} key
 * @param {boolean} isFile
 */
async function fetched(event, cache, key, isFile) {
  const response = await fetch(event.request);
  if (!isOurs(response, isFile)) throw new Away(response);
  slowUntil = 0;
  if (response.ok && !response.redirected) event.waitUntil(put(cache, key, response.clone(), isFile));
  return response;
}

/**
 * @param {Cache} cache
 * @param {string} key
 * @param {Response} response
 * @param {boolean} isFile
 */
async function put(cache, key, response, isFile) {
  // Files of another version are for another worker.
  if (isFile && !(await isOfVersion(response, key))) await worker.registration.update().catch(() => undefined);
  else await cache.put(key, response).catch(() => undefined);
}

/** The server is unreachable, and something else has answered. */
class Away extends Error {
  /** @param {Response} response */
  constructor(response) {
    super("a proxy answered");
    this.response = response;
  }
}

/**
 * @param {any} event
 * @param {string} name of the cache
 * @param {string} key
 * @param {boolean} isFile
 */
async function answer(event, name, key, isFile) {
  const cache = await caches.open(name);
  const kept = await cache.match(key, { ignoreVary: true });
  const coming = fetched(event, cache, key, isFile);
  if (!kept) return coming.catch((error) => {
    if (error instanceof Away) return error.response;
    throw error;
  });
  const come = coming.catch(() => undefined);
  event.waitUntil(come);
  if (Date.now() < slowUntil) return kept;
  const first = await Promise.race([come, pause(PATIENCE, "late")]);
  if (first === "late") slowUntil = Date.now() + NO_PATIENCE;
  return first instanceof Response ? first : kept;
}

/**
 * @template T
 * @param {number} ms
 * @param {T} value
 * @returns {Promise<T>}
 */
const pause = (ms, value) => new Promise((resolve) => { setTimeout(() => resolve(value), ms); });

/**
 * Fetch these files, all or none of them.
 * @param {readonly string[]} wanted
 * @param {(done: number, of: number) => void} [tell]
 */
async function keep(wanted, tell = () => undefined) {
  const cache = await caches.open(KEPT);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = wanted.filter((path) => !kept.has(path));
  const left = [...missing];
  /** One after the other, and a few at a time. */
  const next = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      // Copies that are cached here or on the way may be of another version.
      const response = await fetch(path, { cache: "no-cache" });
      if (!response.ok || !(await isOfVersion(response, path))) throw new Error(path);
      await cache.put(path, response);
      tell(missing.length - left.length, missing.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, next));
}

/**
 * Return all files of the pages in these languages.
 * @param {readonly string[]} languages
 */
const allIn = (languages) => FILES.filter((path) => {
  const [, language] = TEXTS.exec(path) ?? [];
  return (language === undefined || languages.includes(language)) && !NO_PART_OF_PAGES.test(path);
});

/** @returns {Promise<string[] | undefined>} the languages in which the pages are taken along, undefined where they are not */
async function downloadedLanguages() {
  const taken = await caches.match(LANGUAGES, { cacheName: TAKEN });
  return taken?.json();
}

/** @param {string} path */
const withoutDigest = (path) => path.replace(BUNDLE, "$1.");

/** Store of this version what was stored of the one before; all of it where pages were downloaded. */
async function install() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== KEPT);
  const before = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  const paths = new Set(before.flat().map(({ url }) => withoutDigest(new URL(url).pathname)));
  const languages = await downloadedLanguages();
  const all = new Set(languages && allIn(languages));
  await keep(FILES.filter((path) => paths.has(withoutDigest(path)) || all.has(path)));
}

async function activate() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(PAGES) && name !== KEPT).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * Download everything in these languages, and report the progress and the result.
 * @param {readonly string[]} languages
 * @param {MessagePort} port
 */
async function take(languages, port) {
  try {
    await keep(allIn(languages), (done, of) => port.postMessage({ done, of }));
    await (await caches.open(TAKEN)).put(LANGUAGES, new Response(JSON.stringify(languages)));
    port.postMessage({ taken: true });
  } catch (error) {
    port.postMessage({ failed: error instanceof Error ? error.name : "Error" });
  }
}

/**
 * @param {readonly string[]} urls of a page that was there before its worker
 */
async function keepLoaded(urls) {
  const answers = await caches.open(ANSWERS);
  await Promise.allSettled(urls.map((each) => {
    const { origin, pathname, search } = new URL(each);
    const file = fileAt(pathname);
    if (origin !== location.origin) return undefined;
    if (file) return keep([file]);
    return ANSWER.test(pathname) ? keepAnswer(answers, pathname + search) : undefined;
  }));
}

/**
 * @param {Cache} answers
 * @param {string} address
 */
async function keepAnswer(answers, address) {
  const response = await fetch(address);
  if (isOurs(response, true) && !response.redirected) await answers.put(address, response);
}

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(install()));
worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));
worker.addEventListener("message", (/** @type {any} */ event) => {
  const { data, ports } = event;
  if (data.use) worker.skipWaiting();
  if (data.loaded) event.waitUntil(keepLoaded(data.loaded));
  if (data.take) event.waitUntil(take(data.take, ports[0]));
});
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  const file = fileAt(pathname);
  if (file) event.respondWith(answer(event, KEPT, file, true));
  else if (ANSWER.test(pathname)) event.respondWith(answer(event, ANSWERS, pathname + search, false));
});
