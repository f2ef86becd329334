import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** An office of that agency; the overrides are columns. */
export function buildOffice(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return insert(owner, 'offices', { master_id: masterId, name: `Office ${randomUUID()}`, ...overrides });
}

/** A group of that agency, a territory unless told otherwise; the overrides are columns. */
export function buildOfficeGroup(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row = { master_id: masterId, kind: 'territory', name: `Group ${randomUUID()}`, ...overrides };
  return insert(owner, 'office_groups', row);
}

async function insert(owner: pg.Pool, table: string, row: Record<string, unknown>): Promise<number> {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  const { rows } = await owner.query(
    `INSERT INTO ${table} (${names}) VALUES (${places}) RETURNING id`,
    Object.values(row),
  );
  return rows[0].id;
}
