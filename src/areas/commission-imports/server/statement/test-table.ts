import { readSheet } from '#platform/server/sheets/sheet-jobs.ts';
import type { SheetEnding } from '#platform/shared/sheets/endings.ts';
import { type StatementTable, tableOf } from './read-table.ts';

/** The rows of a file below what looks like headings. */
export const readTable = async (bytes: Buffer, ending: SheetEnding): Promise<StatementTable> =>
  tableOf(await readSheet({ bytes, ending }));
