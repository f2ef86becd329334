import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateLines } from '#areas/commissions/line-contract.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { buildCommissionFile } from '#areas/commissions/server/test-data.ts';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { exportExpected, type ReportRow } from '../contract.ts';
import { KINDS, kindOf } from '../rules.ts';
import { commissionReportRoutes } from './public.ts';
import { newWorld, RANGE } from './test-world.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionReportRoutes] });
});
afterAll(() => app.close());

const kindsIn = (rows: ReportRow[]) => rows.map(({ policy, kind }) => [policy.id, kind]);

test('policies with no commission, short-paid and wrong rate; what is paid in full is not in it', async () => {
  const { newTerm, newLine, report, companyId } = await newWorld(app);
  const [none, short, rate, paid] = [await newTerm(), await newTerm(), await newTerm(), await newTerm()];
  await newLine(short, 9000, { commissionable: 90_000 });
  await newLine(rate, 8000);
  await newLine(paid, 10_000);
  const { body } = await report();
  expect(kindsIn(body.results)).toEqual([
    [none, 'none'],
    [rate, 'rate'],
    [short, 'short'],
  ]);
  expect(body.results[1]).toMatchObject({
    company: { id: companyId, email: 'desk@carrier.test' },
    premium: 1000,
    percent: 10,
    expected: 100,
    received: 80,
    paidPercent: 8,
    difference: -20,
  });
  expect(body.total).toEqual({ expected: 300, received: 170, difference: -130 });
  const { body: chosen } = await report({ kind: 'short' });
  expect(kindsIn(chosen.results)).toEqual([[short, 'short']]);
  expect([chosen.total.expected, chosen.kinds.map(({ terms }: { terms: number }) => terms)]).toEqual([
    100,
    [1, 1, 1, 0, 0],
  ]);
});

test('a premium that was named twice and paid twice is overpaid', async () => {
  const { newTerm, newLine, report, person } = await newWorld(app);
  const [once, twice] = [await newTerm(), await newTerm()];
  for (const id of [once, twice, twice]) await newLine(id, 10_000);
  const { body } = await report({ kind: 'overpaid' });
  expect(kindsIn(body.results)).toEqual([[twice, 'overpaid']]);
  expect(body.total).toEqual({ expected: 100, received: 200, difference: 100 });
  const { bytes } = await person.client.call(exportExpected, { query: { ...RANGE, kind: 'overpaid' } });
  expect(bytes.toString('utf8')).toContain('Overpaid,');
});

test('where the carrier has paid what a generated line advanced, the amount of the carrier counts', async () => {
  const { newTerm, newLine, report, person } = await newWorld(app);
  const file_id = await buildCommissionFile(app.owner, person.masterId);
  const [right, short] = [await newTerm(), await newTerm()];
  for (const [id, commission] of [
    [right, 10_000],
    [short, 9000],
  ] as const) {
    const advance_id = await newLine(id, 10_000, { file_id, source: 3, status: 3 });
    await newLine(id, commission, { file_id, advance_id, adjusted: 0, commissionable: commission * 10 });
  }
  const { body } = await report();
  expect(body.results).toMatchObject([{ policy: { id: short }, kind: 'short', received: 90 }]);
});

test('a cancelled term is expected pro rata by days; what the carrier has not taken back is overpaid', async () => {
  const { newTerm, newLine, report } = await newWorld(app);
  const cancelled = { status: 'cancelled', cancelled_on: '2026-06-04' };
  const [kept, right, tooMuch] = [
    await newTerm(cancelled),
    await newTerm(cancelled),
    await newTerm(cancelled),
  ];
  for (const id of [kept, right, tooMuch]) await newLine(id, 10_000);
  await newLine(right, -6027, { commissionable: -60_270 });
  await newLine(tooMuch, -9000, { commissionable: 0 });
  const { body } = await report();
  expect(body.results).toMatchObject([
    {
      policy: { id: tooMuch },
      kind: 'chargeback',
      expected: 39.73,
      received: 10,
      chargedBack: -90,
      cancelledOn: '2026-06-04',
    },
    { policy: { id: kept }, kind: 'overpaid', expected: 39.73, difference: 60.27 },
  ]);
  expect(body.kinds.filter(({ terms }: { terms: number }) => terms > 0)).toMatchObject([
    { kind: 'overpaid', lost: 0, gained: 60.27 },
    { kind: 'chargeback', lost: -29.73, gained: 0 },
  ]);
});

