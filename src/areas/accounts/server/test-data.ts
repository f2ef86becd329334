import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** An agency as the back office sees it; the overrides are columns. */
export async function buildAccount(owner: pg.Pool, overrides: Record<string, unknown> = {}): Promise<number> {
  const row = { name: 'Test Agency', ...overrides };
  return insertRow(owner, 'agencies', row, 'master_id');
}
