import writeExcelFile from 'write-excel-file/node';
import { serveJobs } from '../threads/serve-jobs.ts';
import type { Cell } from './sheet.ts';

// Started by xlsx-file.ts: a workbook of some ten thousand rows takes seconds, all of them in one stretch.

export interface Workbook {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const MOMENT_FORMAT = 'mm/dd/yyyy hh:mm:ss';
const COLUMN_WIDTH = 22;
/** The most that a sheet's name and a workbook's cell can contain. */
const LONGEST_NAME = 31;
const LONGEST_TEXT = 32_767;

/** A text is written as a text: no spreadsheet reads a formula out of it. */
function cellOf(cell: Cell) {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (cell instanceof Date) return { value: cell, type: Date, format: MOMENT_FORMAT };
  return { value: cell.slice(0, LONGEST_TEXT), type: String };
}

const JOBS = { write };
export type SheetJobs = typeof JOBS;
serveJobs(JOBS);

async function write({ name, columns, rows }: Workbook): Promise<Uint8Array> {
  const head = columns.map((column) => ({ value: column, type: String, fontWeight: 'bold' as const }));
  return writeExcelFile([head, ...rows.map((row) => row.map(cellOf))], {
    sheet: name.slice(0, LONGEST_NAME),
    columns: columns.map(() => ({ width: COLUMN_WIDTH })),
    stickyRowsCount: 1,
  }).toBuffer();
}
