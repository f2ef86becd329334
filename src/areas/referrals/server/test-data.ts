import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import { nextNumber } from '#platform/server/testing/next-number.ts';

interface Owned {
  masterId: number;
  employeeId: number;
}

/** A friend who was referred; the overrides are columns. */
export async function buildReferral(
  owner: pg.Pool,
  { masterId, employeeId }: Owned,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const number = nextNumber(owner);
  const row: Record<string, unknown> = {
    master_id: masterId,
    employee_id: employeeId,
    friend_name: `Friend ${number}`,
    friend_email: `friend.${number}@friend.test`,
    sent_at: new Date(),
    ...overrides,
  };
  return insertRow(owner, 'referrals', row);
}
