import type { Db } from '#platform/server/db/bound-kysely.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { BringIn, BringInView } from '../contract.ts';
import { outcomesOf } from './row-store.ts';
import { type BringInRecord, findBringIn } from './store.ts';

export function factsOf(record: BringInRecord): BringIn {
  const { id, kind, filename, state, failure, person } = record;
  return {
    id,
    kind,
    filename,
    state,
    failure,
    rowCount: record.row_count,
    rowsDone: record.rows_done,
    person,
    created: record.created_at,
    imported: record.imported_at,
  };
}

export async function viewOf(db: Db, id: number): Promise<BringInView> {
  const record = await findBringIn(db, id);
  if (!record) throw refuse.notFound();
  return {
    ...factsOf(record),
    sheet: record.sheet,
    headingRow: record.heading_row,
    headings: record.headings,
    map: record.column_map,
    ofTakeOut: record.of_take_out,
    fills: record.fills,
    outcomes: record.state === 'reading' ? [] : await outcomesOf(db, id),
  };
}
