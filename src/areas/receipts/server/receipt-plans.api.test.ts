import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import type { Db } from '#platform/server/db/bound-kysely.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { RECEIPT_SORTS } from '../statuses.ts';
import { customerRowsQuery } from './balance-store.ts';
import { dayReceiptsQuery } from './day-receipts.ts';
import { listOfCustomer, pageQuery, totalsQuery } from './list-store.ts';
import { receiptRoutes } from './public.ts';
import { receiptRows } from './store.ts';

const ROWS = 60_000;
let app: TestApp;
let masterId: number;
let office: number;

beforeAll(async () => {
  app = await startTestApp({ areas: [receiptRoutes] });
  const agency = await app.newAgency();
  masterId = agency.masterId;
  const offices = [await agency.newOffice('A'), await agency.newOffice('B'), await agency.newOffice('C')];
  office = offices[0] as number;
  const { id: employee } = await agency.newPerson();
  for (let n = 0; n < 200; n++) await buildCustomer(app.owner, masterId);
  await loadQuickly(app.owner, (loader) =>
    loader.query(
      `INSERT INTO receipts (master_id, office_id, number, customer_id, employee_id, taken_at, day, method, amount, tendered, change_given)
     SELECT $1, ($2::bigint[])[1 + n % 3], n, (SELECT min(id) FROM customers WHERE master_id = $1) + n % 200, $3,
       timestamptz '2024-01-01 15:00Z' + n * interval '20 minutes', date '2024-01-01' + n / 72, 'cash', 100, 100, 0
     FROM generate_series(1, ${ROWS}) n`,
      [masterId, offices, employee],
    ),
  );
  await app.owner.query('ANALYZE receipts, customers, offices');
}, PATIENCE);
afterAll(() => app.close());

/** As the application would run it: with its role, under the tenant's policy. */
async function planOf(query: (db: Db) => RawBuilder<unknown>): Promise<string> {
  return app.services.database.asTenant({ masterId }, async (db) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN ${query(db)}`.execute(db);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });
}

const PAGE = { reverse: 0, size: 15, offset: 0 };
const DAY = { from: '2025-03-02', to: '2025-03-02' };

test.each([
  ['a day of one office', () => ({ office, ...DAY })],
  ['a day of every office', () => DAY],
  ['a day of one method', () => ({ ...DAY, method: 'cash' as const })],
])('the totals of %s come out of the index of the days', async (_, filter) => {
  const plan = await planOf((db) => sql`${totalsQuery(db, filter())}`);
  expect(plan).toContain('receipts_day');
  expect(plan).not.toContain('Seq Scan on receipts');
});

test('a receipt is found by its number in the index of the numbers, office by office', async () => {
  for (const query of [
    (db: Db) => pageQuery(db, { number: 4711 }, PAGE),
    (db: Db) => totalsQuery(db, { number: 4711 }),
  ]) {
    const plan = await planOf((db) => sql`${query(db)}`);
    expect(plan).toContain('receipts_number');
    expect(plan).not.toContain('Seq Scan on receipts');
  }
});

test('the days that the end of the day counts come out of the index of the days', async () => {
  const plan = await planOf((db) => sql`${dayReceiptsQuery(db, office, ['2025-03-02', '2025-03-03'])}`);
  expect(plan).toContain('receipts_day');
  expect(plan).not.toContain('Seq Scan on receipts');
});

test('a page of an office is read in the order of the index, without sorting', async () => {
  const plan = await planOf((db) => sql`${pageQuery(db, { office }, PAGE)}`);
  expect(plan).toContain('receipts_day');
  expect(plan).not.toContain('Sort');
});

test('a page of a day of every office reads only that day', async () => {
  const plan = await planOf((db) => sql`${pageQuery(db, DAY, PAGE)}`);
  expect(plan).toContain('receipts_day');
  expect(plan).not.toContain('Seq Scan on receipts');
});

test.each(RECEIPT_SORTS)('a page of a day by %s reads only that day', async (sort) => {
  for (const filter of [DAY, { office, ...DAY }]) {
    const plan = await planOf((db) => sql`${pageQuery(db, filter, { ...PAGE, sort })}`);
    expect(plan).toContain('receipts_day');
    expect(plan).not.toContain('Seq Scan on receipts');
  }
});

test('the receipts of a customer come out of their index', async () => {
  const { rows } = await app.owner.query('SELECT min(id) AS id FROM customers WHERE master_id = $1', [
    masterId,
  ]);
  const plan = await planOf(
    (db) =>
      sql`${receiptRows(db).where('r.customer_id', '=', rows[0].id).orderBy('r.taken_at', 'desc').limit(15)}`,
  );
  expect(plan).toContain('receipts_customer');
  const listed = await app.services.database.asTenant({ masterId }, (db) =>
    listOfCustomer(db, rows[0].id, PAGE),
  );
  expect(listed).toHaveLength(15);
});

test('what a page of customers owes is found by their indexes', async () => {
  const product = await buildProduct(app.owner, masterId);
  const { rows } = await app.owner.query(
    'SELECT id FROM customers WHERE master_id = $1 ORDER BY id LIMIT 15',
    [masterId],
  );
  await loadQuickly(app.owner, async (loader) => {
    await loader.query(
      `INSERT INTO policies (master_id, customer_id, product_id, policy_number, effdate, expdate)
     SELECT $1, $2::bigint + n % 200, $3, 'P-' || n, date '2026-01-01', date '2027-01-01' FROM generate_series(1, 4000) n`,
      [masterId, rows[0].id, product],
    );
    await loader.query(
      `INSERT INTO receipt_details (master_id, receipt_id, customer_id, policy_id, kind, amount)
     SELECT p.master_id, r.id, p.customer_id, p.id, 'premium', 1 FROM policies p
     JOIN receipts r ON r.master_id = p.master_id AND r.customer_id = p.customer_id AND r.number <= 200
     WHERE p.master_id = $1`,
      [masterId],
    );
  });
  await app.owner.query('ANALYZE policies, receipt_details');
  const plan = await planOf(
    (db) =>
      sql`${customerRowsQuery(
        db,
        rows.map(({ id }) => id),
      )}`,
  );
  expect(plan).toContain('policies_customer');
  expect(plan).not.toMatch(/Seq Scan on (policies|receipts|receipt_details)/);
});
