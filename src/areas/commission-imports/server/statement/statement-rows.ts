import { type ColumnMap, FIELDS, type Field } from '../../columns.ts';
import { stageRow } from '../../statement-row.ts';
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
  for (let at = skip; at < rows.length; at += BATCH) {
    const staged = rows.slice(at, at + BATCH).map(({ number, cells }) => {
      const hasMore = cells.slice(headings.length).some((cell) => cell !== '');
      return stageRow(number, (field) => cells[places[field]] ?? '', hasMore);
    });
    yield { rows: JSON.stringify(staged), count: staged.length };
  }
}
