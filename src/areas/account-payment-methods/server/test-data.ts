import type pg from 'pg';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** A payment method by check; the overrides are columns. */
export async function buildPaymentMethod(
  owner: pg.Pool,
  provider: number,
  overrides: Record<string, unknown> & { account: number },
): Promise<number> {
  const row = { master_id: provider, payment_type: 'CHECK', office_amount: 10_000, ...overrides };
  return insertRow(owner, 'account_payment_methods', row);
}
