// The picture of a result: drawn here, so that nothing of a game leaves the device unless it is shared.

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 72];

/**
 * Return the picture, or undefined where the browser cannot draw.
 * @param {object} shown
 * @param {string} shown.title of the game
 * @param {readonly { name: string, total: number }[]} shown.players
 * @param {string} [shown.marks] of the turns
 * @param {readonly { words: string, value: string }[]} [shown.sums]
 * @returns {Promise<Blob | undefined>}
 */
export async function drawCard({ title, players, marks, sums = [] }) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) return undefined;
  const style = getComputedStyle(document.documentElement);
  /** @param {string} name */
  const value = (name) => style.getPropertyValue(`--${name}`).trim();
  const [felt, ink, muted, gold] = ["felt", "on-felt", "on-felt-muted", "gold"].map(value);
  /**
   * @param {string} text
   * @param {number} x
   * @param {number} y
   * @param {object} look
   * @param {number} look.size
   * @param {string} [look.colour]
   * @param {string} [look.family]
   * @param {CanvasTextAlign} [look.align]
   * @param {number} [look.widest] the text becomes smaller rather than wider than this
   */
  const write = (text, x, y, { size, colour = ink, family = "sans", align = "left", widest = WIDTH - 2 * EDGE }) => {
    pen.font = `600 ${size}px ${value(family)}`;
    pen.font = `600 ${size * Math.min(1, widest / pen.measureText(text).width)}px ${value(family)}`;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(text, x, y);
  };
  pen.fillStyle = felt;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  write(title, EDGE, 130, { size: 64, family: "display", widest: WIDTH - 2 * EDGE - 230 });
  write("Keepwise", WIDTH - EDGE, 130, { size: 38, colour: gold, family: "display", align: "right" });
  const step = Math.min(88, 280 / players.length);
  players.forEach(({ name, total }, p) => {
    const y = 240 + p * step;
    write(name, EDGE, y, { size: step * 0.55, widest: WIDTH - 2 * EDGE - 240 });
    write(String(total).replace("-", "−"), WIDTH - EDGE, y, { size: step * 0.7, family: "display", align: "right" });
  });
  if (marks) write(marks, EDGE, 430, { size: 52 });
  sums.forEach(({ words, value: text }, i) => {
    const widest = (WIDTH - 2 * EDGE) / sums.length;
    write(text, EDGE + i * widest, 520, { size: 52, colour: gold, family: "display", widest: widest - 24 });
    write(words, EDGE + i * widest, 566, { size: 28, colour: muted, widest: widest - 24 });
  });
  return new Promise((resolve) => { canvas.toBlob((blob) => resolve(blob ?? undefined), "image/png"); });
}
