// Arrow keys at the table: left and right along the dice, up and down along the open boxes of the card.

/**
 * @param {string} key an arrow
 * @param {Element} from what has the focus
 * @param {Element} table with dice and card
 * @returns {boolean} whether there is somewhere to go
 */
export function walk(key, from, table) {
  const along = key === "ArrowLeft" || key === "ArrowRight" ? ".die:not([aria-disabled])" : ".offer";
  const stops = /** @type {HTMLElement[]} */ ([...table.querySelectorAll(along)]);
  if (!stops.length) return false;
  const at = stops.findIndex((stop) => stop === from);
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  stops[at < 0 ? 0 : (at + step + stops.length) % stops.length].focus();
  return true;
}
