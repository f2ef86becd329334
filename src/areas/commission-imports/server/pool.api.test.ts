import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as fileCalls from '#areas/commissions/contract.ts';
import * as lineCalls from '#areas/commissions/line-contract.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as poolCalls from '../pool-contract.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import { type Carrier, newCarrier } from './test-lines.ts';
import { dryRun } from './test-statement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    areas: [commissionRoutes, commissionImportRoutes],
    jobs: commissionImportJobs,
  });
});
afterAll(() => app.close());

let carrier: Carrier;
beforeEach(async () => {
  carrier = await newCarrier(app);
});

const DEPOSIT = { deposit: '2026-04-02' };
const client = () => carrier.person.client;
const pool = async (query: Record<string, unknown> = {}) =>
  (await client().call(poolCalls.listPool, { query })).body;
const placesOf = async (id: number) => (await client().call(poolCalls.listPlaces, { params: { id } })).body;
const fromPool = (body: object, key?: string) =>
  client().call(poolCalls.createFromPool, {
    body: { company: carrier.companyId, month: '2026-03', ...DEPOSIT, ...body },
    headers: key ? { 'idempotency-key': key } : {},
  });
const fromStatement = (id: number, body: object = {}) =>
  client().call(poolCalls.createFromStatement, { params: { id }, body: { ...DEPOSIT, ...body } });
const linesOf = async (id: number) =>
  (await client().call(lineCalls.listLines, { params: { id }, body: {} })).body.data;
const move = (id: number, details: number[], new_status: number) =>
  client().call(lineCalls.updateLines, { params: { id }, body: { new_status, details } });

async function imported(rows: readonly string[]): Promise<number> {
  const { id } = await dryRun(carrier.person, carrier.companyId, rows);
  const done = await client().call(contract.importLines, { params: { id }, body: { despiteTotals: true } });
  expect(done.status).toBe(200);
  return id;
}

const MARCH = [
  'HO-1,Ann,,3/1/2026,,,100.00',
  'HO-1,Ann,,3/2/2026,,,(12.50)',
  'ZZ-9,Bob,,3/3/2026,,,20.00',
  'HO-1,Ann,,2/27/2026,,,5.00-',
];

test('the pool has the lines in no file by company and month, in rows and dollars', async () => {
  await carrier.policy();
  const id = await imported(MARCH);
  await carrier.line({ source: 1, policy_id: null, commission: 700 });
  const other = await buildCompany(app.owner, carrier.person.masterId, { name: 'Another' });
  await carrier.line({ company_id: other, transaction_on: '2026-03-31', commission: 100 });
  await carrier.line({ deleted_at: 'now' });
  await carrier.line({ source: 4 });
  const { results, companies, all, pagination } = await pool();
  const statements = (lines: number) => [{ id, filename: 'march.csv', lines }];
  const mine = { company: { id: carrier.companyId } };
  expect(results).toMatchObject([
    { company: { id: other, name: 'Another' }, month: '2026-03', lines: 1, total: 1, statements: [] },
    {
      ...mine,
      month: '2026-03',
      lines: 4,
      total: 114.5,
      unmatched: 2,
      statements: statements(3),
      statementCount: 1,
      downloaded: 1,
    },
    { ...mine, month: '2026-02', lines: 1, total: -5, unmatched: 0, statements: statements(1) },
  ]);
  expect(all).toEqual({ lines: 6, total: 110.5 });
  expect(companies.map((each: { id: number }) => each.id).sort()).toEqual([carrier.companyId, other].sort());
  expect(pagination.total).toBe(3);
  const one = await pool({ company: other });
  expect([one.results.length, one.all]).toEqual([1, { lines: 1, total: 1 }]);
  expect((await client().call(contract.listImports)).body.pool).toEqual({ lines: 6, total: 110.5 });
});

test('a file is created from the pool: that of the company and month, and it takes the lines in', async () => {
  const id = await imported(MARCH);
  const elsewhere = await carrier.line({
    company_id: await buildCompany(app.owner, carrier.person.masterId),
  });
  const made = await fromPool({ depositAmount: 107.5 });
  expect(made.body).toMatchObject({ lines: 3 });
  const { file } = (await client().call(fileCalls.viewFile, { params: { id: made.body.id } })).body;
  expect(file).toMatchObject({
    company: { id: carrier.companyId },
    startDate: '2026-03-01',
    endDate: '2026-03-31',
    depositDate: '2026-04-02',
    depositAmount: 107.5,
  });
  expect((await pool()).results.map(({ month, lines }: poolCalls.PoolMonth) => [month, lines])).toEqual([
    ['2026-03', 1],
    ['2026-02', 1],
  ]);
  expect((await carrier.lineRow(elsewhere)).file_id).toBeNull();
  const { places, fileMonth } = await placesOf(id);
  expect(fileMonth).toBe('2026-02');
  expect(places).toMatchObject([
    { place: 'pool', month: '2026-02', rows: 1, total: -5, file: null },
    { place: 'file', file: made.body.id, status: 1, rows: 3, total: 107.5 },
  ]);
});

test("'Create the file from this statement' takes all of its lines in, whatever their dates", async () => {
  const id = await imported(MARCH);
  const beside = await carrier.line({ source: 1 });
  const earlier = await carrier.line({ source: 1, transaction_on: '2026-02-20' });
  expect((await placesOf(id)).fileMonth).toBe('2026-03');
  const made = await fromStatement(id);
  const taken = await linesOf(made.body.id);
  expect(taken).toHaveLength(5);
  expect(taken.map((line: { id: number }) => line.id)).toContain(beside);
  expect((await carrier.lineRow(earlier)).file_id).toBeNull();
  expect((await placesOf(id)).places).toMatchObject([
    { place: 'file', file: made.body.id, rows: 4, total: 102.5 },
  ]);
  const [entry] = await carrier.logOf(made.body.id, 'created');
  expect(entry.after).toMatchObject({ import: id, filename: 'march.csv', lines: 5, start: '2026-03-01' });
  const again = await fromStatement(id);
  expect([again.status, again.error.message]).toEqual([
    409,
    'No line of this statement is without a file. Its page says where they are.',
  ]);
});

