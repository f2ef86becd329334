import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { mergeFiles } from '../contract.ts';
import { addManualLine, commissionCustomers, commissionPolicies } from '../line-contract.ts';
import { commissionRoutes } from './public.ts';
import { newTerms, type TestTerms } from './test-terms.ts';

let app: TestApp;
let world: TestTerms;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
});
beforeEach(async () => {
  world = await newTerms(app);
});
afterAll(() => app.close());

const add = async (fileId: number, policy: number, amount: number) =>
  (
    await world.person.client.call(addManualLine, {
      params: { fileId },
      body: { policy, amount, reason: 'Bonus' },
    })
  ).body;

test('a commission is added by hand for a policy, once under its key', async () => {
  const file = await world.create();
  const customer = await buildCustomer(app.owner, world.person.masterId, {
    first_name: 'Zoë',
    last_name: 'Baptiste',
  });
  const policy = await buildPolicy(app.owner, world.person.masterId, {
    customer_id: customer,
    premium: 80_000,
  });
  const found = await world.person.client.call(commissionCustomers, { query: { query: 'zoe bap' } });
  expect(found.body.results).toEqual([{ id: customer, name: 'Zoë Baptiste' }]);
  const { body } = await world.person.client.call(commissionPolicies, {
    params: { customerId: customer },
  });
  expect(body.results).toMatchObject([{ id: policy, status: 'active', premium: 800 }]);
  const request = {
    params: { fileId: file.id },
    body: { policy, amount: -12.5, reason: 'Charged back by letter' },
    headers: { 'idempotency-key': 'one' },
  };
  const [first, again] = [
    await world.person.client.call(addManualLine, request),
    await world.person.client.call(addManualLine, request),
  ];
  expect(again.body).toEqual(first.body);
  expect(await world.linesOf(file.id)).toMatchObject([
    {
      id: first.body.id,
      status: 1,
      source: 4,
      customer: { id: customer },
      // The premium of the policy is not counted again.
      commissionable: 0,
      commission: -12.5,
      adjusted: -12.5,
      reason: 'Charged back by letter',
    },
  ]);
  const foreign = await buildPolicy(app.owner, (await app.newAgency()).masterId);
  const refused = await world.person.client.call(addManualLine, {
    params: { fileId: file.id },
    body: { policy: foreign, amount: 1, reason: 'Bonus' },
  });
  expect(refused.error.errors).toEqual({ policy: ['Choose a policy of your agency.'] });
});

test('whoever adds a line by hand for a term that has lines is told which; both are paid', async () => {
  const term = await world.policy();
  const first = await world.create();
  const [generated] = await world.linesOf(first.id);
  const added = await add(first.id, term, 20);
  expect(added.sameTerm).toEqual([{ id: generated?.id, file: first.id, source: 3, status: 1, amount: 125 }]);
  await world.move(first.id, 1, 4);
  const later = await world.create({ forwardOnly: true });
  const { sameTerm } = await add(later.id, term, -5);
  expect(sameTerm).toMatchObject([
    { file: later.id, source: 5, amount: 125 },
    { file: later.id, source: 5, amount: 20 },
  ]);
});

test('a line added by hand does not keep a term from being generated, and whoever creates the file is told', async () => {
  const file = await world.create();
  const [term, other] = [await world.policy(), await world.policy({ policy_number: 'HO-2' })];
  expect((await add(file.id, term, 20)).sameTerm).toEqual([]);
  const later = await world.create();
  expect(later).toMatchObject({
    lines: 2,
    besideManual: { lines: 1, total: 125, details: [{ amount: 125, file: file.id, added: 20 }] },
  });
  const generated = await world.linesOf(later.id);
  expect(generated.map(({ policy }) => policy.id).sort()).toEqual([term, other].sort());
});

test('whoever creates a file in which the carrier pays a term that has a line added by hand is told', async () => {
  const file = await world.create();
  const term = await world.policy();
  await add(file.id, term, 20);
  await world.line({ policy_id: term, customer_name: 'M JOHNSON' });
  expect(await world.create()).toMatchObject({
    lines: 1,
    besideManual: { lines: 1, total: 10, details: [{ amount: 10, file: file.id, added: 20 }] },
  });
});

test('the log names the company of a file and the policy of a line, not their numbers', async () => {
  const company = await buildCompany(app.owner, world.person.masterId, { name: 'Blue Heron' });
  const one = await world.create({ company });
  const two = await world.create();
  expect(await world.logOf(one.id, 'created')).toMatchObject([{ after: { company: 'Blue Heron' } }]);
  expect(await world.logOf(two.id, 'created')).toMatchObject([{ after: { company: 'All Companies' } }]);
  await add(one.id, await world.policy({ policy_number: 'HO-7' }), 20);
  expect(await world.logOf(one.id, 'line added')).toMatchObject([{ after: { policy: 'HO-7' } }]);
  await world.person.client.call(mergeFiles, { body: { ids: [one.id, two.id] } });
  expect(await world.logOf(one.id, 'merged')).toMatchObject([
    { before: { company: 'Blue Heron' }, after: { company: 'All Companies' } },
  ]);
});

test('a line added by hand carries a reason, in the log too', async () => {
  const file = await world.create();
  const policy = await world.policy({ effdate: '2027-01-01', expdate: '2028-01-01' });
  for (const reason of [undefined, '', '  ', 'x'.repeat(201)]) {
    const body = { policy, amount: 1, ...(reason !== undefined && { reason }) };
    const refused = await world.person.client.call(addManualLine, { params: { fileId: file.id }, body });
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, ['reason']]);
  }
  await add(file.id, policy, 20);
  expect(await world.logOf(file.id, 'line added')).toMatchObject([{ after: { reason: 'Bonus' } }]);
});
