import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerLog, findCustomer } from '#areas/customers/contract.ts';
import { customerRoutes } from '#areas/customers/server/public.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { leadRoutes } from './public.ts';
import { buildLead } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [leadRoutes, customerRoutes] });
  agency = await app.newAgency();
  person = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRLeadsTab: 1 } });
});
afterAll(() => app.close());

const convert = (id: number, body: object = {}) =>
  person.client.call(contract.convertLead, { params: { id }, body });
const customerIds = async (lastName: string) =>
  (await app.owner.query('SELECT id FROM customers WHERE last_name = $1', [lastName])).rows;

test('the customer has the data and the notes of the lead, and both logs mention each other', async () => {
  const officeId = await buildOffice(app.owner, agency.masterId, { name: 'Harbor' });
  const id = await buildLead(app.owner, agency.masterId, {
    ...{ first_name: 'Noa', last_name: 'Quill', phone: '(305) 555-0190', email: 'noa@example.test' },
    ...{ address: '1 Bay St', city: 'Miami', state: 'FL', zip: '33130', source: 'Radio' },
    ...{ line_of_business: 'Boat', status: 'open', office_id: officeId },
  });
  const params = { id };
  await person.client.call(contract.addLeadNote, { params, body: { text: 'Has two boats.' } });
  const { body: lead } = await convert(id, { version: 1 });
  expect(lead).toMatchObject({ status: 'sold', customer: 'Noa Quill', assignee: 'Ann Lee', version: 2 });
  const customer = { params: { id: lead.customerId } };
  expect((await person.client.call(findCustomer, customer)).body).toMatchObject({
    ...{ firstName: 'Noa', lastName: 'Quill', phone: '(305) 555-0190', email: 'noa@example.test' },
    ...{ address: '1 Bay St', city: 'Miami', state: 'FL', zip: '33130', source: 'Radio', office: 'Harbor' },
    memo: expect.stringMatching(/^Wants Boat\.\n\d\d\/\d\d\/\d{4} Ann Lee: Has two boats\.$/),
  });
  const { body: log } = await person.client.call(customerLog, customer);
  expect(log.results).toMatchObject([{ action: 'added', by: 'Ann Lee' }]);
  expect(log.results[0].changes).toContainEqual({ field: 'leadId', before: null, after: id });
  expect((await person.client.call(contract.leadLog, { params })).body.results).toMatchObject([
    { action: 'converted' },
    { action: 'noted' },
  ]);
});

test('converting twice at the same time makes one customer', async () => {
  const id = await buildLead(app.owner, agency.masterId, { last_name: 'Doubleclick' });
  const answers = await Promise.all([convert(id), convert(id), convert(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.message).toBe(
    'This lead is already a customer.',
  );
  expect(await customerIds('Doubleclick')).toHaveLength(1);
});

test('customers with the same phone or email are named, others are not', async () => {
  const number = { last_name: 'Samephone', phone: '(305) 555-0177' };
  const samePhone = await buildCustomer(app.owner, agency.masterId, number);
  const mail = { last_name: 'Samemail', email: 'SAME@example.test' };
  const sameMail = await buildCustomer(app.owner, agency.masterId, mail);
  await buildCustomer(app.owner, agency.masterId, { last_name: 'Other', phone: '(305) 555-01770' });
  const id = await buildLead(app.owner, agency.masterId, {
    phone: '(305) 555-0100',
    phone2: '(305) 555-0177',
    email: 'same@example.test',
  });
  const { body } = await person.client.call(contract.leadMatches, { params: { id } });
  expect(body.results.map((match: { id: number }) => match.id)).toEqual([samePhone, sameMail]);
  const lonely = await buildLead(app.owner, agency.masterId);
  expect((await person.client.call(contract.leadMatches, { params: { id: lonely } })).body.results).toEqual(
    [],
  );
});

test('a lead who prefers Spanish becomes a customer who does', async () => {
  const id = await buildLead(app.owner, agency.masterId, { last_name: 'Prefiere', language: 'es' });
  const { body } = await convert(id);
  const sql = 'SELECT language FROM customers WHERE id = $1';
  expect((await app.owner.query(sql, [body.customerId])).rows).toEqual([{ language: 'es' }]);
});

test('a lead is attached to a customer instead, whose log says so', async () => {
  const customerId = await buildCustomer(app.owner, agency.masterId, { last_name: 'Already' });
  const id = await buildLead(app.owner, agency.masterId, { last_name: 'Notadded' });
  expect((await convert(id, { customerId })).body).toMatchObject({ status: 'sold', customerId });
  expect(await customerIds('Notadded')).toEqual([]);
  const { body: log } = await person.client.call(customerLog, { params: { id: customerId } });
  expect(log.results).toMatchObject([
    { action: 'lead attached', changes: [{ field: 'leadId', before: null, after: id }] },
  ]);
});

test('what cannot be converted is refused in words and changes nothing', async () => {
  const other = await app.newAgency();
  const theirs = await buildCustomer(app.owner, other.masterId);
  const id = await buildLead(app.owner, agency.masterId, { last_name: 'Stays' });
  expect((await convert(id, { customerId: theirs })).error.errors).toEqual({
    customerId: ['Choose a customer of your agency.'],
  });
  expect((await convert(id, { version: 7 })).status).toBe(409);
  const closed = await buildLead(app.owner, agency.masterId, { status: 'closed', closed_reason: 'Gone' });
  expect((await convert(closed)).error.message).toBe('This lead is closed. Reopen it before you convert it.');
  // A wrong field comes before a state that forbids it.
  expect((await convert(closed, { customerId: theirs })).status).toBe(422);
  expect(await customerIds('Stays')).toEqual([]);
});
