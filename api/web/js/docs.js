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

/** What Swagger UI knows of a request that it shows. @typedef {{ get(key: string): string | undefined }} Shown */

/** @param {Shown} request */
const said = (request) => ({
  method: request.get("method") ?? "GET",
  url: request.get("url") ?? "",
  body: request.get("body") ?? "",
});

/** The same request in some languages, without a library of ours. @type {Record<string, (asked: ReturnType<typeof said>) => string>} */
const snippets = {
  javascript: ({ method, url, body }) => {
    const options = body ? `, {\n  method: "${method}",\n  headers: { "Content-Type": "application/json" },\n  body: JSON.stringify(${body}),\n}` : "";
    return `const response = await fetch("${url}"${options});\nconsole.log(await response.json());`;
  },
  python: ({ method, url, body }) => {
    const content = body ? `, content=r"""${body}""", headers={"Content-Type": "application/json"}` : "";
    return `import httpx\n\nresponse = httpx.request("${method}", "${url}"${content})\nprint(response.json())`;
  },
  swift: ({ method, url, body }) => {
    const sent = body
      ? `request.setValue("application/json", forHTTPHeaderField: "Content-Type")\nrequest.httpBody = Data(#"""\n${body}\n"""#.utf8)\n`
      : "";
    return `import Foundation\n\nvar request = URLRequest(url: URL(string: "${url}")!)\nrequest.httpMethod = "${method}"\n${sent}let (data, _) = try await URLSession.shared.data(for: request)\nprint(String(decoding: data, as: UTF8.self))`;
  },
  kotlin: ({ method, url, body }) => {
    const publisher = body ? `BodyPublishers.ofString("""${body}""")` : "BodyPublishers.noBody()";
    const type = body ? `\n    .header("Content-Type", "application/json")` : "";
    return `import java.net.URI\nimport java.net.http.*\nimport java.net.http.HttpRequest.BodyPublishers\n\nval request = HttpRequest.newBuilder(URI("${url}"))${type}\n    .method("${method}", ${publisher})\n    .build()\nprintln(HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body())`;
  },
};

const generators = Object.fromEntries(
  Object.entries(snippets).map(([name, write]) => [
    `requestSnippetGenerator_${name}`,
    (/** @type {Shown} */ request) => write(said(request)),
  ]),
);

/**
 * Where a link leads: Swagger UI has a span around each block, and would scroll past the heading inside.
 * @param {Element} around
 */
const toTheTop = (around) => around.firstElementChild?.scrollIntoView();

const titles = { javascript: "JavaScript", python: "Python", swift: "Swift", kotlin: "Kotlin" };

show({
  url: "/openapi.yaml",
  domNode: contract,
  validatorUrl: null,
  deepLinking: true,
  requestSnippetsEnabled: true,
  requestSnippets: {
    languages: ["curl_bash", ...Object.keys(titles)],
    generators: {
      curl_bash: { title: "curl", syntax: "bash" },
      ...Object.fromEntries(Object.entries(titles).map(([name, title]) => [name, { title, syntax: name }])),
    },
  },
  plugins: [{ fn: generators, statePlugins: { layout: { wrapActions: { scrollToElement: () => toTheTop } } } }],
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  // Colours of code are chosen for a taste, not for contrast.
  syntaxHighlight: { activated: false },
});

// The programs of the quick start ask this server, and can be taken along.
const quickStart = /** @type {HTMLElement} */ (document.getElementById("quick-start"));
for (const block of quickStart.querySelectorAll("details")) {
  const code = /** @type {HTMLElement} */ (block.querySelector("code"));
  const copy = /** @type {HTMLButtonElement} */ (block.querySelector(".copy"));
  code.textContent = (code.textContent ?? "").replaceAll(quickStart.dataset.address ?? "", location.origin);
  copy.hidden = !navigator.clipboard;
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(code.textContent ?? "");
    copy.textContent = "Copied";
    setTimeout(() => (copy.textContent = "Copy"), 2000);
  });
}
