import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { contractLog } from '../ledger-contract.ts';
import { financeContractRoutes } from './public.ts';
import { type FinanceWorld, newWorld } from './test-contracts.ts';
import { buildLine } from './test-data.ts';

let app: TestApp;
let world: FinanceWorld;
beforeAll(async () => {
  app = await startTestApp({ areas: [financeContractRoutes] });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await newWorld(app);
});

const payDown = (contractId: number) =>
  world.takeReceipt(contractId, { type: 'Down Payment', sub_type: 'DPP', total: 200_00 });

async function setPurpose(purpose: string) {
  await app.owner.query('UPDATE policies SET purpose = $1 WHERE id = $2', [purpose, world.policies[0]]);
}

describe('approval', () => {
  test('a quoted contract has no lines and a balance of 0', async () => {
    const { body } = await world.add({ contractStatus: 'Quoted' });
    expect([body.balance, await world.linesOf(body.id)]).toEqual([0, []]);
  });

  test.each([
    ['New Business', 'NEW', 'NEW'],
    ['Renewal', 'RWL', 'REN'],
    ['Rewrite', 'RWR', 'NEW'],
  ])('writes %s for %s with the total of payments', async (type, purpose, subType) => {
    await setPurpose(purpose);
    const { body } = await world.add();
    expect(body.balance).toBe(1100);
    expect(await world.details(body.id)).toMatchObject([
      { type, subType, date: '2026-01-05', premium: 1200, total: 1200, amount: 1100, balance: 1100 },
    ]);
  });

  test('back to Quoted writes the opposite line, and the next approval is a Re-Issue', async () => {
    const { body } = await world.add();
    await world.save(body.id, { contractStatus: 'Quoted' });
    const { body: again } = await world.save(body.id);
    expect(await world.linesOf(body.id)).toEqual([
      ['New Business', 1100, 1100],
      ['New Business', -1100, 0],
      ['Re-Issue', 1100, 1100],
    ]);
    expect([again.contractStatus, again.balance]).toEqual(['Approved', 1100]);
  });

  test('an edit of its amounts writes the opposite line and a new one', async () => {
    const { body } = await world.add();
    const { body: saved } = await world.save(body.id, { paymentAmount: 120 });
    expect([saved.balance, saved.APR > body.APR]).toEqual([1200, true]);
    expect(await world.linesOf(body.id)).toEqual([
      ['New Business', 1100, 1100],
      ['New Business', -1100, 0],
      ['New Business', 1200, 1200],
    ]);
  });

  test('an edit of number, agreement, memo and paid-to-agency writes no line', async () => {
    const { body } = await world.add();
    const labels = { contractNumber: 'PF-9', agreementID: 'A-1', memo: 'Called', paidToAgency: 1 };
    expect((await world.save(body.id, labels)).body).toMatchObject(labels);
    expect(await world.linesOf(body.id)).toHaveLength(1);
  });

  test('a policy whose dates changed meanwhile does not change what was computed at approval', async () => {
    const { body } = await world.add();
    await app.owner.query(`UPDATE policies SET effdate = '2025-06-01' WHERE id = $1`, [world.policies[0]]);
    const { body: saved } = await world.save(body.id, { memo: 'Later' });
    expect([saved.APR, saved.advancedOn]).toEqual([body.APR, body.advancedOn]);
  });
});

