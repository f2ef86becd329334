import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { buildCommissionLine } from '#areas/commissions/server/test-data.ts';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';

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
  const names = Object.keys(row);
  const places = names.map((_, at) => `$${at + 1}`);
  const { rows } = await owner.query(
    `INSERT INTO commission_imports (${names}) VALUES (${places}) RETURNING id`,
    Object.values(row),
  );
  return rows[0].id;
}

/** A carrier line without a policy. */
export const buildUnmatchedLine = (owner: pg.Pool, masterId: number) => buildCommissionLine(owner, masterId);
