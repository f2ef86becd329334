import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { receiptOwedAgain } from '#areas/receipts/owed-again-contract.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { type PayingWorld, payingAreas, payingWorld } from './test-payments.ts';

let app: TestApp;
let world: PayingWorld;
beforeAll(async () => {
  app = await startTestApp(payingAreas());
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await payingWorld(app);
});

test('what an approved contract takes over of a policy is no longer owed on it, and a void brings the debt back', async () => {
  expect(await world.owed()).toEqual([400, 800]);
  const { body } = await world.add({ contractStatus: 'Quoted' });
  expect(await world.owed()).toEqual([400, 800]);
  await world.save(body.id);
  expect(await world.owed()).toEqual([0, 0]);
  await world.void(body.id);
  expect(await world.owed()).toEqual([400, 800]);
});

test('back to Quoted brings the debt back too', async () => {
  const { body } = await world.add();
  await world.save(body.id, { contractStatus: 'Quoted' });
  expect(await world.owed()).toEqual([400, 800]);
});

test('a part that is financed leaves the rest owed, and what was paid before is prepaid', async () => {
  await world.take([{ policyId: world.policies[0], kind: 'premium', amount: 100 }]);
  await world.add({ premium: 600, downPayment: 100, paymentAmount: 55 });
  expect(await world.owed()).toEqual([100, 400]);
  const other = await payingWorld(app);
  await other.take([{ policyId: other.policies[0], kind: 'premium', amount: 100 }]);
  await other.add();
  const { results } = await other.balances();
  const found = results.find(({ policyId }: { policyId: number }) => policyId === other.policies[0]);
  expect(found.parts[0]).toMatchObject({ billed: 400, paid: 100, takenOver: 400, owed: 0, prepaid: 100 });
});

test('a part of a policy that a contract and the one it rolled over both name is taken over once', async () => {
  const { body: old } = await world.add({ premium: 600, downPayment: 0, paymentAmount: 66 });
  const { body, status } = await world.add({
    premium: 600,
    downPayment: 0,
    paymentAmount: 132,
    transferContractId: old.id,
  });
  expect([status, body.contractStatus]).toEqual([200, 'Approved']);
  expect(await world.owed()).toEqual([200, 400]);
});

test('the counter asks about a payment beyond what is owed beside the contract', async () => {
  await world.add();
  const line = { policyId: world.policies[0], kind: 'premium', amount: 100 };
  expect((await world.take([line])).error.errors).toEqual({
    'lines.0.amount': ['Only $0.00 is still owed. Confirm that the rest is a prepayment.'],
  });
  const { body } = await world.take([line], { prepays: true });
  const again = await world.person.client.call(receiptOwedAgain, { params: { id: body.id } });
  expect(again.body).toEqual({ total: 0, lines: [], contracts: [] });
});

test('the contract owes its down payment and its payments due by today instead, and the overview counts them', async () => {
  const { body } = await world.add({ contractNumber: 'PF-1' });
  const { due } = await world.find(body.id);
  expect(due).toBe(1100);
  expect((await world.balances()).contracts).toMatchObject([
    {
      contractId: body.id,
      contract: 'PF-1',
      balance: 1100,
      payoff: null,
      parts: [
        { kind: 'down payment', paymentAppendage: 'DPP', owed: 200, most: 200 },
        { kind: 'finance payment', paymentAppendage: 'MPP', owed: 1100, most: 0, since: '2026-01-26' },
      ],
    },
  ]);
  expect(await world.standing()).toMatchObject({ owed: 1300, owingTerms: 0, owingContracts: 1 });
  await world.pay(body.id, 'down payment', 200);
  await world.pay(body.id, 'finance payment', 100);
  expect((await world.balances()).contracts).toMatchObject([
    { balance: 1000, payoff: 1000, parts: [{ kind: 'finance payment', owed: 1000, most: 1000 }] },
  ]);
  await world.pay(body.id, 'finance payment', 1000);
  expect((await world.balances()).contracts).toEqual([]);
  expect(await world.standing()).toMatchObject({ owed: 0, owingContracts: 0 });
});

test('voiding a payment on a contract says what is owed again there', async () => {
  const { body } = await world.add({ contractNumber: 'PF-1' });
  const down = await world.pay(body.id, 'down payment', 200);
  const again = await world.person.client.call(receiptOwedAgain, { params: { id: down.body.id } });
  expect(again.body).toEqual({
    total: 200,
    lines: [],
    contracts: [
      { contractId: body.id, contract: 'PF-1', kind: 'down payment', amount: 200, isByHand: false },
    ],
  });
});
