import { createHash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import type { TestAgency } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { SEARCH_TYPES } from '../search-types.ts';
import { customerRoutes } from './public.ts';

/** An index that is worth it among so few is worth it among more. */
const ROWS = 8_000;
let app: TestApp;
let client: pg.Client;
let agencies: { large: TestAgency; small: TestAgency };

beforeAll(async () => {
  app = await startTestApp({ areas: [customerRoutes] });
  const [large, small] = [await app.newAgency(), await app.newAgency()];
  agencies = { large, small };
  await loadQuickly(app.owner, async (loader) => {
    await loader.query(
      `INSERT INTO customers (master_id, first_name, last_name, dob, phone, email, address, city, license_number,
       custom_1, custom_2, custom_3, source)
     SELECT CASE WHEN n % 50 = 0 THEN $2::bigint ELSE $1 END, left(md5('f' || n % 500), 8), left(md5('l' || n % 5000), 8), date '1930-01-01' + n % 30000,
       '305' || lpad((n * 7919 % 10000000)::text, 7, '0'), left(md5('e' || n), 8) || '@a.test', n || ' ' || left(md5('a' || n), 8),
       'Miami', 'L' || n, left(md5('x' || n), 8), left(md5('y' || n), 8), left(md5('z' || n), 8), 'Source ' || n % 1000
     FROM generate_series(1, ${ROWS}) n`,
      [large.masterId, small.masterId],
    );
    await loader.query('CALL fill_customer_words()');
    await loader.query(`INSERT INTO household_members (master_id, customer_id, position, first_name, last_name, license_number)
    SELECT master_id, id, 0, left(md5('h' || id), 8), left(md5('m' || id), 8), 'M' || id FROM customers`);
    await loader.query(`INSERT INTO vehicles (master_id, customer_id, position, vin, tag)
    SELECT master_id, id, 0, upper(left(md5('v' || id), 17)), 'T' || id FROM customers`);
    await loader.query(`INSERT INTO companies (master_id, name) SELECT master_id, 'Carrier' FROM agencies`);
    await loader.query(
      `INSERT INTO products (master_id, company_id, name) SELECT master_id, id, 'Auto' FROM companies`,
    );
    await loader.query(`INSERT INTO policies (master_id, customer_id, product_id, policy_number, effdate, expdate)
    SELECT c.master_id, c.id, r.id, 'P-' || c.id, date '2026-01-01', date '2027-01-01'
    FROM customers c JOIN products r ON r.master_id = c.master_id`);
    await loader.query(`INSERT INTO offices (master_id, name) SELECT master_id, 'Counter' FROM agencies`);
    await loader.query(`INSERT INTO employees (master_id, first_name, last_name, email)
    SELECT master_id, 'Ann', 'Lee', master_id || '@plans.test' FROM agencies`);
    await loader.query(`INSERT INTO receipts
      (master_id, office_id, number, customer_id, employee_id, day, method, amount, tendered, change_given, check_number)
    SELECT c.master_id, o.id, c.id, c.id, e.id, '2026-01-02', 'check', 100, 100, 0, 'C' || c.id
    FROM customers c JOIN offices o ON o.master_id = c.master_id JOIN employees e ON e.master_id = c.master_id`);
    await loader.query(`INSERT INTO receipt_details (master_id, receipt_id, customer_id, kind, amount)
    SELECT master_id, id, customer_id, 'agency fee', 100 FROM receipts`);
    await loader.query(`INSERT INTO finance_contracts
      (master_id, customer_id, company_id, contract_number, status, premium, policy_fee, tax, mga_fee, down_payment,
       amount_financed)
    SELECT c.master_id, c.id, k.id, 'K-' || c.id, 'Quoted', 100, 0, 0, 0, 0, 100
    FROM customers c JOIN companies k ON k.master_id = c.master_id`);
    await loader.query(`INSERT INTO finance_quotes
      (master_id, contract_id, company_id, policy_ids, operation_id, quote_code, quoted_on, expires, is_sandbox,
       transaction_type, insurance_type, assigned_risk, sr22, auditable, federal_filing, had_contract, policy_min_date,
       employee_id)
    SELECT k.master_id, k.id, k.company_id, '{}', gen_random_uuid(), 'Q-' || k.customer_id, '2026-01-02', '2026-02-01',
      true, 'policy', 'Personal Lines', false, false, false, false, false, '2026-01-01', e.id
    FROM finance_contracts k JOIN employees e ON e.master_id = k.master_id`);
    await loader.query(`INSERT INTO rater_quotes (master_id, customer_id, employee_id, effdate, quoted_on, lines)
    SELECT c.master_id, c.id, e.id, '2026-01-02', '2026-01-02', '[]'
    FROM customers c JOIN employees e ON e.master_id = c.master_id`);
  });
  client = new pg.Client({ connectionString: app.ownerUrl });
  await client.connect();
  await client.query(
    'ANALYZE customers, household_members, vehicles, policies, receipts, receipt_details, finance_contracts, finance_quotes, rater_quotes, customer_words, name_endings, name_words',
  );
  await client.query(`SELECT set_config('app.master_id', '${large.masterId}', false)`);
  await client.query(`SET ROLE ${app.roles.search}`);
}, PATIENCE);
afterAll(async () => {
  await client.end();
  await app.close();
});

async function planOf(kind: string, words: string[]): Promise<string> {
  const { rows } = await client.query('SELECT customer_search_sql($1, $2, 15, 0) AS sql', [kind, words]);
  const plan = await client.query(`EXPLAIN ${rows[0].sql}`);
  return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
}

const CASES: [kind: string, words: string[], index: string][] = [
  ['id', ['100500'], 'customers_pkey'],
  ['exactName', ['maria', 'johnson'], 'customers_whole_name'],
  ['exactName', ['maria', 'johnson'], 'customers_contact_name'],
  ['dob', ['1980-02-29'], 'customers_dob'],
  ['household', ['c4ca42'], 'household_members_grams'],
  ['address', ['4217', 'c4ca'], 'customers_grams'],
  ['phone', ['5550142'], 'customers_grams'],
  ['dl', ['L4217'], 'customers_grams'],
  ['dl', ['4217'], 'household_members_grams'],
  ['policy', ['P104217'], 'policies_grams'],
  ['policy', ['04217'], 'policies_grams'],
  ['vin', ['C4CA4238A0B923820'], 'vehicles_vin'],
  ['tag', ['04217'], 'vehicles_grams'],
  ['custom1', ['c4ca42'], 'customers_grams'],
  ['custom2', ['c4ca42'], 'customers_grams'],
  ['custom3', ['c4ca42'], 'customers_grams'],
  ['email', ['c4ca42'], 'customers_grams'],
  ['checkNumber', ['04217'], 'receipts_grams'],
  ['pfContract', ['K104217'], 'finance_contracts_fragments'],
  ['pfContract', ['04217'], 'finance_contracts_fragments'],
  ['pfContract', ['K-9'], 'finance_contracts_number_key'],
  ['pfContract', ['#104217'], 'finance_contracts_pkey'],
  ['quote', ['Q104217'], 'finance_quotes_code'],
  ['quote', ['Q2800042'], 'rater_quotes_pkey'],
  ['source', ['source', '421'], 'customers_grams'],
  ['receiptDetailId', ['904217'], 'receipt_details_pkey'],
  ['firstName', ['c4ca42'], 'customers_first_name'],
  ['lastName', ['c4ca42'], 'customers_last_name'],
];

test.each(CASES)('the search by %s %j uses %s', async (kind, words, index) => {
  const plan = await planOf(kind, words);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('a search by telephone finds the rows of its own agency alone in the index', async () => {
  const { large, small } = agencies;
  await client.query(`SELECT set_config('app.master_id', '${small.masterId}', false)`);
  const { rows } = await client.query(`SELECT customer_search_sql('phone', '{305}', 15, 0) AS sql`);
  const plan = await client.query(`EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) ${rows[0].sql}`);
  await client.query(`SELECT set_config('app.master_id', '${large.masterId}', false)`);
  const read = plan.rows.map((row) => row['QUERY PLAN']).find((line) => line.includes('on customers_grams'));
  // Every number of both agencies begins with it.
  expect(read).toMatch(new RegExp(`actual rows=${ROWS / 50}(\\.0+)? `));
});

test('whoever is here already under a name is found by the indexes of the names', async () => {
  const { rows } = await client.query(
    `SELECT same_customers_sql(ARRAY['maria johnson', 'reyes roofing'], ARRAY['3055550142'], 'm@example.test', NULL, '', 5) AS sql`,
  );
  const plan = (await client.query(`EXPLAIN ${rows[0].sql}`)).rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('customers_whole_name');
  expect(plan).toContain('customers_contact_name');
  expect(plan).not.toContain('Seq Scan');
});

/** How often a table was read from its beginning, and how often each index was asked. */
async function scansOf(table: string): Promise<{ whole: number; byKey: number }> {
  await client.query('SELECT pg_stat_force_next_flush()');
  await client.query('SELECT pg_stat_clear_snapshot()');
  const { rows } = await client.query(
    `SELECT t.seq_scan::int AS whole, i.idx_scan::int AS "byKey" FROM pg_stat_user_tables t
     JOIN pg_stat_user_indexes i USING (relname) WHERE relname = $1 AND indexrelname = relname || '_pkey'`,
    [table],
  );
  return rows[0];
}

async function scansOfAll(tables: readonly string[]): Promise<{ whole: number; byKey: number }[]> {
  const scans = [];
  for (const table of tables) scans.push(await scansOf(table));
  return scans;
}

const [someone, anyone] = ['f1', 'l1'].map((seed) => createHash('md5').update(seed).digest('hex')) as [
  string,
  string,
];

// Its plan is made inside of the function and kept, so it is seen by what was read.
test.each([
  ['one fragment', [someone.slice(2, 6)]],
  ['two', [someone.slice(0, 5), anyone.slice(1, 4)]],
  ['two letters', [someone.slice(0, 2)]],
])('the search by name, %s, reads words by their keys alone', async (_, words) => {
  const tables = ['name_endings', 'customer_words', 'name_words', 'customers'];
  const before = await scansOfAll(tables);
  const { rowCount } = await client.query('SELECT * FROM customers_named($1, 15, 0)', [words]);
  expect(rowCount).toBeGreaterThan(0);
  const after = await scansOfAll(tables);
  expect(after.map(({ whole }) => whole)).toEqual(before.map(({ whole }) => whole));
  for (const at of [0, 1]) expect(after[at]?.byKey).toBeGreaterThan(before[at]?.byKey ?? 0);
  expect(after[3]).toEqual(before[3]);
});

test('the end of a VIN has its own index', async () => {
  expect(await planOf('vin', ['8A0B923820'])).toContain('vehicles_vin_end');
});

test('a month of new customers is counted out of its index, under the tenant rule', async () => {
  await client.query(`SET ROLE ${app.roles.app}`);
  const { rows } = await client.query(
    `EXPLAIN SELECT count(*) FROM customers WHERE created_at >= now() + interval '1 day' AND created_at < now() + interval '32 days'`,
  );
  await client.query(`SET ROLE ${app.roles.search}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('customers_created');
  expect(plan).not.toContain('Seq Scan');
});

test('every type of the choice has its plan here', () => {
  const covered = new Set(CASES.map(([kind]) => kind));
  const byWords = ['nameId', 'name'];
  expect(
    SEARCH_TYPES.map(({ key }) => key).filter((key) => !byWords.includes(key) && !covered.has(key)),
  ).toEqual([]);
});
