import { Unreadable } from '#platform/server/sheets/unreadable.ts';
import { headingNames, isFilled } from '#platform/shared/sheets/preview.ts';
import { guessHeading, headingProblem } from '../../layout.ts';

export interface StatementTable {
  /** Each one once; a column without a heading is called by its place. */
  headings: string[];
  rows: { number: number; cells: string[] }[];
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
