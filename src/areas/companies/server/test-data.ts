import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

let built = 0;

/** A company of that agency; the overrides are columns. */
export function buildCompany(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  built += 1;
  return insertRow(owner, 'companies', { master_id: masterId, name: `Test Company ${built}`, ...overrides });
}

/** A product of that company, or of a new one. */
export async function buildProduct(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  built += 1;
  const company_id = overrides.company_id ?? (await buildCompany(owner, masterId));
  const row = { name: `Test Product ${built}`, line_of_business: 'Personal Auto', ...overrides };
  return insertRow(owner, 'products', { master_id: masterId, ...row, company_id });
}
