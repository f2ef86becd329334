import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

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
  return insertRow(owner, 'emails', {
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
  return insertRow(owner, 'email_files', {
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
