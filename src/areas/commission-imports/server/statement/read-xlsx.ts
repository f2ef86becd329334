import { readSheet } from 'read-excel-file/node';
import { Unreadable } from './unreadable.ts';

/** Every row of the first sheet of a workbook, as texts. */
export async function readXlsx(bytes: Buffer): Promise<string[][]> {
  const rows = await readSheet(bytes).catch(() => {
    throw new Unreadable('This workbook cannot be read. Save it again as XLSX, or as CSV.');
  });
  return rows.map((cells) => cells.map(textOf));
}

/** Numbers of a sheet carry the dust of their sums: 0.1 + 0.2 is 0.3 to everybody but the machine. */
const DUST = 6;

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number')
    return Number.isInteger(cell) ? cell.toFixed(0) : String(Number(cell.toFixed(DUST)));
  return String(cell);
}
