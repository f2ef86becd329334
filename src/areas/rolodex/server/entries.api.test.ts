import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { rolodexRoutes } from './public.ts';
import { buildRolodexContact } from './test-data.ts';

let app: TestApp;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [rolodexRoutes] });
  const agency = await app.newAgency();
  const office = await agency.newOffice('Harbor Office');
  person = await agency.newPerson({
    firstName: 'Zoë',
    lastName: 'Adams',
    email: 'zoe@agency.test',
    permissions: { PRRolodexTab: 1 },
    officeId: office,
  });
  const gone = await agency.newPerson({ firstName: 'Gone', lastName: 'Away' });
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [gone.id]);
  await app.owner.query(`UPDATE employees SET job_title = 'Agent', phone = '(305) 555-0101' WHERE id = $1`, [
    person.id,
  ]);
  const company = (row: object) => buildCompany(app.owner, agency.masterId, { ...row });
  const contact = (row: object) => buildRolodexContact(app.owner, agency.masterId, { ...row });
  await company({ name: 'Alder Casualty', phone: '(813) 555-0111', email: 'desk@alder.test' });
  await company({ name: 'Élan Finance', is_carrier: false, is_finance: true, active: false });
  await contact({
    name: 'Adam Nuñez',
    company: 'Bright Fender',
    job_title: 'Manager',
    phone2: '(786) 555-0199',
  });
  await contact({ name: '3rd Street Print', email: 'hello@print.test' });
  await buildRolodexContact(app.owner, (await app.newAgency()).masterId, { name: 'Theirs' });
});
afterAll(() => app.close());

const list = async (query: object = {}) =>
  (await person.client.call(contract.listEntries, { query: { ...query } })).body;
const names = async (query: object = {}) =>
  (await list(query)).results.map(({ name }: { name: string }) => name);

test('colleagues, companies and contacts are in one list by name', async () => {
  const { results, letters, pagination } = await list();
  expect(results).toEqual([
    expect.objectContaining({ kind: 'contact', name: '3rd Street Print', email: 'hello@print.test' }),
    expect.objectContaining({ kind: 'contact', name: 'Adam Nuñez', what: 'Manager', place: 'Bright Fender' }),
    expect.objectContaining({ kind: 'company', name: 'Alder Casualty', what: 'Carrier', active: true }),
    expect.objectContaining({
      kind: 'company',
      name: 'Élan Finance',
      what: 'Finance company',
      active: false,
    }),
    {
      kind: 'colleague',
      id: person.id,
      name: 'Zoë Adams',
      what: 'Agent',
      place: 'Harbor Office',
      phone: '(305) 555-0101',
      email: 'zoe@agency.test',
      active: true,
    },
  ]);
  expect(letters).toEqual(['A', 'E', 'Z']);
  expect(pagination.total).toBe(5);
});

test('it shows people, companies or all', async () => {
  expect(await names({ kind: 'people' })).toEqual(['3rd Street Print', 'Adam Nuñez', 'Zoë Adams']);
  expect(await names({ kind: 'companies' })).toEqual(['Alder Casualty', 'Élan Finance']);
});

test.each([
  ['nunez', ['Adam Nuñez']],
  ['adam', ['Adam Nuñez', 'Zoë Adams']],
  ['fender ADAM', ['Adam Nuñez']],
  ['harbor', ['Zoë Adams']],
  ['desk@alder', ['Alder Casualty']],
  ['813-555', ['Alder Casualty']],
  ['(786) 555-0199', ['Adam Nuñez']],
  ['+1 305 555 0101', ['Zoë Adams']],
  ['zoe 5550101', ['Zoë Adams']],
  ['%', []],
  ['_', []],
  ["'; DROP TABLE rolodex_contacts; --", []],
])('the search for %s finds %j', async (query, expected) => {
  expect(await names({ query })).toEqual(expected);
});

test('a letter is the first of the name, accents or not, and leaves the other letters to choose', async () => {
  expect(await names({ letter: 'E' })).toEqual(['Élan Finance']);
  const { results, letters, pagination } = await list({ letter: 'A', kind: 'people' });
  expect(results.map(({ name }: { name: string }) => name)).toEqual(['Adam Nuñez']);
  expect(letters).toEqual(['A', 'Z']);
  expect(pagination.total).toBe(1);
});

test('it comes in pages with a stable order; a page past the end is the last one', async () => {
  expect((await list({ page: 2, per_page: 2 })).pagination).toMatchObject({ from: 3, to: 4, total: 5 });
  const pages = await Promise.all([1, 2, 3].map((page) => names({ page, per_page: 2 })));
  expect(pages.flat()).toEqual(await names());
  expect((await list({ page: 9, per_page: 2 })).pagination.current_page).toBe(3);
});

test('what is neither letter nor kind is refused at its field', async () => {
  const { error } = await person.client.call(contract.listEntries, { query: { letter: 'aa', kind: 'pets' } });
  expect(error.errors).toEqual({
    kind: ['Choose all, people or companies.'],
    letter: ['Choose a letter from A to Z.'],
  });
});