test('a policy that was cancelled and reinstated is expected in full: what was charged back is owed again', async () => {
  const { newTerm, newLine, report } = await newWorld(app);
  const id = await newTerm({ status: 'cancelled', cancelled_on: '2026-06-04' });
  await newLine(id, 10_000);
  await newLine(id, -6027, { commissionable: -60_270 });
  expect((await report()).body.results).toEqual([]);
  await app.owner.query(`UPDATE policies SET status = 'active', cancelled_on = NULL WHERE id = $1`, [id]);
  expect((await report()).body.results).toMatchObject([
    { kind: 'chargeback', expected: 100, difference: -60.27, cancelledOn: null },
  ]);
  await newLine(id, 6027, { commissionable: 60_270 });
  expect((await report()).body.results).toEqual([]);
});

test('a rate changed in mid-term counts for the terms that begin afterwards', async () => {
  const { newTerm, newLine, report, person } = await newWorld(app);
  const [old, later] = [await newTerm(), await newTerm({ effdate: '2026-01-20', expdate: '2027-01-20' })];
  for (const id of [old, later]) await newLine(id, 8000);
  await app.owner.query('UPDATE products SET new_percent = 800 WHERE master_id = $1', [person.masterId]);
  await app.owner.query(`UPDATE product_rates SET until_on = '2026-01-15' WHERE master_id = $1`, [
    person.masterId,
  ]);
  expect((await report()).body.results).toMatchObject([
    { policy: { id: old }, kind: 'rate', percent: 10, expected: 100, rateChangedOn: '2026-01-15' },
  ]);
});

test('a product without percents was never agreed: what it gets counts for all of its terms', async () => {
  const { newTerm, report, person } = await newWorld(app);
  const product_id = await buildProduct(app.owner, person.masterId);
  const id = await newTerm({ product_id });
  await app.owner.query('UPDATE products SET new_percent = 500 WHERE id = $1', [product_id]);
  expect((await report()).body.results).toMatchObject([
    { policy: { id }, expected: 50, rateChangedOn: null },
  ]);
});

test('a line added by hand and a correction do not count as a premium or payment of their own', async () => {
  const { newTerm, newLine, report, person } = await newWorld(app);
  const file_id = await buildCommissionFile(app.owner, person.masterId);
  const id = await newTerm();
  const line = await newLine(id, 9000, { file_id, status: 3, commissionable: 90_000 });
  const own = { file_id, source: 4, corrects_id: line, own_producers: true };
  await newLine(id, -9000, { ...own, commissionable: -90_000, is_reversal: true });
  await newLine(id, 9000, { ...own, commissionable: 90_000 });
  expect((await report()).body.results).toMatchObject([{ kind: 'short', received: 90, chargedBack: 0 }]);
  await newLine(id, 1000, { file_id, source: 4, commissionable: 0 });
  expect((await report()).body.results).toEqual([]);
});

test('a renewal is judged by the renewal percent', async () => {
  const { newTerm, newLine, report } = await newWorld(app);
  const [right, wrong] = [await newTerm({ purpose: 'RWL' }), await newTerm({ purpose: 'RWL' })];
  await newLine(right, 5000);
  await newLine(wrong, 10_000);
  expect(kindsIn((await report()).body.results)).toEqual([[wrong, 'rate']]);
});

test('a generated or forwarded line that nobody staged is not received; neither is a deleted one', async () => {
  const { newTerm, newLine, report, person } = await newWorld(app);
  const file_id = await buildCommissionFile(app.owner, person.masterId);
  const terms = [await newTerm(), await newTerm(), await newTerm(), await newTerm(), await newTerm()];
  const [generated, forwarded, gone, staged, pool] = terms as [number, number, number, number, number];
  await newLine(generated, 10_000, { file_id, source: 3 });
  await newLine(forwarded, 10_000, { file_id, status: 4 });
  await newLine(gone, 10_000, { file_id, deleted_at: '2026-02-01' });
  await newLine(staged, 10_000, { file_id, source: 3, status: 2 });
  await newLine(pool, 10_000);
  expect(kindsIn((await report()).body.results)).toEqual([
    [generated, 'none'],
    [forwarded, 'none'],
    [gone, 'none'],
  ]);
});

test('terms that are not due are left out: pending, cancelled flat, in the future, outside the range, of no percent', async () => {
  const { newTerm, report, person } = await newWorld(app);
  await newTerm({ status: 'pending' });
  await newTerm({ status: 'cancelled', cancelled_on: '2026-01-10' });
  await newTerm({ effdate: '2099-01-10', expdate: '2100-01-10' });
  await newTerm({ effdate: '2025-12-31' });
  await newTerm({ product_id: await buildProduct(app.owner, person.masterId) });
  const { body } = await report({ to: '2099-12-31' });
  expect(body.results).toEqual([]);
});

