import type pg from 'pg';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildReceipt } from '#areas/receipts/server/test-data.ts';
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

/** A payment of $88.00 on an approved contract of an integrated company, still to be posted; the overrides are columns. */
export async function buildPost(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const company_id = await buildFinanceCompany(owner, masterId, { is_integrated: true });
  const customerId = await buildCustomer(owner, masterId);
  const contract_id = await buildContract(owner, masterId, {
    company_id,
    customer_id: customerId,
    status: 'Approved',
  });
  const receipt_id = await buildReceipt(owner, masterId, {
    customerId,
    columns: { amount: 88_00, tendered: 88_00 },
    details: { kind: 'finance payment', contract_id, appendage: 'MPP', entry_type: 'NEW', amount: 88_00 },
  });
  const { rows } = await owner.query('SELECT id FROM receipt_details WHERE receipt_id = $1', [receipt_id]);
  const post = { master_id: masterId, contract_id, receipt_id, line_id: rows[0].id, is_sandbox: true };
  return insertRow(owner, 'finance_posts', { ...post, ...overrides });
}
export { type FinanceWorld, newWorld } from './test-contracts.ts';
export { aroundLegalText } from './test-legal-text.ts';
