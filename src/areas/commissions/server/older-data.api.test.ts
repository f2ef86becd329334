import { afterEach, expect, inject, test } from 'vitest';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { databaseBefore, type OlderDatabase } from '#platform/server/testing/database-before.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import { buildCommissionFile, buildCommissionLine } from './test-data.ts';

let database: OlderDatabase;
afterEach(() => database.drop());

/** The migrations up to this one, an agency with a carrier, and how a term of it is made. */
async function before(number: string) {
  database = await databaseBefore(number, { ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') });
  const { owner } = database;
  const master_id = await insertRow(owner, 'agencies', { name: 'Older Agency' }, 'master_id');
  const company_id = await buildCompany(owner, master_id);
  const product_id = await buildProduct(owner, master_id, { company_id });
  return { owner, master_id, company_id, policy: () => buildPolicy(owner, master_id, { product_id }) };
}

test('generated lines that assignments kept are moved to the table of replaced lines: of a term the last, of undone assignments none', async () => {
  const { owner, master_id, company_id, policy } = await before('0038');
  const [once, twice, undone] = [await policy(), await policy(), await policy()];
  const line = (id: number, policy_id: number) => ({ id, policy_id, master_id, adjusted: 125_00, source: 3 });
  const assign = (policy_id: number, replaced: object[], columns: Record<string, unknown> = {}) =>
    insertRow(owner, 'commission_assignments', {
      master_id,
      company_id,
      policy_id,
      alias: 'ZZ77',
      policy_number: 'ZZ 77',
      replaced: JSON.stringify(replaced),
      ...columns,
    });
  await assign(once, [line(7, once), line(8, twice)]);
  await assign(twice, [line(9, twice)]);
  await assign(undone, [line(10, undone)], { undone_at: 'now' });
  await assign(once, []);
  expect((await database.goOn())[0]).toBe('0038_replaced_lines.sql');
  const { rows } = await owner.query(
    'SELECT master_id, line_id, policy_id, line FROM commission_replaced_lines ORDER BY line_id',
  );
  expect(rows).toEqual([
    { master_id, line_id: 7, policy_id: once, line: line(7, once) },
    { master_id, line_id: 9, policy_id: twice, line: line(9, twice) },
  ]);
  const { rows: left } = await owner.query(
    `SELECT relname FROM pg_class WHERE relname IN ('commission_assignments', 'commission_replaced_lines')
       AND relrowsecurity AND relforcerowsecurity ORDER BY 1`,
  );
  expect(left).toHaveLength(2);
});

test('a carrier line that an advance paid in full before it was counted has used what it came to', async () => {
  const { owner, master_id, company_id, policy } = await before('0040');
  const term = await policy();
  const file_id = await buildCommissionFile(owner, master_id);
  const columns = { company_id, file_id, policy_id: term };
  const advance_id = await buildCommissionLine(owner, master_id, { ...columns, source: 3, status: 2 });
  const paid = { ...columns, commission: 125_00, adjusted: 0, advance_id };
  const relying = await buildCommissionLine(owner, master_id, paid);
  await database.goOn();
  const { rows } = await owner.query(
    'SELECT id, adjusted, advance_used, before_advance FROM commission_lines ORDER BY id',
  );
  expect(rows).toEqual([
    { id: advance_id, adjusted: 10_00, advance_used: 0, before_advance: null },
    { id: relying, adjusted: 0, advance_used: 125_00, before_advance: 125_00 },
  ]);
});
