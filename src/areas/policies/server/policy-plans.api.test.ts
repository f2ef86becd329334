import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { boundKysely } from '#platform/server/db/bound-kysely.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { POLICY_SORTS } from '../statuses.ts';
import { listOf } from './list-store.ts';
import { policyRoutes } from './public.ts';
import { sameTermSql } from './refuse-twice.ts';

const ROWS = 50_000;
const PER_CUSTOMER = 5;
let app: TestApp;
let client: pg.Client;
let customerId: number;

beforeAll(async () => {
  app = await startTestApp({ areas: [policyRoutes] });
  const { masterId } = await app.newAgency();
  customerId = await buildCustomer(app.owner, masterId);
  const productId = await buildProduct(app.owner, masterId);
  await loadQuickly(app.owner, async (loader) => {
    await loader.query(
      `INSERT INTO customers (master_id, last_name) SELECT $1, 'Many ' || n FROM generate_series(1, ${ROWS / PER_CUSTOMER}) n`,
      [masterId],
    );
    await loader.query(
      `INSERT INTO policies (master_id, customer_id, product_id, policy_number, effdate, expdate)
     SELECT $1, c.id, $2, 'P-' || c.id || '-' || n, date '2020-01-01' + n, date '2030-01-01' + n
     FROM customers c, generate_series(1, ${PER_CUSTOMER}) n WHERE c.master_id = $1`,
      [masterId, productId],
    );
  });
  client = new pg.Client({ connectionString: app.ownerUrl });
  await client.connect();
  await client.query('ANALYZE customers, policies, products, companies');
  await client.query(`SELECT set_config('app.master_id', '${masterId}', false)`);
  await client.query(`SET ROLE ${app.roles.app}`);
}, PATIENCE);
afterAll(async () => {
  await client.end();
  await app.close();
});

/** The plan of the very statement that the list sends. */
async function planOf(work: (db: ReturnType<typeof boundKysely>) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  const explain = async ({ text, values }: pg.QueryConfig) => {
    const { rows } = await client.query(`EXPLAIN ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return { rows: [], rowCount: 0 } as unknown as pg.QueryResult;
  };
  await work(boundKysely(explain));
  return plans.join('\n');
}

test.each([undefined, ...POLICY_SORTS])('the list of a customer by %s uses its index', async (sort) => {
  const plan = await planOf((db) => listOf({ sort, reverse: 0 })(db, customerId, null, null, 15, 0));
  expect(plan).toContain('policies_customer');
  expect(plan).not.toContain('Seq Scan on policies');
});

test('whether a policy is here already is asked of the index of the numbers', async () => {
  const term = { policyNumber: 'P-100500-1', productId: 1, effdate: '2020-01-02' };
  const plan = await planOf((db) => sameTermSql(term, 0).execute(db));
  expect(plan).toContain('policies_number');
  expect(plan).not.toContain('Seq Scan on policies');
});