test('another month is chosen by whoever creates the file from a statement', async () => {
  const id = await imported(MARCH);
  const made = await fromStatement(id, { month: '2026-02' });
  const { file } = (await client().call(fileCalls.viewFile, { params: { id: made.body.id } })).body;
  expect(file).toMatchObject({ startDate: '2026-02-01', endDate: '2026-02-28' });
  expect(made.body.lines).toBe(4);
});

test('two people create the file of a month at the same time: one does, and the other is told', async () => {
  const id = await imported(MARCH);
  const both = await Promise.all([fromPool({}, 'one'), fromPool({}, 'two')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(both.find(({ status }) => status === 409)?.error.message).toBe(
    'No line of March 2026 is without a file any more. Somebody may have created its file.',
  );
  const statements = await Promise.all([fromStatement(id), fromStatement(id)]);
  expect(statements.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await pool()).all.lines).toBe(0);
});

test('a double click creates one file', async () => {
  await imported(MARCH);
  const [one, two] = [await fromPool({}, 'key'), await fromPool({}, 'key')];
  expect(one.status).toBe(200);
  expect(two.body).toEqual(one.body);
});

test('bad input is refused at its field; a statement that is not imported makes no file', async () => {
  const errors = async (body: object) => (await fromPool(body)).error.errors;
  expect(await errors({ month: '2026-13' })).toEqual({ month: ['Enter the month as YYYY-MM.'] });
  expect(await errors({ deposit: null })).toHaveProperty('deposit');
  expect(await errors({ depositAmount: 1.234 })).toHaveProperty('depositAmount');
  const foreign = await buildCompany(app.owner, (await app.newAgency()).masterId);
  expect(await errors({ company: foreign })).toEqual({ company: ['Choose a company of your agency.'] });
  const { id } = await dryRun(carrier.person, carrier.companyId, MARCH);
  expect((await fromStatement(id)).status).toBe(409);
  expect(await placesOf(id)).toEqual({ places: [], fileMonth: '' });
});

test('an imported statement says where its rows are now: in files, forwarded, in no file, deleted, left out, received', async () => {
  const first = await imported(MARCH);
  const file = (await fromPool({})).body.id;
  const [paid, back, unmatched] = await linesOf(file);
  await move(file, [paid.id], 2);
  await move(file, [back.id], 4);
  await client().call(lineCalls.deleteLines, { params: { id: file }, body: { details: [unmatched.id] } });
  expect((await placesOf(first)).places).toMatchObject([
    { place: 'pool', month: '2026-02', rows: 1, total: -5 },
    { place: 'file', file, status: 2, rows: 1, total: 100 },
    { place: 'forwarded', file, status: 4, now: null, rows: 1, total: -12.5 },
    { place: 'deleted', file, rows: 1, total: 20 },
  ]);
  const second = await imported([
    ...MARCH.slice(0, 2),
    'HO-1,Ann,,02/30/2026,,,7.00',
    'HO-1,Ann,,4/2/2026,,,8.00',
    'Total,,,,,,102.50',
  ]);
  const later = (await fromStatement(second)).body.id;
  expect((await placesOf(first)).places[2]).toMatchObject({ place: 'forwarded', file, now: later });
  expect((await placesOf(second)).places).toMatchObject([
    { place: 'file', file: later, status: 1, rows: 1, total: 8 },
    { place: 'received', import: { id: first, filename: 'march.csv' }, rows: 2, total: 87.5 },
    { place: 'problem', rows: 1, total: 7 },
  ]);
});

test('a new file takes every forwarded line of its company, and of no other', async () => {
  await carrier.policy();
  const id = await imported(MARCH);
  const { body: first } = await fromStatement(id);
  await move(
    first.id,
    (await linesOf(first.id)).map((line: { id: number }) => line.id),
    4,
  );
  const elsewhere = await buildCompany(app.owner, carrier.person.masterId);
  const file = (
    await client().call(fileCalls.createFile, {
      body: { company: elsewhere, start: '2026-01-01', end: '2026-12-31', ...DEPOSIT },
    })
  ).body;
  expect(file.lines).toBe(0);
  const may = await imported(['HO-1,Ann,,5/2/2026,,,1.00']);
  const { body: next } = await fromStatement(may);
  const forwarded = (await linesOf(next.id)).filter(({ source }: { source: number }) => source === 5);
  expect(next.lines).toBe(1 + 4);
  expect(forwarded.map((line: { adjusted: number }) => line.adjusted).sort()).toEqual(
    [100, -12.5, 20, -5].sort(),
  );
  expect((await placesOf(id)).places).toMatchObject([
    { place: 'forwarded', file: first.id, now: next.id, rows: 4, total: 102.5 },
  ]);
  // A copy that is forwarded again goes on to the file after that.
  const copies = forwarded.map((line: { id: number }) => line.id);
  expect((await move(next.id, copies, 4)).body).toEqual({ affected_items: 4 });
  await carrier.line({ transaction_on: '2026-06-05' });
  const last = (await fromPool({ month: '2026-06' })).body;
  expect(last.lines).toBe(1 + 4);
  expect((await placesOf(id)).places).toMatchObject([{ place: 'forwarded', file: first.id, now: last.id }]);
});
