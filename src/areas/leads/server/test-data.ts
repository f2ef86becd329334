import type pg from 'pg';

/** A lead of that agency; the overrides are columns. */
export async function buildLead(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row = { master_id: masterId, first_name: 'Lena', last_name: 'Prospect', ...overrides };
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  const { rows } = await owner.query(
    `INSERT INTO leads (${names}) VALUES (${places}) RETURNING id`,
    Object.values(row),
  );
  return rows[0].id;
}
