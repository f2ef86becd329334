import type { OutgoingFile } from '#platform/shared/endpoint.ts';
import { type Cell, type Sheet, showUtc } from './sheet.ts';

/** The mark by which a spreadsheet knows that the letters are UTF-8. */
const UTF8_MARK = '\uFEFF';
/** Rows are sent in pieces of about this many characters. */
const PIECE = 65_536;

/** A file of lines (RFC 4180) that is written while it goes out, however long it is. */
export function csvFile(sheet: Sheet): OutgoingFile {
  return { filename: `${sheet.name}.csv`, contentType: 'text/csv; charset=utf-8', content: csvPieces(sheet) };
}

/** The same for whoever has another place for the file. */
export async function* csvPieces({ columns, rows }: Omit<Sheet, 'name'>): AsyncIterable<Uint8Array> {
  let text = UTF8_MARK + lineOf(columns);
  for await (const row of rows) {
    text += lineOf(row);
    if (text.length < PIECE) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(text);
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(cellText).join(',')}\r\n`;
}

function cellText(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = cell instanceof Date ? showUtc(cell) : defused(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A text that a spreadsheet would run as a formula gets an apostrophe, as a person would type it. */
function defused(text: string): string {
  return /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/.test(text) ? `'${text}` : text;
}
