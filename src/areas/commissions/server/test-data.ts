import type pg from 'pg';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** An empty file of November 2026 for all companies; the overrides are columns. */
export async function buildCommissionFile(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  return insertRow(owner, 'commission_files', {
    master_id: masterId,
    start_on: '2026-11-01',
    end_on: '2026-11-30',
    deposit_on: '2026-11-15',
    created_by: overrides.created_by ?? (await buildEmployee(owner, masterId)),
    ...overrides,
  });
}

/** An uploaded line of $10.00 of a new company unless told otherwise; in the pool without a file. */
export async function buildCommissionLine(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const commission = overrides.commission ?? 1000;
  return insertRow(owner, 'commission_lines', {
    master_id: masterId,
    source: 2,
    company_id: overrides.company_id ?? (await buildCompany(owner, masterId)),
    transaction_on: '2026-11-10',
    policy_number: 'TEST-1',
    commissionable: 10_000,
    commission,
    adjusted: commission,
    ...overrides,
  });
}
