import type pg from 'pg';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** A finance company of that agency; the overrides are columns. */
export function buildFinanceCompany(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return buildCompany(owner, masterId, { is_carrier: false, is_finance: true, ...overrides });
}

/** A quoted contract over $1,000.00 with $200.00 down and 10 payments of $88.00; the overrides are columns. */
export async function buildContract(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return insertRow(owner, 'finance_contracts', {
    master_id: masterId,
    status: 'Quoted',
    premium: 1000_00,
    policy_fee: 0,
    tax: 0,
    mga_fee: 0,
    down_payment: 200_00,
    amount_financed: 800_00,
    date_financed: '2026-01-01',
    number_payments: 10,
    payment_amount: 88_00,
    total_of_payments: 880_00,
    advanced_on: '2026-01-01',
    ...overrides,
    customer_id: overrides.customer_id ?? (await buildCustomer(owner, masterId)),
    company_id: overrides.company_id ?? (await buildFinanceCompany(owner, masterId)),
  });
}

/** A line of a contract's ledger, past all rules; the overrides are columns. */
export async function buildLine(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown>,
): Promise<number> {
  return insertRow(owner, 'finance_details', {
    master_id: masterId,
    type: 'Payment',
    date: '2026-01-26',
    amount: 0,
    ...overrides,
    employee_id: overrides.employee_id ?? (await buildEmployee(owner, masterId)),
  });
}
