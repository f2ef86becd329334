import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { dateCell, makeWorkbook, numberCell, textCell } from '#platform/server/sheets/test-workbook.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { bringInJobs, bringInRoutes } from './public.ts';
import { broughtIn, countOf, rowsOf, sendFile, settled } from './test-files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [bringInRoutes], jobs: bringInJobs });
});
afterAll(() => app.close());

const newAdmin = async () => (await app.newAgency()).newPerson({ permissions: { PRadmin: 1 } });
const customersOf = async ({ masterId }: TestPerson) =>
  (await app.owner.query('SELECT * FROM customers WHERE master_id = $1 ORDER BY id', [masterId])).rows;

const FILE = 'First,Last,Birthday,Phone,Opt out\r\nAnn,Lee,1/5/1980,305-555-0142,no\r\nBob,Ray,,,\r\n';

test('columns are guessed, read as a dry run, imported, and saved for the next file', async () => {
  const person = await newAdmin();
  const { body } = await sendFile(person, 'customers', FILE);
  expect(body).toMatchObject({ state: 'mapping', rowCount: 2, ofTakeOut: false });
  expect(body.map).toEqual({
    firstName: 'First',
    lastName: 'Last',
    phone: 'Phone',
    dob: 'Birthday',
    emailOptOut: 'Opt out',
  });
  const params = { id: body.id };
  await person.client.call(contract.readBringIn, { params, body: { map: body.map } });
  const read = await settled(person, body.id);
  expect([read.state, countOf(read)]).toEqual(['read', { waiting: 2 }]);
  expect(await customersOf(person)).toEqual([]);
  await person.client.call(contract.importBringIn, { params, body: {} });
  const done = await settled(person, body.id);
  expect([done.state, countOf(done), done.rowsDone]).toEqual(['imported', { made: 2 }, 2]);
  expect(await customersOf(person)).toMatchObject([
    { first_name: 'Ann', last_name: 'Lee', dob: '1980-01-05', phone: '(305) 555-0142' },
    { first_name: 'Bob', last_name: 'Ray', dob: null },
  ]);
  const next = (await sendFile(person, 'customers', FILE.replace('Bob', 'Rob'))).body;
  expect(next.state).toBe('reading');
  await settled(person, next.id);
});

test('problems are told by row and field, and such rows are left out', async () => {
  const person = await newAdmin();
  const text =
    'First,Last,Birthday,Zip,Office\nAnn,Lee,13/45/1980,33145,\n,,1/5/1980,x,Nowhere\nBob,Ray,,,\nBob,Ray,,,\n';
  const done = await broughtIn(person, 'customers', text);
  expect(countOf(done)).toEqual({ made: 1, problem: 3 });
  const problems = (await rowsOf(person, done.id)).map(({ row, problems: all }) => [
    row,
    ...all.map(({ field, words }) => `${field}: ${words}`),
  ]);
  expect(problems).toEqual([
    [2, 'Date of birth: This is not a date. Write it like 11/16/2026.'],
    expect.arrayContaining([3, 'Office: There is no open office “Nowhere”. Add it under Offices.']),
    [4],
    [5, ': This row is the same as row 4.'],
  ]);
});

test.each([
  ['customers', 'First,Last,Phone,City\nAnn,Lee,305-555-0142,Miami\nANN,Lee,(305) 555-0142,\n', 'customers'],
  ['leads', 'First,Last,Email,City\nAnn,Lee,ann@p.test,Miami\nann,lee,Ann@p.test,Tampa\n', 'leads'],
] as const)(
  'two rows of %s that say the same person in other words are one, however near they stand',
  async (kind, text, table) => {
    const person = await newAdmin();
    const done = await broughtIn(person, kind, text);
    expect(countOf(done)).toEqual({ made: 1, same: 1 });
    expect(done.rowsDone).toBe(2);
    const { rows } = await app.owner.query(`SELECT id FROM ${table} WHERE master_id = $1`, [person.masterId]);
    expect((await rowsOf(person, done.id)).map(({ recordId }) => recordId)).toEqual([rows[0].id, rows[0].id]);
    expect(rows).toHaveLength(1);
  },
);

