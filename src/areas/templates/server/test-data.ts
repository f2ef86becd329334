import { randomUUID } from 'node:crypto';
import type pg from 'pg';

/** An e-mail template of that agency; the overrides are columns. */
export async function buildTemplate(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row: Record<string, unknown> = {
    master_id: masterId,
    kind: 'emailBlast',
    title: `Template ${randomUUID()}`,
    subject: 'Hello {{customer.firstName}}',
    body: '<p>Dear {{customer.name}}</p>',
    ...overrides,
  };
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  const sql = `INSERT INTO templates (${names}) VALUES (${places}) RETURNING id`;
  return (await owner.query(sql, Object.values(row))).rows[0].id;
}
