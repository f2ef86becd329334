import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { REPORT_SORTS } from '../rules.ts';
import { commissionReportRoutes } from './public.ts';
import { type Asked, kindsSql, pageSql } from './report-store.ts';

const TERMS = 50_000;
const ASKED: Asked = { from: '2026-03-01', to: '2026-03-31', tolerance: 100, today: sql`date '2026-11-15'` };
let app: TestApp;
let masterId: number;

beforeAll(async () => {
  app = await startTestApp({ areas: [commissionReportRoutes] });
  masterId = (await app.newAgency()).masterId;
  const product = await buildProduct(app.owner, masterId, { new_percent: 1000 });
  const customer = await buildCustomer(app.owner, masterId);
  await loadQuickly(app.owner, (loader) =>
    loader.query(
      `WITH p AS (
       INSERT INTO policies (master_id, customer_id, product_id, policy_number, effdate, expdate, premium)
       SELECT $1, $2, $3, 'P-' || n, date '2024-01-01' + n % 1000, date '2025-01-01' + n % 1000, 100000
       FROM generate_series(1, ${TERMS}) n RETURNING id, policy_number, effdate)
     INSERT INTO commission_lines (master_id, source, company_id, policy_id, policy_number, transaction_on,
       commissionable, commission, adjusted)
     SELECT $1, 2, (SELECT company_id FROM products WHERE id = $3), p.id, p.policy_number, p.effdate, 100000, 9000, 9000
     FROM p`,
      [masterId, customer, product],
    ),
  );
  await app.owner.query('VACUUM (ANALYZE) policies, commission_lines, products, customers, companies');
}, PATIENCE);
afterAll(() => app.close());

/** As the application runs it: with its role, under the tenant's policy. */
function planOf(query: RawBuilder<unknown>): Promise<string> {
  return app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const QUERIES: [string, RawBuilder<unknown>][] = [
  ['the totals', kindsSql(ASKED)],
  ['a page', pageSql(ASKED, { size: 15 })],
  ...REPORT_SORTS.map((sort): [string, RawBuilder<unknown>] => [
    `a page by ${sort}`,
    pageSql(ASKED, { sort, size: 15 }),
  ]),
];

test.each(QUERIES)(
  '%s of a month read the terms of that month and their lines alone, from indexes',
  async (_, query) => {
    const plan = await planOf(query);
    expect(plan).toContain('policies_effective');
    expect(plan).toContain('commission_lines_policy');
    expect(plan).not.toMatch(/Seq Scan on (policies|commission_lines)/);
  },
);
