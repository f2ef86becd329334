import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { makeWorkbook, numberCell, textCell } from '#platform/server/sheets/test-workbook.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as rowCalls from '../row-contract.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import { dryRun, dryRunOf, statement } from './test-statement.ts';

let app: TestApp;
let person: TestPerson;
let companyId: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionImportRoutes], jobs: commissionImportJobs });
  person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  companyId = await buildCompany(app.owner, person.masterId);
});
afterAll(() => app.close());

const doImport = (id: number, body: object = {}) =>
  person.client.call(contract.importLines, { params: { id }, body });
const rowsOf = async (id: number) =>
  (await person.client.call(rowCalls.listRows, { params: { id } })).body.results;

test('total rows are recognised, left out of the sums and checked against them', async () => {
  const view = await dryRun(person, companyId, [
    'A-1,Ann,Home,12-Nov-2026,,"1,000.00",1000.00',
    'A-2,Bob,Home,"Nov 9, 2026",,,892.00-',
    'A-3,Cy,Home,46338,,,(12.50)',
    'A-4,Di,Home,20261112,,,"1,354.08"',
    'Total,,,,,"1,000.00","1,449.58"',
  ]);
  expect(view.totals).toEqual([
    { sheet: '', row: 6, label: 'Total', carrier: 1449.58, ours: 1449.58, agrees: true },
  ]);
  expect(view.outcomes).toEqual(
    expect.arrayContaining([
      { outcome: 'unmatched', rows: 4, total: 1449.58 },
      { outcome: 'total', rows: 1, total: 1449.58 },
    ]),
  );
  const rows = await rowsOf(view.id);
  expect(rows.map((row: { transactionDate: string }) => row.transactionDate)).toEqual([
    '2026-11-12',
    '2026-11-09',
    '2026-11-12',
    '2026-11-12',
    null,
  ]);
  expect((await doImport(view.id)).body).toEqual({ lines: 4, total: 1449.58 });
});

test('a total that does not agree is imported only by somebody who says so', async () => {
  const view = await dryRun(person, companyId, ['B-1,Ann,Home,3/1/2026,,,10', 'Grand Total,,,,,,11']);
  expect(view.totals).toEqual([
    { sheet: '', row: 3, label: 'Grand Total', carrier: 11, ours: 10, agrees: false },
  ]);
  const refused = await doImport(view.id);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toBe(
    'Carrier’s total 11.00, our rows 10.00 (Grand Total, row 3). Correct the rows, or import them although the totals differ.',
  );
  expect((await doImport(view.id, { despiteTotals: true })).body).toEqual({ lines: 1, total: 10 });
});

test('a negative total ties like any other', async () => {
  const view = await dryRun(person, companyId, ['C-1,Ann,Home,3/1/2026,,,(10.55)', 'Total,,,,,,10.55-']);
  expect(view.totals[0]).toMatchObject({ carrier: -10.55, ours: -10.55, agrees: true });
  expect((await doImport(view.id)).body).toEqual({ lines: 1, total: -10.55 });
});

test('a file of totals only has nothing to import, and is told so', async () => {
  const view = await dryRun(person, companyId, ['Subtotal,,,,,,10', 'Grand Total,,,,,,10']);
  const refused = await doImport(view.id);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('only the carrier’s totals and no rows of its own');
});

test('lines that end with CR LF, the last with LF alone, are read to the end', async () => {
  const text = `${statement(['D-1,Ann,Home,3/1/2026,,,1', 'D-2,Bob,Home,3/2/2026,,,2']).trimEnd()}\n`;
  const view = await dryRunOf(person, companyId, text);
  expect(view.rowCount).toBe(2);
  expect(view.outcomes).toEqual([{ outcome: 'unmatched', rows: 2, total: 3 }]);
});

const COLUMNS = ['Policy', 'Insured', 'Product', 'Date', 'Effective', 'Premium', 'Commission'];
const cells = (row: number, texts: readonly (string | number)[]) =>
  texts
    .map((text, at) => {
      const place = `${String.fromCharCode(65 + at)}${row}`;
      return typeof text === 'number' ? numberCell(place, String(text)) : textCell(place, text);
    })
    .join('');
const line = (row: number, texts: readonly (string | number)[]) =>
  `<row r="${row}">${cells(row, texts)}</row>`;

test('a summary sheet may come first, and is compared with the rows: two sheets that disagree are told', async () => {
  const summary = [
    ['Product', 'Premium', 'Date', 'Commission'],
    ['Home', 5, 'March', 12],
    ['Total', 5, '', 12],
  ];
  const details = [
    COLUMNS,
    ['E-1', 'Ann', 'Home', 46_082, '', 5, 10],
    ['E-2', 'Bob', 'Home', 46_083, '', 5, 1],
  ];
  const bytes = makeWorkbook(
    summary.map((texts, at) => cells(at + 1, texts)),
    '',
    { Details: details.map((texts, at) => line(at + 1, texts)).join('') },
  );
  const view = await dryRunOf(person, companyId, bytes, 'march.xlsx');
  expect(view).toMatchObject({ sheet: 'Details', state: 'read' });
  expect(view.totals).toEqual([{ sheet: 'S', row: 3, label: 'Total', carrier: 12, ours: 11, agrees: false }]);
  expect((await doImport(view.id)).status).toBe(409);
});
