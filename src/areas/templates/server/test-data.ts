import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

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
  return insertRow(owner, 'templates', row);
}
