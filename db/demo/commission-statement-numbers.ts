import { AGENCY, STATEMENT_COUNTERS, STATEMENTS } from './commission-tables.ts';
import type { TableRow } from './table-loader.ts';

/** Numbers the statements in their order, whoever makes them, and leaves the counter at the last. */
export function* numberStatements(rows: Iterable<TableRow>): Generator<TableRow> {
  let last = 0;
  for (const row of rows) {
    const isStatement = row.table.name === STATEMENTS.name;
    yield isStatement ? { ...row, values: { ...row.values, number: ++last } } : row;
  }
  if (last > 0) yield STATEMENT_COUNTERS.row({ master_id: AGENCY, last_number: last });
}
