import { type ColumnMap, FIELDS, type Field } from '../../columns.ts';
import { type StagedRow, stageRow } from '../../statement-row.ts';
import { RunningSums, TOTAL_ROW, totalLabel, UNNAMED } from '../../totals.ts';
import type { StatementTable } from './read-table.ts';

/** Rows as JSON, which the database takes as it is. */
export interface Batch {
  rows: string;
  count: number;
}

const BATCH = 1000;

/** The rows after the first `skip`, read by this map. */
export function* batchesOf(
  { headings, rows }: StatementTable,
  map: ColumnMap,
  skip: number,
): Generator<Batch> {
  const places = Object.fromEntries(
    FIELDS.map((field) => [field, map[field] === null ? -1 : headings.indexOf(map[field])]),
  ) as Record<Field, number>;
  const sums = new RunningSums();
  const read = ({ number, cells }: StatementTable['rows'][number]) => {
    const hasMore = cells.slice(headings.length).some((cell) => cell !== '');
    const row = stageRow(number, (field) => cells[places[field]] ?? '', hasMore);
    return asTotal(row, hasMore ? [] : cells, sums);
  };
  // What is skipped is added up all the same: a total below it includes it.
  for (const row of rows.slice(0, skip)) read(row);
  for (let at = skip; at < rows.length; at += BATCH) {
    const staged = rows.slice(at, at + BATCH).map(read);
    yield { rows: JSON.stringify(staged), count: staged.length };
  }
}

/** A row that only adds up others is told apart by its words or, where it has none, by its amount. */
function asTotal(row: StagedRow, cells: readonly string[], sums: RunningSums): StagedRow {
  const hasDate = row.transaction_on !== null;
  const label =
    totalLabel({ policyNumber: row.policy_number, hasDate, cells }) ||
    (isOnlySum(row, cells, sums) ? UNNAMED : '');
  if (label === '') {
    sums.add(row.commission ?? 0);
    return row;
  }
  sums.close();
  return { ...row, total_label: label, problem: TOTAL_ROW, cells: null };
}

const isOnlySum = ({ commission }: StagedRow, cells: readonly string[], sums: RunningSums) =>
  commission !== null && commission !== 0 && sums.isSum(commission) && !cells.some(isWord);

/** Amounts have no letters, and a date or a number has no decimals. */
const isWord = (cell: string) => cell !== '' && !/^[-($\d,.) ]*\.\d\d[)-]?$/.test(cell);
