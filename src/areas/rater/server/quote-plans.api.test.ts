import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '#areas/companies/server/test-data.ts';
import { LEAD_STATUSES } from '#areas/leads/statuses.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { type Asked, pageOfQuotes } from './list-store.ts';
import { AREAS } from './test-quoting.ts';

const ROWS = 20_000;
let app: TestApp;
let masterId: number;
let employeeId: number;
let customerId: number;

beforeAll(async () => {
  app = await startTestApp({ areas: AREAS });
  const agency = await app.newAgency();
  masterId = agency.masterId;
  employeeId = (await agency.newPerson()).id;
  const productId = await buildProduct(app.owner, masterId);
  await loadQuickly(app.owner, async (loader) => {
    await loader.query(
      `INSERT INTO customers (master_id, first_name, last_name) SELECT $1, 'Ann', 'Lee' FROM generate_series(1, 2000)`,
      [masterId],
    );
    await loader.query(
      `INSERT INTO rater_quotes (master_id, customer_id, employee_id, effdate, quoted_on, lines)
       SELECT $1, (SELECT min(id) FROM customers WHERE master_id = $1) + n % 2000, $2, '2026-12-01',
         date '2024-01-01' + n / 20, '[{"lineOfBusiness":"Personal Auto","months":6}]'
       FROM generate_series(1, ${ROWS}) n`,
      [masterId, employeeId],
    );
    await loader.query(
      `INSERT INTO rater_offers (master_id, quote_id, product_id, position, premium, policy_fee, tax, mga_fee,
         down_payment, payments)
       SELECT master_id, id, $1, 0, 60000, 0, 0, 0, 0, 0 FROM rater_quotes`,
      [productId],
    );
  });
  await app.owner.query('ANALYZE customers, rater_quotes, rater_offers');
  const { rows } = await app.owner.query('SELECT min(id) AS id FROM customers WHERE master_id = $1', [
    masterId,
  ]);
  customerId = Number(rows[0].id);
}, PATIENCE);
afterAll(() => app.close());

/** As the application would run it: with its role, under the tenant's policy. */
async function planOf(query: (db: Db) => RawBuilder<unknown>): Promise<string> {
  return app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query(db)}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const asked = (filter: Asked['filter']): Asked => ({ filter, today: '2026-12-01', leads: LEAD_STATUSES });
const page = { reverse: 0, size: 15, offset: 0 };

test.each([
  ['a page of all', () => ({}), 'rater_quotes_pkey'],
  ['the quotes of a customer', () => ({ customer: customerId }), 'rater_quotes_customer'],
  ['a number', () => ({ query: 'Q-2800001' }), 'rater_quotes_pkey'],
  ['a day', () => ({ from: '2025-03-02', to: '2025-03-02' }), 'rater_quotes_day'],
])('%s comes out of its index', async (_, filter, index) => {
  const plan = await planOf((db) => sql`${pageOfQuotes(db, asked(filter()), page)}`);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on rater_quotes');
  expect(plan).not.toContain('Seq Scan on rater_offers');
});
