import { readSheet } from 'read-excel-file/node';
import { plainArchive } from './plain-archive.ts';
import { BROKEN, Unreadable } from './unreadable.ts';

/** Every row of a sheet of a workbook, as texts; without a name it is the first one. */
export async function readXlsx(bytes: Buffer, sheet = ''): Promise<string[][]> {
  const rows = await readSheet(plainArchive(bytes, sheet)).catch(() => {
    throw new Unreadable(BROKEN);
  });
  return rows.map((cells) => cells.map(textOf));
}

/** Numbers of a sheet carry the dust of their sums: 0.1 + 0.2 is 0.3 to everybody but the machine. */
const DUST = 6;

/** Control characters, which the markup of a sheet can name and the database does not take. */
const NOT_TEXT = /[^\P{Cc}\t\n\r]/gu;

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  // A number that is formatted as a date may be no day at all.
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? 'No date' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number')
    return Number.isInteger(cell) ? cell.toFixed(0) : String(Number(cell.toFixed(DUST)));
  return String(cell).replaceAll(NOT_TEXT, '').toWellFormed();
}
