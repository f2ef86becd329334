import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveCustomer } from '#areas/customers/contract.ts';
import { customerDuplicates } from '#areas/customers/duplicates-contract.ts';
import { customerRoutes } from '#areas/customers/server/public.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { addLead, leadDuplicates } from '../contract.ts';
import { leadRoutes, listSamePeople } from './public.ts';
import { buildLead } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let clerk: TestPerson;
let agent: TestPerson;
beforeAll(async () => {
  app = await startTestApp({
    areas: [leadRoutes, (mount) => customerRoutes(mount, [], listSamePeople)],
  });
  agency = await app.newAgency({ isReceiveLeads: true });
  clerk = await agency.newPerson();
  agent = await agency.newPerson({ permissions: { PRLeadsTab: 1 } });
});
afterAll(() => app.close());

const TYPED = { firstName: 'pilar', lastName: 'pena', phone: '305-555-0142' };

test('a lead meets leads and customers of the same name and phone or email', async () => {
  const columns = { first_name: 'Pilar', last_name: 'Peña' };
  const phone = '(305) 555-0142';
  const customer = await buildCustomer(app.owner, agency.masterId, { ...columns, phone });
  const lead = await buildLead(app.owner, agency.masterId, { ...columns, phone, status: 'open' });
  const hidden = await buildLead(app.owner, agency.masterId, {
    ...columns,
    email: 'p@pena.test',
    status: 'call center',
  });
  await buildLead(app.owner, agency.masterId, { ...columns, phone: '(305) 555-0199' });
  const body = { ...TYPED, email: 'P@Pena.test' };
  const name = 'Pilar Peña';
  const { body: found } = await agent.client.call(leadDuplicates, { body });
  expect(found.results).toEqual([
    { kind: 'customer', id: customer, name, meets: ['phone'], mayOpen: true },
    { kind: 'lead', id: lead, name, meets: ['phone'], mayOpen: true },
    { kind: 'lead', id: hidden, name, meets: ['email'], mayOpen: false },
  ]);
  const forClerk = await clerk.client.call(leadDuplicates, { body });
  expect(forClerk.body.results.map(({ mayOpen }: { mayOpen: boolean }) => mayOpen)).toEqual([
    true,
    false,
    false,
  ]);
});

test('a client that asks is refused, and adds all the same when it says so or says nothing', async () => {
  const add = (body: object) => clerk.client.call(addLead, { body });
  const refused = await add({ ...TYPED, evenIfDuplicate: false });
  expect([refused.status, refused.error.duplicates?.length]).toEqual([409, 2]);
  expect((await add({ ...TYPED, evenIfDuplicate: true })).status).toBe(200);
  expect((await add(TYPED)).status).toBe(200);
});

test('of several people who add the same lead at the same moment, one does', async () => {
  const body = { businessName: 'All At Once', phone: '3055550155', evenIfDuplicate: false };
  const answers = await Promise.all([1, 2, 3].map(() => clerk.client.call(addLead, { body })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a customer meets leads too, before saving and when saving, and is added all the same by whoever means it', async () => {
  const columns = { first_name: 'Nadia', last_name: 'Quist', phone: '(305) 555-0171' };
  const lead = await buildLead(app.owner, agency.masterId, { ...columns, status: 'open' });
  const body = { firstName: 'Nadia', lastName: 'Quist', phone: '305-555-0171' };
  const same = { kind: 'lead', id: lead, name: 'Nadia Quist', meets: ['phone'], mayOpen: true };
  const asked = await agent.client.call(customerDuplicates, { body });
  expect(asked.body.results).toEqual([same]);
  const hidden = await clerk.client.call(customerDuplicates, { body });
  expect(hidden.body.results).toEqual([{ ...same, mayOpen: false }]);
  const save = (evenIfDuplicate: boolean) =>
    agent.client.call(saveCustomer, { params: { id: 0 }, body: { ...body, evenIfDuplicate } });
  expect(await save(false)).toMatchObject({ status: 409, error: { duplicates: [same] } });
  expect((await save(true)).status).toBe(200);
});

test('of a lead and a customer who are the same and are added at the same moment, the second is told of the first', async () => {
  const body = { firstName: 'Odo', lastName: 'Fane', phone: '(305) 555-0172', evenIfDuplicate: false };
  const answers = await Promise.all([
    agent.client.call(saveCustomer, { params: { id: 0 }, body }),
    agent.client.call(addLead, { body }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
