import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { customerRoutes } from './public.ts';
import { buildCustomer } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [customerRoutes] });
  agency = await app.newAgency();
  person = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee' });
});
afterAll(() => app.close());

const save = (id: number, body: unknown) =>
  person.client.call(contract.saveCustomer, { params: { id }, body });
const find = (id: number) => person.client.call(contract.findCustomer, { params: { id } });

const FULL = {
  firstName: 'María',
  lastName: 'Núñez',
  businessName: '',
  dob: '1980-02-29',
  phone: '305.555.0142',
  phone2: '',
  email: 'maria@example.test',
  emailOptOut: true,
  address: '1841 Coral Way',
  city: 'Miami',
  state: 'fl',
  zip: '33145',
  licenseNumber: 'N520-555-80-559-0',
  licenseState: 'FL',
  custom1: 'gold',
  custom2: '',
  custom3: '',
  source: 'Walk-in',
  memo: 'Prefers mornings.',
  household: [
    {
      firstName: 'Luis',
      lastName: 'Núñez',
      relationship: 'Spouse',
      dob: null,
      licenseNumber: '',
      licenseState: '',
    },
  ],
  vehicles: [
    {
      year: 2021,
      make: 'Toyota',
      model: 'Corolla',
      vin: '2t1burhe0jc034718',
      tag: 'abc 123',
      tagState: 'FL',
      statedValue: 15250.5,
      businessUse: 12.5,
    },
  ],
};

test('id 0 adds a customer, who then reads as saved, in the documents’ formats', async () => {
  const added = await save(0, FULL);
  expect(added.status).toBe(200);
  expect(added.body).toMatchObject({
    ...FULL,
    name: 'María Núñez',
    phone: '(305) 555-0142',
    state: 'FL',
    vehicles: [{ ...FULL.vehicles[0], vin: '2T1BURHE0JC034718', tag: 'ABC 123' }],
    officeId: null,
    office: '',
    version: 1,
  });
  expect((await find(added.body.id)).body).toEqual(added.body);
});

test('papers and mail are in English unless Spanish is chosen, and in nothing else', async () => {
  expect((await save(0, { lastName: 'Lee' })).body.language).toBe('en');
  const { body } = await save(0, { lastName: 'Nuñez', language: 'es' });
  expect((await find(body.id)).body.language).toBe('es');
  const refused = await save(body.id, { lastName: 'Nuñez', language: 'fr' });
  expect([refused.status, refused.error.errors]).toEqual([422, { language: ['Choose English or Spanish.'] }]);
});

test('a business is called by its own name', async () => {
  const { body } = await save(0, { businessName: 'Reyes Roofing LLC', lastName: 'Reyes' });
  expect(body.name).toBe('Reyes Roofing LLC');
});

test('an edit replaces what the form shows and counts the version', async () => {
  const { body } = await save(0, FULL);
  const edited = await save(body.id, { ...FULL, lastName: 'Diaz', household: [], version: 1 });
  expect(edited.body).toMatchObject({ name: 'María Diaz', household: [], version: 2 });
  expect(edited.body.vehicles).toHaveLength(1);
});

test('a stale version is 409 with the current record on the wire and who changed it', async () => {
  const { body } = await save(0, FULL);
  const colleague = await agency.newPerson({ firstName: 'Bo', lastName: 'Fox' });
  const theirs = await colleague.client.call(contract.saveCustomer, {
    params: { id: body.id },
    body: { ...FULL, memo: 'Theirs', version: 1 },
  });
  const mine = await save(body.id, { ...FULL, memo: 'Mine', version: 1 });
  expect(mine.status).toBe(409);
  expect(mine.error).toMatchObject({
    message: 'Bo Fox changed this in the meantime.',
    changedBy: 'Bo Fox',
    current: theirs.body,
  });
  expect((mine.error.current as typeof body).vehicles[0].statedValue).toBe(15250.5);
});

test('of two simultaneous saves with one version, one is accepted and none is half done', async () => {
  const { body } = await save(0, FULL);
  const saves = [1, 2, 3, 4].map((n) =>
    save(body.id, { ...FULL, memo: `Save ${n}`, vehicles: [], version: 1 }),
  );
  const statuses = (await Promise.all(saves)).map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409, 409]);
  expect((await find(body.id)).body).toMatchObject({ version: 2, vehicles: [] });
});

test('a save without a version is accepted', async () => {
  const { body } = await save(0, FULL);
  expect((await save(body.id, { lastName: 'Short' })).body.version).toBe(2);
});

