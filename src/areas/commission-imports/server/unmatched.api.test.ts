import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as core from '#areas/commissions/contract.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { buildCommissionFile, buildCommissionLine } from '#areas/commissions/server/test-data.ts';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { importLines, takeBack } from '../contract.ts';
import { listRows } from '../row-contract.ts';
import * as contract from '../unmatched-contract.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import { type Carrier, MARCH, newCarrier } from './test-lines.ts';
import { dryRun } from './test-statement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionImportRoutes], jobs: commissionImportJobs });
});
afterAll(() => app.close());

let person: TestPerson;
let companyId: number;
let customerId: number;
let policy: Carrier['policy'];
let line: Carrier['line'];
beforeEach(async () => {
  ({ person, companyId, customerId, policy, line } = await newCarrier(app));
});

const assign = (id: number, policyId: number) =>
  person.client.call(contract.assignLine, { params: { id }, body: { policy: policyId } });
const list = async (query = {}) =>
  (await person.client.call(contract.listUnmatched, { query: query as never })).body;
const policyOf = async (id: number) =>
  (await app.owner.query('SELECT policy_id FROM commission_lines WHERE id = $1', [id])).rows[0]?.policy_id;
const generated = async () =>
  (
    await app.owner.query('SELECT id FROM commission_lines WHERE master_id = $1 AND source = 3', [
      person.masterId,
    ])
  ).rowCount;

test('unmatched carrier lines are listed by company, with how many have the same number', async () => {
  const first = await line({ customer_name: 'DOE J', match_reason: 'No policy has this number.' });
  await line({ policy_number: 'zz-77', transaction_on: '2026-03-11', source: 1 });
  await line({ policy_id: await policy() });
  await line({ deleted_at: 'now' });
  await line({ source: 4 });
  await line({ file_id: await buildCommissionFile(app.owner, person.masterId, { archived_at: 'now' }) });
  const other = await buildCommissionLine(app.owner, person.masterId, { policy_number: '' });
  const all = await list();
  expect(all.pagination.total).toBe(3);
  expect(all.companies).toHaveLength(2);
  const { results } = await list({ company: companyId });
  expect(results).toHaveLength(2);
  expect(results[0]).toMatchObject({
    id: first,
    policyNumber: 'ZZ 77',
    customerName: 'DOE J',
    sameNumber: 2,
    commission: 10,
    file: null,
    import: null,
  });
  expect((await list({ page: 2, per_page: 1 })).results).toMatchObject([{ sameNumber: 2 }]);
  expect(all.results.find(({ id }: { id: number }) => id === other)).toMatchObject({ sameNumber: 1 });
});

test('grouped, the lines of each company come together by its name, with how many they are and what they come to', async () => {
  const masterId = person.masterId;
  const [zeta, alpha] = [
    await buildCompany(app.owner, masterId, { name: 'Zeta Mutual' }),
    await buildCompany(app.owner, masterId, { name: 'Alpha Exchange' }),
  ];
  const of = (company_id: number, transaction_on: string, commission: number) =>
    line({ company_id, transaction_on, commission });
  const ids = [
    await of(zeta, '2026-03-01', 1000),
    await of(alpha, '2026-03-05', 250),
    await of(zeta, '2026-03-03', -300),
    await of(alpha, '2026-03-02', 50),
  ];
  const idsOf = (body: { results: { id: number }[] }) => body.results.map(({ id }) => id);
  expect(idsOf(await list())).toEqual([ids[0], ids[3], ids[2], ids[1]]);
  const grouped = await list({ grouped: 1 });
  expect(idsOf(grouped)).toEqual([ids[3], ids[1], ids[0], ids[2]]);
  expect(idsOf(await list({ grouped: 1, page: 2, per_page: 2 }))).toEqual([ids[0], ids[2]]);
  expect(grouped.companies).toEqual([
    { id: alpha, name: 'Alpha Exchange', lines: 2, commission: 3 },
    { id: zeta, name: 'Zeta Mutual', lines: 2, commission: 7 },
  ]);
});

test('a line is assigned by hand, the others with its number follow to the term that fits their day', async () => {
  const old = await policy({ effdate: '2025-01-01', expdate: '2026-01-01' });
  const now = await policy();
  const [first, alike, older] = [
    await line(),
    await line({ policy_number: 'zz77' }),
    await line({ transaction_on: '2025-06-01' }),
  ];
  const [different, settled] = [await line({ policy_number: 'ZZ 78' }), await line({ status: 3 })];
  expect((await assign(first, now)).body).toMatchObject({ assigned: 3, remembered: true });
  expect(await Promise.all([first, alike, older, different, settled].map(policyOf))).toEqual([
    now,
    now,
    old,
    null,
    null,
  ]);
  const { rows } = await app.owner.query(
    `SELECT subject, subject_id, action FROM change_log WHERE master_id = $1`,
    [person.masterId],
  );
  expect(rows).toEqual([{ subject: 'commission line', subject_id: first, action: 'assigned' }]);
  expect((await assign(first, now)).status).toBe(409);
});