test('a duplicate is named, left out, and on request gets only what it lacks', async () => {
  const person = await newAdmin();
  const known = { first_name: 'Ann', last_name: 'Lee', email: 'ann@person.test', city: 'Miami' };
  const id = await buildCustomer(app.owner, person.masterId, known);
  const text = 'First,Last,Email,City,Zip\nann,LEE,ANN@person.test,Tampa,33145\n';
  const { body } = await sendFile(person, 'customers', text);
  const params = { id: body.id };
  await person.client.call(contract.readBringIn, { params, body: { map: body.map } });
  await settled(person, body.id);
  expect(await rowsOf(person, body.id)).toMatchObject([{ outcome: 'same', sameId: id }]);
  const refused = await person.client.call(contract.importBringIn, { params, body: {} });
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'Every row is here already or has a problem. There is nothing to import.',
  ]);
  await person.client.call(contract.importBringIn, { params, body: { fills: true } });
  expect(countOf(await settled(person, body.id))).toEqual({ filled: 1 });
  expect(await customersOf(person)).toMatchObject([{ id, ...known, zip: '33145', version: 2 }]);
});

test('an import is taken back except for what was changed since', async () => {
  const person = await newAdmin();
  const { id } = await broughtIn(person, 'customers', FILE);
  const [ann] = await customersOf(person);
  await app.owner.query('UPDATE customers SET version = 2 WHERE id = $1', [ann.id]);
  await person.client.call(contract.takeBackBringIn, { params: { id } });
  const back = await settled(person, id);
  expect([back.state, countOf(back)]).toEqual(['takenBack', { takenBack: 1, changed: 1 }]);
  expect((await customersOf(person)).map((row) => row.id)).toEqual([ann.id]);
  expect((await person.client.call(contract.takeBackBringIn, { params: { id } })).status).toBe(409);
});

test('the same file is imported once, also by two people at the same moment, and again after it was taken back', async () => {
  const person = await newAdmin();
  const files = await Promise.all([1, 2].map(() => sendFile(person, 'customers', FILE)));
  for (const { body } of files) {
    await person.client.call(contract.readBringIn, { params: { id: body.id }, body: { map: body.map } });
    await settled(person, body.id);
  }
  const begin = ({ body }: (typeof files)[number]) =>
    person.client.call(contract.importBringIn, { params: { id: body.id }, body: {} });
  const begun = await Promise.all(files.map(begin));
  expect(begun.map(({ status }) => status).sort()).toEqual([200, 409]);
  const imported = begun.find(({ status }) => status === 200)?.body.id;
  await settled(person, imported);
  expect(await customersOf(person)).toHaveLength(2);
  const again = await sendFile(person, 'customers', FILE);
  expect(again.status).toBe(409);
  expect(again.error.message).toContain('has imported this file already');
  await person.client.call(contract.takeBackBringIn, { params: { id: imported } });
  await settled(person, imported);
  expect((await sendFile(person, 'customers', FILE)).status).toBe(200);
});

test.each([
  ['an empty file', '', 'The file is empty.'],
  ['no headings', 'only\n', 'No headings were found'],
  ['no rows', 'First,Last\n', 'The file has headings and no rows below them.'],
  ['10,000 columns', `${'a,'.repeat(10_000)}b\n1\n`, 'The file has more than 200 columns'],
  ['a picture', '\x89PNG\r\n\x1a\n', 'The content of this file is not text'],
])('%s is refused in words', async (_, content, words) => {
  const { status, error } = await sendFile(await newAdmin(), 'customers', Buffer.from(content, 'latin1'));
  expect(status).toBe(422);
  expect(error.errors?.files?.[0]).toContain(words);
});

