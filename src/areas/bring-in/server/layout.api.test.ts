import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { csvOf, xlsxOf } from '#platform/server/sheets/test-lines.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { FIELDS } from '../fields.ts';
import { bringInJobs, bringInRoutes } from './public.ts';
import { buildBringIn } from './test-data.ts';
import { broughtIn, countOf, rowsOf, sendFile, settled } from './test-files.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [bringInRoutes], jobs: bringInJobs });
});
afterAll(() => app.close());

let person: TestPerson;
beforeEach(async () => {
  person = await (await app.newAgency()).newPerson({ permissions: { PRadmin: 1 } });
});

const HEAD = ['First', 'Last', 'Email'];
const TITLED = [
  ['Client list', 'Acme Agency', 'Printed 04/02/2026'],
  HEAD,
  ['Ann', 'Lee', 'ann@person.test'],
  ['Bob', 'Ray', 'bob@person.test'],
];
const MAP = { firstName: 'First', lastName: 'Last', email: 'Email' };
const read = (id: number, body: object) =>
  person.client.call(contract.readBringIn, { params: { id }, body: body as never });
const sheetsOf = (id: number) => person.client.call(contract.viewBringInSheets, { params: { id } });

test.each<[string, () => string | Promise<Uint8Array>]>([
  ['clients.csv', () => csvOf(TITLED)],
  ['clients.xlsx', () => xlsxOf({ Clients: TITLED })],
])('a title row of three cells above the headings of %s is not taken for them', async (name, content) => {
  const { body } = await sendFile(person, 'customers', await content(), name);
  expect(body).toMatchObject({ state: 'mapping', headingRow: 2, rowCount: 2, map: MAP });
  await read(body.id, { map: MAP });
  expect(countOf(await settled(person, body.id))).toEqual({ waiting: 2 });
  expect((await rowsOf(person, body.id)).map(({ row, name: who }) => [row, who])).toEqual([
    [3, 'Ann Lee'],
    [4, 'Bob Ray'],
  ]);
});

test('the person can say which sheet of a workbook is meant, and which row holds the headings', async () => {
  const other = [
    ['Kontakte', 'Stand Mai', 'x'],
    ['Vorname', 'Nachname', 'Ort'],
    ['Cai', 'Fox', 'Miami'],
  ];
  const book = await xlsxOf({ Summary: [['Total', '2']], Clients: TITLED, Kontakte: other });
  const { body } = await sendFile(person, 'customers', book, 'clients.xlsx');
  expect(body).toMatchObject({ sheet: 'Clients', headingRow: 2 });
  const { sheets, saved } = (await sheetsOf(body.id)).body;
  expect([sheets.map(({ name }: { name: string }) => name), saved]).toEqual([
    ['Summary', 'Clients', 'Kontakte'],
    null,
  ]);
  expect(sheets[1]?.lines[1]).toEqual(HEAD);
  const map = { firstName: 'Vorname', lastName: 'Nachname' };
  expect((await read(body.id, { map, sheet: 'Kontakte', headingRow: 2 })).status).toBe(200);
  const view = await settled(person, body.id);
  expect(view).toMatchObject({ sheet: 'Kontakte', headingRow: 2, rowCount: 1, state: 'read', map });
  expect(await rowsOf(person, body.id)).toMatchObject([{ row: 3, name: 'Cai Fox', outcome: 'waiting' }]);
});

test('columns that were chosen before find their place in the next file by their headings', async () => {
  const words = ['Vorname', 'Nachname'];
  const map = { firstName: 'Vorname', lastName: 'Nachname' };
  const first = (await sendFile(person, 'customers', csvOf([words, ['Ann', 'Lee']]))).body;
  await read(first.id, { map });
  await settled(person, first.id);
  const lines = [['Kontakte', 'Mai', '3'], [], words, ['Bob', 'Ray']];
  const next = (await sendFile(person, 'customers', csvOf(lines))).body;
  expect(await settled(person, next.id)).toMatchObject({ state: 'read', headingRow: 3, map, rowCount: 1 });
});

