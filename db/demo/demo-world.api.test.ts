import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectOneTruth } from '#app/server/testing/one-customer.ts';
import { listHistory } from '#areas/account-history/contract.ts';
import { historyRoutes } from '#areas/account-history/server/public.ts';
import { listPaymentMethods } from '#areas/account-payment-methods/contract.ts';
import { paymentMethodRoutes } from '#areas/account-payment-methods/server/public.ts';
import { commissionReportRoutes } from '#areas/commission-report/server/public.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { customerLog } from '#areas/customers/contract.ts';
import { searchCustomers } from '#areas/customers/search-contract.ts';
import { SEARCH_TYPES, type SearchType } from '#areas/customers/search-types.ts';
import { customerRoutes } from '#areas/customers/server/public.ts';
import { findOfficeDay } from '#areas/end-of-day/contract.ts';
import { endOfDayRoutes } from '#areas/end-of-day/server/public.ts';
import { type ContractRow, customerContracts } from '#areas/finance-contracts/contract.ts';
import { contractLog } from '#areas/finance-contracts/ledger-contract.ts';
import { financeContractRoutes } from '#areas/finance-contracts/server/public.ts';
import { policyRoutes } from '#areas/policies/server/public.ts';
import { receiptPdf } from '#areas/receipts/contract.ts';
import { receiptRoutes } from '#areas/receipts/server/public.ts';
import { letterPdf } from '#areas/templates/contract.ts';
import { templateRoutes } from '#areas/templates/server/public.ts';
import { newSessionSecret } from '#platform/server/auth/tokens.ts';
import { unseal } from '#platform/server/crypto/envelope.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { TestClient } from '#platform/server/testing/test-client.ts';
import { demoToday } from './days.ts';
import { fillDemoWorld } from './fill-demo-world.ts';
import { MARIA } from './memorable-customers.ts';
import { MARIAS_CHECK, MARIAS_LINE } from './receipt-rows.ts';

let app: TestApp;
let owner: TestClient;

beforeAll(async () => {
  app = await startTestApp({
    areas: [
      historyRoutes,
      paymentMethodRoutes,
      customerRoutes,
      policyRoutes,
      receiptRoutes,
      commissionRoutes,
      commissionReportRoutes,
      financeContractRoutes,
      endOfDayRoutes,
      templateRoutes,
    ],
  });
  await fillDemoWorld(app.ownerUrl, outside(), () => undefined);
  owner = await signedIn('owner@demo.test');
}, PATIENCE);
afterAll(() => app.close());

const outside = () => ({ files: app.services.files, sealingKeys: app.services.secrets.sealingKeys });

async function signedIn(email: string): Promise<TestClient> {
  const { secret, hash } = newSessionSecret();
  await app.owner.query(
    `SELECT start_session(master_id, employee_id, decode($2, 'hex'), 'test') FROM logins WHERE email = $1`,
    [email, hash],
  );
  return new TestClient(app, { cookie: secret });
}

test('the seals of the closed days hold, a deposit that differs and a reopened day among them, and today is open', async () => {
  const { body } = await owner.call(findOfficeDay);
  expect(body).toMatchObject({ state: 'open', isBlind: true });
  expect(body.closes).toHaveLength(10);
  expect(body.closes.flatMap(({ broken }: { broken: string[] }) => broken)).toEqual([]);
  expect(body.closes.some(({ difference }: { difference: number }) => difference !== 0)).toBe(true);
  expect(body.closes.filter(({ isReopened }: { isReopened: boolean }) => isReopened)).toHaveLength(1);
});

/** Nobody is exactly at an address: it is searched only by fragments. */
const EXACT: Record<Exclude<SearchType, 'address' | 'quote'>, string> = {
  nameId: String(MARIA),
  name: 'maria l. johnson',
  exactName: 'Maria L. Johnson',
  dob: '11/15/1980',
  household: 'persephone johnson',
  phone: '305 555 0142',
  dl: 'J525540809150',
  policy: 'plm mlj1',
  pfContract: 'cpf 2200008',
  vin: '1HGCM82633A004352',
  tag: 'mlj042',
  custom1: 'Founders club',
  custom2: 'Sign language',
  custom3: 'FC-000001',
  email: 'maria.johnson@example.test',
  checkNumber: MARIAS_CHECK,
  source: 'Harbor Boat Show',
  receiptDetailId: String(MARIAS_LINE),
  firstName: 'Maria L.',
  lastName: 'Quattlebaum',
};

