import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as rowCalls from '../row-contract.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import { type Carrier, newCarrier } from './test-lines.ts';
import { dryRun, dryRunOf, HEADINGS, MAP, readToEnd, sendStatement, statement } from './test-statement.ts';

let app: TestApp;
let world: Carrier;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionImportRoutes], jobs: commissionImportJobs });
});
beforeEach(async () => {
  world = await newCarrier(app);
  await world.policy();
});
afterAll(() => app.close());

const ROWS = [
  'HO-1,Ann Harbor,Home,3/1/2026,1/1/2026,"1,000.00",100.10',
  'XX-9,Bob,Home,3/2/2026,,500,(20.05)',
  ',"Doe, Jane",Home,3/3/2026,,40,4',
];
const client = () => world.person.client;
const doImport = (id: number, headers = {}) =>
  client().call(contract.importLines, { params: { id }, headers });
const takeIn = (id: number, rows: number[] | '*', on = true) =>
  client().call(rowCalls.takeInRows, { params: { id }, body: { rows, takeIn: on } });
const back = (id: number) => client().call(contract.takeBack, { params: { id } });
const view = async (id: number) => (await client().call(contract.viewImport, { params: { id } })).body;
const rowsOf = async (id: number) =>
  (await client().call(rowCalls.listRows, { params: { id } })).body.results;
const marksOf = async (id: number) =>
  (await rowsOf(id)).map(({ outcome }: { outcome: string }) => outcome === 'received');
const lines = async () =>
  (
    await app.owner.query('SELECT * FROM commission_lines WHERE master_id = $1 ORDER BY id', [
      world.person.masterId,
    ])
  ).rows;
const lastLogged = async () =>
  (
    await app.owner.query('SELECT after FROM change_log WHERE master_id = $1 ORDER BY id DESC LIMIT 1', [
      world.person.masterId,
    ])
  ).rows[0].after;
/** Reads the rows and imports what is new of them. */
async function imported(rows: readonly string[]) {
  const { id } = await dryRun(world.person, world.companyId, rows);
  expect((await doImport(id)).status).toBe(200);
  return id;
}
const read = (rows: readonly string[]) => dryRun(world.person, world.companyId, rows);

async function asWorkbook(rows: readonly string[]): Promise<Uint8Array> {
  const cells = rows.map((row) =>
    [...row.matchAll(/"([^"]*)"|([^,]+)|(?<=,|^)(?=,|$)/g)].map((at) => at[1] ?? at[2] ?? ''),
  );
  return writeExcelFile(
    [HEADINGS.split(','), ...cells].map((row) => row.map((value) => ({ value }))),
  ).toBuffer();
}

test.each<[string, string, () => string | Promise<Uint8Array>]>([
  ['with a mark at its beginning', 'march.csv', () => `\uFEFF${statement(ROWS)}`],
  ['with other line ends', 'march.csv', () => statement(ROWS).replaceAll('\r\n', '\n')],
  ['as a workbook', 'march.xlsx', () => asWorkbook(ROWS)],
])('a statement that is saved anew %s is recognized row by row', async (_, filename, content) => {
  const first = await imported(ROWS);
  const again = await dryRunOf(world.person, world.companyId, await content(), filename);
  expect(again.outcomes).toEqual([{ outcome: 'received', rows: 3, total: 84.05 }]);
  expect(again.received).toEqual({ rows: 3, total: 84.05, takenIn: 0 });
  expect((await rowsOf(again.id))[1]).toMatchObject({
    outcome: 'received',
    takenIn: false,
    received: { import: { id: first, filename: 'march.csv', row: 3 }, file: null, isDeleted: false },
  });
  const refused = await doImport(again.id);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'Every row was received already or has a problem. There is nothing to import.',
  ]);
  expect(await lines()).toHaveLength(3);
});

test('of a corrected statement that repeats 14 of its 17 rows the three new ones are imported', async () => {
  const row = (at: number, cents: number) => `HO-1,Ann,Home,3/${at + 1}/2026,,100,${cents}.00`;
  await imported(Array.from({ length: 17 }, (_, at) => row(at, 10)));
  const corrected = await read(Array.from({ length: 17 }, (_, at) => row(at, at < 14 ? 10 : 12)));
  expect(corrected.outcomes).toEqual(
    expect.arrayContaining([
      { outcome: 'number', rows: 3, total: 36 },
      { outcome: 'received', rows: 14, total: 140 },
    ]),
  );
  expect((await doImport(corrected.id)).body).toEqual({ lines: 3, total: 36 });
  expect(await lines()).toHaveLength(20);
  expect(await lastLogged()).toMatchObject({ lines: 3, rowsReceivedBefore: 14 });
  expect((await view(corrected.id)).received).toMatchObject({ rows: 14, takenIn: 0 });
});

