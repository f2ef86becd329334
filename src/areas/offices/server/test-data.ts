import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** An office of that agency; the overrides are columns. */
export function buildOffice(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return insertRow(owner, 'offices', { master_id: masterId, name: `Office ${randomUUID()}`, ...overrides });
}

/** A group of that agency, a territory unless told otherwise; the overrides are columns. */
export function buildOfficeGroup(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row = { master_id: masterId, kind: 'territory', name: `Group ${randomUUID()}`, ...overrides };
  return insertRow(owner, 'office_groups', row);
}
