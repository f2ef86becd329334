import type { Ending } from '../../rules.ts';
import { readLines, type StatementTable, tableOf } from './read-table.ts';

/** The rows of a file below what looks like headings. */
export const readTable = async (bytes: Buffer, ending: Ending): Promise<StatementTable> =>
  tableOf(await readLines(bytes, ending));
