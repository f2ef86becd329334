import { counted, type Ending, ROWS_MAX } from '../../rules.ts';
import { cut } from '../../statement-row.ts';
import { readCsv } from './read-csv.ts';
import { Unreadable } from './unreadable.ts';

export interface StatementTable {
  /** Each one once; a column without a heading is called by its place. */
  headings: string[];
  rows: { number: number; cells: string[] }[];
}

/** A number or a name, a date and an amount: less is no statement. */
const COLUMNS_MIN = 3;
const COLUMNS_MAX = 200;
/** Carriers write a few lines about the statement above it. */
const HEAD_WITHIN = 30;
const HEADING_MAX = 100;

export async function readTable(bytes: Buffer, ending: Ending): Promise<StatementTable> {
  if (ending === '.csv') return tableOf(readCsv(bytes));
  // Only when it is needed: a thread that reads lines of text starts sooner without it.
  const { readXlsx } = await import('./read-xlsx.ts');
  return tableOf(await readXlsx(bytes), ' Only the first sheet of a workbook is read.');
}

/** The first line with enough columns is the heading; lines without anything are left out. */
export function tableOf(lines: readonly string[][], hint = ''): StatementTable {
  const head = lines.slice(0, HEAD_WITHIN).findIndex((cells) => filled(cells) >= COLUMNS_MIN);
  const heading = lines[head];
  if (!heading)
    throw new Unreadable(
      `No headings were found: a statement has at least three columns, for the policy number or customer, the date and the commission.${hint}`,
    );
  if (heading.length > COLUMNS_MAX)
    throw new Unreadable(`The file has more than ${COLUMNS_MAX} columns. Remove those that are not needed.`);
  const rows = lines
    .map((cells, at) => ({ number: at + 1, cells: cells.map((cell) => cell.trim()) }))
    .slice(head + 1)
    .filter(({ cells }) => filled(cells) > 0);
  if (rows.length === 0) throw new Unreadable(`The file has headings and no rows below them.${hint}`);
  if (rows.length > ROWS_MAX)
    throw new Unreadable(
      `The file has ${counted(rows.length, 'row', 'rows')}. Split it: at most ${ROWS_MAX.toLocaleString('en-US')} rows are read at once.`,
    );
  return { headings: namesOf(heading), rows };
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;

function namesOf(heading: readonly string[]): string[] {
  const names: string[] = [];
  for (const [at, cell] of heading.entries()) {
    const name = cut(cell.replaceAll(/\s+/g, ' ').trim(), HEADING_MAX) || `Column ${at + 1}`;
    let unique = name;
    for (let again = 2; names.includes(unique); again++) unique = `${name} (${again})`;
    names.push(unique);
  }
  return names;
}
