import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPaymentMethod } from '#areas/account-payment-methods/server/test-data.ts';
import { openBackOffice, type TestBackOffice } from '#areas/accounts/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import * as contract from '../contract.ts';
import { billingJobs, billingRoutes, resumeCharges } from './public.ts';
import { buildBilling } from './test-data.ts';

let app: TestApp;
let office: TestBackOffice;
beforeAll(async () => {
  app = await startTestApp({ areas: [billingRoutes], jobs: billingJobs, env: { SANDBOX: 'on' } });
  office = await openBackOffice(app);
});
afterAll(() => app.close());

const CARD = { payment_type: 'CC', routing: 'Visa', sealed_number: 'v1.x', last_four: '1111' };
const list = (account: number, query: object = {}) =>
  office.sales.client.call(contract.listBillings, { params: { account }, query: { ...query } });
const find = (account: number, billingId: number) =>
  office.sales.client.call(contract.findBilling, { params: { account, billingId } });

/** An account with a check and a card, and what bills it. */
async function newAccount() {
  const account = await office.newAccount();
  const newMethod = (columns: object) =>
    buildPaymentMethod(app.owner, office.provider.masterId, { account, ...columns });
  const [check, card] = [await newMethod({}), await newMethod(CARD)];
  const bill = (columns: object) =>
    buildBilling(app.owner, office.accounting, { account, payment_method_id: check, ...columns });
  return { account, card, bill };
}

test('the list shows one state or any, page by page, and a state that is none is 422', async () => {
  const { account, bill } = await newAccount();
  for (const state of ['Open', 'Paid', 'Paid', 'Voided']) await bill({ state });
  const { results, pagination } = (await list(account, { state: 'Paid', per_page: 1, page: 2 })).body;
  expect([results.length, results[0].state, pagination.total]).toEqual([1, 'Paid', 2]);
  expect((await list(account)).body.pagination.total).toBe(4);
  expect((await list(account, { state: 'Failed' })).body.results).toEqual([]);
  expect((await list(account, { state: 'Lost' })).status).toBe(422);
});

test('open is what was billed and not paid, whichever state or page is asked for', async () => {
  const { account, card, bill } = await newAccount();
  expect((await list(account)).body.open).toEqual({ total: 0, rows: 0, checks: 0, since: null });
  await bill({ amount: 25_000, created_at: '2026-06-08T15:00:00Z' });
  await bill({ amount: 10_050, payment_method_id: card });
  await bill({ amount: 99_900, state: 'Paid' });
  await bill({ amount: 77_700, state: 'Processing' });
  await bill({ amount: 1_000, category: 2, tran_code: 22 });
  const open = { total: 350.5, rows: 2, checks: 1, since: '2026-06-08T15:00:00.000Z' };
  expect((await list(account)).body.open).toEqual(open);
  expect((await list(account, { state: 'Paid', page: 9 })).body.open).toEqual(open);
});

test('one row is found by its id in its account alone', async () => {
  const { account, bill } = await newAccount();
  const id = await bill({ description: 'Training day' });
  expect((await find(account, id)).body).toMatchObject({ id, description: 'Training day', takesCheck: true });
  expect((await find(await office.newAccount(), id)).status).toBe(404);
  expect((await find(account, 999_999)).status).toBe(404);
  const asStranger = office.stranger.client.call(contract.findBilling, {
    params: { account, billingId: id },
  });
  expect((await asStranger).status).toBe(403);
});

test('a charge that no job works on anymore is taken up again, once however often it is asked for', async () => {
  const { account, card, bill } = await newAccount();
  const columns = { payment_method_id: card, state: 'Processing', is_sandbox: true };
  const old = await bill({ ...columns, created_at: new Date(Date.now() - 3_600_000) });
  const young = await bill(columns);
  const resume = () => resumeCharges(app.services.database, app.services.jobs);
  await Promise.all([resume(), resume()]);
  await until('the charge', async () => (await find(account, old)).body.state === 'Paid');
  expect((await find(account, young)).body.state).toBe('Processing');
  const { rows } = await app.owner.query(
    `SELECT FROM change_log WHERE subject = 'account billing' AND subject_id = $1`,
    [old],
  );
  expect(rows.length).toBe(1);
});
