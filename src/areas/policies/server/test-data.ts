import type pg from 'pg';
import { buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import { nextNumber } from '#platform/server/testing/next-number.ts';

/** A policy in force for the whole of this century, of a new customer and a new product unless told otherwise; the overrides are columns. */
export async function buildPolicy(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const number = nextNumber(owner);
  const row: Record<string, unknown> = {
    master_id: masterId,
    policy_number: `TEST-${number}`,
    effdate: '2001-01-01',
    expdate: '2101-01-01',
    ...overrides,
    customer_id: overrides.customer_id ?? (await buildCustomer(owner, masterId)),
    product_id: overrides.product_id ?? (await buildProduct(owner, masterId)),
  };
  return insertRow(owner, 'policies', row);
}