test('the pending line of a term can be forwarded in one click', async () => {
  const { newTerm, newLine, report, person } = await newWorld(app);
  const file_id = await buildCommissionFile(app.owner, person.masterId);
  const archived = await buildCommissionFile(app.owner, person.masterId, { archived_at: '2026-02-01' });
  const [open, closed] = [await newTerm(), await newTerm()];
  const line = await newLine(open, 10_000, { file_id, source: 3 });
  await newLine(closed, 10_000, { file_id: archived, source: 3 });
  const pendingOf = async () => (await report()).body.results.map(({ pending }: ReportRow) => pending);
  expect(await pendingOf()).toEqual([{ line, file: file_id }, null]);
  const forwarded = await person.client.call(updateLines, {
    params: { id: file_id },
    body: { new_status: 4, details: [line] },
  });
  expect(forwarded.body).toEqual({ affected_items: 1 });
  expect(await pendingOf()).toEqual([null, null]);
});

test('filters by company and tolerance, and pages', async () => {
  const { newTerm, newLine, report, companyId, person } = await newWorld(app);
  const [first, second] = [await newTerm(), await newTerm()];
  await newLine(second, 9500);
  expect(kindsIn((await report({ tolerance: 5 })).body.results)).toEqual([[first, 'none']]);
  expect((await report({ company: companyId })).body.pagination.total).toBe(2);
  const other = await buildCompany(app.owner, person.masterId);
  expect((await report({ company: other })).body.pagination.total).toBe(0);
  const { body } = await report({ per_page: 1, page: 9 });
  expect([kindsIn(body.results), body.pagination.current_page]).toEqual([[[second, 'rate']], 2]);
});

test.each([
  [{ sort: 'product' }, 'sort'],
  [{ reverse: 'yes' }, 'reverse'],
  [{ from: '2026-02-30' }, 'from'],
  [{ to: '2025-12-31' }, 'to'],
  [{ kind: 'odd' }, 'kind'],
  [{ tolerance: -1 }, 'tolerance'],
  [{ company: 999_999_999 }, 'company'],
])('%j is refused at its field', async (query, field) => {
  const { report } = await newWorld(app);
  const { status, body } = await report(query);
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
});

test('the SQL judges as the rules do', async () => {
  const { newTerm, newLine, report } = await newWorld(app);
  const cents = fc.constantFrom(-500, 0, 4999, 8000, 9899, 9900, 10_000, 10_101, 12_000, 20_000);
  const named = fc.constantFrom(0, 50_000, 99_000, 100_000, 101_000, 200_000);
  const atRate = named.map((premium): [number, number] => [premium / 10, premium]);
  const line = fc.oneof(fc.tuple(cents, named), atRate);
  const terms = fc.sample(fc.array(line, { maxLength: 3 }), { numRuns: 90, seed: 7 });
  const wanted = [];
  for (const lines of terms) {
    const id = await newTerm();
    for (const [received, commissionable] of lines) await newLine(id, received, { commissionable });
    const sum = (at: 0 | 1) => lines.reduce((all, line) => all + line[at], 0);
    const judged = { premium: 100_000, expected: 10_000, percent: 1000, paidLines: lines.length };
    const chargedBack = lines.reduce((all, [received]) => all + Math.min(0, received), 0);
    const kind = kindOf({ ...judged, received: sum(0), commissionable: sum(1), chargedBack }, 100);
    if (kind) wanted.push([id, kind]);
  }
  expect(new Set(wanted.map(([, kind]) => kind)).size).toBe(KINDS.length);
  expect(kindsIn((await report({ per_page: 100, sort: 'effdate' })).body.results)).toEqual(wanted);
});

test('the export uses the agency’s word for a customer', async () => {
  const { newTerm, person } = await newWorld(app);
  await newTerm();
  await app.owner.query(`UPDATE agencies SET customer_noun = 'client' WHERE master_id = $1`, [
    person.masterId,
  ]);
  const { bytes } = await person.client.call(exportExpected, { query: RANGE });
  expect(bytes.toString('utf8').split('\r\n')[0]).toContain('Kind,Company,Product,Client,Policy');
});

test('the export contains every row of the filter, with formulas defused', async () => {
  const { newTerm, person } = await newWorld(app);
  for (let n = 0; n < 3; n++) await newTerm({ policy_number: n === 0 ? '=1+1' : `P-${n}` });
  const answer = await person.client.call(exportExpected, { query: RANGE });
  const text = answer.bytes.toString('utf8');
  expect(text.trim().split('\r\n')).toHaveLength(4);
  expect(text).toContain(`,'=1+1,2026-01-10,,365,365,1000,10,100,0,0,,-100`);
});