test('the k-th of equal rows was received when k equal ones were', async () => {
  const [row] = ROWS as [string];
  const first = await read([row, row]);
  expect(first.outcomes).toMatchObject([{ outcome: 'number', rows: 2 }]);
  await doImport(first.id);
  const { id } = await read([row, row, row]);
  expect(await marksOf(id)).toEqual([true, true, false]);
  expect(
    (await rowsOf(id)).map(({ received }: { received: { import: { row: number } } }) => received?.import.row),
  ).toEqual([2, 3, undefined]);
});

test('number, name, date and amount are compared as the matching reads them', async () => {
  await imported(['00-HO 1,Ann,Home,3/1/2026,,"1,000.00",100.10', ',"JOHNSON, MARÍA L",,3/3/2026,,40,4']);
  const { id } = await read([
    'ho1,Somebody Else,,2026-03-01,,1000,$100.1',
    ',Maria L. Johnson,,20260303,,40.00,4.00',
    'HO-1,Ann,Home,3/1/2026,,"1,000.00",100.11',
    'HO-1,Ann,Home,3/2/2026,,"1,000.00",100.10',
    'HO-1,Ann,Home,3/1/2026,,999,100.10',
    'HO-1,Ann,Home,3/1/2026,2/1/2026,"1,000.00",100.10',
  ]);
  expect(await marksOf(id)).toEqual([true, true, false, false, false, false]);
});

test('a row that came with its policy number is recognized when it comes again by name only, and the other way around', async () => {
  await imported(['HO-1,Ann Harbor,Home,3/1/2026,,1000,100.10', ',"Doe, Jane",Home,3/3/2026,,40,4']);
  const { id } = await read([
    ',"HARBOR, ANN",Home,3/1/2026,,1000,100.10',
    'XX-5,Jane Doe,Home,3/3/2026,,40,4',
    ',"HARBOR, ANN",Home,3/1/2026,,1000,100.10',
    ',"HARBOR, BEN",Home,3/1/2026,,1000,100.10',
  ]);
  expect(await marksOf(id)).toEqual([true, true, false, false]);
});

test('two customers of one name with different policy numbers are two, whatever the amounts', async () => {
  await imported(['HO-1,Ann Harbor,Home,3/1/2026,,1000,100.10']);
  const { id } = await read([
    'HO-2,Ann Harbor,Home,3/1/2026,,1000,100.10',
    ',Ann Harbor,Home,3/1/2026,,1000,100.10',
    ',Ann Harbor,Home,3/1/2026,,1000,100.10',
  ]);
  expect(await marksOf(id)).toEqual([false, true, false]);
});

test('a row with only a number and one with only a name are the same when both are matched with one policy', async () => {
  const { rows } = await app.owner.query('SELECT name FROM customers WHERE id = $1', [world.customerId]);
  const { name } = rows[0];
  await imported([`HO-1,,,3/1/2026,,1000,100.10`, `,${name},,3/2/2026,,1000,50`]);
  const { id } = await read([`,${name},,3/1/2026,,1000,100.10`, 'HO-1,,,3/2/2026,,1000,50']);
  expect(await marksOf(id)).toEqual([true, true]);
  const other = await read([`HO-1,Somebody Else,,3/2/2026,,1000,50`]);
  expect(await marksOf(other.id)).toEqual([false]);
});

test('a column that only one of the statements was read with says nothing', async () => {
  const { body } = await sendStatement(world.person, world.companyId, statement(ROWS));
  const map = { ...MAP, premium: null, effectiveDate: null };
  await client().call(contract.readImport, { params: { id: body.id }, body: { map } });
  await readToEnd(world.person, body.id);
  await doImport(body.id);
  const sent = await sendStatement(world.person, world.companyId, `${statement(ROWS)} `);
  await readToEnd(world.person, sent.body.id);
  await client().call(contract.readImport, { params: { id: sent.body.id }, body: { map: MAP } });
  expect((await readToEnd(world.person, sent.body.id)).received.rows).toBe(3);
});

test('the same payment of another month is new: by its date, or by the period of the statement', async () => {
  const monthly = 'HO-1,Ann,Home,1/1/2026,1/1/2026,100,10';
  const of = (title: string, row = monthly) =>
    dryRunOf(world.person, world.companyId, `${title}\r\n${statement([row])}`);
  const march = await of('Statement period,03/01/2026 - 03/31/2026,Acme');
  expect(march).toMatchObject({ period: '2026-03', headingRow: 2 });
  await doImport(march.id);
  expect((await of('Period: April 2026')).received.rows).toBe(0);
  expect((await of('Statement period,March 2026,corrected')).received.rows).toBe(1);
  expect((await of('Corrected')).received.rows).toBe(1);
  expect((await of('Corrected', 'HO-1,Ann,Home,2/1/2026,1/1/2026,100,10')).received.rows).toBe(0);
  const told = await of('Corrected once more');
  await client().call(contract.readImport, {
    params: { id: told.id },
    body: { map: MAP, period: '2026-04' },
  });
  expect(await readToEnd(world.person, told.id)).toMatchObject({ period: '2026-04', received: { rows: 0 } });
});

