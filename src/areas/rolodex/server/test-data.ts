import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** A contact of that agency; the overrides are columns. */
export async function buildRolodexContact(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row = { master_id: masterId, name: 'Rosa Feather', ...overrides };
  return insertRow(owner, 'rolodex_contacts', row);
}
