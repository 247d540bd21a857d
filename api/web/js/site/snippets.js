// A request that Swagger UI shows, as a program in some languages, without a library of ours.

/**
 * A request as Swagger UI has it.
 * @typedef {object} Shown
 * @property {{ (key: "method" | "url" | "body"): string | undefined, (key: "headers"): Iterable<[string, string]> | undefined }} get
 */

/**
 * A request, and whether JSON is to be had for it.
 * @typedef {{ method: string, url: string, headers: [string, string][], body: string, forJson: boolean }} Asked
 */

/**
 * @param {Shown} request
 * @returns {Asked}
 */
export function asked(request) {
  // Without an Accept header anything is accepted.
  const headers = [...(request.get("headers") ?? [])].filter(([, value]) => value !== "*/*");
  const accepted = headers.find(([name]) => name.toLowerCase() === "accept")?.[1] ?? "";
  return {
    method: request.get("method") ?? "GET",
    url: request.get("url") ?? "",
    headers,
    body: request.get("body") ?? "",
    forJson: !accepted || accepted.includes("json"),
  };
}

/**
 * Between double quotes, with the same escapes in all of these languages.
 * @param {string} text
 */
const quoted = (text) => JSON.stringify(text);

/**
 * Quote a text in Kotlin, where a dollar inserts a value.
 * @param {string} text
 */
const quotedInKotlin = (text) => quoted(text).replace(/\$/g, "\\$&");

/** @param {[string, string][]} headers */
const pairs = (headers) => `{ ${headers.map(([name, value]) => `${quoted(name)}: ${quoted(value)}`).join(", ")} }`;

/**
 * JSON as it is, ready to be changed; what is not JSON as a text.
 * @param {string} body
 */
function bodyInJavaScript(body) {
  try {
    JSON.parse(body);
    return `JSON.stringify(${body})`;
  } catch {
    return `\`${body.replace(/[\\`]|\$(?=\{)/g, "\\$&")}\``;
  }
}

/**
 * No three quotes in a row, nor one before the three that end the text.
 * @param {string} body
 */
const bodyInPython = (body) => `"""${body.replace(/\\|"(?=""|$)/g, "\\$&")}"""`;

/**
 * Return a raw text that no number sign in it ends or makes an escape.
 * @param {string} body
 */
function bodyInSwift(body) {
  const signs = "#".repeat(1 + Math.max(0, ...(body.match(/#+/g) ?? []).map((run) => run.length)));
  return `${signs}"""\n${body}\n"""${signs}`;
}

/**
 * Return a raw text, which has no escapes but may have values inserted.
 * @param {string} body
 */
const bodyInKotlin = (body) => `"""${body.replace(/\$|"(?="")/g, (sign) => `\${'${sign}'}`)}"""`;

/** @param {Asked} request */
function inJavaScript({ method, url, headers, body, forJson }) {
  const options = [
    ...(method === "GET" ? [] : [`method: ${quoted(method)}`]),
    ...(headers.length ? [`headers: ${pairs(headers)}`] : []),
    ...(body ? [`body: ${bodyInJavaScript(body)}`] : []),
  ];
  const given = options.length ? `, {\n${options.map((each) => `  ${each},\n`).join("")}}` : "";
  return `const response = await fetch(${quoted(url)}${given});
console.log(await response.${forJson ? "json" : "text"}());`;
}

/** @param {Asked} request */
function inPython({ method, url, headers, body, forJson }) {
  const content = body ? `, content=${bodyInPython(body)}` : "";
  const given = headers.length ? `, headers=${pairs(headers)}` : "";
  return `import httpx

response = httpx.request(${quoted(method)}, ${quoted(url)}${content}${given})
print(response.${forJson ? "json()" : "text"})`;
}

/** @param {Asked} request */
function inSwift({ method, url, headers, body }) {
  const given = headers
    .map(([name, value]) => `request.setValue(${quoted(value)}, forHTTPHeaderField: ${quoted(name)})\n`)
    .join("");
  const sent = body ? `request.httpBody = Data(${bodyInSwift(body)}.utf8)\n` : "";
  return `import Foundation

var request = URLRequest(url: URL(string: ${quoted(url)})!)
request.httpMethod = ${quoted(method)}
${given}${sent}let (data, _) = try await URLSession.shared.data(for: request)
print(String(decoding: data, as: UTF8.self))`;
}

/** @param {Asked} request */
function inKotlin({ method, url, headers, body }) {
  const given = headers.map(([name, value]) => `\n    .header(${quotedInKotlin(name)}, ${quotedInKotlin(value)})`).join("");
  const publisher = body ? `BodyPublishers.ofString(${bodyInKotlin(body)})` : "BodyPublishers.noBody()";
  return `import java.net.URI
import java.net.http.*
import java.net.http.HttpRequest.BodyPublishers

val request = HttpRequest.newBuilder(URI(${quotedInKotlin(url)}))${given}
    .method(${quoted(method)}, ${publisher})
    .build()
println(HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString()).body())`;
}

/** By what Swagger UI is to call each. @type {Record<string, { title: string, write: (request: Asked) => string }>} */
export const SNIPPETS = {
  javascript: { title: "JavaScript", write: inJavaScript },
  python: { title: "Python", write: inPython },
  swift: { title: "Swift", write: inSwift },
  kotlin: { title: "Kotlin", write: inKotlin },
};
