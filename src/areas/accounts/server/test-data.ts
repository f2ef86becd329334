import type pg from 'pg';

/** An agency as the back office sees it; the overrides are columns. */
export async function buildAccount(owner: pg.Pool, overrides: Record<string, unknown> = {}): Promise<number> {
  const row = { name: 'Test Agency', ...overrides };
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  const { rows } = await owner.query(
    `INSERT INTO agencies (${names}) VALUES (${places}) RETURNING master_id`,
    Object.values(row),
  );
  return rows[0].master_id;
}
