/** The element `<dice-coach>`, as both components use it. */

/** The attributes of the element. The guide of the widget describes them. */
export interface Coach {
  /** The address of the service, such as `https://dice.example/`. */
  server: string;
  dice: string;
  ruleset?: string;
  rollsLeft?: number;
  scorecard?: string;
  extraBonusCount?: number | string;
  extraRolls?: number;
  announced?: string;
  allRolled?: boolean;
  objective?: string;
  lang?: string;
  theme?: "light" | "dark" | "auto";
  ask?: boolean;
}

export type Move =
  | { action: "keep"; keep: number[]; value: number; loss: number }
  | { action: "score" | "announce"; category: string; column?: string; value: number; loss: number };

/** The answer of `/v1/advice`, in the event `advice`. */
export interface Advice {
  value: number;
  explanation: string;
  best: Move;
  moves: Move[];
}

/** A keep that a reader tries, in the event `keep`. */
export interface Keep {
  keep: number[];
  loss: number;
}

/** Define the element, once for each server. */
export async function define(server: string): Promise<void> {
  const script = new URL("widget/coach.js", server).href;
  await import(/* webpackIgnore: true */ /* @vite-ignore */ script);
}

/** Return the attributes of the element, without those that have no value. */
export function attributesOf({ server: _, ask, ...others }: Coach): Record<string, string> {
  const given = Object.entries({ ...others, ask: ask ? "" : undefined }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => (
    [name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), String(value)])));
}
