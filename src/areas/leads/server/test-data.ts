import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** A lead of that agency; the overrides are columns. */
export async function buildLead(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row = { master_id: masterId, first_name: 'Lena', last_name: 'Prospect', ...overrides };
  return insertRow(owner, 'leads', row);
}
