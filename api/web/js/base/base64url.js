// Any JSON in letters that URLs need not escape: base64url.

/**
 * Any JSON in letters that an address need not escape.
 * @param {unknown} value
 */
export function encodeJson(value) {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * Decode such JSON. Throws where it is none.
 * @param {string} code
 * @returns {unknown}
 */
export function decodeJson(code) {
  const letters = atob(code.replace(/-/g, "+").replace(/_/g, "/"));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
}
