import type pg from 'pg';
import { buildPaymentMethod } from '#areas/account-payment-methods/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';

/** A billing row by check; the overrides are columns. */
export async function buildBilling(
  owner: pg.Pool,
  person: Pick<TestPerson, 'id' | 'masterId'>,
  overrides: Record<string, unknown> & { account: number },
): Promise<number> {
  const { account } = overrides;
  const payment_method_id =
    overrides.payment_method_id ?? (await buildPaymentMethod(owner, person.masterId, { account }));
  const row = {
    master_id: person.masterId,
    category: 1,
    tran_code: 27,
    amount: 10_000,
    employee_id: person.id,
  };
  return insertRow(owner, 'account_billings', { ...row, ...overrides, payment_method_id });
}
