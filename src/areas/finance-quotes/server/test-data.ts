import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildContract, buildFinanceCompany } from '#areas/finance-contracts/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** An open quote of a quoted contract, without options; the overrides are columns. */
export async function buildQuote(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const company_id = overrides.company_id ?? (await buildFinanceCompany(owner, masterId));
  return insertRow(owner, 'finance_quotes', {
    master_id: masterId,
    policy_ids: '{}',
    operation_id: randomUUID(),
    quote_code: 'Q-1',
    quoted_on: '2026-01-01',
    expires: '2026-01-31',
    is_sandbox: true,
    transaction_type: 'policy',
    insurance_type: 'Personal Lines',
    assigned_risk: false,
    sr22: false,
    auditable: false,
    federal_filing: false,
    had_contract: false,
    policy_min_date: '2026-01-01',
    ...overrides,
    company_id,
    contract_id: overrides.contract_id ?? (await buildContract(owner, masterId, { company_id })),
    employee_id: overrides.employee_id ?? (await buildEmployee(owner, masterId)),
  });
}

/** An additional premium as a company quoted it, not generated; the overrides are columns. */
export async function buildEndorsement(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return insertRow(owner, 'finance_endorsements', {
    master_id: masterId,
    operation_id: randomUUID(),
    quote_code: 'E-1',
    payee: 'carrier',
    premium: 100_00,
    policy_fee: 0,
    tax: 0,
    mga_fee: 0,
    down_payment: 0,
    effective_on: '2026-01-01',
    policy_ids: '{}',
    quoted_on: '2026-01-01',
    present_balance: 0,
    amount_financed: 100_00,
    doc_stamps: 0,
    finance_charge: 0,
    new_payment: 50_00,
    last_payment: 50_00,
    remaining_payments: 2,
    next_due: '2026-02-01',
    total_of_payments: 100_00,
    is_sandbox: true,
    ...overrides,
    contract_id: overrides.contract_id ?? (await buildContract(owner, masterId)),
    employee_id: overrides.employee_id ?? (await buildEmployee(owner, masterId)),
  });
}
