import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPaymentMethod } from '#areas/account-payment-methods/server/test-data.ts';
import { openBackOffice } from '#areas/accounts/server/test-data.ts';
import { boundKysely, type Db } from '#platform/server/db/bound-kysely.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { billingRoutes } from './public.ts';
import { countBillings, listBillings, listWaiting } from './store.ts';

const ROWS = 20_000;
let app: TestApp;
let client: pg.Client;
let account: number;

beforeAll(async () => {
  app = await startTestApp({ areas: [billingRoutes] });
  const { provider, accounting, newAccount } = await openBackOffice(app);
  const other = await newAccount();
  account = await newAccount();
  const method = await buildPaymentMethod(app.owner, provider.masterId, { account });
  await loadQuickly(app.owner, async (loader) => {
    await loader.query(
      `INSERT INTO account_billings (master_id, account, category, tran_code, amount, payment_method_id, employee_id, state)
       SELECT $1, CASE WHEN n % 100 = 0 THEN $2::bigint ELSE $3::bigint END, 1, 27, 1000, $4, $5, 'Paid'
       FROM generate_series(1, ${ROWS}) n`,
      [provider.masterId, account, other, method, accounting.id],
    );
  });
  client = new pg.Client({ connectionString: app.ownerUrl });
  await client.connect();
  await client.query('ANALYZE account_billings, account_payment_methods, employees');
  await client.query(`SELECT set_config('app.master_id', '${provider.masterId}', false)`);
}, PATIENCE);
afterAll(async () => {
  await client.end();
  await app.close();
});

/** The plan of the very statement that is sent. */
async function planOf(work: (db: Db) => Promise<unknown>, role: string): Promise<string> {
  const plans: string[] = [];
  const explain = async ({ text, values }: pg.QueryConfig) => {
    const { rows } = await client.query(`EXPLAIN ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return { rows: [{}], rowCount: 1 } as unknown as pg.QueryResult;
  };
  await client.query(`SET ROLE ${role}`);
  await work(boundKysely(explain));
  await client.query('RESET ROLE');
  return plans.join('\n');
}

test.each([undefined, 'Paid'] as const)(
  'rows of an account in state %s are read by its index',
  async (state) => {
    const wanted = { account, state };
    const part = { size: 15, offset: 0 };
    for (const work of [(db: Db) => countBillings(db, wanted), (db: Db) => listBillings(db, wanted, part)]) {
      const plan = await planOf(work, app.roles.app);
      expect(plan).toContain('account_billings_account');
      expect(plan).not.toContain('Seq Scan on account_billings');
    }
  },
);

test('charges that wait are found by the index of those alone', async () => {
  const body = `SELECT b.id FROM account_billings b WHERE b.state = 'Processing' AND b.created_at < now()`;
  const { rows } = await client.query(`EXPLAIN ${body}`);
  expect(JSON.stringify(rows)).toContain('account_billings_waiting');
  expect(await app.services.database.withoutTenant((db) => listWaiting(db, new Date()))).toEqual([]);
});