test('Windows-1252 is recognized, and formulas stay texts', async () => {
  const person = await newAdmin();
  const text = Buffer.from('First,Last,Memo\nJos\xe9,Pe\xf1a,"\'=1+1"\n', 'latin1');
  const { body } = await sendFile(person, 'customers', text);
  await person.client.call(contract.readBringIn, { params: { id: body.id }, body: { map: body.map } });
  await settled(person, body.id);
  await person.client.call(contract.importBringIn, { params: { id: body.id }, body: {} });
  await settled(person, body.id);
  expect(await customersOf(person)).toMatchObject([{ first_name: 'José', last_name: 'Peña', memo: '=1+1' }]);
});

test('a workbook is brought in like a CSV file, with days and numbers as the sheet has them', async () => {
  const person = await newAdmin();
  const head = ['First', 'Last', 'Birthday', 'Zip'].map((text, at) => textCell(`${'ABCD'[at]}1`, text));
  const line = [
    textCell('A2', 'Ann'),
    textCell('B2', 'Lee'),
    dateCell('C2', '29225'),
    numberCell('D2', '33145'),
  ];
  const workbook = makeWorkbook([head.join(''), line.join('')]);
  const { body } = await sendFile(person, 'customers', workbook, 'Customers.XLSX');
  expect(body).toMatchObject({ state: 'mapping', rowCount: 1 });
  expect(body.headings.map(({ name }: { name: string }) => name)).toEqual([
    'First',
    'Last',
    'Birthday',
    'Zip',
  ]);
  const params = { id: body.id };
  await person.client.call(contract.readBringIn, { params, body: { map: body.map } });
  await settled(person, body.id);
  await person.client.call(contract.importBringIn, { params, body: {} });
  expect(countOf(await settled(person, body.id))).toEqual({ made: 1 });
  expect(await customersOf(person)).toMatchObject([
    { first_name: 'Ann', last_name: 'Lee', dob: '1980-01-05', zip: '33145' },
  ]);
});

test('what is no workbook, reaches too far out or has another ending is refused in words', async () => {
  const person = await newAdmin();
  const words = async (content: string | Uint8Array, name: string) => {
    const { status, error } = await sendFile(person, 'customers', content, name);
    expect(status).toBe(422);
    return error.errors?.files?.[0];
  };
  expect(await words(FILE, 'customers.xlsx')).toContain('This workbook cannot be read');
  const far = makeWorkbook([textCell('A1', 'First') + textCell('B1', 'Last'), textCell('XFD900000', 'x')]);
  expect(await words(far, 'customers.xlsx')).toContain('too far to be read at once');
  expect(await words(FILE, 'customers.pdf')).toBe('Choose a CSV or an XLSX file.');
  expect(await words(FILE, 'customers.xls')).toContain('Save it as XLSX or CSV.');
});

test('a file of 60 MB is refused before it is read', async () => {
  const { status } = await sendFile(await newAdmin(), 'customers', Buffer.alloc(60 * 1024 * 1024, 'a,b\n'));
  expect(status).toBe(413);
});

test('a column that is not there, twice chosen or missing is refused by field', async () => {
  const person = await newAdmin();
  const { body } = await sendFile(person, 'policies', 'A,B\n1,2\n');
  const map = { policyNumber: 'A', company: 'A', product: 'Elsewhere', nonsense: 'B' };
  const { status, error } = await person.client.call(contract.readBringIn, {
    params: { id: body.id },
    body: { map },
  });
  expect(status).toBe(422);
  expect(error.errors).toMatchObject({
    'map.company': ['This column is chosen for another field already.'],
    'map.product': ['The file has no such column.'],
    'map.nonsense': ['There is no such field.'],
    'map.effdate': ['Choose a column.'],
    'map.customerName': ['Choose a column for the customer: the number or the name.'],
  });
});
