import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { LINE_SORTS, type LineSort } from '../statuses.ts';
import { pageSql } from './line-page-store.ts';
import { commissionRoutes } from './public.ts';
import { buildCommissionFile } from './test-data.ts';

const LINES = 50_000;
let app: TestApp;
let masterId: number;
let files: number[];

beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
  masterId = (await app.newAgency()).masterId;
  files = [];
  for (let n = 0; n < 10; n++) files.push(await buildCommissionFile(app.owner, masterId));
  await loadQuickly(app.owner, (loader) =>
    loader.query(
      `WITH c AS (INSERT INTO companies (master_id, name) SELECT $1, 'Company ' || n FROM generate_series(1, 12) n RETURNING id),
     k AS (SELECT array_agg(id) AS ids FROM c)
     INSERT INTO commission_lines (master_id, file_id, status, source, company_id, policy_number, transaction_on,
       commissionable, commission, adjusted)
     SELECT $1, ($2::bigint[])[1 + n % 10], 1 + n % 4, 1 + n % 4, k.ids[1 + n % 12], 'P-' || n * 7919 % 100000,
       date '2026-01-01' + n % 300, n, n % 1000, n % 997
     FROM k, generate_series(1, ${LINES}) n`,
      [masterId, files],
    ),
  );
  await app.owner.query('VACUUM (ANALYZE) commission_lines, commission_files, companies');
}, PATIENCE);
afterAll(() => app.close());

/** As the application runs it: with its role, under the tenant's policy. */
function planOf(query: RawBuilder<unknown>): Promise<string> {
  return app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const page = (sort?: LineSort) =>
  pageSql({
    fileId: files[0] as number,
    filter: { status: 1, company: 0, source: 0, customer: 0, product: 0 },
    sort,
    reverse: 0,
    offset: 0,
    size: 15,
    officeId: null,
  });

test('a page with its counts and totals comes out of the covering index, in its order', async () => {
  const plan = await planOf(page());
  expect(plan.match(/Index Only Scan using commission_lines_file/g)).toHaveLength(2);
  expect(plan).not.toContain('Seq Scan on commission_lines');
  expect(plan).not.toContain('Sort Key: l');
});

test.each(LINE_SORTS)('sorted by %s the lines of other files are not read', async (sort) => {
  const plan = await planOf(page(sort));
  expect(plan).toContain('commission_lines_file');
  expect(plan).not.toContain('Seq Scan on commission_lines');
});

test('a bulk change reads only the lines of its file and state', async () => {
  const plan = await planOf(sql`UPDATE commission_lines l SET status = 2
    WHERE l.file_id = ${files[0]} AND l.deleted_at IS NULL AND l.status = ANY ('{1}'::smallint[])`);
  expect(plan).toContain('commission_lines_file');
  expect(plan).not.toContain('Seq Scan');
});

test('the list reads the counts of its page from the covering index', async () => {
  const plan =
    await planOf(sql`SELECT count(*) FILTER (WHERE l.status = 1), sum(l.adjusted) FROM commission_lines l
    WHERE l.file_id = ${files[1]} AND l.deleted_at IS NULL`);
  expect(plan).toContain('Index Only Scan using commission_lines_file');
});
