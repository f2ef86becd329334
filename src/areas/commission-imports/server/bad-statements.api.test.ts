import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as lineCalls from '#areas/commissions/line-contract.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { cancelPolicy, reinstatePolicy } from '#areas/policies/contract.ts';
import { policyRoutes } from '#areas/policies/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { createFromPool, createFromStatement } from '../pool-contract.ts';
import * as rowCalls from '../row-contract.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import { type Carrier, newCarrier } from './test-lines.ts';
import { dryRun } from './test-statement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    areas: [commissionRoutes, commissionImportRoutes, policyRoutes],
    jobs: commissionImportJobs,
  });
});
afterAll(() => app.close());

let carrier: Carrier;
let policyId: number;
beforeEach(async () => {
  carrier = await newCarrier(app);
  // Long enough that it can be reinstated whenever this runs.
  policyId = await carrier.policy({ expdate: '2099-01-01' });
});

const client = () => carrier.person.client;
const read = (rows: readonly string[]) => dryRun(carrier.person, carrier.companyId, rows);
const doImport = (id: number) => client().call(contract.importLines, { params: { id }, body: {} });
const rowsOf = async (id: number) =>
  (await client().call(rowCalls.listRows, { params: { id } })).body.results;
const outcomesOf = async (id: number) =>
  (await rowsOf(id)).map(({ outcome }: { outcome: string }) => outcome);
const fileFrom = async (id: number) =>
  (await client().call(createFromStatement, { params: { id }, body: { deposit: '2026-03-31' } })).body;
const linesOf = async (id: number) =>
  (await client().call(lineCalls.listLines, { params: { id }, body: {} })).body.data;
const stage = (id: number) =>
  client().call(lineCalls.updateLines, { params: { id }, body: { status: 1, new_status: 2, details: '*' } });
const imported = async (rows: readonly string[]) => {
  const { id } = await read(rows);
  expect((await doImport(id)).status).toBe(200);
  return id;
};

async function storedCents(): Promise<number[]> {
  const { rows } = await app.owner.query(
    'SELECT commission FROM commission_lines WHERE master_id = $1 AND import_id IS NOT NULL ORDER BY commission',
    [carrier.person.masterId],
  );
  return rows.map(({ commission }) => commission);
}

test('two imports of one company at once: no row twice, and both are told', async () => {
  const shared = ['HO-1,Ann,,3/1/2026,,,10.00', 'HO-1,Ann,,3/1/2026,,,10.00', 'HO-1,Ann,,3/2/2026,,,20.00'];
  const one = await read([...shared, 'HO-1,Ann,,3/3/2026,,,31.00']);
  const two = await read([...shared, 'HO-1,Ann,,3/3/2026,,,32.00']);
  expect([one.received.rows, two.received.rows]).toEqual([0, 0]);
  const answers = await Promise.all([doImport(one.id), doImport(two.id)]);
  const first = answers.findIndex(({ status }) => status === 200);
  const [won, lost] = [answers[first], answers[1 - first]];
  expect(won?.body.lines).toBe(4);
  expect([lost?.status, lost?.error.message]).toEqual([
    409,
    expect.stringMatching(/^Rows of this statement were received with another one in the meantime/),
  ]);
  const late = first === 0 ? two : one;
  expect(await outcomesOf(late.id)).toEqual(['received', 'received', 'received', 'number']);
  expect((await doImport(late.id)).body.lines).toBe(1);
  expect(await storedCents()).toEqual([1000, 1000, 2000, 3100, 3200]);
});

test('two imports of one company at once that have no row in common are both imported', async () => {
  const views = [await read(['HO-1,Ann,,3/1/2026,,,10.00']), await read(['HO-1,Ann,,3/2/2026,,,20.00'])];
  const answers = await Promise.all(views.map(({ id }) => doImport(id)));
  expect(answers.map(({ status, body }) => [status, body.lines ?? body])).toEqual([
    [200, 1],
    [200, 1],
  ]);
  expect(await storedCents()).toEqual([1000, 2000]);
});

