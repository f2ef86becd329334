import type { OutgoingFile } from '#platform/shared/endpoint.ts';
import { type ExportFormat, WORKBOOK_MOST } from '#platform/shared/export-format.ts';
import { showCount } from '#platform/shared/show-count.ts';
import { refuse } from '../http/refusal.ts';
import { csvFile } from './csv-file.ts';
import type { Cell } from './sheet.ts';
import { xlsxFile } from './xlsx-file.ts';

/** Rows are read in parts of this many, each in a transaction of its own. */
export const CHUNK = 1000;

/** What is decided while the request's transaction is open; the rows are read while the file goes out. */
export interface PlannedSheet {
  name: string;
  columns: readonly string[];
}

interface Planning extends PlannedSheet {
  count: number;
  format: ExportFormat;
  /** What the rows are, such as lines. */
  noun: string;
}

/** Refuses a workbook of more rows than one holds. */
export function planSheet({ name, columns, count, format, noun }: Planning): PlannedSheet {
  if (format === 'xlsx' && count > WORKBOOK_MOST) {
    const [all, most] = [count, WORKBOOK_MOST].map(showCount);
    throw refuse.fields({
      format: [
        `There are ${all} ${noun}, and a workbook holds up to ${most}. Use CSV, which holds them all.`,
      ],
    });
  }
  return { name, columns };
}

export async function sheetFile(
  { name, columns }: PlannedSheet,
  { masterId }: { masterId: number },
  format: ExportFormat,
  rows: AsyncIterable<readonly Cell[]>,
): Promise<OutgoingFile> {
  const sheet = { name, columns, rows };
  return format === 'csv' ? csvFile(sheet) : xlsxFile(masterId, sheet);
}

/** Every row, in parts that follow the last row of the one before. */
export async function* inParts<Row>(
  after: (last: Row | undefined) => Promise<Row[]>,
  cellsOf: (row: Row) => readonly Cell[],
): AsyncIterable<readonly Cell[]> {
  let last: Row | undefined;
  do {
    const rows = await after(last);
    yield* rows.map(cellsOf);
    last = rows.length === CHUNK ? rows.at(-1) : undefined;
  } while (last);
}

export const dollars = (cents: number): number => cents / 100;