test.each(Object.entries(EXACT))('the search by %s for %s opens one customer', async (selection, query) => {
  const { status, body } = await owner.call(searchCustomers, { query: { selection, query } });
  expect(status).toBe(200);
  expect(body.exactId).toBe(selection === 'lastName' ? 104_301 : MARIA);
});

test.each([
  ['name', 'mar'],
  ['household', 'mar'],
  ['address', 'palm'],
  ['phone', '305555'],
  ['source', 'ref'],
  ['firstName', 'mar'],
  ['lastName', 'wil'],
  ['custom1', 'gold'],
  ['custom2', 'engl'],
])('the search by %s for %s has a second page', async (selection, query) => {
  const { body } = await owner.call(searchCustomers, { query: { selection, query, page: 2 } });
  expect(body.results.length).toBeGreaterThan(0);
  expect(body.pagination.current_page).toBe(2);
});

test('every type of the choice is tried here', () => {
  expect(Object.keys({ ...EXACT, address: '' }).sort()).toEqual(SEARCH_TYPES.map(({ key }) => key).sort());
});

test('names with accents are found without them', async () => {
  const { body } = await owner.call(searchCustomers, {
    query: { selection: 'name', query: 'avila jose nunez' },
  });
  expect(body.results).toMatchObject([{ name: 'José Nuñez Ávila' }]);
});

test('several customers prefer Spanish, and one of them gets a receipt and a letter in Spanish', async () => {
  const { rows: people } = await app.owner.query(
    `SELECT c.id, (SELECT min(r.id) FROM receipts r WHERE r.master_id = c.master_id AND r.customer_id = c.id) AS paid
     FROM customers c WHERE c.master_id = 1001 AND c.language = 'es' ORDER BY paid`,
  );
  expect(people.length).toBeGreaterThan(1);
  const [{ id: customerId, paid }] = people;
  const letter = await app.owner.query(`SELECT id FROM templates WHERE title = 'Carta de renovación'`);
  const papers = [
    { paper: await owner.call(receiptPdf, { params: { id: paid } }), words: 'Copia del cliente' },
    {
      paper: await owner.call(letterPdf, { params: { id: letter.rows[0].id }, query: { customerId } }),
      words: 'Página 1 de 1',
    },
  ];
  for (const { paper, words } of papers) {
    expect(readPdfText(paper.bytes).join(' ')).toContain(words);
    expect(paper.bytes.toString('latin1')).toContain('/Lang (es-US)');
  }
});

test('the history of a customer has a second page', async () => {
  const { body } = await owner.call(customerLog, { params: { id: MARIA }, query: { page: 2 } });
  expect(body.results.at(-1)).toMatchObject({ action: 'added', by: 'Dana Whitfield' });
});

test.each([100_203, MARIA])(
  'overview, search, payment screen and report say the same of customer %i',
  async (id) => {
    const { inForce, nextToEnd } = await expectOneTruth(owner, id);
    expect(inForce > 0).toBe(nextToEnd !== undefined);
  },
);