test('a take-out below a title is known by its headings, and its amounts are cents', async () => {
  const { body } = await sendFile(person, 'customers', csvOf(TITLED));
  expect(body.ofTakeOut).toBe(false);
  const names = FIELDS.customers
    .filter(({ name }) => name !== 'customerName')
    .map((field) => field.takenOutAs);
  const lines = [
    ['Our customers', 'of', 'May'],
    names,
    names.map((name) => (name === 'last_name' ? 'Lee' : '')),
  ];
  const own = (await sendFile(person, 'customers', csvOf(lines))).body;
  expect(own).toMatchObject({ ofTakeOut: true, headingRow: 2 });
  expect(countOf(await settled(person, own.id))).toEqual({ waiting: 1 });
});

test('each sheet of a workbook is imported once, and once as each kind', async () => {
  const people = (name: string) => [HEAD, [name, 'Lee', `${name.toLowerCase()}@person.test`]];
  const book = await xlsxOf({ Miami: people('Ann'), Tampa: people('Bob') });
  const importing = async (kind: 'customers' | 'leads', sheet: string) => {
    const { body } = await sendFile(person, kind, book, 'people.xlsx');
    // The columns are known and stand in two sheets: the person says which one is meant.
    expect(body.state).toBe('mapping');
    await read(body.id, { map: MAP, sheet, headingRow: 1 });
    await settled(person, body.id);
    const { status } = await person.client.call(contract.importBringIn, {
      params: { id: body.id },
      body: {},
    });
    await settled(person, body.id);
    return status;
  };
  expect(await importing('customers', 'Miami')).toBe(200);
  expect(await importing('customers', 'Tampa')).toBe(200);
  expect(await importing('customers', 'Tampa')).toBe(409);
  expect(await importing('leads', 'Tampa')).toBe(200);
});

test('an impossible sheet or row is refused at its field, and nothing changes', async () => {
  const { body } = await sendFile(person, 'customers', csvOf(TITLED));
  const errors = async (chosen: object) => (await read(body.id, { map: MAP, ...chosen })).error.errors;
  expect(await errors({ sheet: 'Gone' })).toEqual({ sheet: ['The file has no such sheet.'] });
  expect(await errors({ headingRow: 4 })).toEqual({ headingRow: [expect.stringMatching(/no rows below/)] });
  expect(await errors({ headingRow: 9 })).toEqual({ headingRow: ['Choose one of the first 4 rows.'] });
  expect(await errors({ headingRow: 31 })).toHaveProperty('headingRow');
  // The headings of the row that is named are those that count.
  expect(Object.keys((await errors({ headingRow: 1 })) ?? {})).toContain('map.firstName');
  expect((await person.client.call(contract.viewBringIn, { params: { id: body.id } })).body).toMatchObject({
    state: 'mapping',
    headingRow: 2,
  });
});

test('the first lines of another agency’s file, and of none, are 404', async () => {
  const { body } = await sendFile(person, 'customers', csvOf(TITLED));
  const stranger = await (await app.newAgency()).newPerson({ permissions: { PRadmin: 1 } });
  for (const id of [body.id, 1])
    expect((await stranger.client.call(contract.viewBringInSheets, { params: { id } })).status).toBe(404);
});

test('a file from before the row could be chosen offers no other one, and keeps its first line', async () => {
  const id = await buildBringIn(app.owner, { ...person, employeeId: person.id });
  expect((await sheetsOf(id)).body).toEqual({ sheets: [], saved: null });
  expect((await read(id, { map: { firstName: 'First' }, headingRow: 2 })).error.errors).toEqual({
    sheet: ['The file has no such sheet.'],
  });
  expect((await read(id, { map: { firstName: 'First' } })).status).toBe(200);
});

test('a heading or an example that would be cut within a character is stored all the same', async () => {
  const long = `${'x'.repeat(99)}😀`;
  const done = await broughtIn(person, 'customers', `First,Last,${long}\nAnn,Lee,${'y'.repeat(59)}😀\n`);
  expect(countOf(done)).toEqual({ made: 1 });
});
