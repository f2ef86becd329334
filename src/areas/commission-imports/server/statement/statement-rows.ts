import { type ColumnMap, FIELDS, type Field } from '../../columns.ts';
import { cut, stageRow } from '../../statement-row.ts';
import type { StatementTable } from './read-table.ts';

export interface Inspected {
  headings: { name: string; samples: string[] }[];
  rowCount: number;
}

/** Rows as JSON, which the database takes as it is. */
export interface Batch {
  rows: string;
  count: number;
}

const BATCH = 1000;
const SAMPLES = 3;
const SAMPLE_MAX = 60;

/** The columns of a file with what their first rows hold. */
export function inspectTable({ headings, rows }: StatementTable): Inspected {
  const samples = (at: number) =>
    rows
      .slice(0, BATCH)
      .map(({ cells }) => cells[at] ?? '')
      .filter((cell) => cell !== '')
      .slice(0, SAMPLES)
      .map((cell) => cut(cell, SAMPLE_MAX));
  return {
    headings: headings.map((name, at) => ({ name, samples: samples(at) })),
    rowCount: rows.length,
  };
}

/** The rows behind the first `skip`, read by this map. */
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
