import type pg from 'pg';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import { NO_PIECES } from '../cash.ts';

/** A count of nothing, long ago unless told otherwise. */
export async function buildCount(
  owner: pg.Pool,
  masterId: number,
  columns: Record<string, unknown> = {},
): Promise<number> {
  return insertRow(owner, 'day_counts', {
    master_id: masterId,
    office_id: columns.office_id ?? (await buildOffice(owner, masterId)),
    day: '2026-03-02',
    pieces: NO_PIECES,
    cash: 0,
    counted_by: columns.counted_by ?? (await buildEmployee(owner, masterId)),
    ...columns,
  });
}
