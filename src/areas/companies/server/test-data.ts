import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import { nextNumber } from '#platform/server/testing/next-number.ts';

/** A company of that agency; the overrides are columns. */
export function buildCompany(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const name = `Test Company ${nextNumber(owner)}`;
  return insertRow(owner, 'companies', { master_id: masterId, name, ...overrides });
}

/** A product of that company, or of a new one. */
export async function buildProduct(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const number = nextNumber(owner);
  const company_id = overrides.company_id ?? (await buildCompany(owner, masterId));
  const row = { name: `Test Product ${number}`, line_of_business: 'Personal Auto', ...overrides };
  return insertRow(owner, 'products', { master_id: masterId, ...row, company_id });
}
