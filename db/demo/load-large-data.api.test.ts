import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '#areas/session/contract.ts';
import { DEMO_PASSWORD, sessionRoutes } from '#areas/session/server/public.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { loadLargeData } from './load-large-data.ts';

let app: TestApp;
let before: unknown[];
const load = () =>
  loadLargeData(app.ownerUrl, { customers: 2_000, agencies: 5, today: '2026-03-01', say: () => undefined });

/** Every index and constraint of the database, as it would be recreated. */
async function definitions(): Promise<unknown[]> {
  const { rows } = await app.owner.query(`
    SELECT indexdef AS definition FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL
    SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated
    FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    ORDER BY 1`);
  return rows;
}

beforeAll(async () => {
  app = await startTestApp({ areas: [sessionRoutes] });
  before = await definitions();
  await load();
}, PATIENCE);
afterAll(() => app.close());

test('as many customers as asked for, in agencies of different size', async () => {
  const { rows } = await app.owner.query(
    'SELECT master_id, count(*)::int AS customers FROM customers GROUP BY 1 ORDER BY 1',
  );
  expect(rows.map((row) => row.master_id)).toEqual([5001, 5002, 5003, 5004, 5005]);
  expect(rows[0].customers).toBe(1_000);
  expect(rows.reduce((sum, row) => sum + row.customers, 0)).toBe(2_000);
});

test('each customer has a policy or two of its own agency’s products', async () => {
  const { rows } = await app.owner.query(
    `SELECT count(*)::int AS policies, count(DISTINCT customer_id)::int AS customers, max(terms)::int AS most
     FROM (SELECT customer_id, count(*) OVER (PARTITION BY customer_id) AS terms FROM policies) p`,
  );
  expect(rows[0]).toMatchObject({ customers: 2_000, most: 2 });
  expect(rows[0].policies).toBeGreaterThan(2_500);
});

test('one customer in five has a finance contract, whose balance is the sum of its lines', async () => {
  const { rows } = await app.owner.query(
    `SELECT count(*)::int AS contracts, count(DISTINCT customer_id)::int AS customers, count(DISTINCT status)::int AS statuses
     FROM finance_contracts`,
  );
  expect(rows).toEqual([{ contracts: 400, customers: 400, statuses: 3 }]);
  const { rows: open } = await app.owner.query(
    `SELECT count(*)::int AS wrong FROM finance_contracts k WHERE (
       SELECT coalesce(sum(amount), 0) FROM finance_details d WHERE (d.master_id, d.contract_id) = (k.master_id, k.id)
     ) <> CASE k.status WHEN 'Approved' THEN k.total_of_payments ELSE 0 END`,
  );
  expect(open).toEqual([{ wrong: 0 }]);
});

test('each customer has three tasks, spread over the people of its own agency', async () => {
  const { rows } = await app.owner.query(
    `SELECT count(*)::int AS tasks, count(DISTINCT customer_id)::int AS customers,
       count(DISTINCT assigned_to)::int AS people FROM tasks WHERE master_id = 5001`,
  );
  expect(rows).toEqual([{ tasks: 3_000, customers: 1_000, people: 8 }]);
});

test('names are found by their words, and so are those that change later', async () => {
  const unfound = () =>
    app.owner.query(`SELECT count(*)::int AS unfound FROM customers c, halved(c.name_key) AS key, words_of(key) AS w WHERE NOT EXISTS (
      SELECT FROM customer_words k JOIN name_endings e ON (e.master_id, e.ending, e.word) = (k.master_id, k.word, k.word)
      WHERE (k.master_id, k.word, k.name_key, k.customer_id) = (c.master_id, w.word, key, c.id))`);
  const miscounted = () =>
    app.owner.query(`SELECT count(*)::int AS miscounted FROM name_words n WHERE customers <> (
      SELECT count(*) FROM customer_words k WHERE (k.master_id, k.word) = (n.master_id, n.word))`);
  for (const change of ['', `UPDATE customers SET last_name = 'Quartermaine' WHERE id % 100 = 0`]) {
    await app.owner.query(change);
    expect((await unfound()).rows).toEqual([{ unfound: 0 }]);
    expect((await miscounted()).rows).toEqual([{ miscounted: 0 }]);
  }
});

test('indexes and foreign keys are there again', async () => {
  expect(await definitions()).toEqual(before);
});

test('a second load is refused and changes nothing', async () => {
  await expect(load()).rejects.toThrow('loaded once');
  const { rows } = await app.owner.query('SELECT count(*)::int AS n FROM customers');
  expect(rows[0].n).toBe(2_000);
  expect(await definitions()).toEqual(before);
});

test('the owner of an agency can sign in', async () => {
  const body = { email: 'bench-5003@bench.test', password: DEMO_PASSWORD };
  const { status } = await app.anyone.call(signIn, { body });
  expect(status).toBe(200);
});
