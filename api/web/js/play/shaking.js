// Rolling by shaking the phone: an option, since not every hand can, and never the only way.

/** @import { Settings } from "../base/types.js" */

// Metres per second squared, gravity included: more than any walk.
const STRONG = 25;
// Strong movements that make a shake, the milliseconds that they may take, and those until the next shake.
const [MOVEMENTS, WITHIN, PAUSE] = [3, 800, 1200];

/** Return whether this device can be shaken: one with a touchscreen and motion sensors. */
export const canShake = () => "ondevicemotion" in globalThis && matchMedia("(pointer: coarse)").matches;

/**
 * Call `shaken` for every shake while the setting is on.
 * @param {Settings} settings
 * @param {() => void} shaken
 */
export function listenForShakes(settings, shaken) {
  /** @type {number[]} */
  let strong = [];
  let quietUntil = 0;
  addEventListener("devicemotion", ({ accelerationIncludingGravity: moved, timeStamp }) => {
    if (!settings.shake || !moved || Math.hypot(moved.x ?? 0, moved.y ?? 0, moved.z ?? 0) < STRONG || timeStamp < quietUntil) return;
    strong = [...strong.filter((when) => timeStamp - when < WITHIN), timeStamp];
    if (strong.length < MOVEMENTS) return;
    strong = [];
    quietUntil = timeStamp + PAUSE;
    shaken();
  });
  // Some browsers ask the player, and only after a tap.
  document.addEventListener("click", () => settings.shake && allowMotion());
}

let isAsked = false;

async function allowMotion() {
  const asks = /** @type {{ requestPermission?: () => Promise<string> }} */ (/** @type {unknown} */ (DeviceMotionEvent)).requestPermission;
  if (isAsked || !asks) return;
  isAsked = true;
  await asks().catch(() => undefined);
}
