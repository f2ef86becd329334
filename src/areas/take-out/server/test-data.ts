import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** A take-out that was canceled; the overrides are columns. */
export function buildTakeOut(
  owner: pg.Pool,
  { masterId, employeeId }: { masterId: number; employeeId: number },
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const place = { year_week_folder: '202646', guid: randomUUID() };
  const row = { master_id: masterId, employee_id: employeeId, state: 'cancelled', ...place };
  return insertRow(owner, 'take_outs', { ...row, ...overrides });
}