test('a policy cancelled and reinstated: payment, chargeback and payment again are three lines of one term', async () => {
  await client().call(cancelPolicy, {
    params: { id: policyId },
    body: { cancelledOn: '2026-03-10', reason: 'Not paid' },
  });
  const rows = ['HO-1,Ann,,3/1/2026,,,100.00', 'HO-1,Ann,,3/10/2026,,,(81.10)'];
  const cancelled = await imported(rows);
  expect(await outcomesOf(cancelled)).toEqual(['number', 'number']);
  const first = await fileFrom(cancelled);
  expect(first.lines).toBe(2);
  await stage(first.id);

  const reinstated = await client().call(reinstatePolicy, { params: { id: policyId }, body: {} });
  expect(reinstated.status).toBe(200);
  // The carrier repeats the month and adds what it pays again, for the same day as the chargeback.
  const again = await imported([...rows, 'HO-1,Ann,,3/10/2026,,,81.10']);
  expect(await outcomesOf(again)).toEqual(['received', 'received', 'number']);
  const second = await fileFrom(again);
  // Nothing is generated for the term: the carrier has paid it.
  expect(await linesOf(second.id)).toMatchObject([
    { source: 2, policy: { id: policyId }, commission: 81.1, adjusted: 81.1 },
  ]);
  const all = [...(await linesOf(first.id)), ...(await linesOf(second.id))];
  expect(all.reduce((sum, { adjusted }) => sum + Math.round(adjusted * 100), 0)).toBe(10_000);
});

const changeRate = (percent: number) =>
  app.owner.query(
    'UPDATE products SET new_percent = $2 WHERE master_id = $1 AND id = (SELECT product_id FROM policies WHERE id = $3)',
    [carrier.person.masterId, percent, policyId],
  );

/** Something to create the January file for, in which the term is generated with what the rate is then. */
async function generatedInJanuary(): Promise<number> {
  await carrier.line({ transaction_on: '2026-01-05', source: 1 });
  const body = { company: carrier.companyId, month: '2026-01', deposit: '2026-01-31' };
  return (await client().call(createFromPool, { body })).body.id;
}

const generatedOf = async (file: number) =>
  (await linesOf(file)).filter(({ source }: { source: number }) => source === 3);

test('a rate changed in mid-term: what the carrier pays counts, and the term is not generated a second time', async () => {
  const january = await generatedInJanuary();
  expect(await generatedOf(january)).toMatchObject([{ policy: { id: policyId }, commission: 100 }]);
  await changeRate(1200);
  const file = await fileFrom(await imported(['HO-1,Ann,,3/1/2026,,,120.00', 'HO-1,Ann,,3/2/2026,,,5.50-']));
  expect(file.replaced).toMatchObject([{ file: january, lines: 1, total: 100 }]);
  expect(await generatedOf(january)).toEqual([]);
  expect((await linesOf(file.id)).map(({ adjusted }: { adjusted: number }) => adjusted)).toEqual([120, -5.5]);
});

test('a rate changed in mid-term after the old one was paid: only the difference is left to pay', async () => {
  const january = await generatedInJanuary();
  await stage(january);
  await changeRate(1200);
  const file = await fileFrom(await imported(['HO-1,Ann,,3/1/2026,,,120.00']));
  expect(file.alreadyPaid).toMatchObject({ lines: 1, total: 120, remains: 20, open: 0 });
  expect(await linesOf(file.id)).toMatchObject([{ source: 2, commission: 120, adjusted: 20 }]);
});

test('a negative total that does not tie is not imported unseen', async () => {
  const negative = await read(['HO-1,Ann,,3/1/2026,,,(10.55)', 'Total,,,,,,10.55']);
  const refused = await doImport(negative.id);
  expect([refused.status, refused.error.message]).toEqual([
    409,
    'Carrier’s total 10.55, our rows −10.55 (Total, row 3). Correct the rows, or import them although the totals differ.',
  ]);
  expect(await storedCents()).toEqual([]);
});