test('every account pays something by a number that the keys open, and that no answer shows', async () => {
  const { rows } = await app.owner.query(
    `SELECT a.master_id AS account, f.package_id, m.id, m.sealed_number FROM agencies a
     JOIN account_facts f ON f.account = a.master_id
     JOIN account_payment_methods m ON m.account = a.master_id AND m.ended_at IS NULL`,
  );
  const agencies = await app.owner.query('SELECT count(*)::int AS n FROM agencies');
  expect(new Set(rows.map(({ account }) => account)).size).toBe(agencies.rows[0].n);
  const place = { masterId: 1, table: 'account_payment_methods', column: 'sealed_number' };
  for (const { id, sealed_number } of rows.filter((row) => row.sealed_number))
    expect(unseal(outside().sealingKeys, { ...place, row: id }, sealed_number)).toMatch(/^\d{12,16}$/);
  const sales = await signedIn('sales@provider.test');
  const methods = await sales.call(listPaymentMethods, { params: { accountId: 1001 } });
  expect(methods.body.results).toMatchObject([{ account: '****1111', setsPrice: true }, {}, {}, {}]);
  const history = await sales.call(listHistory, { params: { accountId: 1001 }, query: { page: 2 } });
  expect(history.body.results.length).toBeGreaterThan(0);
});

test('one finance contract is due today, one is overdue, and one payment did not post', async () => {
  const { rows: financed } = await app.owner.query(
    'SELECT DISTINCT customer_id FROM finance_contracts WHERE master_id = 1001',
  );
  const contracts: ContractRow[] = [];
  for (const { customer_id: customerId } of financed) {
    const { body } = await owner.call(customerContracts, { params: { customerId } });
    contracts.push(...body.premiumFinance);
  }
  const owing = contracts.filter(
    ({ contractStatus, balance }) => contractStatus === 'Approved' && balance > 0,
  );
  expect(owing.length).toBeGreaterThan(10);
  expect(owing.filter(({ nextDue }) => nextDue?.date === demoToday())).toMatchObject([{ customerID: MARIA }]);
  const late = owing.filter(({ overdue, isDownPaymentProcessed }) => overdue > 0 && isDownPaymentProcessed);
  expect(late).toMatchObject([{ customerID: MARIA }]);
  const { rows: failed } = await app.owner.query(
    `SELECT failures FROM finance_posts WHERE master_id = 1001 AND state = 'failed'`,
  );
  expect(failed).toEqual([{ failures: 2 }]);
});

test('every finance contract has a log that begins with its adding, and some have a file of their own', async () => {
  const { rows } = await app.owner.query(
    `SELECT k.id FROM finance_contracts k WHERE NOT EXISTS (
       SELECT FROM change_log l WHERE l.master_id = k.master_id AND l.subject = 'finance contract'
         AND l.subject_id = k.id AND l.action = 'added')`,
  );
  expect(rows).toEqual([]);
  const { body } = await owner.call(customerContracts, { params: { customerId: MARIA } });
  const filed = body.premiumFinance.filter((row: ContractRow) => row.uploaded_images.length > 0);
  expect(filed.length).toBeGreaterThan(2);
  const log = await owner.call(contractLog, { params: { id: filed.at(-1).id } });
  expect(log.body.results.map(({ action }: { action: string }) => action)).toEqual(
    expect.arrayContaining(['added', 'approved', 'funded', 'additional premium', 'payment taken']),
  );
});

test('the contracts that were sent for signature have the terms that were sent', async () => {
  const { rows } = await app.owner.query(
    `SELECT k.status, r.terms = contract_terms(k) AS same FROM signature_requests r
     JOIN finance_contracts k ON k.master_id = r.master_id AND k.id = r.contract_id`,
  );
  expect(rows).toEqual(Array(3).fill({ status: 'Approved', same: true }));
});

test('the other agency has customers of its own', async () => {
  const other = await signedIn('owner@other.test');
  const { body } = await other.call(searchCustomers, { query: { selection: 'phone', query: '555' } });
  expect(body.pagination.total).toBe(60);
});

test('a database with an agency stays as it is', async () => {
  await fillDemoWorld(app.ownerUrl, outside(), () => undefined);
  const { rows } = await app.owner.query('SELECT count(*)::int AS n FROM customers WHERE master_id = 1001');
  expect(rows[0].n).toBe(698);
});

test('what is added later gets an id above those of the demo world', async () => {
  const { rows } = await app.owner.query(
    `INSERT INTO customers (master_id, last_name) VALUES (1001, 'Later') RETURNING id, (SELECT max(id) FROM customers) AS max`,
  );
  expect(rows[0].id).toBeGreaterThan(rows[0].max);
});
