export type Cell = string | number | Date | null;

/** A table on its way into a spreadsheet file. Rows come as they are read, so they need not all be in memory. */
export interface Sheet {
  /** Without an ending. */
  name: string;
  columns: readonly string[];
  rows: AsyncIterable<readonly Cell[]>;
}

/** 2026-11-15 13:05:00, in UTC. */
export function showUtc(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
