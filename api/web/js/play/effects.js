// Sounds and vibrations of the table. Sounds are made here, so that there is nothing to load.

/** @import { Settings } from "../base/types.js" */

import { still } from "../base/dom.js";

/**
 * Tones: frequency in Hz, 0 for the noise of dice, start and length in seconds, volume.
 * @typedef {[number, number, number, number]} Tone
 * @type {Record<string, { tones: Tone[], vibrates: number[] }>}
 */
const EFFECTS = {
  roll: { tones: [[0, 0, 0.05, 0.5], [0, 0.09, 0.05, 0.4], [0, 0.2, 0.06, 0.45], [0, 0.33, 0.05, 0.3], [0, 0.45, 0.07, 0.2]], vibrates: [12, 60, 12] },
  score: { tones: [[523, 0, 0.09, 0.12], [784, 0.08, 0.16, 0.12]], vibrates: [10] },
  zero: { tones: [[220, 0, 0.16, 0.12], [165, 0.12, 0.24, 0.1]], vibrates: [40] },
  celebrate: { tones: [[523, 0, 0.14, 0.14], [659, 0.1, 0.14, 0.14], [784, 0.2, 0.14, 0.14], [1047, 0.3, 0.5, 0.16]], vibrates: [30, 50, 30, 50, 90] },
  end: { tones: [[392, 0, 0.2, 0.12], [523, 0.16, 0.2, 0.12], [659, 0.32, 0.5, 0.14]], vibrates: [60, 60, 60] },
};

/** @type {AudioContext | undefined} */
let audio;

/**
 * Return whether the player wants effects. Without a choice, a system that asks for little motion has quiet, too.
 * @param {Settings} settings
 */
export const wantsEffects = ({ sound }) => sound ?? !still();

/**
 * Make a sound and a vibration, if the player wants them. Browsers refuse both before the first tap.
 * @param {keyof typeof EFFECTS} name
 * @param {Settings} settings
 */
export function effect(name, settings) {
  if (!wantsEffects(settings) || navigator.userActivation?.hasBeenActive === false) return;
  const { tones, vibrates } = EFFECTS[name];
  navigator.vibrate?.(vibrates);
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  // A page that was left for a while is silent until it is asked.
  if (audio.state === "suspended") audio.resume();
  for (const tone of tones) play(audio, tone);
}

/**
 * @param {AudioContext} context
 * @param {Tone} tone
 */
function play(context, [frequency, start, length, volume]) {
  const from = context.currentTime + start;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(volume, from);
  loudness.gain.exponentialRampToValueAtTime(0.001, from + length);
  loudness.connect(context.destination);
  const source = frequency ? toneOf(context, frequency) : noiseOf(context, length);
  source.connect(loudness);
  source.start(from);
  source.stop(from + length);
}

/**
 * @param {AudioContext} context
 * @param {number} frequency
 */
function toneOf(context, frequency) {
  const tone = context.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = frequency;
  return tone;
}

/**
 * @param {AudioContext} context
 * @param {number} length
 */
function noiseOf(context, length) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  buffer.getChannelData(0).forEach((_, i, samples) => { samples[i] = Math.random() * 2 - 1; });
  const noise = context.createBufferSource();
  noise.buffer = buffer;
  return noise;
}
