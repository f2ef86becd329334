import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** A saved filter of that person; the overrides are columns. */
export function buildReportFilter(
  owner: pg.Pool,
  { masterId, employeeId }: { masterId: number; employeeId: number },
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row = { master_id: masterId, employee_id: employeeId, report: 'receipts', name: 'Test filter' };
  return insertRow(owner, 'report_filters', { ...row, ...overrides });
}
