import type { Table } from "./table.ts";

/** The source of values, and the bound of their errors. */
export interface Sources {
  tables: { fingerprint: string; objective: "expected_total"; digest: string }[];
  method: "exact" | "approximate";
  /**
   * Greatest error of a value: each one in the file was rounded, and means and maxima do not increase errors. Shown
   * values are also rounded to six decimals, here and by the service.
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
