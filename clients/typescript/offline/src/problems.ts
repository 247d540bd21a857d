import type { Rules } from "./rules.ts";

/** One thing wrong with what was asked, as the API tells it: where, in a JSON pointer, and what is so instead. */
export interface Problem {
  code: string;
  pointer: string;
  detail: string;
}

export type Path = readonly (string | number)[];

/** Problems as they are found. */
export class Problems {
  readonly found: Problem[] = [];

  /** Note one; its code says what it is where there is no more to be said. */
  note(code: string, path: Path, detail = code.replaceAll("-", " ")): void {
    this.found.push({ code, pointer: pointerTo(path), detail });
  }
}

/** What was asked is not possible, for these reasons. */
export class InvalidQuestion extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ pointer, detail }) => (pointer ? `${pointer}: ${detail}` : detail)).join("; "));
    this.problems = problems;
  }
}

/** A position that no game comes to. */
export class InvalidPosition extends InvalidQuestion {
  override readonly name = "InvalidPosition";
}

/** A game that was not played by the rules, or of which hands are missing. */
export class InvalidGame extends InvalidQuestion {
  override readonly name = "InvalidGame";
}

function pointerTo(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** What dice have to be. */
export function handOf({ dice_count }: Rules): string {
  return `a hand is ${dice_count} dice of faces 1 to 6`;
}

export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Whether something is a list of whole numbers. */
export function areWhole(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isWhole);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
