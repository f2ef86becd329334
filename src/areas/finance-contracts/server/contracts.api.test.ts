import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { contractPolicies } from '../ledger-contract.ts';
import { financeContractRoutes } from './public.ts';
import { type FinanceWorld, newWorld } from './test-contracts.ts';
import { buildFinanceCompany } from './test-data.ts';

let app: TestApp;
let world: FinanceWorld;
beforeAll(async () => {
  app = await startTestApp({ areas: [financeContractRoutes] });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await newWorld(app);
});

const list = async ({ person, customer }: FinanceWorld) =>
  (await person.client.call(contract.customerContracts, { params: { customerId: customer } })).body
    .premiumFinance;

test('a customer without contracts has an empty list, an unknown one is 404', async () => {
  expect(await list(world)).toEqual([]);
  const asked = { params: { customerId: 1 } };
  expect((await world.person.client.call(contract.customerContracts, asked)).status).toBe(404);
});

test('total, amount financed, total of payments and APR are computed', async () => {
  const { body } = await world.add();
  expect(body).toMatchObject({
    total: 1200,
    amountFinanced: 1000,
    totalOfPayments: 1100,
    advancedOn: '2026-01-01',
    APR: 21.94,
    isAPREntered: false,
  });
  expect(body.schedule).toHaveLength(10);
  expect(body.schedule[0]).toMatchObject({ due: '2026-01-26', amount: 110, paid: 0 });
});

test('the list has every contract with all its columns, the newest first', async () => {
  const { body: first } = await world.add({ contractNumber: 'PF-1' });
  const { body: second } = await world.add({ contractStatus: 'Quoted', policyIds: [] });
  const rows = await list(world);
  expect(rows.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id]);
  expect(rows[1]).toMatchObject({
    contractNumber: 'PF-1',
    contractStatus: 'Approved',
    company: {
      id: world.company,
      premiumfinancesystem: null,
      finance_company_details: { isIntegrated: 0, fundingStatus: 'Partial Funded' },
    },
    dateFinanced: '2026-01-05',
    APR: 21.94,
    numberPayments: 10,
    paymentAmount: 110,
    total: 1200,
    amountFinanced: 1000,
    balance: 1100,
    active: 1,
    policyIds: world.policies,
    receipt_details: [],
    uploaded_images: [],
    isDownPaymentProcessed: 0,
    unfunded: 1000,
  });
  expect(rows[0]).toMatchObject({ contractStatus: 'Quoted', balance: 0, unfunded: 0, policyIds: [] });
});

test('a quote may leave number, amount, date and APR empty', async () => {
  const quote = {
    contractStatus: 'Quoted',
    numberPayments: null,
    paymentAmount: null,
    dateFinanced: null,
    policyIds: [],
  };
  const { status, body } = await world.add(quote);
  expect([status, body.APR, body.schedule, body.payoff]).toEqual([200, null, [], null]);
});

test('the number of payments may come as digits', async () => {
  expect((await world.add({ numberPayments: '010' })).body.numberPayments).toBe(10);
});

describe('bad input is refused at its field, and nothing changes', () => {
  const other = {
    company: async () => buildFinanceCompany(app.owner, (await app.newAgency()).masterId),
    policy: async () => buildPolicy(app.owner, (await app.newAgency()).masterId),
    customer: async () => buildCustomer(app.owner, (await app.newAgency()).masterId),
  };

  test.each<[string, Record<string, unknown> | (() => Promise<Record<string, unknown>>), string]>([
    ['a negative premium', { premium: -1 }, 'premium'],
    ['a negative down payment', { downPayment: -0.01 }, 'downPayment'],
    ['three decimals', { tax: 1.005 }, 'tax'],
    ['ten billion', { mgaFee: 10_000_000_000 }, 'mgaFee'],
    ['a total of nothing', { premium: 0, downPayment: 0 }, 'premium'],
    ['a down payment above the total', { downPayment: 1200.01 }, 'downPayment'],
    ['less financed than the rest of the total', { amountFinanced: 999.99 }, 'amountFinanced'],
    ['26 digits as number of payments', { numberPayments: '1'.repeat(26) }, 'numberPayments'],
    ['25 digits that are too many payments', { numberPayments: '1'.repeat(25) }, 'numberPayments'],
    ['no payments', { numberPayments: 0 }, 'numberPayments'],
    ['one and a half payments', { numberPayments: 1.5 }, 'numberPayments'],
    ['121 payments', { numberPayments: 121 }, 'numberPayments'],
    ['an APR of 400', { APR: 400 }, 'APR'],
    ['an APR of 1000', { APR: 1000 }, 'APR'],
    ['an APR with three decimals', { APR: 9.999 }, 'APR'],
    ['payments that do not reach the amount financed', { paymentAmount: 99.99 }, 'paymentAmount'],
    ['an approved contract without a date', { dateFinanced: null }, 'dateFinanced'],
    ['a status that nobody chooses', { contractStatus: 'Voided' }, 'contractStatus'],
    ['no company', { compID: undefined }, 'compID'],
    ["another agency's company", async () => ({ compID: await other.company() }), 'compID'],
    [
      'a carrier as finance company',
      async () => ({ compID: await buildCompany(app.owner, world.agency.masterId) }),
      'compID',
    ],
    [
      'a finance company that is no longer worked with',
      async () => ({
        compID: await buildFinanceCompany(app.owner, world.agency.masterId, { active: false }),
      }),
      'compID',
    ],
    ["another agency's policy", async () => ({ policyIds: [await other.policy()] }), 'policyIds'],
    [
      "another customer's policy",
      async () => ({ policyIds: [await buildPolicy(app.owner, world.agency.masterId)] }),
      'policyIds',
    ],
    [
      "another agency's customer",
      async () => ({ customerID: await other.customer(), policyIds: [] }),
      'customerID',
    ],
    [
      "another agency's contract",
      async () => ({ transferContractId: await foreignContract() }),
      'transferContractId',
    ],
  ])('%s', async (_, given, field) => {
    const fields = typeof given === 'function' ? await given() : given;
    const { status, error } = await world.add(fields);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
    expect(await list(world)).toEqual([]);
  });

  async function foreignContract(): Promise<number> {
    const elsewhere = await newWorld(app);
    return (await elsewhere.add()).body.id;
  }

  test('an edit is judged like an addition', async () => {
    const { body: before } = await world.add();
    const { status, error } = await world.save(before.id, { downPayment: 5000 });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['downPayment']]);
    expect(await world.find(before.id)).toEqual(before);
  });
});

