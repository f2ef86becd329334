export type Cell = string | number | Date | null;

/** A table on its way into a file of a spreadsheet. Rows come as they are read, so that none has to hold them all. */
export interface Sheet {
  /** Without an ending. */
  name: string;
  columns: readonly string[];
  rows: AsyncIterable<readonly Cell[]>;
}

/** 2026-11-15 13:05:00, of the wall clock in Greenwich. */
export function showUtc(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}
