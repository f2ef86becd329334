import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { findImport, type ImportRecord } from './import-store.ts';
import { markReceived } from './mark-received.ts';
import { commissionImportRoutes } from './public.ts';
import { pairsSql } from './received-store.ts';
import { buildCommissionImport } from './test-data.ts';
import { MAP } from './test-statement.ts';

const MONTHS = 6;
const ROWS = 5000;
const DAYS = Array.from({ length: 28 }, (_, at) => `2026-06-${String(at + 1).padStart(2, '0')}`);
let app: TestApp;
let masterId: number;
let companyId: number;
const earlier: number[] = [];
let again: number;

/** Half a year of statements and their lines; the last one a second time, as a dry run. */
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionImportRoutes] });
  masterId = (await app.newAgency()).masterId;
  companyId = await buildCompany(app.owner, masterId);
  const build = (state: string) =>
    buildCommissionImport(app.owner, masterId, {
      company_id: companyId,
      state,
      column_map: JSON.stringify(MAP),
    });
  const loader = await app.owner.connect();
  // Without its foreign keys the load takes a fifth of the time; what it names is there.
  await loader.query('SET session_replication_role = replica');
  const load = async (id: number, month: number) => {
    await loader.query(
      `INSERT INTO commission_import_rows (master_id, import_id, row_number, policy_number, transaction_on, effdate,
         commissionable, commission)
       SELECT $1, $2, n, 'P-' || n / 2, make_date(2026, $3, 1 + n % 28), date '2026-01-01', 10000, 1000
       FROM generate_series(1, ${ROWS}) n`,
      [masterId, id, month],
    );
    return id;
  };
  for (let month = 1; month <= MONTHS; month++) {
    const id = await load(await build('imported'), month);
    earlier.push(id);
    await loader.query(
      `INSERT INTO commission_lines (master_id, source, company_id, policy_number, transaction_on, commissionable,
         commission, adjusted, import_id, import_row)
       SELECT master_id, 2, $2, policy_number, transaction_on, commissionable, commission, commission, import_id,
         row_number
       FROM commission_import_rows WHERE import_id = $1`,
      [id, companyId],
    );
  }
  await app.owner.query('VACUUM (ANALYZE) commission_lines, commission_import_rows, commission_imports');
  // Without statistics, like rows that were just read.
  again = await load(await build('read'), MONTHS);
  loader.release(true);
}, PATIENCE);
afterAll(() => app.close());

test('the lines for a statement’s days are read from an index, and nothing from other months', async () => {
  const query = pairsSql({
    importId: again,
    companyId,
    by: 'number',
    days: DAYS,
    fields: ['premium', 'effectiveDate'],
    importIds: earlier,
    known: [],
  });
  const plan = await app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
  expect(plan).toContain('commission_lines_received');
  expect(plan).not.toMatch(/Seq Scan on (commission_lines|commission_import_rows)/);
});

test('every row of a long statement that comes again is known, and only once', async () => {
  const [first, second] = await app.services.database.asTenant({ masterId }, async (db) => {
    const record = (await findImport(db, again)) as ImportRecord;
    return [await markReceived(db, record), await markReceived(db, record)];
  });
  expect([first, second]).toEqual([true, false]);
  const { rows } = await app.owner.query(
    `SELECT count(received_line_id) AS known, count(DISTINCT received_line_id) AS lines
     FROM commission_import_rows WHERE import_id = $1`,
    [again],
  );
  expect(rows).toEqual([{ known: ROWS, lines: ROWS }]);
});
