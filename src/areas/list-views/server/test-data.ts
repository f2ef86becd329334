import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** A view of that person; the overrides are columns. */
export function buildListView(
  owner: pg.Pool,
  { masterId, employeeId }: { masterId: number; employeeId: number },
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row = {
    master_id: masterId,
    employee_id: employeeId,
    list: '/rolodex',
    name: 'Test view',
    search: '',
  };
  return insertRow(owner, 'list_views', { ...row, ...overrides });
}
