import { unzip, zipEntries } from '../files/zip.ts';
import { parseCsv } from '../sheets/parse-csv.ts';

const MOST = 50_000_000;

/** What is in a ZIP, by its name. */
export function zipTexts(bytes: Buffer): Map<string, string> {
  const entries = zipEntries(bytes);
  if (!entries) throw new Error('This is not a ZIP.');
  return new Map(
    entries.map((entry) => [entry.name, unzip(bytes, entry, MOST)?.toString() ?? '(unreadable)']),
  );
}

/** The rows of a CSV file by their headings. */
export function csvRecords(text: string): Record<string, string>[] {
  const { rows } = parseCsv(text.replace(/^\uFEFF/, ''), ',');
  const [head = [], ...lines] = rows.filter((row) => row.length > 1 || row[0] !== '');
  return lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at] ?? ''])));
}
