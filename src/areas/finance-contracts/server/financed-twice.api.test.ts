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
  await app.owner.query(
    `UPDATE policies SET policy_number = 'HMA-' || premium / 10000 WHERE master_id = $1`,
    [world.agency.masterId],
  );
});

const TAKEN = 'Contract PF-1 already finances all of HMA-4. Leave that policy out, or roll PF-1 over.';
const first = (fields: object = {}) => world.add({ contractNumber: 'PF-1', ...fields });

test('a policy whose bill another approved contract takes over wholly is not financed again: 422 at the policies', async () => {
  await first({ premium: 400, downPayment: 50, paymentAmount: 40, policyIds: [world.policies[0]] });
  const second = await world.add();
  expect([second.status, second.error.errors]).toEqual([422, { policyIds: [TAKEN] }]);
  expect((await world.add({ policyIds: [world.policies[1]], premium: 800 })).status).toBe(200);
});

test('quotes may compete for a policy; the first that is approved gets it', async () => {
  const one = await first({ contractStatus: 'Quoted' });
  const { body: other } = await world.add({ contractStatus: 'Quoted' });
  expect((await world.save(one.body.id, { contractNumber: 'PF-1' })).status).toBe(200);
  expect((await world.save(other.id)).error.errors?.policyIds).toHaveLength(2);
  expect((await world.save(other.id, { contractStatus: 'Quoted' })).status).toBe(200);
  await world.void(one.body.id);
  expect((await world.save(other.id)).status).toBe(200);
});

test('what is not yet taken over of a policy can be financed by another contract, and its fee beside its premium', async () => {
  await first({ premium: 1000 });
  expect((await world.add({ premium: 200, downPayment: 20, paymentAmount: 20 })).status).toBe(200);
  await app.owner.query('UPDATE policies SET policy_fee = 2500 WHERE id = $1', [world.policies[0]]);
  const fee = { premium: 0, policyFee: 25, downPayment: 0, paymentAmount: 3, policyIds: [world.policies[0]] };
  expect((await world.add(fee)).status).toBe(200);
  const both = await world.add({ ...fee, premium: 100, paymentAmount: 20 });
  expect(both.error.errors?.policyIds).toEqual([
    expect.stringMatching(/^Contracts PF-1 and #\d+ and #\d+ already finance all of HMA-4\. Leave that/),
  ]);
});

test('the contract that rolls another over may name its policies, and nobody else', async () => {
  const { body: old } = await first();
  const rolled = { transferContractId: old.id, contractNumber: 'PF-2', paymentAmount: 250 };
  expect((await world.add(rolled)).status).toBe(200);
  expect((await world.add()).error.errors?.policyIds?.[0]).toContain('PF-1 and PF-2');
});

test('an approved contract keeps its policies when it is edited, and takes no other that is taken', async () => {
  const { body } = await first({ policyIds: [world.policies[0]], premium: 400, paymentAmount: 30 });
  const { body: other } = await world.add({ policyIds: [world.policies[1]], premium: 800 });
  const edited = { policyIds: [world.policies[1]], premium: 900 };
  expect((await world.save(other.id, edited)).status).toBe(200);
  expect((await world.save(other.id, { ...edited, policyIds: world.policies })).error.errors).toEqual({
    policyIds: [TAKEN],
  });
  expect((await world.find(body.id)).balance).toBe(300);
});

test('two people who approve a contract over the same policy at the same time: one gets it', async () => {
  const quotes = await Promise.all(
    Array.from({ length: 6 }, async () => (await world.add({ contractStatus: 'Quoted' })).body.id),
  );
  const answers = await Promise.all([
    ...quotes.map((id) => world.save(id)),
    ...quotes.map(() => world.add()),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(11).fill(422)]);
});
