import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { saveCustomer } from '../contract.ts';
import { customerDuplicates } from '../duplicates-contract.ts';
import { customerRoutes } from './public.ts';
import { buildCustomer } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [customerRoutes] });
  agency = await app.newAgency();
  person = await agency.newPerson();
});
afterAll(() => app.close());

const ask = async (body: object) => (await person.client.call(customerDuplicates, { body })).body.results;
const add = (body: object) => person.client.call(saveCustomer, { params: { id: 0 }, body });

let count = 0;
/** Somebody whose name nobody else in this file has. */
async function somebody(columns: Record<string, unknown> = {}) {
  count += 1;
  const name = { first_name: 'María', last_name: `Núñez${count}` };
  const id = await buildCustomer(app.owner, agency.masterId, { ...name, ...columns });
  return { id, typed: { firstName: 'maria', lastName: `nunez${count}` } };
}

test.each([
  ['phone', { phone: '(305) 555-0142' }, { phone: '305.555.0142' }],
  ['phone', { phone2: '13055550142' }, { phone: '(305) 555-0142' }],
  ['phone', { phone: '(305) 555-0142' }, { phone2: '+1 305 555 0142' }],
  ['email', { email: 'Maria@Example.test' }, { email: 'maria@example.test' }],
  ['dob', { dob: '1980-02-29' }, { dob: '1980-02-29' }],
  ['license', { license_number: 'N520-555-80' }, { licenseNumber: 'n52055580' }],
])('a name with the same %s is named: %j, %j', async (fact, columns, facts) => {
  const { id, typed } = await somebody(columns);
  const name = `María Núñez${count}`;
  expect(await ask({ ...typed, ...facts })).toEqual([
    { kind: 'customer', id, name, meets: [fact], mayOpen: true },
  ]);
});

test('a name alone meets nobody, and neither does a telephone number under another name', async () => {
  const { typed } = await somebody({ phone: '(305) 555-0177' });
  expect(await ask(typed)).toEqual([]);
  expect(await ask({ ...typed, phone: '(305) 555-0178' })).toEqual([]);
  expect(await ask({ firstName: 'Ana', lastName: 'Other', phone: '(305) 555-0177' })).toEqual([]);
  expect(await ask({ phone: '(305) 555-0177' })).toEqual([]);
});

test('a business is met by its own name and by its contact', async () => {
  const { id } = await somebody({ business_name: 'Reyes Roofing LLC', phone: '(305) 555-0111' });
  const phone = '3055550111';
  const met = async (typed: object) =>
    (await ask({ ...typed, phone })).map((found: { id: number }) => found.id);
  expect(await met({ businessName: 'reyes  roofing, llc' })).toEqual([id]);
  expect(await met({ firstName: 'María', lastName: `Núñez${count}` })).toEqual([id]);
  expect(await met({ businessName: 'Other Roofing', firstName: 'María', lastName: `Núñez${count}` })).toEqual(
    [id],
  );
});

test('nobody of another agency is named', async () => {
  const other = await app.newAgency();
  await buildCustomer(app.owner, other.masterId, {
    first_name: 'Only',
    last_name: 'Theirs',
    phone: '3055550142',
  });
  expect(await ask({ firstName: 'Only', lastName: 'Theirs', phone: '3055550142' })).toEqual([]);
});

test('a client that asks is refused with who it is, and adds all the same when it says so', async () => {
  const { id, typed } = await somebody({ phone: '(305) 555-0142' });
  const body = { ...typed, phone: '3055550142' };
  const refused = await add({ ...body, evenIfDuplicate: false });
  expect([refused.status, refused.error.message, refused.error.duplicates?.map((found) => found.id)]).toEqual(
    [409, `María Núñez${count} (${id}) has the same name and phone.`, [id]],
  );
  expect((await add({ ...body, evenIfDuplicate: true })).status).toBe(200);
});

test('a client that says nothing about it adds as it always did', async () => {
  const { typed } = await somebody({ phone: '(305) 555-0142' });
  expect((await add({ ...typed, phone: '3055550142' })).status).toBe(200);
});

test('a wrong field comes before a duplicate, and editing is not adding', async () => {
  const { typed } = await somebody({ phone: '(305) 555-0142' });
  const body = { ...typed, phone: '3055550142', evenIfDuplicate: false };
  expect((await add({ ...body, zip: '1' })).status).toBe(422);
  const { body: twin } = await add({ ...body, evenIfDuplicate: true });
  const edited = await person.client.call(saveCustomer, { params: { id: twin.id }, body });
  expect(edited.status).toBe(200);
});

test('of several people who add the same customer at the same moment, one does', async () => {
  const body = { firstName: 'All', lastName: 'At Once', phone: '3055550155', evenIfDuplicate: false };
  const statuses = (await Promise.all([1, 2, 3, 4].map(() => add(body)))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409, 409, 409]);
});
