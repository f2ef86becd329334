import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { listPaymentsOf } from '#areas/receipts/server/public.ts';
import { boundKysely, type Db } from '#platform/server/db/bound-kysely.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { listLines } from './ledger-store.ts';
import { financeContractRoutes } from './public.ts';
import { listApproved, listOfCustomer } from './store.ts';
import { takenOverOf } from './taken-over-store.ts';
import { buildFinanceCompany } from './test-data.ts';

const CUSTOMERS = 5000;
const PER_CUSTOMER = 4;
let app: TestApp;
let client: pg.Client;
let customerId: number;

beforeAll(async () => {
  app = await startTestApp({ areas: [financeContractRoutes] });
  const { masterId } = await app.newAgency();
  customerId = await buildCustomer(app.owner, masterId);
  const companyId = await buildFinanceCompany(app.owner, masterId);
  const employeeId = await buildEmployee(app.owner, masterId);
  await loadQuickly(app.owner, async (loader) => {
    await loader.query(
      `INSERT INTO customers (master_id, last_name) SELECT $1, 'Many ' || n FROM generate_series(1, ${CUSTOMERS}) n`,
      [masterId],
    );
    await loader.query(
      `INSERT INTO finance_contracts (master_id, customer_id, company_id, contract_number, status, premium, policy_fee, tax, mga_fee,
         down_payment, amount_financed, date_financed, number_payments, payment_amount, total_of_payments, advanced_on)
       SELECT $1, c.id, $2, 'K-' || c.id || '-' || n, 'Approved', 100, 0, 0, 0, 0, 100, '2026-01-01', 1, 100, 100, '2026-01-01'
       FROM customers c, generate_series(1, ${PER_CUSTOMER}) n WHERE c.master_id = $1`,
      [masterId, companyId],
    );
    await loader.query(
      `INSERT INTO finance_details (master_id, contract_id, type, date, amount, employee_id)
       SELECT $1, k.id, 'Payment', '2026-01-01', 1, $2
       FROM finance_contracts k, generate_series(1, 3) n WHERE k.master_id = $1`,
      [masterId, employeeId],
    );
    const { rows } = await loader.query(
      `INSERT INTO products (master_id, company_id, name, line_of_business) VALUES ($1, $2, 'Auto', 'Personal Lines')
       RETURNING id`,
      [masterId, companyId],
    );
    await loader.query(
      `INSERT INTO policies (master_id, customer_id, product_id, policy_number, effdate, expdate)
       SELECT $1, c.id, $2, 'P-' || c.id, '2026-01-01', '2027-01-01' FROM customers c WHERE c.master_id = $1`,
      [masterId, rows[0].id],
    );
    await loader.query(
      `INSERT INTO finance_contract_policies (master_id, contract_id, policy_id)
       SELECT $1, k.id, p.id FROM finance_contracts k JOIN policies p ON p.customer_id = k.customer_id
       WHERE k.master_id = $1 AND p.master_id = $1`,
      [masterId],
    );
  });
  client = new pg.Client({ connectionString: app.ownerUrl });
  await client.connect();
  await client.query(
    'ANALYZE customers, finance_contracts, finance_contract_policies, finance_details, companies, policies',
  );
  await client.query(`SELECT set_config('app.master_id', '${masterId}', false)`);
  await client.query(`SET ROLE ${app.roles.app}`);
}, PATIENCE);
afterAll(async () => {
  await client.end();
  await app.close();
});

/** The plan of the very statement that a list sends. */
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

test.each([
  ['a customer', (db: Db) => listOfCustomer(db, customerId)],
  ['a page of customers', (db: Db) => listApproved(db, [customerId])],
])('the contracts of %s are found by index, and so are their lines', async (_, work) => {
  const plan = await planOf(work);
  expect(plan).toContain('finance_contracts_customer');
  expect(plan).toContain('finance_details_contract');
  expect(plan).not.toMatch(/Seq Scan on (finance_contracts|finance_details)/);
});

test('the ledger of a contract is found by index', async () => {
  const plan = await planOf((db) => listLines(db, 1));
  expect(plan).toContain('finance_details_contract');
  expect(plan).not.toContain('Seq Scan on finance_details');
});

test('what contracts take over of a customer’s policies is found by index', async () => {
  const { rows } = await app.owner.query('SELECT id FROM policies WHERE customer_id = $1', [customerId]);
  const plan = await planOf((db) => takenOverOf(db, [rows[0].id]));
  expect(plan).toContain('finance_contract_policies_policy');
  expect(plan).not.toMatch(
    /Seq Scan on (finance_contracts|finance_contract_policies|finance_details|policies)/,
  );
});

test.each([
  ['K-104217', 'finance_contracts_fragments'],
  ['#104217', 'finance_contracts_pkey'],
])('the look-up of %s reads the index %s', async (typed, index) => {
  await client.query(`SET ROLE ${app.roles.search}`);
  const found = await client.query('SELECT contract_lookup_sql($1, 15) AS sql', [typed]);
  const { rows } = await client.query(`EXPLAIN ${found.rows[0].sql}`);
  await client.query(`SET ROLE ${app.roles.app}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan');
});

test('the payments of a contract are found by index', async () => {
  const plan = await planOf((db) => listPaymentsOf(db, 1));
  expect(plan).toContain('receipt_details_contract');
});
