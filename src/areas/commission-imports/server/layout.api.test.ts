import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { csvOf, xlsxOf } from '#platform/server/sheets/test-lines.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { NO_COLUMNS } from '../columns.ts';
import * as contract from '../contract.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import { HEADINGS, MAP, readToEnd, sendStatement } from './test-statement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionImportRoutes], jobs: commissionImportJobs });
});
afterAll(() => app.close());

let person: TestPerson;
let companyId: number;
beforeEach(async () => {
  person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  companyId = await buildCompany(app.owner, person.masterId);
});

const ROW = ['HO-1', 'Ann', 'Home', '3/1/2026', '1/1/2026', '100', '10'];
const TITLED = [['Acme Insurance', 'Agency 4711', 'Printed 04/02/2026'], HEADINGS.split(','), ROW];
const sheetsOf = (id: number) => person.client.call(contract.viewSheets, { params: { id } });
const read = (id: number, body: object) =>
  person.client.call(contract.readImport, { params: { id }, body: body as never });

test.each<[string, () => string | Promise<Uint8Array>]>([
  ['march.csv', () => csvOf(TITLED)],
  ['march.xlsx', () => xlsxOf({ March: TITLED })],
])('a title row of three cells above the headings of %s is not taken for them', async (name, content) => {
  const { body } = await sendStatement(person, companyId, await content(), name);
  expect(body).toMatchObject({ state: 'mapping', headingRow: 2, rowCount: 1, map: MAP });
  await read(body.id, { map: MAP });
  expect(await readToEnd(person, body.id)).toMatchObject({
    outcomes: [{ outcome: 'unmatched', rows: 1, total: 10 }],
  });
});

test('a summary sheet in front is not taken for the statement, and the person can say which one is meant', async () => {
  const other = [
    ['Policy', 'Date', 'Commission'],
    ['HO-9', '4/1/2026', '7'],
    ['HO-8', '4/1/2026', '8'],
  ];
  const book = await xlsxOf({ Summary: [['Total', '10']], Lines: TITLED, Other: other });
  const { body } = await sendStatement(person, companyId, book, 'march.xlsx');
  expect(body).toMatchObject({ sheet: 'Lines', headingRow: 2 });
  const { sheets, saved } = (await sheetsOf(body.id)).body;
  expect([sheets.map(({ name }: { name: string }) => name), saved]).toEqual([
    ['Summary', 'Lines', 'Other'],
    null,
  ]);
  expect(sheets[1]?.lines[1]).toEqual(TITLED[1]);
  const map = { ...NO_COLUMNS, policyNumber: 'Policy', transactionDate: 'Date', commission: 'Commission' };
  expect((await read(body.id, { map, sheet: 'Other', headingRow: 1 })).status).toBe(200);
  expect(await readToEnd(person, body.id)).toMatchObject({
    sheet: 'Other',
    headingRow: 1,
    rowCount: 2,
    outcomes: [{ outcome: 'unmatched', rows: 2, total: 15 }],
  });
});

test('an impossible sheet or row is refused at its field, and nothing changes', async () => {
  const { body } = await sendStatement(person, companyId, csvOf(TITLED));
  const errors = async (chosen: object) => (await read(body.id, { map: MAP, ...chosen })).error.errors;
  expect(await errors({ sheet: 'Gone' })).toEqual({ sheet: ['The file has no such sheet.'] });
  expect(await errors({ headingRow: 3 })).toEqual({ headingRow: [expect.stringMatching(/no rows below/)] });
  expect(await errors({ headingRow: 9 })).toEqual({ headingRow: ['Choose one of the first 3 rows.'] });
  expect(await errors({ headingRow: 31 })).toHaveProperty('headingRow');
  expect(await errors({ period: 'March' })).toHaveProperty('period');
  // The headings of the row that is named are those that count.
  expect(Object.keys((await errors({ headingRow: 1 })) ?? {})).toContain('map.commission');
  expect((await person.client.call(contract.viewImport, { params: { id: body.id } })).body).toMatchObject({
    state: 'mapping',
    headingRow: 2,
  });
});

test('the place of the columns is found again by their names, and otherwise where it was before', async () => {
  const words = ['Nr', 'Wann', 'Betrag'];
  const map = { ...NO_COLUMNS, policyNumber: 'Nr', transactionDate: 'Wann', commission: 'Betrag' };
  const lines = (number: string) => [['Acme', 'March', 'Page 1'], words, [number, '3/1/2026', '7']];
  const first = (await sendStatement(person, companyId, csvOf(lines('HO-1')))).body;
  expect(first).toMatchObject({ state: 'mapping', headingRow: 1 });
  await read(first.id, { map, headingRow: 2 });
  await readToEnd(person, first.id);
  await person.client.call(contract.importLines, { params: { id: first.id } });
  const next = (await sendStatement(person, companyId, csvOf([['x'], ...lines('HO-2')]))).body;
  expect(await readToEnd(person, next.id)).toMatchObject({ state: 'read', headingRow: 3, map });
});
