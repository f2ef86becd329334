import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as ledger from '../payroll-contract.ts';
import * as posting from '../posting-contract.ts';
import { listEntries } from './payroll-store.ts';
import { commissionStatementRoutes } from './public.ts';
import { newWorld, type StatementWorld } from './test-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionStatementRoutes] });
});
afterAll(() => app.close());

/** Two posted files: of the first both people and the house are paid, of the second Anna. */
async function posted(world: StatementWorld): Promise<number[]> {
  const { client } = world.owner;
  const files = [await world.newFile(), await world.newFile()];
  await world.newLine(files[0] as number, world.ofBoth, 1000, { policy_number: 'P-1' });
  await world.newLine(files[1] as number, world.ofAnna, 3000, { policy_number: 'P-2' });
  await client.call(contract.createAllStatements, { body: { file: files[0] } });
  await client.call(contract.createAllStatements, { body: { file: files[1] } });
  await client.call(posting.postFiles, { body: { ids: files, reason: 'Month end' } });
  // By the clock of New York the first was posted on the last of October, the second on the first of November.
  const moments = ['2026-11-01T02:00:00Z', '2026-11-01T18:00:00Z'];
  for (const [at, file] of files.entries())
    await app.owner.query('UPDATE commission_ledger SET posted_at = $1 WHERE file_id = $2', [
      moments[at],
      file,
    ]);
  return files;
}

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const BOTH = { from: '2026-10-01', to: '2026-11-30' };

test('the payroll list has what was posted in a period, by person with their statements, and the house', async () => {
  const world = await newWorld(app);
  await posted(world);
  const read = async (query: Record<string, unknown>) =>
    (await world.owner.client.call(ledger.payroll, { query })).body;
  const october = await read(OCTOBER);
  expect(october).toMatchObject({ house: 1.67, total: 10 });
  expect(october.results).toMatchObject([
    {
      employee: { id: world.anna.id, name: 'Anna Alder' },
      statements: [{ number: 1, amount: 5 }],
      amount: 5,
    },
    { employee: { id: world.ben.id }, statements: [{ number: 2, amount: 3.33 }], amount: 3.33 },
  ]);
  const both = await read(BOTH);
  expect(both).toMatchObject({ house: 16.67, total: 40 });
  expect(both.results[0]).toMatchObject({ statements: [{ number: 1 }, { number: 3 }], amount: 20 });
  const none = await read({ from: '2026-01-01', to: '2026-01-31' });
  expect(none).toEqual({ results: [], house: 0, total: 0 });
});

test('the ledger of a period is listed in order, of everyone or of one person', async () => {
  const world = await newWorld(app);
  const files = await posted(world);
  const { client } = world.owner;
  const { body } = await client.call(ledger.listLedger, { query: BOTH });
  expect(body.results.map((entry: ledger.LedgerEntry) => [entry.file, entry.amount])).toEqual([
    [files[0], 5],
    [files[0], 3.33],
    [files[0], 1.67],
    [files[1], 15],
    [files[1], 15],
  ]);
  expect(body.results[0]).toMatchObject({ statement: { number: 1 }, reason: 'Month end' });
  expect(body.results[2]).toMatchObject({ statement: null, employee: null });
  const own = await client.call(ledger.listLedger, { query: { ...BOTH, employee: world.ben.id } });
  expect(own.body.pagination.total).toBe(1);
});

test('the ledger read in parts has each entry once, whatever the microseconds of its moment', async () => {
  const world = await newWorld(app);
  await posted(world);
  const { masterId } = world.owner;
  await app.owner.query('UPDATE commission_ledger SET posted_at = $1 WHERE master_id = $2', [
    '2026-11-01T12:00:00.123456Z',
    masterId,
  ]);
  const asked = { ...BOTH, timeZone: 'America/New_York' };
  const part = (after?: ledger.LedgerEntry) =>
    app.services.database.asTenant({ masterId }, (db) => listEntries(db, asked, { size: 2, after }));
  const first = await part();
  const second = await part(first.at(-1));
  const third = await part(second.at(-1));
  expect([first, second, third].map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(new Set([...first, ...second, ...third].map(({ id }) => id)).size).toBe(5);
  expect(await part(third.at(-1))).toEqual([]);
});

test.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
  [{ from: 'May', to: '2026-11-01' }, 'from'],
  [{ ...BOTH, employee: 999_999 }, 'employee'],
])('a ledger of %j is refused at its field', async (query, field) => {
  const world = await newWorld(app);
  const refused = await world.owner.client.call(ledger.listLedger, { query });
  expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, [field]]);
});

test('the ledger, the list of statements and the lines of one go out as CSV and as XLSX', async () => {
  const world = await newWorld(app);
  await posted(world);
  const { client } = world.owner;
  const { body } = await client.call(contract.listStatements);
  const { id } = body.results.find(({ number }: contract.StatementRow) => number === 3);
  const calls = [
    (format: string) => client.call(ledger.exportLedger, { query: { ...BOTH, format } }),
    (format: string) => client.call(contract.exportStatements, { query: { format } }),
    (format: string) => client.call(contract.exportStatement, { params: { id }, query: { format } }),
  ];
  const wanted = [
    { name: 'commission-ledger-2026-10-01-2026-11-30', rows: 6, has: ['House', 'Anna Alder', 'Month end'] },
    { name: 'commission-statements', rows: 4, has: ['Ben Birch', 'Posted'] },
    { name: 'commission-statement-3', rows: 2, has: ['P-2', 'New'] },
  ];
  for (const [at, call] of calls.entries()) {
    const { name, rows, has } = wanted[at] as (typeof wanted)[number];
    const csv = await call('csv');
    expect(csv.headers['content-disposition']).toContain(`${name}.csv`);
    const text = csv.bytes.toString('utf8');
    expect(text.trimEnd().split('\r\n')).toHaveLength(rows);
    for (const words of has) expect(text).toContain(words);
    const xlsx = await call('xlsx');
    expect(xlsx.headers['content-disposition']).toContain(`${name}.xlsx`);
    const [sheet] = await readExcelFile(xlsx.bytes);
    expect(sheet?.data).toHaveLength(rows);
  }
  const wrong = await calls[0]?.('pdf');
  expect([wrong?.status, wrong?.error.errors]).toEqual([422, { format: ['Choose csv or xlsx.'] }]);
});
