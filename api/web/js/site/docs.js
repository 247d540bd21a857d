// The contract in Swagger UI, from this server alone, without a validator elsewhere.

/** @import { Shown } from "./snippets.js" */

import { SNIPPETS, asked } from "./snippets.js";

const contract = /** @type {HTMLElement} */ (document.getElementById("contract"));
const chosen = document.documentElement.dataset.theme;
const system = matchMedia("(prefers-color-scheme: dark)");
const darken = () =>
  document.documentElement.classList.toggle("dark-mode", chosen === "dark" || (chosen !== "light" && system.matches));
system.addEventListener("change", darken);
darken();

/** Name what Swagger UI leaves without a name, and make it reachable by keyboard. */
function mend() {
  /**
   * @param {string} selector
   * @param {string} words
   */
  const name = (selector, words) => {
    for (const element of contract.querySelectorAll(`${selector}:not([aria-label])`))
      element.setAttribute("aria-label", words);
  };
  name("textarea", "Request body");
  name(".examples-select select", "Example");
  name("select.content-type", "Content type");
  name("#servers", "Server");
  for (const tab of contract.querySelectorAll(".request-snippets .btn:not([tabindex])")) {
    tab.setAttribute("role", "button");
    tab.setAttribute("tabindex", "0");
    tab.addEventListener("keydown", (event) => {
      if (/** @type {KeyboardEvent} */ (event).key === "Enter") /** @type {HTMLElement} */ (tab).click();
    });
  }
  name(".parameters select, .parameters input", "Value of the parameter");
  for (const block of contract.querySelectorAll(":is(pre, .headers-wrapper):not([tabindex])"))
    block.setAttribute("tabindex", "0");
  // A link inside of a button is out of reach; pressing the button brings its address to the bar all the same.
  for (const link of contract.querySelectorAll("button a[href]")) link.removeAttribute("href");
}

new MutationObserver(mend).observe(contract, { childList: true, subtree: true });

const generators = Object.fromEntries(
  Object.entries(SNIPPETS).map(([name, { write }]) => [
    `requestSnippetGenerator_${name}`,
    (/** @type {Shown} */ request) => write(asked(request)),
  ]),
);

/**
 * Return the target of a link: Swagger UI has a span around each block, and would scroll past the heading inside.
 * @param {Element} around
 */
const toTheTop = (around) => around.firstElementChild?.scrollIntoView();

/**
 * Swagger UI takes every fragment for a tag of the contract; those that name a part of the page are not for it.
 * @param {(fragment: string) => void} follow
 */
const unlessOurs = (follow) => (/** @type {string} */ fragment) => {
  if (!document.getElementById(fragment.slice(1))) follow(fragment);
};

const wrapActions = { scrollToElement: () => toTheTop, parseDeepLinkHash: unlessOurs };

/** @type {object} */
const options = {
  url: "/openapi.json",
  domNode: contract,
  validatorUrl: null,
  deepLinking: true,
  requestSnippetsEnabled: true,
  requestSnippets: {
    languages: ["curl_bash", ...Object.keys(SNIPPETS)],
    generators: {
      curl_bash: { title: "curl", syntax: "bash" },
      ...Object.fromEntries(Object.entries(SNIPPETS).map(([name, { title }]) => [name, { title, syntax: name }])),
    },
  },
  plugins: [{ fn: generators, statePlugins: { layout: { wrapActions } } }],
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  // Colours of code are chosen for a taste, not for contrast.
  syntaxHighlight: { activated: false },
};

let isShown = false;

/** Swagger UI and the contract are many times larger than the rest: they are loaded when they are looked at. */
function show() {
  if (isShown) return;
  isShown = true;
  const bundle = document.createElement("script");
  bundle.src = "/docs/swagger-ui-bundle.js";
  bundle.addEventListener("load", () => Reflect.get(globalThis, "SwaggerUIBundle")(options));
  document.head.append(bundle);
}

/** Show the contract at once where the address names a place in it. */
function showNamed() {
  if (location.hash && !document.getElementById(location.hash.slice(1))) show();
}

addEventListener("hashchange", showNamed);
showNamed();
// Not where it only begins at the lower edge of the window.
const looks = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && show(), { rootMargin: "-1px" });
looks.observe(contract);

// The programs of the quick start ask this server, and can be taken along.
const quickStart = /** @type {HTMLElement} */ (document.getElementById("quick-start"));
for (const block of quickStart.querySelectorAll("details")) {
  const code = /** @type {HTMLElement} */ (block.querySelector("pre code"));
  const copy = /** @type {HTMLButtonElement} */ (block.querySelector(".copy"));
  code.textContent = (code.textContent ?? "").replaceAll(quickStart.dataset.address ?? "", location.origin);
  copy.hidden = !navigator.clipboard;
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(code.textContent ?? "");
    copy.textContent = "Copied";
    setTimeout(() => (copy.textContent = "Copy"), 2000);
  });
}

/** Open the language of the address: browsers only open what is around it, and scroll before others close. */
function openNamed() {
  const named = document.getElementById(location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

addEventListener("hashchange", openNamed);
openNamed();
