import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
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
  await world.void(body.id);
  expect(await world.linesOf(old.id)).toEqual([
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
  expect((await world.linesOf(body.id)).at(-1)).toEqual(['Rollover', 2200, 2200]);
});

test('while the new one stands, the old one can be neither voided, taken back nor changed', async () => {
  const { body: old } = await world.add();
  await rollOver(old.id);
  const refused = [
    await world.void(old.id),
    await world.save(old.id, { contractStatus: 'Quoted' }),
    await world.save(old.id, { premium: 1250 }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(refused[0]?.error.message).toContain('PF-2');
});

test('a balance that changed before the approval is 409, and saving the quote takes the new one', async () => {
  const { body: old } = await world.add();
  const { body: quote } = await rollOver(old.id, { contractStatus: 'Quoted' });
  await world.takeReceipt(old.id, { total: 100_00, amount: -100_00 });
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

test('of two quotes that roll over the same contract one is approved', async () => {
  const { body: old } = await world.add();
  const first = await rollOver(old.id, { contractStatus: 'Quoted' });
  const second = await rollOver(old.id, { contractStatus: 'Quoted', contractNumber: 'PF-3' });
  const approve = (id: number, contractNumber: string) =>
    world.save(id, { contractNumber, policyIds: [], paymentAmount: 231 });
  expect((await approve(first.body.id, 'PF-2')).status).toBe(200);
  expect(await approve(second.body.id, 'PF-3')).toMatchObject({
    status: 409,
    error: { message: expect.stringContaining('was rolled over into PF-2 already') },
  });
});

test('ten rollovers of one contract at the same time: one effect', async () => {
  const { body: old } = await world.add();
  const numbers = Array.from({ length: 10 }, (_, at) => `PF-${at + 10}`);
  const answers = await Promise.all(numbers.map((contractNumber) => rollOver(old.id, { contractNumber })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await world.find(old.id)).balance).toBe(0);
});
