import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

interface Owned {
  masterId: number;
  employeeId: number;
}

let built = 0;

/** A friend who was referred; the overrides are columns. */
export async function buildReferral(
  owner: pg.Pool,
  { masterId, employeeId }: Owned,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  built += 1;
  const row: Record<string, unknown> = {
    master_id: masterId,
    employee_id: employeeId,
    friend_name: `Friend ${built}`,
    friend_email: `friend.${built}@friend.test`,
    sent_at: new Date(),
    ...overrides,
  };
  return insertRow(owner, 'referrals', row);
}
