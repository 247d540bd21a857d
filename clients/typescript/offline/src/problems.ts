/** One thing wrong with what was asked, as the API tells it: where, in a JSON pointer, and what was expected. */
export interface Problem {
  code: string;
  pointer: string;
  detail: string;
  expected?: unknown;
  found?: unknown;
}

export type Path = readonly (string | number)[];

/** Problems as they are found. */
export class Problems {
  readonly found: Problem[] = [];

  /** Note one; `seen` has what was `expected`, and what was `found` in its place. */
  note(code: string, path: Path, detail: string, seen: { expected?: unknown; found?: unknown } = {}): void {
    this.found.push({ code, pointer: pointerTo(path), detail, ...seen });
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

/** A number of things. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
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
