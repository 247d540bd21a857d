// Shows openapi.yaml with Swagger UI, from this server alone: no validator elsewhere, no address of anybody else.

/** @type {(options: object) => void} of /docs/swagger-ui-bundle.js, which the page loads first */
const show = Reflect.get(globalThis, "SwaggerUIBundle");

const contract = /** @type {HTMLElement} */ (document.getElementById("contract"));
const chosen = document.documentElement.dataset.theme;
const system = matchMedia("(prefers-color-scheme: dark)");
const darken = () =>
  document.documentElement.classList.toggle("dark-mode", chosen === "dark" || (chosen !== "light" && system.matches));
system.addEventListener("change", darken);
darken();

/** Mends what Swagger UI leaves without a name or out of the keyboard's reach. */
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
  name(".parameters select, .parameters input", "Value of the parameter");
  for (const block of contract.querySelectorAll("pre:not([tabindex])")) block.setAttribute("tabindex", "0");
}

new MutationObserver(mend).observe(contract, { childList: true, subtree: true });

show({
  url: "/openapi.yaml",
  domNode: contract,
  validatorUrl: null,
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  // Colours of code are chosen for a taste, not for contrast.
  syntaxHighlight: { activated: false },
});
