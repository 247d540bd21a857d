import type { Table } from "./table.ts";

/** Where values come from, and how far off they may be. */
export interface Sources {
  tables: { fingerprint: string; objective: "expected_total"; digest: string }[];
  method: "exact" | "approximate";
  /**
   * No value is further off than this: each one in the file was rounded, which moves none by more, and means and maxima
   * of values move no further than these. What is shown is rounded to six decimals besides, here and by the service.
   */
  error_bound: number;
  answered_by: "offline";
}

export function dumpSources({ header: { fingerprint, objective, table: digest, error } }: Table): Sources {
  return {
    tables: [{ fingerprint, objective, digest }],
    method: error ? "approximate" : "exact",
    error_bound: error,
    answered_by: "offline",
  };
}
