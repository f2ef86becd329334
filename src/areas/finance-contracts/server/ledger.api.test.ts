import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildReceipt } from '#areas/receipts/server/test-data.ts';
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

interface Line {
  id: number;
  type: string;
  amount: number;
  balance: number;
  transferContract: string | null;
}

const linesOf = async (id: number) =>
  ((await world.details(id)) as Line[]).map(({ type, amount, balance }) => [type, amount, balance]);
const voidIt = (id: number) => world.person.client.call(contract.voidContract, { params: { id } });

/** A receipt on the contract, as taking the money will write it. */
async function takeReceipt(contractId: number, line: Record<string, unknown>) {
  const { masterId } = world.agency;
  const receipt_id = await buildReceipt(app.owner, masterId, { customerId: world.customer });
  const row = { contract_id: contractId, receipt_id, type: 'Payment', sub_type: 'MPP', ...line };
  const id = await buildLine(app.owner, masterId, row);
  return { id, receipt_id };
}

const payDown = (contractId: number) =>
  takeReceipt(contractId, { type: 'Down Payment', sub_type: 'DPP', total: 200_00 });

async function setPurpose(purpose: string) {
  await app.owner.query('UPDATE policies SET purpose = $1 WHERE id = $2', [purpose, world.policies[0]]);
}

