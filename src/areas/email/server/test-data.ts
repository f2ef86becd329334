import { randomUUID } from 'node:crypto';
import type pg from 'pg';

interface Sender {
  masterId: number;
  /** Who sends it. */
  id: number;
}

/** A mail that waits, of that person; the overrides are columns. */
export async function buildEmail(
  owner: pg.Pool,
  { masterId, id }: Sender,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return insert(owner, 'emails', {
    master_id: masterId,
    employee_id: id,
    from_address: 'robin@agency.test',
    to_addresses: ['ann@person.test'],
    subject: 'Hello',
    body: '<p>Hello</p>',
    ...overrides,
  });
}

/** The row of an uploaded file; its content was lost. */
export async function buildEmailFile(
  owner: pg.Pool,
  { masterId, id }: Sender,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return insert(owner, 'email_files', {
    master_id: masterId,
    employee_id: id,
    filename: 'note.txt',
    extension: '.txt',
    content_type: 'text/plain',
    size: 1,
    year_week_folder: '202646',
    guid: randomUUID(),
    ...overrides,
  });
}

async function insert(owner: pg.Pool, table: string, row: Record<string, unknown>): Promise<number> {
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  const sql = `INSERT INTO ${table} (${names}) VALUES (${places}) RETURNING id`;
  return (await owner.query(sql, Object.values(row))).rows[0].id;
}
