import { showCount } from '#platform/shared/show-count.ts';
import { decodeText } from './decode-text.ts';
import { parseCsv } from './parse-csv.ts';
import { Unreadable } from './unreadable.ts';

const SEPARATORS = [',', ';', '\t'];
/** The heading is among the first lines. */
const HEAD_LINES = 20;
export const LINE_MAX = 100_000;

/** Every line of a CSV file, the empty ones too, so that they count as the spreadsheet counts them. */
export function readCsv(bytes: Buffer): string[][] {
  const text = decodeText(bytes);
  if (text.trim() === '') throw new Unreadable('The file is empty.');
  refuseLongLines(text);
  const { rows, marked, unclosed } = parseCsv(text, separatorOf(text));
  if (unclosed !== undefined)
    throw new Unreadable(
      `A quotation mark opens in row ${unclosed + 1} and is never closed. Correct it and choose the file again.`,
    );
  refuseSwallowed(rows, marked);
  return rows;
}

/** A mark in the middle of a text is harmless as long as the text does not run on into the next lines. */
function refuseSwallowed(rows: readonly string[][], marked: ReadonlySet<number>): void {
  const broken = [...marked].find((row) => rows[row]?.some((cell) => /[\r\n]/.test(cell)));
  if (broken !== undefined)
    throw new Unreadable(
      `The quotation marks in row ${broken + 1} do not match, so the next row is read as part of it. Correct them and choose the file again.`,
    );
}

function refuseLongLines(text: string): void {
  let [at, row] = [0, 1];
  // A sheet of an older machine ends its lines with a carriage return alone.
  for (const end of text.matchAll(/\r\n|\r|\n|$/g)) {
    if (end.index - at > LINE_MAX)
      throw new Unreadable(
        `Row ${row} has more than ${showCount(LINE_MAX)} characters on one line. Save the file with one line for each row.`,
      );
    at = end.index + end[0].length;
    row++;
  }
}

/** The one that occurs most often on one of the first lines, outside of quotation marks. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, HEAD_LINES * 2000)
    .split(/\r\n|\r|\n/)
    .slice(0, HEAD_LINES)
    .map((line) => line.replaceAll(/"[^"]*"/g, ''));
  const most = (separator: string) => Math.max(...lines.map((line) => line.split(separator).length));
  return SEPARATORS.reduce((best, each) => (most(each) > most(best) ? each : best));
}
