import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { hadContract } from '#areas/finance-contracts/server/public.ts';
import { buildFinanceCompany } from '#areas/finance-contracts/server/test-data.ts';
import { boundKysely, type Db } from '#platform/server/db/bound-kysely.ts';
import { loadQuickly } from '#platform/server/testing/load-quickly.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { confirmSame, findQuoted, lockEndorsement } from './endorsement-store.ts';
import { findByOperation, findOpen, lockByCode } from './quote-store.ts';
import { quotingAreas } from './test-quotes.ts';

const CONTRACTS = 20_000;
let app: TestApp;
let client: pg.Client;
let contractId: number;
let customerId: number;
let companyId: number;

beforeAll(async () => {
  app = await startTestApp(quotingAreas());
  const { masterId } = await app.newAgency();
  customerId = await buildCustomer(app.owner, masterId);
  companyId = await buildFinanceCompany(app.owner, masterId);
  const employeeId = await buildEmployee(app.owner, masterId);
  await loadQuickly(app.owner, async (loader) => {
    await loader.query(
      `INSERT INTO customers (master_id, last_name) SELECT $1, 'Many ' || n FROM generate_series(1, ${CONTRACTS}) n`,
      [masterId],
    );
    await loader.query(
      `INSERT INTO finance_contracts (master_id, customer_id, company_id, status, premium, policy_fee, tax, mga_fee,
         down_payment, amount_financed)
       SELECT $1, c.id, $2, 'Quoted', 100, 0, 0, 0, 0, 100 FROM customers c WHERE c.master_id = $1`,
      [masterId, companyId],
    );
    await loader.query(
      `INSERT INTO finance_quotes (master_id, contract_id, company_id, policy_ids, operation_id, quote_code, quoted_on,
         expires, is_sandbox, transaction_type, insurance_type, assigned_risk, sr22, auditable, federal_filing,
         had_contract, policy_min_date, employee_id)
       SELECT $1, k.id, $2, '{}', gen_random_uuid(), 'Q' || k.id, '2026-01-01', '2026-01-31', true, 'policy',
         'Personal Lines', false, false, false, false, false, '2026-01-01', $3
       FROM finance_contracts k WHERE k.master_id = $1`,
      [masterId, companyId, employeeId],
    );
    await loader.query(
      `INSERT INTO finance_quote_options (master_id, quote_id, number_of_pay, down_payment, monthly_payment,
         last_payment, interest, setup_fee, doc_stamps, amount_financed, total_of_payments, apr)
       SELECT $1, q.id, n, 0, 10, 10, 0, n * 10 - 5, 0, 5, n * 10, 100
       FROM finance_quotes q CROSS JOIN generate_series(3, 5) n WHERE q.master_id = $1`,
      [masterId],
    );
    await loader.query(
      `INSERT INTO finance_endorsements (master_id, contract_id, operation_id, quote_code, payee, premium, policy_fee,
         tax, mga_fee, down_payment, effective_on, policy_ids, quoted_on, present_balance, amount_financed, doc_stamps,
         finance_charge, new_payment, last_payment, remaining_payments, next_due, total_of_payments, is_sandbox,
         employee_id)
       SELECT $1, k.id, gen_random_uuid(), 'E' || k.id, 'carrier', 10, 0, 0, 0, 0, '2026-01-01', '{}', '2026-01-01', 0,
         10, 0, 0, 10, 10, 1, '2026-02-01', 10, true, $2
       FROM finance_contracts k WHERE k.master_id = $1`,
      [masterId, employeeId],
    );
  });
  await app.owner.query(
    'ANALYZE customers, finance_contracts, finance_quotes, finance_quote_options, finance_endorsements',
  );
  const { rows } = await app.owner.query('SELECT max(id) AS id FROM finance_contracts WHERE master_id = $1', [
    masterId,
  ]);
  contractId = rows[0].id;
  client = new pg.Client({ connectionString: app.ownerUrl });
  await client.connect();
  await client.query(`SELECT set_config('app.master_id', '${masterId}', false)`);
  await client.query(`SET ROLE ${app.roles.app}`);
}, PATIENCE);
afterAll(async () => {
  await client.end();
  await app.close();
});

/** The plans of all statements that the work sends. */
async function plansOf(work: (db: Db) => Promise<unknown>): Promise<string> {
  const plans: string[] = [];
  const explain = async ({ text, values }: pg.QueryConfig) => {
    const { rows } = await client.query(`EXPLAIN ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    return { rows: [], rowCount: 0 } as unknown as pg.QueryResult;
  };
  await work(boundKysely(explain));
  return plans.join('\n');
}

const SAID = {
  payee: 'carrier',
  date: '2026-01-01',
  premium: 10,
  policyFee: 0,
  tax: 0,
  mgaFee: 0,
  downPayment: 0,
} as const;

test.each<[what: string, work: (db: Db) => Promise<unknown>]>([
  ['the quote of an operation', (db) => findByOperation(db, randomUUID())],
  ['the open quote of a contract', (db) => findOpen(db, contractId)],
  ['a quote by its code', (db) => lockByCode(db, contractId, 'Q1')],
  ['the endorsement of an operation', (db) => findQuoted(db, randomUUID())],
  ['an endorsement by its identifier', (db) => lockEndorsement(db, randomUUID())],
  ['the endorsement that a save confirms', (db) => confirmSame(db, { ...SAID, contractId })],
  [
    'whether a customer had a contract',
    (db) => hadContract(db, { customerId, companyId, since: '2025-01-01' }),
  ],
])('%s is found by an index', async (_, work) => {
  const plan = await plansOf(work);
  expect(plan).toContain('Index');
  expect(plan).not.toContain('Seq Scan');
});
