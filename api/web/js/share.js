// A game as a link and back: the JSON of /v1/games/check, deflated, in the fragment, which no server ever sees.

const PREFIX = "#game=";

async function through(stream, bytes) {
  const piped = new Blob([bytes]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(piped).arrayBuffer());
}

export async function dumpLink(game) {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(JSON.stringify(game)));
  const code = btoa(String.fromCharCode(...bytes)).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  return `${location.origin}/play${PREFIX}${code}`;
}

// The game of a fragment, undefined where it holds none. Throws where it holds something broken.
export async function parseLink(fragment) {
  if (!fragment.startsWith(PREFIX)) return undefined;
  const code = fragment.slice(PREFIX.length).replace(/-/g, "+").replace(/_/g, "/");
  const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
  return JSON.parse(new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes)));
}

export function download(game, name) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(game, null, 1)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
