import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as rowCalls from '../row-contract.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import { type Carrier, newCarrier } from './test-lines.ts';
import { dryRun } from './test-statement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionImportRoutes], jobs: commissionImportJobs });
});
afterAll(() => app.close());

let carrier: Carrier;
let policyId: number;
beforeEach(async () => {
  carrier = await newCarrier(app);
  policyId = await carrier.policy();
});

const correct = (id: number, row: number, cells: Record<string, string>) =>
  carrier.person.client.call(rowCalls.correctRow, { params: { id }, body: { row, cells } });
const rowsOf = async (id: number) =>
  (await carrier.person.client.call(rowCalls.listRows, { params: { id } })).body.results;
const doImport = (id: number, body: object = {}) =>
  carrier.person.client.call(contract.importLines, { params: { id }, body });
const ROWS = ['HO-1,Ann,,3/1/2026,,,10.00', 'HO-1,Ann,,02/30/2026,,,"12,50"', 'Total,,,,,,22.50'];

test('a problem row is corrected in place: its cells as typed, kept beside the original', async () => {
  const view = await dryRun(carrier.person, carrier.companyId, ROWS);
  expect(view.totals).toMatchObject([{ agrees: false, carrier: 22.5, ours: 10 }]);
  const done = await correct(view.id, 3, { transactionDate: 'Mar 2, 2026', commission: '12.50' });
  expect(done.status).toBe(200);
  expect(done.body.totals).toMatchObject([{ agrees: true, carrier: 22.5, ours: 22.5 }]);
  const [, row] = await rowsOf(view.id);
  expect(row).toMatchObject({
    outcome: 'number',
    policy: { id: policyId },
    transactionDate: '2026-03-02',
    commission: 12.5,
    problem: '',
    cells: { policyNumber: 'HO-1', transactionDate: '02/30/2026', commission: '12,50' },
    corrected: { cells: { transactionDate: 'Mar 2, 2026', commission: '12.50', policyNumber: 'HO-1' } },
  });
  expect(row.corrected.by).toBe(carrier.person.name);
  expect((await doImport(view.id)).body).toEqual({ lines: 2, total: 22.5 });
  expect((await carrier.logOf(view.id, 'imported', 'commission import'))[0]?.after).toMatchObject({
    rowsCorrected: '3',
  });
  // What was typed stays beside the original.
  expect((await rowsOf(view.id))[1].cells.commission).toBe('12,50');
});

test('what is still wrong is refused field by field, and nothing changes', async () => {
  const view = await dryRun(carrier.person, carrier.companyId, ROWS);
  const refused = await correct(view.id, 3, { transactionDate: '13/45/2026', commission: '' });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({
    'cells.transactionDate': ['“13/45/2026” is not a day of the calendar.'],
    'cells.commission': ['There is no commission.'],
  });
  expect((await rowsOf(view.id))[1]).toMatchObject({ outcome: 'problem', corrected: null });
});

test('only a row with a problem is corrected, and only during the dry run', async () => {
  const view = await dryRun(carrier.person, carrier.companyId, ROWS);
  for (const row of [2, 4, 99]) expect((await correct(view.id, row, {})).status).toBe(409);
  await doImport(view.id, { despiteTotals: true });
  const late = await correct(view.id, 3, { transactionDate: '3/2/2026', commission: '12.50' });
  expect(late.status).toBe(409);
  expect(late.body.message).toContain('only during the dry run');
});

test('a corrected row that an earlier statement had is left out, and can be corrected again', async () => {
  const first = await dryRun(carrier.person, carrier.companyId, ['HO-1,Ann,,3/2/2026,,,12.50']);
  await doImport(first.id);
  const view = await dryRun(carrier.person, carrier.companyId, ['HO-1,Ann,,3/2/2026,,,"12,50"']);
  const done = await correct(view.id, 2, { commission: '12.50' });
  expect(done.body.outcomes).toMatchObject([{ outcome: 'received', rows: 1 }]);
  const again = await correct(view.id, 2, { commission: '12.51' });
  expect(again.body.outcomes).toMatchObject([{ outcome: 'number', rows: 1, total: 12.51 }]);
});