describe('approval', () => {
  test('a quoted contract has no lines and a balance of 0', async () => {
    const { body } = await world.add({ contractStatus: 'Quoted' });
    expect([body.balance, await linesOf(body.id)]).toEqual([0, []]);
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
    expect(await linesOf(body.id)).toEqual([
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
    expect(await linesOf(body.id)).toEqual([
      ['New Business', 1100, 1100],
      ['New Business', -1100, 0],
      ['New Business', 1200, 1200],
    ]);
  });

  test('an edit of number, agreement, memo and paid-to-agency writes no line', async () => {
    const { body } = await world.add();
    const labels = { contractNumber: 'PF-9', agreementID: 'A-1', memo: 'Called', paidToAgency: 1 };
    expect((await world.save(body.id, labels)).body).toMatchObject(labels);
    expect(await linesOf(body.id)).toHaveLength(1);
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
    expect(await linesOf(body.id)).toHaveLength(2);
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
    expect((await linesOf(body.id)).map(([type]) => type)).toEqual([
      'New Business',
      'Voided Payment',
      'Void Payment',
    ]);
    expect((await voidIt(body.id)).status).toBe(200);
  });

  test('payments lower the balance and settle the oldest due first', async () => {
    const { body } = await world.add();
    await payDown(body.id);
    await takeReceipt(body.id, { total: 150_00, amount: -150_00 });
    const after = await world.find(body.id);
    expect(after.balance).toBe(950);
    expect(after.schedule.slice(0, 3).map(({ paid }: { paid: number }) => paid)).toEqual([110, 40, 0]);
    expect(after.receipt_details).toHaveLength(2);
  });
});

describe('void', () => {
  test('brings the balance to zero with a line Void Contract; policies are owed again', async () => {
    const { body } = await world.add();
    const { status, body: after } = await voidIt(body.id);
    expect([status, after.contractStatus, after.balance, after.unfunded]).toEqual([200, 'Voided', 0, 0]);
    expect(await linesOf(body.id)).toEqual([
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
    await voidIt(approved.id);
    expect([(await voidIt(quoted.id)).status, (await voidIt(approved.id)).status]).toEqual([409, 409]);
  });

  test('receipts block it, in the words of the specification', async () => {
    const { body } = await world.add();
    await payDown(body.id);
    const { status, error } = await voidIt(body.id);
    expect([status, error.message]).toEqual([409, 'Finance Contract cannot be voided: Receipts attached']);
  });

  test('a voided contract cannot be edited', async () => {
    const { body } = await world.add();
    await voidIt(body.id);
    const { status, error } = await world.save(body.id, { memo: 'x' });
    expect([status, error.message]).toEqual([409, 'A voided contract cannot be edited.']);
  });

  test('ten at the same time have one effect', async () => {
    const { body } = await world.add();
    const answers = await Promise.all(Array.from({ length: 10 }, () => voidIt(body.id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await linesOf(body.id)).toHaveLength(2);
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

describe('rollover', () => {
  const rollOver = (transferContractId: number, fields: object = {}) =>
    world.add({ transferContractId, contractNumber: 'PF-2', policyIds: [], paymentAmount: 220, ...fields });

  test('the old balance joins the new amount financed and moves by a Transfer', async () => {
    const { body: old } = await world.add({ contractNumber: 'PF-1' });
    const { body } = await rollOver(old.id);
    expect(body).toMatchObject({ total: 1200, amountFinanced: 2100, transferBalance: 1100, balance: 2200 });
    expect(await world.details(body.id)).toMatchObject([
      { type: 'Rollover', amount: 2200, total: 1200, transferContract: 'PF-1' },
    ]);
    expect((await world.details(old.id)).at(-1)).toMatchObject({
      type: 'Transfer',
      amount: -1100,
      balance: 0,
      transferContract: 'PF-2',
    });
    expect((await world.find(old.id)).rolledInto).toBe('PF-2');
  });

  test('what is to be funded leaves the transferred balance out', async () => {
    const { body: old } = await world.add();
    expect((await rollOver(old.id)).body.unfunded).toBe(1000);
  });

  test('a void of the new contract writes the opposite of the Transfer', async () => {
    const { body: old } = await world.add();
    const { body } = await rollOver(old.id);
    await voidIt(body.id);
    expect(await linesOf(old.id)).toEqual([
      ['New Business', 1100, 1100],
      ['Transfer', -1100, 0],
      ['Transfer', 1100, 1100],
    ]);
    expect((await world.find(old.id)).rolledInto).toBeNull();
  });

  test('so does going back to Quoted, and another approval moves the balance again', async () => {
    const { body: old } = await world.add();
    const { body } = await rollOver(old.id);
    const again = { contractNumber: 'PF-2', policyIds: [], paymentAmount: 220 };
    await world.save(body.id, { ...again, contractStatus: 'Quoted' });
    expect((await world.find(old.id)).balance).toBe(1100);
    expect((await world.save(body.id, again)).status).toBe(200);
    expect((await world.find(old.id)).balance).toBe(0);
    expect((await linesOf(body.id)).at(-1)).toEqual(['Rollover', 2200, 2200]);
  });

  test('while the new one stands, the old one can be neither voided, taken back nor changed', async () => {
    const { body: old } = await world.add();
    await rollOver(old.id);
    const refused = [
      await voidIt(old.id),
      await world.save(old.id, { contractStatus: 'Quoted' }),
      await world.save(old.id, { premium: 1250 }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(refused[0]?.error.message).toContain('PF-2');
  });

  test('a balance that changed before the approval is 409, and saving the quote takes the new one', async () => {
    const { body: old } = await world.add();
    const { body: quote } = await rollOver(old.id, { contractStatus: 'Quoted' });
    await takeReceipt(old.id, { total: 100_00, amount: -100_00 });
    const again = { contractNumber: 'PF-2', policyIds: [], paymentAmount: 220 };
    const { status, error } = await world.save(quote.id, again);
    expect([status, error.message]).toEqual([409, expect.stringContaining('is now $1,000.00')]);
    await world.save(quote.id, { ...again, contractStatus: 'Quoted' });
    expect((await world.save(quote.id, again)).body).toMatchObject({
      contractStatus: 'Approved',
      amountFinanced: 2000,
    });
  });

  test('a contract that was rolled over has nothing more to roll over', async () => {
    const { body: old } = await world.add();
    await rollOver(old.id);
    const second = await rollOver(old.id, { contractNumber: 'PF-3' });
    expect([second.status, Object.keys(second.error.errors ?? {})]).toEqual([422, ['transferContractId']]);
  });

  test('ten rollovers of one contract at the same time: one effect', async () => {
    const { body: old } = await world.add();
    const numbers = Array.from({ length: 10 }, (_, at) => `PF-${at + 10}`);
    const answers = await Promise.all(numbers.map((contractNumber) => rollOver(old.id, { contractNumber })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await world.find(old.id)).balance).toBe(0);
  });
});

test('the log tells who did what, with before and after in dollars', async () => {
  const { body } = await world.add();
  await world.save(body.id, { paymentAmount: 120 });
  await voidIt(body.id);
  const { body: log } = await world.person.client.call(contractLog, { params: { id: body.id } });
  const actions = log.results.map(({ action }: { action: string }) => action);
  expect(actions).toEqual(['voided', 'edited', 'added']);
  expect(log.results[1]).toMatchObject({ user: world.person.name });
  expect(log.results[1].changedFields).toContainEqual({ field: 'paymentAmount', before: 110, after: 120 });
  expect(log.results[0].changedFields).toContainEqual({ field: 'balance', before: 1200, after: 0 });
});
