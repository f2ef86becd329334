import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { listPhones } from '../contract.ts';
import { taskRoutes } from './public.ts';
import { buildTask } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let me: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [taskRoutes] });
  agency = await app.newAgency();
  me = await agency.newPerson();
});
afterAll(() => app.close());

const newTask = (row: object) => buildTask(app.owner, agency.masterId, { created_by: me.id, ...row });
const phones = async (id: number, person = me) =>
  (await person.client.call(listPhones, { params: { id } })).body.results;

test('both numbers of the customer stand with the task, for anyone who may see it', async () => {
  const customer_id = await buildCustomer(app.owner, agency.masterId, {
    ...{ first_name: 'Ann', last_name: 'Lee', phone: '(305) 555-0142', phone2: '(305) 555-0143' },
  });
  const id = await newTask({ customer_id });
  const numbers = (await phones(id)).map(({ number }: { number: string }) => number);
  expect(numbers).toEqual(['(305) 555-0142', '(305) 555-0143']);
  expect((await phones(id))[0].name).toBe('Ann Lee');
});

test("a lead's number is for whoever has the task and for whoever may see the lead", async () => {
  const lead_id = await buildLead(app.owner, agency.masterId, { phone: '(786) 555-0177' });
  const id = await newTask({ lead_id, assigned_to: me.id });
  expect(await phones(id)).toMatchObject([{ number: '(786) 555-0177' }]);
  expect(await phones(id, await agency.newPerson())).toEqual([]);
  const salesperson = await agency.newPerson({ permissions: { PRLeadsTab: 1 } });
  expect(await phones(id, salesperson)).toHaveLength(1);
});

test('a task about nobody has none, and that of another agency is not there', async () => {
  expect(await phones(await newTask({}))).toEqual([]);
  const stranger = await (await app.newAgency()).newPerson();
  const { status } = await stranger.client.call(listPhones, { params: { id: await newTask({}) } });
  expect(status).toBe(404);
});
