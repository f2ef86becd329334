import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { renewPolicy, savePolicy } from '../contract.ts';
import { policyRoutes } from './public.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
let productId: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [policyRoutes] });
  agency = await app.newAgency();
  person = await agency.newPerson();
  productId = await buildProduct(app.owner, agency.masterId);
});
afterAll(() => app.close());

const TERM = { effdate: '2090-01-01', expdate: '2090-07-01', premium: 500 };

async function add(policyNumber: string, more: object = {}, policyId = 0, customer?: number) {
  const customerId = customer ?? (await buildCustomer(app.owner, agency.masterId));
  const body = { policyNumber, productId, ...TERM, ...more };
  return {
    customerId,
    ...(await person.client.call(savePolicy, { params: { customerId, policyId }, body })),
  };
}

test('the same number, product and first day is refused with the policy that is here, whoever’s it is', async () => {
  const { body } = await add('AG-100');
  const { status, error } = await add('ag 100');
  expect([status, error]).toEqual([
    409,
    {
      message: 'Policy AG-100 of Maria Johnson is here already, with this product and effective date.',
      duplicates: [
        { kind: 'policy', id: body.id, name: 'AG-100 of Maria Johnson', meets: [], mayOpen: true },
      ],
    },
  ]);
});

test('another product, another term or another agency is another policy', async () => {
  await add('AG-200');
  const other = await buildProduct(app.owner, agency.masterId);
  expect((await add('AG-200', { productId: other })).status).toBe(200);
  expect((await add('AG-200', { effdate: '2090-07-01', expdate: '2091-01-01' })).status).toBe(200);
  const elsewhere = await app.newAgency();
  const { client, masterId } = await elsewhere.newPerson();
  const params = { customerId: await buildCustomer(app.owner, masterId), policyId: 0 };
  const body = { policyNumber: 'AG-200', productId: await buildProduct(app.owner, masterId), ...TERM };
  expect((await client.call(savePolicy, { params, body })).status).toBe(200);
});

test('an edit that makes it the same is refused, any other edit is not', async () => {
  await add('AG-300');
  const { body, customerId } = await add('AG-301');
  expect((await add('AG-301', { premium: 600 }, body.id, customerId)).status).toBe(200);
  expect((await add('AG-300', {}, body.id, customerId)).status).toBe(409);
});

test('a renewal into a term that is here already is refused', async () => {
  const { body } = await add('AG-400');
  const next = { effdate: '2090-07-01', expdate: '2091-01-01', premium: 500 };
  await add('AG-400', next);
  const renewal = { policyNumber: 'AG-400', productId, purpose: 'RWL', ...next };
  const { status } = await person.client.call(renewPolicy, { params: { id: body.id }, body: renewal });
  expect(status).toBe(409);
});

test('of several people who add the same policy at the same moment, one does', async () => {
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => add('AG-500')))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409, 409, 409]);
});
