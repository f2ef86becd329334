import { readCsv } from '#platform/server/sheets/read-csv.ts';
import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import { guessHeading, headingNames, headingProblem, isFilled } from '../../layout.ts';
import type { Ending } from '../../rules.ts';

export interface StatementTable {
  /** Each one once; a column without a heading is called by its place. */
  headings: string[];
  rows: { number: number; cells: string[] }[];
}

/** Every line of a CSV file, or of a sheet of a workbook. */
export async function readLines(bytes: Buffer, ending: Ending, sheet = ''): Promise<string[][]> {
  if (ending === '.csv') return readCsv(bytes);
  // Only when it is needed: a thread that reads lines of text starts sooner without it.
  const { readXlsx } = await import('#platform/server/sheets/read-xlsx.ts');
  return readXlsx(bytes, sheet);
}

/** The rows below the headings; lines without anything are left out. Row 0 is the one that looks like headings. */
export function tableOf(lines: readonly string[][], headingRow = 0): StatementTable {
  const head = headingRow || (guessHeading(lines)?.headingRow ?? 0);
  const heading = lines[head - 1] ?? [];
  const rows = lines
    .map((cells, at) => ({ number: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .slice(head)
    .filter(({ cells }) => isFilled(cells));
  const problem = headingProblem(heading, rows.length);
  if (problem) throw new Unreadable(problem);
  return { headings: headingNames(heading), rows };
}