test('the line that was chosen goes to the term that was chosen, although another one fits its day', async () => {
  const later = await policy({ effdate: '2027-01-01', expdate: '2028-01-01' });
  await policy();
  const [first, alike] = [await line(), await line()];
  expect((await assign(first, later)).body.assigned).toBe(2);
  expect(await policyOf(first)).toBe(later);
  expect(await policyOf(alike)).not.toBe(later);
});

test('the number is remembered: the next statement of the company matches by it, in its term', async () => {
  const now = await policy();
  const later = await policy({ effdate: '2027-01-01', expdate: '2028-01-01' });
  await assign(await line(), now);
  const { id } = await dryRun(person, companyId, ['ZZ-77,,,4/1/2026,,1,2', 'ZZ77,,,4/1/2027,,1,2']);
  const { body } = await person.client.call(listRows, { params: { id } });
  expect(body.results).toMatchObject([
    {
      outcome: 'number',
      policy: { id: now },
      confidence: 97,
      reason: 'This number was assigned to the policy by hand before. The day lies in the term.',
    },
    { outcome: 'number', policy: { id: later } },
  ]);
  const elsewhere = await buildCompany(app.owner, person.masterId);
  const theirs = await dryRun(person, elsewhere, ['ZZ-77,,,4/1/2026,,1,2']);
  expect(theirs.outcomes).toEqual([{ outcome: 'unmatched', rows: 1, total: 2 }]);
});

test('a line without a number is assigned alone, and nothing is remembered', async () => {
  const id = await policy();
  const [first, second] = [await line({ policy_number: '--' }), await line({ policy_number: '' })];
  expect((await assign(first, id)).body).toMatchObject({ assigned: 1, remembered: false });
  expect(await policyOf(second)).toBe(null);
});

test('a policy of another company or agency is refused at its field', async () => {
  const product_id = await buildProduct(app.owner, person.masterId);
  const id = await line();
  expect((await assign(id, await policy({ product_id }))).error.errors?.policy?.[0]).toMatch(
    /^This policy is with Test Company/,
  );
  const foreign = await buildPolicy(app.owner, (await app.newAgency()).masterId);
  expect((await assign(id, foreign)).error.errors).toEqual({ policy: ['Choose a policy of your agency.'] });
  const choices = await person.client.call(contract.policiesForLine, {
    params: { id },
    query: { customer: customerId },
  });
  expect(choices.body).toEqual({ results: [], elsewhere: 1 });
});

test('two people assign one line at the same time: the first choice counts', async () => {
  const [one, two] = [await policy(), await policy({ policy_number: 'HO-2' })];
  const id = await line();
  const answers = await Promise.all([assign(id, one), assign(id, two)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await policyOf(id)).toBe(answers[0]?.status === 200 ? one : two);
  // A wrong field comes before a state that forbids it.
  expect((await assign(id, 999_999_999)).status).toBe(422);
});

test('assigned in its file, a carrier line takes the place of the pending generated one', async () => {
  const id = await policy();
  const unmatched = await line();
  const file = (await person.client.call(core.createFile, { body: MARCH })).body;
  expect([file.lines, await generated()]).toEqual([2, 1]);
  await assign(unmatched, id);
  expect(await generated()).toBe(0);
  const { body } = await person.client.call(core.viewFile, { params: { id: file.id } });
  expect(body).toMatchObject({ file: { version: 2 }, totals: { pending: 1, adjusted: 10 } });
});

test('an imported line takes the place of the pending generated one when a file gathers it, and gives it back', async () => {
  await policy();
  await person.client.call(core.createFile, { body: MARCH });
  const { id } = await dryRun(person, companyId, ['HO-1,,,2/1/2026,,1000,99']);
  const rows = await person.client.call(listRows, { params: { id } });
  expect(rows.body.results[0].replaces).toBe(true);
  await person.client.call(importLines, { params: { id } });
  expect(await generated()).toBe(1);
  await person.client.call(core.createFile, { body: MARCH });
  expect(await generated()).toBe(0);
  expect((await person.client.call(takeBack, { params: { id } })).status).toBe(200);
  expect(await generated()).toBe(1);
  expect((await person.client.call(core.createFile, { body: MARCH })).body.lines).toBe(0);
});