describe('after a receipt or funding', () => {
  test('amounts, company and policies stay: 409; the rest can be edited', async () => {
    const { body } = await world.add();
    await payDown(body.id);
    const refused = [
      await world.save(body.id, { premium: 1300 }),
      await world.save(body.id, { policyIds: [] }),
      await world.save(body.id, { contractStatus: 'Quoted' }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect((await world.save(body.id, { memo: 'Paid' })).status).toBe(200);
    expect(await world.linesOf(body.id)).toHaveLength(2);
  });

  test('the same after a funding', async () => {
    const { body } = await world.add({ downPayment: 0, paymentAmount: 132 });
    await world.fund(body.id, { amount: 1 });
    const terms = { downPayment: 0, paymentAmount: 132 };
    expect((await world.save(body.id, { ...terms, premium: 1201 })).status).toBe(409);
    expect((await world.save(body.id, { ...terms, contractStatus: 'Quoted' })).status).toBe(409);
    expect((await world.save(body.id, { ...terms, memo: 'Funded' })).status).toBe(200);
  });

  test('a receipt that was voided no longer counts, and its line reads Voided Payment', async () => {
    const { body } = await world.add();
    const { id, receipt_id } = await payDown(body.id);
    expect((await world.find(body.id)).isDownPaymentProcessed).toBe(1);
    const taken = { contract_id: body.id, receipt_id, type: 'Void Payment', sub_type: 'DPP' };
    await buildLine(app.owner, world.agency.masterId, { ...taken, total: -200_00, reverses_id: id });
    const after = await world.find(body.id);
    expect([after.isDownPaymentProcessed, after.receipt_details]).toEqual([0, []]);
    expect((await world.linesOf(body.id)).map(([type]) => type)).toEqual([
      'New Business',
      'Voided Payment',
      'Void Payment',
    ]);
    expect((await world.void(body.id)).status).toBe(200);
  });

  test('payments lower the balance and settle the oldest due first', async () => {
    const { body } = await world.add();
    await payDown(body.id);
    await world.takeReceipt(body.id, { total: 150_00, amount: -150_00 });
    const after = await world.find(body.id);
    expect(after.balance).toBe(950);
    expect(after.schedule.slice(0, 3).map(({ paid }: { paid: number }) => paid)).toEqual([110, 40, 0]);
    expect(after.receipt_details).toHaveLength(2);
  });
});

describe('void', () => {
  test('brings the balance to zero with a line Void Contract; policies are owed again', async () => {
    const { body } = await world.add();
    const { status, body: after } = await world.void(body.id);
    expect([status, after.contractStatus, after.balance, after.unfunded]).toEqual([200, 'Voided', 0, 0]);
    expect(await world.linesOf(body.id)).toEqual([
      ['New Business', 1100, 1100],
      ['Void Contract', -1100, 0],
    ]);
  });

  test('needs PRreceiptvoid', async () => {
    const { body } = await world.add();
    const agent = await world.agency.newPerson();
    const refused = await agent.client.call(contract.voidContract, { params: { id: body.id } });
    expect([refused.status, (await world.find(body.id)).contractStatus]).toEqual([403, 'Approved']);
  });

  test('a quoted or voided contract is 409', async () => {
    const { body: quoted } = await world.add({ contractStatus: 'Quoted' });
    const { body: approved } = await world.add();
    await world.void(approved.id);
    expect([(await world.void(quoted.id)).status, (await world.void(approved.id)).status]).toEqual([
      409, 409,
    ]);
  });

  test('receipts block it, in the words of the specification', async () => {
    const { body } = await world.add();
    await payDown(body.id);
    const { status, error } = await world.void(body.id);
    expect([status, error.message]).toEqual([409, 'Finance Contract cannot be voided: Receipts attached']);
  });

  test('a voided contract cannot be edited', async () => {
    const { body } = await world.add();
    await world.void(body.id);
    const { status, error } = await world.save(body.id, { memo: 'x' });
    expect([status, error.message]).toEqual([409, 'A voided contract cannot be edited.']);
  });

  test('ten at the same time have one effect', async () => {
    const { body } = await world.add();
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.void(body.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await world.linesOf(body.id)).toHaveLength(2);
  });

  test('repeated under one key, it answers the first result again', async () => {
    const { body } = await world.add();
    const request = { params: { id: body.id }, headers: { 'idempotency-key': 'void once' } };
    const { client } = world.person;
    const first = await client.call(contract.voidContract, request);
    const second = await client.call(contract.voidContract, request);
    expect([second.status, second.body]).toEqual([200, first.body]);
  });

  test('someone who saw an older version is told', async () => {
    const { body } = await world.add();
    await world.save(body.id, { memo: 'Meanwhile' });
    const request = { params: { id: body.id }, query: { version: body.version } };
    expect((await world.person.client.call(contract.voidContract, request)).status).toBe(409);
    expect((await world.find(body.id)).contractStatus).toBe('Approved');
  });
});

test('the log tells who did what, with before and after in dollars', async () => {
  const { body } = await world.add();
  await world.save(body.id, { paymentAmount: 120 });
  await world.void(body.id);
  const { body: log } = await world.person.client.call(contractLog, { params: { id: body.id } });
  const actions = log.results.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(['voided', 'edited', 'added']);
  expect(log.results[1]).toMatchObject({ user: world.person.name });
  expect(log.results[1].changedFields).toContainEqual({ field: 'paymentAmount', before: 110, after: 120 });
  expect(log.results[0].changedFields).toContainEqual({ field: 'balance', before: 1200, after: 0 });
});
