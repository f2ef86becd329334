import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';

/** An AL3 conversion; the overrides are columns. */
export async function buildConversion(
  owner: pg.Pool,
  person: Pick<TestPerson, 'id' | 'masterId'>,
  overrides: Record<string, unknown> & { account: number },
): Promise<number> {
  const row = {
    master_id: person.masterId,
    conversion_type: 'AL3',
    competitor_name: 'Progressive',
    employee_id: person.id,
  };
  return insertRow(owner, 'account_conversions', { ...row, ...overrides });
}
