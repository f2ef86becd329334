import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { voidContract } from '../contract.ts';
import { financeContractRoutes } from './public.ts';
import { type FinanceWorld, newWorld } from './test-contracts.ts';

let app: TestApp;
let world: FinanceWorld;
beforeAll(async () => {
  app = await startTestApp({ areas: [financeContractRoutes] });
});
afterAll(() => app.close());
beforeEach(async () => {
  world = await newWorld(app);
});

/** Nothing to take first: it can be funded at once. */
const funded = { downPayment: 0, paymentAmount: 132 };
const addOpen = async (fields: object = {}) => (await world.add({ ...funded, ...fields })).body;

test('an unfunded item is the premium line with total less down payment', async () => {
  const { body } = await world.add();
  expect(await world.unfunded(body.id)).toMatchObject([
    { type: 'New Business', dateFinanced: '2026-01-05', amount: 1000 },
  ]);
});

test('of a full funded integrated company it is the total; one that is not integrated counts as partial', async () => {
  const full = await newWorld(app, { is_integrated: true, funding_status: 'Full Funded' });
  const { body } = await full.add();
  expect((await full.unfunded(body.id))[0]?.amount).toBe(1200);
  const apart = await newWorld(app, { is_integrated: false, funding_status: 'Full Funded' });
  const { body: other } = await apart.add();
  expect((await apart.unfunded(other.id))[0]?.amount).toBe(1000);
});

test('funding takes a part, then the rest, and never changes the balance', async () => {
  const { id, balance } = await addOpen();
  expect((await world.fund(id, { amount: 500.25 })).body).toMatchObject({ funded: 500.25, unfunded: 699.75 });
  expect((await world.unfunded(id))[0]?.amount).toBe(699.75);
  const { body } = await world.fund(id);
  expect([body.funded, body.unfunded, body.balance]).toEqual([1200, 0, balance]);
  expect(await world.unfunded(id)).toEqual([]);
});

test.each([
  ['too much', { amount: 1200.01 }, 'amount'],
  ['nothing', { amount: 0 }, 'amount'],
  ['less than nothing', { amount: -5 }, 'amount'],
  ['three decimals', { amount: 1.001 }, 'amount'],
  ['ten billion', { amount: 10_000_000_000 }, 'amount'],
  ['a future date', { dateFinanced: '2150-01-01' }, 'dateFinanced'],
  ['a day of another millennium', { dateFinanced: '1000-01-01' }, 'dateFinanced'],
  ['no date', { dateFinanced: undefined }, 'dateFinanced'],
  ['a line that is not there', { premiumFinanceDetailsId: 1 }, 'premiumFinanceDetailsId'],
])('%s is 422 at its field, and nothing is funded', async (_, fields, field) => {
  const { id } = await addOpen();
  const { status, error } = await world.fund(id, fields);
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  expect((await world.find(id)).funded).toBe(0);
});

test("another agency's contract, or one that is not there, is 404, and another contract's line is 422", async () => {
  const { id } = await addOpen();
  const other = await newWorld(app);
  const { body: foreign } = await other.add(funded);
  for (const premiumFinanceId of [foreign.id, 1])
    expect((await world.fund(id, { premiumFinanceId })).status).toBe(404);
  const { id: second } = await addOpen({ policyIds: [] });
  const [item] = await world.unfunded(second);
  expect((await world.fund(id, { premiumFinanceDetailsId: item?.id })).status).toBe(422);
});

test('before the down payment, on a quoted and on a voided contract it is 409', async () => {
  const { body: waiting } = await world.add({ policyIds: [] });
  expect((await world.fund(waiting.id)).error.message).toBe('Process the down payment first.');
  const { id } = await addOpen();
  const [item] = await world.unfunded(id);
  const line = { premiumFinanceDetailsId: item?.id, amount: 1 };
  await world.person.client.call(voidContract, { params: { id } });
  expect((await world.fund(id, line)).status).toBe(409);
  const { id: quoted } = await addOpen();
  const [its] = await world.unfunded(quoted);
  await world.save(quoted, { ...funded, contractStatus: 'Quoted' });
  const asked = { premiumFinanceDetailsId: its?.id, amount: 1 };
  expect((await world.fund(quoted, asked)).status).toBe(409);
});

test('what is funded already is 409', async () => {
  const { id } = await addOpen();
  const [item] = await world.unfunded(id);
  await world.fund(id);
  const again = await world.fund(id, { premiumFinanceDetailsId: item?.id, amount: 1 });
  expect([again.status, again.error.message]).toEqual([409, 'Nothing of this item is left to fund.']);
});

test('a void leaves funded amounts standing, marked to be returned', async () => {
  const { id } = await addOpen();
  await world.fund(id, { amount: 300 });
  const { body } = await world.person.client.call(voidContract, { params: { id } });
  expect([body.funded, body.unfunded, body.toReturn, body.balance]).toEqual([300, 0, 300, 0]);
});

test('ten at the same time: one effect', async () => {
  const { id } = await addOpen();
  const [item] = await world.unfunded(id);
  const line = { premiumFinanceDetailsId: item?.id, amount: 1200 };
  const answers = await Promise.all(Array.from({ length: 10 }, () => world.fund(id, line)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  expect((await world.find(id)).funded).toBe(1200);
});

test('under one key it happens once', async () => {
  const { id } = await addOpen();
  const [item] = await world.unfunded(id);
  const line = { premiumFinanceDetailsId: item?.id, amount: 100 };
  const headers = { 'idempotency-key': 'fund once' };
  const [first, second] = [await world.fund(id, line, headers), await world.fund(id, line, headers)];
  expect([second.status, second.body]).toEqual([200, first.body]);
  expect((await world.find(id)).funded).toBe(100);
});
