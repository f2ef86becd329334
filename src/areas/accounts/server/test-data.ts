import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import type { TestApp } from '#platform/server/testing/test-app.ts';

/** An agency as the back office sees it; the overrides are columns. */
export async function buildAccount(owner: pg.Pool, overrides: Record<string, unknown> = {}): Promise<number> {
  const row = { name: 'Test Agency', ...overrides };
  return insertRow(owner, 'agencies', row, 'master_id');
}

/** A package of that provider; the overrides are columns. */
export async function buildPackage(
  owner: pg.Pool,
  provider: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const name = `Package ${Math.random().toString(36).slice(2)}`;
  return insertRow(owner, 'packages', {
    master_id: provider,
    name,
    level: 2,
    price_monthly: 9900,
    ...overrides,
  });
}

export interface TestBackOffice {
  provider: TestAgency;
  /** May change prices and bill. */
  accounting: TestPerson;
  /** Works in the back office and may not. */
  sales: TestPerson;
  /** Of an agency that is no provider. */
  stranger: TestPerson;
  newAccount(columns?: Record<string, unknown>): Promise<number>;
}

/** A provider with its people, for a test of the back office. */
export async function openBackOffice(app: TestApp): Promise<TestBackOffice> {
  const provider = await app.newAgency({ name: 'The Provider', isProvider: true });
  const agency = await app.newAgency();
  return {
    provider,
    accounting: await provider.newPerson({
      firstName: 'Priya',
      lastName: 'Raman',
      permissions: { PRbackOffice: 1, PRaccounting: 1 },
    }),
    sales: await provider.newPerson({
      firstName: 'Tom',
      lastName: 'Becker',
      permissions: { PRbackOffice: 1 },
    }),
    stranger: await agency.newPerson({ permissions: { PRowner: 1, PRbackOffice: 1, PRaccounting: 1 } }),
    newAccount: (columns) => buildAccount(app.owner, columns),
  };
}
