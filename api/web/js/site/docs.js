// The quick start asks this server, and examples of operations can be sent to it.

/**
 * Copy a text when a button is pressed, if the browser has a clipboard.
 * @param {HTMLButtonElement} button
 * @param {() => string} text
 */
function copyFrom(button, text) {
  const name = button.textContent;
  button.hidden = !navigator.clipboard;
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(text());
    button.textContent = "Copied";
    setTimeout(() => (button.textContent = name), 2000);
  });
}

const quickStart = document.getElementById("quick-start");
for (const block of quickStart?.querySelectorAll("details") ?? []) {
  const code = /** @type {HTMLElement} */ (block.querySelector("pre code"));
  code.textContent = (code.textContent ?? "").replaceAll(quickStart?.dataset.address ?? "", location.origin);
  copyFrom(/** @type {HTMLButtonElement} */ (block.querySelector(".copy")), () => code.textContent ?? "");
}

/**
 * Quote a text for a shell.
 * @param {string} text
 */
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

for (const form of document.querySelectorAll("form")) {
  const address = /** @type {HTMLInputElement} */ (form.elements.namedItem("address"));
  const body = /** @type {HTMLTextAreaElement | null} */ (form.elements.namedItem("body"));
  const status = /** @type {HTMLElement} */ (form.querySelector("output"));
  const answer = /** @type {HTMLElement} */ (form.querySelector("pre"));
  const picture = form.querySelector("img");
  /** @type {HTMLElement} */ (form.querySelector(".actions")).hidden = false;

  copyFrom(/** @type {HTMLButtonElement} */ (form.querySelector(".copy")), () => {
    const sent = body ? ` --json ${quoted(body.value)}` : "";
    return `curl -s ${quoted(new URL(address.value, location.origin).href)}${sent}`;
  });

  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    status.textContent = "…";
    const { method } = form.dataset;
    const headers = { Accept: "application/json", ...(body && { "Content-Type": "application/json" }) };
    try {
      const response = await fetch(address.value, { method, headers, body: body?.value });
      const [type, text] = [response.headers.get("Content-Type") ?? "", await response.text()];
      status.textContent = `Answer ${response.status}`;
      answer.textContent = type.endsWith("json") ? JSON.stringify(JSON.parse(text), null, 1) : text;
      if (picture) {
        picture.hidden = !type.startsWith("image/");
        answer.hidden = !picture.hidden;
        if (answer.hidden) picture.src = address.value;
      }
    } catch (error) {
      status.textContent = String(error);
    }
  });
}

/** Open the details of the address: browsers only open what is around it, and scroll before others close. */
function openNamed() {
  const named = document.getElementById(location.hash.slice(1));
  if (!(named instanceof HTMLDetailsElement)) return;
  named.open = true;
  named.scrollIntoView();
}

addEventListener("hashchange", openNamed);
openNamed();