test('rows are taken in on purpose, one or all, and the log says which', async () => {
  await imported(ROWS);
  const { id } = await read([...ROWS, 'HO-1,Ann,Home,3/9/2026,,1,2']);
  expect((await takeIn(id, [3])).body).toMatchObject({ received: { rows: 3, takenIn: 1 } });
  expect((await rowsOf(id))[1]).toMatchObject({ outcome: 'unmatched', takenIn: true });
  expect((await takeIn(id, '*')).body.outcomes).toHaveLength(2);
  expect((await takeIn(id, [2, 4], false)).body.received).toMatchObject({ takenIn: 1 });
  expect((await takeIn(id, [5])).status).toBe(409);
  expect((await takeIn(id, [])).status).toBe(422);
  expect((await doImport(id)).body).toEqual({ lines: 2, total: -18.05 });
  expect(await lastLogged()).toMatchObject({ lines: 2, rowsReceivedBefore: 2, rowsTakenInOnPurpose: '3' });
  expect((await takeIn(id, '*')).status).toBe(409);
  const third = await read([...ROWS, ROWS[1] as string, ROWS[1] as string]);
  expect(await marksOf(third.id)).toEqual([true, true, true, true, false]);
});

test('two people import the same rows at the same time: the later one gets the new dry run', async () => {
  const one = await read(ROWS);
  const two = await dryRunOf(world.person, world.companyId, `\uFEFF${statement(ROWS)}`);
  expect(two.received.rows).toBe(0);
  const keyOf = ({ id }: { id: number }) => ({ 'idempotency-key': `import-${id}` });
  const answers = await Promise.all([one, two].map((each) => doImport(each.id, keyOf(each))));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers[0]?.status === 409 ? one : two;
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.error.message).toMatch(/^Rows of this statement were received with another one/);
  expect(await view(late.id)).toMatchObject({ state: 'read', received: { rows: 3, takenIn: 0 } });
  expect(await lines()).toHaveLength(3);
  await takeIn(late.id, [2]);
  expect((await doImport(late.id, keyOf(late))).body.lines).toBe(1);
});

test('what is taken back was not received; what a later statement left out because of it stays', async () => {
  const first = await imported(ROWS);
  const waiting = await read(ROWS.slice(0, 2));
  const later = await imported([...ROWS, 'HO-1,Ann,Home,3/9/2026,,1,2']);
  expect((await view(first)).whyNotTakeBack).toMatch(/^3 rows of march\.csv were left out because/);
  expect((await back(first)).status).toBe(409);
  expect((await back(later)).status).toBe(200);
  expect((await back(first)).status).toBe(200);
  expect((await view(waiting.id)).received.rows).toBe(0);
  expect((await doImport(waiting.id)).body.lines).toBe(2);
});

test('a line that somebody deleted was received, and says that it was deleted', async () => {
  const first = await imported(ROWS);
  await app.owner.query('UPDATE commission_lines SET deleted_at = now() WHERE import_id = $1', [first]);
  const { id } = await read(ROWS.slice(0, 2));
  expect((await rowsOf(id))[0]).toMatchObject({ outcome: 'received', received: { isDeleted: true } });
});

test('a downloaded line counts; lines of another company and those added by hand do not', async () => {
  const columns = {
    transaction_on: '2026-03-02',
    commission: -2005,
    commissionable: 50_000,
    policy_number: 'XX9',
  };
  await world.line({ ...columns, source: 4 });
  await world.line({
    ...columns,
    source: 2,
    company_id: await buildCompany(app.owner, world.person.masterId),
  });
  const before = await read(ROWS);
  expect(before.received.rows).toBe(0);
  await world.line({ ...columns, source: 1 });
  const { id } = await read([...ROWS].reverse());
  expect((await rowsOf(id))[1]).toMatchObject({ outcome: 'received', received: { import: null } });
});

test('a single row is shown by its number', async () => {
  const { id } = await read(ROWS);
  const { body } = await client().call(rowCalls.listRows, { params: { id }, query: { row: 3 } as never });
  expect(body.results).toMatchObject([{ row: 3, policyNumber: 'XX-9' }]);
  expect(body.pagination.total).toBe(1);
});
