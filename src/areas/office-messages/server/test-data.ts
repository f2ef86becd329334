import type pg from 'pg';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** A message of an office of that agency; the overrides are columns. */
export async function buildOfficeMessage(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const office_id = overrides.office_id ?? (await buildOffice(owner, masterId));
  const row = { master_id: masterId, message: 'We close at noon.', ...overrides, office_id };
  return insertRow(owner, 'office_messages', row);
}