test('a contract number is unique in its company among contracts that are not voided', async () => {
  const { body: first } = await world.add({ contractNumber: 'PF-7' });
  const again = await world.add({ contractNumber: 'pf-7', policyIds: [] });
  expect(again.error.errors).toEqual({
    contractNumber: ['Another contract of this company has this number.'],
  });
  const elsewhere = await buildFinanceCompany(app.owner, world.agency.masterId);
  expect((await world.add({ contractNumber: 'PF-7', compID: elsewhere, policyIds: [] })).status).toBe(200);
  await world.person.client.call(contract.voidContract, { params: { id: first.id } });
  expect((await world.add({ contractNumber: 'PF-7' })).status).toBe(200);
});

test('a typed APR is kept, and an empty one computed again', async () => {
  const { body } = await world.add({ APR: 20 });
  expect([body.APR, body.isAPREntered]).toEqual([20, true]);
  const { body: later } = await world.save(body.id);
  expect([later.APR, later.isAPREntered]).toEqual([21.94, false]);
});

test('hide and unhide change the list that a contract is on, and nothing twice', async () => {
  const { body: added } = await world.add();
  const params = { id: added.id };
  const { client } = world.person;
  const hidden = await client.call(contract.hideContract, { params });
  expect([hidden.body.active, (await list(world))[0].active]).toEqual([0, 0]);
  const again = await client.call(contract.hideContract, { params });
  expect(again.body.version).toBe(hidden.body.version);
  expect((await client.call(contract.unhideContract, { params })).body.active).toBe(1);
});

test('whoever saves what somebody else has changed meanwhile is told who, with the current record', async () => {
  const { body } = await world.add();
  const other = await world.agency.newPerson({ firstName: 'Robin', lastName: 'Quick' });
  await other.client.call(contract.saveContract, {
    params: { id: body.id },
    body: { ...world.approved, memo: 'First' },
  });
  const { status, error } = await world.save(body.id, { memo: 'Second', version: body.version });
  expect([status, error.changedBy]).toEqual([409, 'Robin Quick']);
  expect(error.current).toMatchObject({ memo: 'First', version: body.version + 1 });
});

test('under one key a contract is added once', async () => {
  const body = { customerID: world.customer, ...world.approved };
  const headers = { 'idempotency-key': 'one' };
  const add = () => world.person.client.call(contract.addContract, { body, headers });
  const [first, second] = [await add(), await add()];
  expect(second.body).toEqual(first.body);
  expect(await list(world)).toHaveLength(1);
});

test('the policies of a contract show what it takes over of each, in proportion', async () => {
  const { body } = await world.add({ policyFee: 25 });
  const { client } = world.person;
  const { body: found } = await client.call(contractPolicies, { params: { id: body.id } });
  expect(found.policies).toMatchObject([
    { id: world.policies[0], premium: 400, takenOver: { premium: 400, policyFee: 0 } },
    { id: world.policies[1], premium: 800, takenOver: { premium: 800, policyFee: 0 } },
  ]);
  await client.call(contract.voidContract, { params: { id: body.id } });
  const after = await client.call(contractPolicies, { params: { id: body.id } });
  expect(after.body.policies[0].takenOver.premium).toBe(0);
});

test('nobody sees or changes a contract of another agency', async () => {
  const { body } = await world.add();
  const { client } = (await newWorld(app)).person;
  const params = { id: body.id };
  const calls = [contract.findContract, contract.voidContract, contract.hideContract, contractPolicies];
  for (const endpoint of calls) expect((await client.call(endpoint, { params })).status).toBe(404);
  const saved = await client.call(contract.saveContract, { params, body: world.approved });
  expect(saved.status).toBe(404);
});
