// A request that Swagger UI shows, as a program in some languages.

import assert from "node:assert/strict";
import test from "node:test";

import { SNIPPETS, asked } from "../../api/web/js/site/snippets.js";

const URL_OF_ROLL = "https://dice.example/v1/roll";
const SENT_AS_JSON = { accept: "*/*", "Content-Type": "application/json" };

/**
 * Return the program for a request as Swagger UI describes it.
 * @param {string} language
 * @param {{ method?: string, url?: string, headers?: Record<string, string>, body?: string }} known
 */
function program(language, { headers, ...known }) {
  const request = new Map(Object.entries({ url: URL_OF_ROLL, ...known, ...(headers && { headers: new Map(Object.entries(headers)) }) }));
  return SNIPPETS[language].write(asked(/** @type {any} */ (request)));
}

/** @param {string} language */
const emptied = (language) => program(language, { method: "POST", headers: SENT_AS_JSON, body: "" });

test("a request with an empty body keeps its method", () => {
  assert.match(emptied("javascript"), /method: "POST"/);
  assert.match(emptied("python"), /request\("POST", /);
  assert.match(emptied("swift"), /httpMethod = "POST"/);
  assert.match(emptied("kotlin"), /\.method\("POST", BodyPublishers\.noBody\(\)\)/);
});

test("a read-only request is as short as possible", () => {
  const said = program("javascript", { method: "GET", headers: { accept: "*/*" } });
  assert.equal(said, `const response = await fetch("${URL_OF_ROLL}");\nconsole.log(await response.json());`);
});

test("JSON is embedded in JavaScript, other bodies as text", () => {
  const sent = { method: "POST", headers: SENT_AS_JSON };
  assert.match(program("javascript", { ...sent, body: '{"keep": [6]}' }), /body: JSON\.stringify\(\{"keep": \[6\]\}\),/);
  assert.match(program("javascript", { ...sent, body: `\`\\\${$}` }), /body: `\\`\\\\\\\$\{\$\}`,/);
});

test("quotes and backslashes are escaped in Python", () => {
  /** @param {string} body */
  const text = (body) => program("python", { method: "POST", body }).match(/content=(.*)\)\n/s)?.[1];
  assert.equal(text('{"keep": [6]}'), '"""{"keep": [6]}"""');
  assert.equal(text('"a"'), '""""a\\""""');
  assert.equal(text('"""'), '"""\\""\\""""');
  assert.equal(text("\\n"), '"""\\\\n"""');
});

test("number signs are escaped in Swift", () => {
  /** @param {string} body */
  const text = (body) => program("swift", { method: "POST", body }).match(/Data\((.*)\.utf8/s)?.[1];
  assert.equal(text('"a"'), '#"""\n"a"\n"""#');
  assert.equal(text('\\#(x) """##'), '###"""\n\\#(x) """##\n"""###');
});

test("dollars and quotes are escaped in Kotlin", () => {
  /** @param {string} body */
  const text = (body) => program("kotlin", { method: "POST", body }).match(/ofString\((.*)\)\)\n/s)?.[1];
  assert.equal(text('{"who": "$x\\n"}'), `"""{"who": "\${'$'}x\\n"}"""`);
  assert.equal(text('a"""b"'), `"""a\${'"'}""b""""`);
});

test("headers are included and escaped", () => {
  const headers = { accept: "application/json", "If-None-Match": '"a$b"' };
  assert.match(program("javascript", { headers }), /headers: \{ "accept": "application\/json", "If-None-Match": "\\"a\$b\\"" \},/);
  assert.match(program("python", { headers }), /headers=\{ "accept": "application\/json", "If-None-Match": "\\"a\$b\\"" \}\)/);
  assert.match(program("swift", { headers }), /setValue\("\\"a\$b\\"", forHTTPHeaderField: "If-None-Match"\)/);
  assert.match(program("kotlin", { headers }), /\.header\("If-None-Match", "\\"a\\\$b\\""\)/);
});

test("answers other than JSON are read as text", () => {
  const headers = { accept: "text/plain" };
  assert.match(program("javascript", { headers }), /await response\.text\(\)/);
  assert.match(program("python", { headers }), /print\(response\.text\)/);
});
