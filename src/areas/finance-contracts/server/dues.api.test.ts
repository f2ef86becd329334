import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { whyNotPaid } from '#areas/receipts/why-not-paid-contract.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { stayWithinTheDay } from '#platform/server/testing/within-the-day.ts';
import { additionalPremium } from '../additional-contract.ts';
import { customerContracts } from '../contract.ts';
import { type PayingWorld, payingAreas, payingWorld } from './test-payments.ts';

let app: TestApp;
let world: PayingWorld;
beforeAll(async () => {
  app = await startTestApp(payingAreas());
});
afterAll(() => app.close());
beforeEach(async () => {
  await stayWithinTheDay();
  world = await payingWorld(app);
});

const add = async (fields: object = {}) => (await world.add({ contractNumber: 'PF-1', ...fields })).body.id;
const FUTURE = { dateFinanced: '2031-01-05', policyIds: [] };

async function listed(id: number) {
  const params = { customerId: world.customer };
  const { body } = await world.person.client.call(customerContracts, { params });
  return body.premiumFinance.find((row: { id: number }) => row.id === id);
}

const why = async (financeId: number, kind: string) => {
  const asked = { params: { id: world.customer, financeId }, query: { kind } };
  return (await world.person.client.call(whyNotPaid, asked)).body.why;
};

test('an open down payment is in Overdue and Next due of the contract and of the list, as the counter asks for it', async () => {
  const id = await add();
  const { contracts } = await world.balances();
  const owed = contracts[0].parts.reduce((sum: number, part: { owed: number }) => sum + part.owed, 0);
  const standing = { overdueSince: '2026-01-05', overdue: owed };
  expect(contracts[0].parts[0]).toMatchObject({ kind: 'down payment', owed: 200, since: '2026-01-05' });
  expect(await world.find(id)).toMatchObject(standing);
  expect(await listed(id)).toMatchObject(standing);
  expect((await world.standing()).owed).toBe(owed);
  expect(await world.owedInSearch()).toBe(owed);
  await world.pay(id, 'down payment', 200);
  expect(await listed(id)).toMatchObject({ overdueSince: '2026-01-26', overdue: owed - 200 });
});

test('before its date financed the down payment comes next', async () => {
  const id = await add(FUTURE);
  const next = { overdue: 0, nextDue: { date: '2031-01-05', amount: 200 } };
  expect([await world.find(id), await listed(id)]).toMatchObject([next, next]);
});

test('so does the open down payment of an additional premium', async () => {
  const id = await add({ ...FUTURE, downPayment: 0, paymentAmount: 130 });
  const added = { premiumFinanceId: id, selectedPayee: 'carrier', additionalPremium: 100, downPayment: 30 };
  const body = { ...added, dateFinanced: '2026-02-03' };
  await world.person.client.call(additionalPremium, { body });
  expect(await listed(id)).toMatchObject({ overdue: 30, overdueSince: '2026-02-03' });
  const [{ parts }] = (await world.balances()).contracts;
  expect(parts[0]).toMatchObject({ paymentAppendage: 'APP', owed: 30, since: '2026-02-03' });
});

test('the counter says why a contract takes no such payment', async () => {
  const quoted = await add({ contractStatus: 'Quoted', contractNumber: 'PF-2' });
  expect(await why(quoted, 'finance payment')).toBe(
    'Contract PF-2: This contract is quoted: approve it first.',
  );
  const id = await add();
  expect(await why(id, 'finance payment')).toBe('Contract PF-1: Process the down payment first.');
  expect(await why(id, 'down payment')).toBeNull();
  await world.pay(id, 'down payment', 200);
  expect(await why(id, 'additional premium')).toBe(
    'Contract PF-1: No down payment of an additional premium is open.',
  );
  await world.pay(id, 'finance payment', 1100);
  expect(await why(id, 'finance payment')).toBe('Contract PF-1: This contract has nothing left to pay.');
  expect(await why(1, 'finance payment')).toBe('This customer has no such finance contract.');
  const other = await payingWorld(app);
  const { body } = await other.add();
  expect(await why(body.id, 'down payment')).toBe('This customer has no such finance contract.');
});

test('of a customer who is not there it is 404, and a payment of no kind 422', async () => {
  const { client } = world.person;
  const params = { id: world.customer, financeId: 1 };
  expect((await client.call(whyNotPaid, { params: { ...params, id: 999_999_999 } })).status).toBe(404);
  const odd = await client.call(whyNotPaid, { params, query: { kind: 'x' } });
  expect(odd.error.errors).toEqual({ kind: ['Choose what is paid.'] });
});
