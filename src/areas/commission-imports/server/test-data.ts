import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { buildCommissionLine } from '#areas/commissions/server/test-data.ts';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';

/** An uploaded statement that waits for its columns; its file was lost. The overrides are columns. */
export async function buildCommissionImport(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row: Record<string, unknown> = {
    master_id: masterId,
    filename: 'march.csv',
    sha256: randomUUID(),
    headings: JSON.stringify([{ name: 'Policy', samples: [] }]),
    row_count: 1,
    year_week_folder: '202646',
    guid: randomUUID(),
    extension: '.csv',
    ...overrides,
    company_id: overrides.company_id ?? (await buildCompany(owner, masterId)),
    created_by: overrides.created_by ?? (await buildEmployee(owner, masterId)),
  };
  return insertRow(owner, 'commission_imports', row);
}

/** A carrier line without a policy. */
export const buildUnmatchedLine = (owner: pg.Pool, masterId: number) => buildCommissionLine(owner, masterId);

/** Lines of a company that were assigned to a policy by hand; the lines are gone. The overrides are columns. */
export async function buildAssignment(
  owner: pg.Pool,
  masterId: number,
  overrides: Record<string, unknown> = {},
): Promise<number> {
  const row: Record<string, unknown> = {
    master_id: masterId,
    alias: 'ZZ77',
    policy_number: 'ZZ 77',
    ...overrides,
    company_id: overrides.company_id ?? (await buildCompany(owner, masterId)),
    policy_id: overrides.policy_id ?? (await buildPolicy(owner, masterId)),
  };
  return insertRow(owner, 'commission_assignments', row);
}
