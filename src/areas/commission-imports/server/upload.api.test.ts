import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { dateCell, makeWorkbook, numberCell, textCell } from '#platform/server/sheets/test-workbook.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { NO_COLUMNS } from '../columns.ts';
import * as contract from '../contract.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import { HEADINGS, MAP, readToEnd, sendStatement, statement } from './test-statement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    areas: [commissionImportRoutes],
    jobs: commissionImportJobs,
    env: { UPLOAD_LIMIT: '12' },
  });
});
afterAll(() => app.close());

let person: TestPerson;
let companyId: number;
beforeEach(async () => {
  person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  companyId = await buildCompany(app.owner, person.masterId);
});

test.each<[string, string, string | Uint8Array, RegExp]>([
  ['a binary called .csv', 'a.csv', new Uint8Array([1, 0, 0, 0, 9]), /not text/],
  ['no rows', 'a.csv', `${HEADINGS}\n`, /no rows below/],
  ['missing columns', 'a.csv', 'Policy\nHO-1', /at least three columns/],
  ['10 MB on one line', 'a.csv', `${HEADINGS}\n${'x'.repeat(10_000_000)}`, /more than 100,000 characters/],
  [
    'a wrong encoding',
    'a.csv',
    Buffer.from([...Buffer.from(`${HEADINGS}\n`), 0x81, 0xe9]),
    /neither UTF-8 nor/,
  ],
  ['text called .xlsx', 'a.xlsx', 'text', /The content is not that of a xlsx file/],
  ['an older workbook', 'a.xls', 'text', /older kind of workbook/],
  ['an empty file', 'a.csv', '', /The file is empty/],
])('%s is refused with words, and leaves nothing', async (_, filename, content, words) => {
  const { status, error } = await sendStatement(person, companyId, content, filename);
  expect(status).toBe(422);
  expect(error.errors?.files?.[0]).toMatch(words);
  expect((await person.client.call(contract.listImports)).body.results).toEqual([]);
});

test('a workbook is read as well', async () => {
  const product_id = await buildProduct(app.owner, person.masterId, { company_id: companyId });
  await buildPolicy(app.owner, person.masterId, { product_id, policy_number: 'HO-1' });
  const cells = [HEADINGS.split(','), ['HO-1', 'Ann', '', '2026-03-01', '', 5, 12.5]];
  const bytes = await writeExcelFile(cells.map((row) => row.map((value) => ({ value })))).toBuffer();
  const { body } = await sendStatement(person, companyId, bytes, 'march.xlsx');
  await person.client.call(contract.readImport, { params: { id: body.id }, body: { map: MAP } });
  expect((await readToEnd(person, body.id)).outcomes).toEqual([{ outcome: 'number', rows: 1, total: 12.5 }]);
});

test('texts that are cut, and texts that no table takes, are read all the same', async () => {
  const long = `a${'😀'.repeat(120)}`;
  const cells = [textCell('A2', 'HO&#0;&#xD800;-1'), textCell('B2', long), dateCell('C2', '1e15')];
  const head = ['Policy', 'Insured', 'Date', 'Commission'].map((text, at) =>
    textCell(`${'ABCD'[at]}1`, text),
  );
  const book = makeWorkbook([head.join(''), [...cells, numberCell('D2', '5')].join('')]);
  const map = { ...NO_COLUMNS, policyNumber: 'Policy', transactionDate: 'Date', commission: 'Commission' };
  for (const [content, name] of [
    [`Policy,Insured,Date,Commission\n${long},${long},${long},${long}`, 'march.csv'],
    [book, 'march.xlsx'],
  ] as const) {
    const { status, body } = await sendStatement(person, companyId, content, name);
    expect(status).toBe(200);
    const params = { id: body.id };
    await person.client.call(contract.readImport, {
      params,
      body: { map: { ...map, customerName: 'Insured' } },
    });
    expect(await readToEnd(person, body.id)).toMatchObject({
      state: 'read',
      outcomes: [{ outcome: 'problem', rows: 1 }],
    });
  }
});

test('no file, and two of them, are refused at their field', async () => {
  for (const count of [0, 2]) {
    const form = new FormData();
    form.append('company', String(companyId));
    for (let at = 0; at < count; at++)
      form.append('files', new Blob([statement(['HO-1,,,,,,'])]), `${at}.csv`);
    const { status, error } = await person.client.call(contract.uploadStatement, { body: form });
    expect([count, status, Object.keys(error.errors ?? {})]).toEqual([count, 422, ['files']]);
  }
});

test('a company that is not a carrier of ours is refused at its field', async () => {
  const foreign = await buildCompany(app.owner, (await app.newAgency()).masterId);
  const finance = await buildCompany(app.owner, person.masterId, { is_carrier: false, is_finance: true });
  for (const id of [foreign, finance, 0, 'x'])
    expect(
      (await sendStatement(person, id, statement(['HO-1,Ann,Home,3/1/2026,,1,2']))).error.errors,
    ).toHaveProperty(typeof id === 'number' && id > 0 ? 'company' : 'company.0');
});

test('a file above the limit is 413', async () => {
  const { status, error } = await sendStatement(person, companyId, 'x'.repeat(13 * 1024 * 1024));
  expect(status).toBe(413);
  expect(error.message).toBe('This is too large: at most 12 MB can be sent at once.');
});
