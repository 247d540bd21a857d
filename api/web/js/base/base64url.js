// Bytes, and any JSON, in letters that URLs need not escape: base64url.

/** @param {Uint8Array} bytes */
export function encodeBytes(bytes) {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/**
 * Decode such bytes. Throws where there are none.
 * @param {string} code
 */
export const decodeBytes = (code) => (
  Uint8Array.from(atob(code.replace(/-/g, "+").replace(/_/g, "/")), (letter) => letter.charCodeAt(0)));

/** @param {unknown} value any JSON */
export const encodeJson = (value) => encodeBytes(new TextEncoder().encode(JSON.stringify(value)));

/**
 * Decode such JSON. Throws where it is none.
 * @param {string} code
 * @returns {unknown}
 */
export const decodeJson = (code) => JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(decodeBytes(code)));