test.each([
  [{}, { lastName: ['Enter a last name, or the name of a business.'] }],
  [{ lastName: 'x'.repeat(81) }, { lastName: ['At most 80 characters.'] }],
  [{ lastName: 'A', dob: '2026-02-30' }, { dob: ['Enter a valid date.'] }],
  [{ lastName: 'A', dob: '02/03/1980' }, { dob: ['Enter a valid date.'] }],
  [{ lastName: 'A', dob: '2999-01-01' }, { dob: ['A birthday cannot be in the future.'] }],
  [{ lastName: 'A', email: 'not an address' }, { email: ['Enter an email address like name@example.com.'] }],
  [{ lastName: 'A', zip: '123' }, { zip: ['Enter a ZIP code like 33145 or 33145-1234.'] }],
  [{ lastName: 'A', state: 'F1' }, { state: ['Enter a state with two letters, like FL.'] }],
  [{ lastName: 'A', phone: 'call' }, { phone: ['Use digits, spaces and ( ) + - . x only.'] }],
  [{ lastName: 'A', licenseNumber: '1' }, { licenseState: ['Enter the state of the license.'] }],
  [{ lastName: 'A', memo: 'x'.repeat(4001) }, { memo: ['At most 4000 characters.'] }],
  [
    { lastName: 'A', vehicles: [{ make: 'Kia', statedValue: 1.234 }] },
    { 'vehicles.0.statedValue': ['Enter an amount with at most two decimals.'] },
  ],
  [
    { lastName: 'A', vehicles: [{ make: 'Kia', statedValue: 1e15 }] },
    { 'vehicles.0.statedValue': ['This amount is too large.'] },
  ],
  [
    { lastName: 'A', vehicles: [{ make: 'Kia', businessUse: 101 }] },
    { 'vehicles.0.businessUse': ['At most 100 %.'] },
  ],
  [{ lastName: 'A', vehicles: [{}] }, { 'vehicles.0.make': ['Enter a make, a VIN or a tag.'] }],
  [{ lastName: 'A', household: [{}] }, { 'household.0.lastName': ['Enter a name.'] }],
])('%j is refused at its field', async (body, errors) => {
  const answer = await save(0, body);
  expect(answer).toMatchObject({ status: 422, error: { errors } });
});

test("another agency's office is refused, another agency's customer is not there", async () => {
  const other = await app.newAgency();
  const { rows } = await app.owner.query(
    'INSERT INTO offices (master_id, name) VALUES ($1, $2) RETURNING id',
    [other.masterId, 'Theirs'],
  );
  expect((await save(0, { lastName: 'A', officeId: rows[0].id })).error.errors).toEqual({
    officeId: ['Choose an office of your agency.'],
  });
  const theirs = await buildCustomer(app.owner, other.masterId);
  const missing = await find(999_999_999);
  for (const answer of [await find(theirs), await save(theirs, { lastName: 'Mine' })]) {
    expect(answer).toMatchObject({ status: 404, body: missing.body });
  }
  const { rows: after } = await app.owner.query('SELECT last_name, version FROM customers WHERE id = $1', [
    theirs,
  ]);
  expect(after).toEqual([{ last_name: 'Johnson', version: 1 }]);
});

test('the office is shown with its name; once closed it stays with those who have it and is given to nobody else', async () => {
  const officeId = await buildOffice(app.owner, agency.masterId, { name: 'Harbor Office' });
  const { body } = await save(0, { lastName: 'A', officeId });
  expect(body.office).toBe('Harbor Office');
  await app.owner.query('UPDATE offices SET closed_at = now() WHERE id = $1', [officeId]);
  expect((await person.client.call(contract.customerOffices)).body.results).toContainEqual({
    id: officeId,
    name: 'Harbor Office',
    isClosed: true,
  });
  const closed = { officeId: ['This office is closed. Choose another.'] };
  expect((await save(0, { lastName: 'B', officeId })).error.errors).toEqual(closed);
  const other = await buildCustomer(app.owner, agency.masterId);
  expect((await save(other, { lastName: 'B', officeId })).error.errors).toEqual(closed);
  expect((await save(body.id, { lastName: 'B', officeId })).body).toMatchObject({ lastName: 'B', officeId });
});

test('name and address look-ups', async () => {
  const { body } = await save(0, FULL);
  const params = { id: body.id };
  expect((await person.client.call(contract.customerName, { params })).body).toEqual({ name: 'María Núñez' });
  expect((await person.client.call(contract.customerAddress, { params })).body).toEqual({
    name: 'María Núñez',
    address: '1841 Coral Way',
    city: 'Miami',
    state: 'FL',
    zip: '33145',
  });
});

test('the log tells who changed what, before and after, newest first, in pages', async () => {
  const { body } = await save(0, FULL);
  const [vehicle] = body.vehicles;
  const vehicles = [{ ...vehicle, statedValue: 14_900.25 }];
  await save(body.id, { ...FULL, memo: 'Prefers evenings.', emailOptOut: false, vehicles });
  const log = await person.client.call(contract.customerLog, { params: { id: body.id } });
  expect(log.body.results.map((entry: { action: string; by: string }) => [entry.action, entry.by])).toEqual([
    ['edited', 'Ann Lee'],
    ['added', 'Ann Lee'],
  ]);
  expect(log.body.results[0].changes).toEqual([
    { field: 'emailOptOut', before: true, after: false },
    { field: 'memo', before: 'Prefers mornings.', after: 'Prefers evenings.' },
    { field: 'vehicles', before: [vehicle], after: vehicles },
  ]);
  const page = (page: number) =>
    person.client.call(contract.customerLog, { params: { id: body.id }, query: { page, per_page: 1 } });
  const last = {
    results: [{ action: 'added' }],
    pagination: { total: 2, current_page: 2, last_page: 2, from: 2, to: 2 },
  };
  expect((await page(2)).body).toMatchObject(last);
  // A page past the end is the last page.
  expect((await page(9)).body).toMatchObject(last);
});
