import type pg from 'pg';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** Eight hours of somebody, long ago unless told otherwise. */
export async function buildStretch(
  owner: pg.Pool,
  masterId: number,
  columns: Record<string, unknown> = {},
): Promise<number> {
  return insertRow(owner, 'time_clock_entries', {
    master_id: masterId,
    employee_id: columns.employee_id ?? (await buildEmployee(owner, masterId)),
    clocked_in_at: '2026-03-02T14:00:00Z',
    clocked_out_at: '2026-03-02T22:00:00Z',
    ...columns,
  });
}
