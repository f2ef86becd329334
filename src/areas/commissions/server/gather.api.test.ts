import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as lines from '../line-contract.ts';
import { commissionRoutes } from './public.ts';
import { buildCommissionLine } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
});
afterAll(() => app.close());

let person: TestPerson;
let companyId: number;
let productId: number;
beforeEach(async () => {
  person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  companyId = await buildCompany(app.owner, person.masterId);
  productId = await buildProduct(app.owner, person.masterId, {
    company_id: companyId,
    new_percent: 1250,
    renewal_percent: 1000,
  });
});

const MARCH = { start: '2026-03-01', end: '2026-03-31', deposit: '2026-04-02' };
const create = (body: object = {}) =>
  person.client.call(contract.createFile, { body: { ...MARCH, ...body } });
const line = (columns: Record<string, unknown> = {}) =>
  buildCommissionLine(app.owner, person.masterId, {
    company_id: companyId,
    transaction_on: '2026-03-10',
    ...columns,
  });
const policy = (columns: Record<string, unknown> = {}) =>
  buildPolicy(app.owner, person.masterId, {
    product_id: productId,
    effdate: '2026-03-15',
    expdate: '2027-03-15',
    premium: 100_001,
    ...columns,
  });
const linesOf = async (id: number) =>
  (await person.client.call(lines.listLines, { params: { id }, body: {} })).body.data;
const move = (id: number, new_status: number, status: number) =>
  person.client.call(lines.updateLines, { params: { id }, body: { new_status, status, details: '*' } });

test('a file gathers carrier lines in no file, by company and transaction date', async () => {
  const inside = await line();
  const lastDay = await line({ transaction_on: '2026-03-31', source: 1 });
  await line({ transaction_on: '2026-04-01' });
  await line({ deleted_at: 'now' });
  const others = await line({ company_id: await buildCompany(app.owner, person.masterId) });
  const { body } = await create({ company: companyId });
  expect(body.lines).toBe(2);
  expect((await linesOf(body.id)).map(({ id }: { id: number }) => id)).toEqual([inside, lastDay]);
  const all = await create({ company: 0 });
  expect((await linesOf(all.body.id)).map(({ id }: { id: number }) => id)).toEqual([others]);
});

test('terms whose commission is due and that have no carrier line get one: new or renewal percent of the premium', async () => {
  const fresh = await policy();
  const renewal = await policy({ purpose: 'RWL' });
  await policy({ status: 'pending' });
  await policy({ effdate: '2026-04-01' });
  await policy({ status: 'cancelled', cancelled_on: '2026-03-15' });
  await line({ policy_id: await policy(), transaction_on: '2026-05-01' });
  await policy({ premium: 0 });
  const { body } = await create();
  const found = await linesOf(body.id);
  expect(found).toMatchObject([
    { source: 3, policy: { id: fresh, effdate: '2026-03-15' }, commission: 125, adjusted: 125 },
    { source: 3, policy: { id: renewal }, commissionable: 1000.01, commission: 100 },
  ]);
  expect((await create()).body.lines).toBe(0);
});

test('a commission is not due before the term begins', async () => {
  await policy({ effdate: '2100-03-15', expdate: '2101-03-15' });
  expect((await create({ start: '2100-03-01', end: '2100-03-31' })).body.lines).toBe(0);
});

test('a later carrier line replaces a pending generated one, and leaves a staged one', async () => {
  const [pending, staged] = [await policy(), await policy()];
  const { body: first } = await create();
  const [, second] = await linesOf(first.id);
  await person.client.call(lines.updateLines, {
    params: { id: first.id },
    body: { new_status: 2, details: [second.id] },
  });
  const before = await person.client.call(contract.viewFile, { params: { id: first.id } });
  await line({ policy_id: pending });
  await line({ policy_id: staged });
  const { body: later } = await create();
  expect(later.lines).toBe(2);
  expect((await linesOf(first.id)).map(({ policy }: { policy: { id: number } }) => policy.id)).toEqual([
    staged,
  ]);
  const after = await person.client.call(contract.viewFile, { params: { id: first.id } });
  expect(after.body.file.version).toBe(before.body.file.version + 1);
});

test('a forwarded line stays in its file, and a later file gets a pending copy with source 5', async () => {
  const original = await line();
  const { body: first } = await create();
  expect((await move(first.id, 4, 1)).body).toEqual({ affected_items: 1 });
  const { body: later } = await create({ forwardOnly: true, start: null, end: null, deposit: null });
  expect(await linesOf(later.id)).toMatchObject([{ status: 1, source: 5, commission: 10, adjusted: 10 }]);
  expect(await linesOf(first.id)).toMatchObject([{ id: original, status: 4 }]);
  expect((await create({ forwardOnly: true })).body.lines).toBe(0);
  expect((await move(first.id, 1, 4)).status).toBe(409);
  const deleted = await person.client.call(contract.deleteFiles, { body: { ids: [later.id] } });
  expect(deleted.status).toBe(204);
  expect((await move(first.id, 1, 4)).body).toEqual({ affected_items: 1 });
});

test('a deleted line is remembered and not gathered again', async () => {
  await line();
  await policy();
  const { body: first } = await create();
  expect(first.lines).toBe(2);
  const gone = await person.client.call(lines.deleteLines, {
    params: { id: first.id },
    body: { details: '*' },
  });
  expect(gone.body).toMatchObject({ affected_items: 2 });
  await person.client.call(contract.deleteFiles, { body: { ids: [first.id] } });
  expect((await create()).body.lines).toBe(0);
});

test('deleting a file lets the next one gather and generate the same', async () => {
  await line();
  await policy();
  const { body: first } = await create();
  await person.client.call(contract.deleteFiles, { body: { ids: [first.id] } });
  expect((await create()).body.lines).toBe(2);
});

test('two people who create a file at the same time split the lines between them, and none is in both', async () => {
  for (let n = 0; n < 20; n++) await line();
  const term = await policy();
  const created = await Promise.all([create(), create(), create()]);
  expect(created.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(created.reduce((sum, { body }) => sum + body.lines, 0)).toBe(21);
  const { rows } = await app.owner.query(
    'SELECT count(*) AS lines FROM commission_lines WHERE master_id = $1 AND policy_id = $2',
    [person.masterId, term],
  );
  expect(rows).toEqual([{ lines: 1 }]);
});

test('bad input is refused at its field', async () => {
  const errors = async (body: object) => (await create(body)).error.errors;
  expect(await errors({ start: '2026-04-01' })).toEqual({ start: ['Start date must be before end date'] });
  expect(await errors({ start: '2026-02-30' })).toEqual({ start: ['Enter a valid date.'] });
  expect(await errors({ deposit: null })).toEqual({ deposit: ['Enter the day of the deposit.'] });
  expect(await errors({ depositAmount: -1 })).toHaveProperty('depositAmount');
  expect(await errors({ depositAmount: 12.345 })).toHaveProperty('depositAmount');
  const foreign = await buildCompany(app.owner, (await app.newAgency()).masterId);
  expect(await errors({ company: foreign })).toEqual({ company: ['Choose a company of your agency.'] });
});
