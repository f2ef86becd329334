import papaparse from 'papaparse';
import { decodeText } from './decode-text.ts';
import { Unreadable } from './unreadable.ts';

const SEPARATORS = [',', ';', '\t'];
/** The heading stands among the first lines. */
const HEAD_LINES = 20;
export const LINE_MAX = 100_000;

/** Every line of a CSV file, the empty ones too, so that they count as the spreadsheet counts them. */
export function readCsv(bytes: Buffer): string[][] {
  const text = decodeText(bytes);
  if (text.trim() === '') throw new Unreadable('The file is empty.');
  refuseLongLines(text);
  const { data, errors } = papaparse.parse<string[]>(text, { delimiter: separatorOf(text) });
  const open = errors.find(({ code }) => code === 'MissingQuotes');
  if (open)
    throw new Unreadable(
      `A quotation mark opens in row ${(open.row ?? 0) + 1} and is never closed. Correct it and choose the file again.`,
    );
  return data;
}

function refuseLongLines(text: string): void {
  for (let at = 0, row = 1; at <= text.length; row++) {
    const end = text.indexOf('\n', at);
    const next = end < 0 ? text.length : end;
    // A sheet of an older machine ends its lines with a carriage return alone.
    if (next - at > LINE_MAX && !text.slice(at, at + LINE_MAX).includes('\r'))
      throw new Unreadable(
        `Row ${row} has more than ${LINE_MAX.toLocaleString('en-US')} characters on one line. Save the statement with one line for each commission.`,
      );
    at = next + 1;
  }
}

/** The one that stands most often on one of the first lines, outside of quotation marks. */
function separatorOf(text: string): string {
  const lines = text
    .slice(0, HEAD_LINES * 2000)
    .split(/\r\n|\r|\n/)
    .slice(0, HEAD_LINES)
    .map((line) => line.replaceAll(/"[^"]*"/g, ''));
  const most = (separator: string) => Math.max(...lines.map((line) => line.split(separator).length));
  return SEPARATORS.reduce((best, each) => (most(each) > most(best) ? each : best));
}
