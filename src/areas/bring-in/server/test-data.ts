import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** A file that waits for its columns; the overrides are columns. */
export function buildBringIn(
  owner: pg.Pool,
  { masterId, employeeId }: { masterId: number; employeeId: number },
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return insertRow(owner, 'bring_ins', {
    master_id: masterId,
    created_by: employeeId,
    kind: 'customers',
    filename: 'customers.csv',
    sha256: randomUUID(),
    year_week_folder: '202646',
    guid: randomUUID(),
    headings: JSON.stringify([
      { name: 'First', samples: [] },
      { name: 'Last', samples: [] },
    ]),
    row_count: 1,
    ...overrides,
  });
}
