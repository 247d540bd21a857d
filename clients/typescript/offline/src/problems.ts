import type { Rules } from "./rules.ts";

/** One problem of a question, as in the API. */
export interface Problem {
  code: string;
  pointer: string;
  detail: string;
}

export type Path = readonly (string | number)[];

/** A collector of problems. */
export class Problems {
  readonly found: Problem[] = [];

  /** Notes a problem; its code describes it if there are no details. */
  note(code: string, path: Path, detail = code.replaceAll("-", " ")): void {
    this.found.push({ code, pointer: pointerTo(path), detail });
  }
}

/** A question that cannot be answered, with the reasons. */
export class InvalidQuestion extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(({ pointer, detail }) => (pointer ? `${pointer}: ${detail}` : detail)).join("; "));
    this.problems = problems;
  }
}

/** A position that cannot occur in any game. */
export class InvalidPosition extends InvalidQuestion {
  override readonly name = "InvalidPosition";
}

/** A game that breaks the rules, or lacks hands. */
export class InvalidGame extends InvalidQuestion {
  override readonly name = "InvalidGame";
}

function pointerTo(path: Path): string {
  return path.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The requirements of dice. */
export function handOf({ dice_count }: Rules): string {
  return `a hand must be ${dice_count} dice of faces 1 to 6`;
}

export function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** Whether a value is a list of integers. */
export function areWhole(value: unknown): value is number[] {
  return Array.isArray(value) && value.every(isWhole);
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
