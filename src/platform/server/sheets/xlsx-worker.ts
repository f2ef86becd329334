import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import type { Cell } from './sheet.ts';

// Started by xlsx-file.ts. A workbook of some ten thousand rows takes seconds, all of them in one stretch: on the
// thread of the server nobody else would be answered meanwhile.

export interface Workbook {
  name: string;
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
}

const MOMENT_FORMAT = 'mm/dd/yyyy hh:mm:ss';
const COLUMN_WIDTH = 22;
/** What a name of a sheet and a cell of a workbook hold at most. */
const LONGEST_NAME = 31;
const LONGEST_TEXT = 32_767;

/** A text is written as a text: no spreadsheet reads a formula out of it. */
function cellOf(cell: Cell) {
  if (cell === null) return null;
  if (typeof cell === 'number') return { value: cell, type: Number };
  if (cell instanceof Date) return { value: cell, type: Date, format: MOMENT_FORMAT };
  return { value: cell.slice(0, LONGEST_TEXT), type: String };
}

const { name, columns, rows } = workerData as Workbook;
const head = columns.map((column) => ({ value: column, type: String, fontWeight: 'bold' as const }));
const bytes = await writeExcelFile([head, ...rows.map((row) => row.map(cellOf))], {
  sheet: name.slice(0, LONGEST_NAME),
  columns: columns.map(() => ({ width: COLUMN_WIDTH })),
  stickyRowsCount: 1,
}).toBuffer();
parentPort?.postMessage(bytes);
