// Run the script of a page without a browser, act on its elements, and print the texts that were read.
//
// Arguments: the script, and actions as JSON: ["enter", id, value], ["ask"], ["press", text] or ["read", id].

import { pathToFileURL } from "node:url";

class FakeElement extends EventTarget {
  textContent = "";
  value = "";
  /** @type {FakeElement[]} */
  children = [];

  /** @param {...FakeElement} children */
  replaceChildren(...children) {
    this.children = children;
  }
}

/** @type {Map<string, FakeElement>} */
const elements = new Map();
/** @param {string} id */
const find = (id) => elements.get(id) ?? elements.set(id, new FakeElement()).get(id);
/** @type {Promise<unknown>[]} */
const pending = [];
const realFetch = fetch;
Object.assign(globalThis, {
  location: { hostname: "127.0.0.1" },
  document: { getElementById: find, createElement: () => new FakeElement() },
  /** @param {string} address */
  fetch: (address) => {
    const answered = realFetch(address).then(async (response) => {
      const answer = await response.json();
      return { ok: response.ok, json: async () => answer };
    });
    pending.push(answered);
    return answered;
  },
});

const [, , script, actions] = process.argv;
await import(pathToFileURL(script).href);
const read = [];
for (const [kind, name, value] of JSON.parse(actions)) {
  if (kind === "enter") find(name).value = value;
  if (kind === "ask") find("position").dispatchEvent(new Event("submit", { cancelable: true }));
  if (kind === "press") {
    const event = new Event("click");
    Object.defineProperty(event, "target", { value: find("points").children.find((child) => child.textContent === name) });
    find("points").dispatchEvent(event);
  }
  if (kind === "read") {
    const { textContent, children } = find(name);
    read.push(textContent || children.map((child) => child.textContent).join("\n"));
  }
  await Promise.allSettled(pending.splice(0));
  await new Promise((resolve) => { setImmediate(resolve); });
}
process.stdout.write(JSON.stringify(read));
