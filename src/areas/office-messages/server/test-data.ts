import type pg from 'pg';
import { buildOffice } from '#areas/offices/server/test-data.ts';

/** A message of an office of that agency; the overrides are columns. */
export async function buildOfficeMessage(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const office_id = overrides.office_id ?? (await buildOffice(owner, masterId));
  const row = { master_id: masterId, message: 'We close at noon.', ...overrides, office_id };
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  const { rows } = await owner.query(
    `INSERT INTO office_messages (${names}) VALUES (${places}) RETURNING id`,
    Object.values(row),
  );
  return rows[0].id;
}
