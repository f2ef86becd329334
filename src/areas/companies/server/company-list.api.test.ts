import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { companyRoutes } from './public.ts';
import { buildCompany, buildProduct } from './test-data.ts';

let app: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [companyRoutes] });
  const agency = await app.newAgency();
  admin = await agency.newPerson({ permissions: { PRadmin: 1 } });
  const add = (name: string, more: object = {}) =>
    buildCompany(app.owner, agency.masterId, { name, ...more });
  const alder = await add('Alder Casualty', { phone: '(305) 555-0101' });
  await add('Birch Premium Finance', { is_carrier: false, is_finance: true, phone: '(305) 555-0100' });
  const cedar = await add('Cédar Group', { is_finance: true });
  const old = await add('Old Oak', { active: false });
  const product = (company_id: number, more: object = {}) =>
    buildProduct(app.owner, agency.masterId, { company_id, ...more });
  await product(alder, { name: 'Auto' });
  await product(alder, { name: 'Boat', line_of_business: 'Boat' });
  await product(alder, { name: 'Antique', active: false });
  await product(cedar, { name: 'Flood', line_of_business: 'Flood' });
  await product(old, { name: 'Home' });
  await buildCompany(app.owner, (await app.newAgency()).masterId, { name: 'Theirs' });
});
afterAll(() => app.close());

const list = async (query: object = {}) =>
  (await admin.client.call(contract.listCompanies, { query: { ...query } })).body;
const names = async (query: object = {}) =>
  (await list(query)).results.map(({ name }: { name: string }) => name.split(' ')[0]);

test('the list shows kind, phone and active products, by name', async () => {
  expect(await names()).toEqual(['Alder', 'Birch', 'Cédar', 'Old']);
  expect((await list()).results[0]).toMatchObject({
    isCarrier: true,
    isFinance: false,
    phone: '(305) 555-0101',
    activeProducts: 2,
    active: true,
  });
});

test('it is searched by fragments of the name, accents or not, special characters taken literally', async () => {
  expect(await names({ query: 'cedar' })).toEqual(['Cédar']);
  expect(await names({ query: ' PREMIUM ' })).toEqual(['Birch']);
  expect(await names({ query: '%' })).toEqual([]);
  expect(await names({ query: '_' })).toEqual([]);
});

test('a company that is both a carrier and a finance company is found as either', async () => {
  expect(await names({ kind: 'carrier' })).toEqual(['Alder', 'Cédar', 'Old']);
  expect(await names({ kind: 'finance' })).toEqual(['Birch', 'Cédar']);
  expect(await names({ status: 'active', kind: 'carrier' })).toEqual(['Alder', 'Cédar']);
  expect(await names({ status: 'inactive' })).toEqual(['Old']);
});

test.each([
  ['name', 1, ['Old', 'Cédar', 'Birch', 'Alder']],
  ['kind', 0, ['Alder', 'Old', 'Cédar', 'Birch']],
  ['phone', 0, ['Birch', 'Alder', 'Cédar', 'Old']],
  ['phone', 1, ['Alder', 'Birch', 'Cédar', 'Old']],
  ['activeProducts', 1, ['Alder', 'Cédar', 'Old', 'Birch']],
  ['active', 1, ['Old', 'Alder', 'Birch', 'Cédar']],
])('sorted by %s with reverse %d', async (sort, reverse, expected) => {
  expect(await names({ sort, reverse })).toEqual(expected);
});

test('an unknown column, kind or status is refused at its field', async () => {
  const query = { sort: 'secret', kind: 'bank', status: 'gone' };
  const { error } = await admin.client.call(contract.listCompanies, { query });
  expect(error.errors).toEqual({
    sort: ['This is not a column.'],
    kind: ['Choose carrier or finance.'],
    status: ['Choose active or inactive.'],
  });
});

test('it comes in pages; a page past the end is the last one', async () => {
  const query = { page: 9, per_page: 3 };
  expect(await list(query)).toMatchObject({
    results: [{ name: 'Old Oak' }],
    pagination: { current_page: 2, last_page: 2, per_page: 3, total: 4, from: 4, to: 4 },
  });
});

test('active companies are offered with their active products, without percents', async () => {
  const { body } = await admin.client.call(contract.offeredCompanies);
  expect(body.results).toEqual([
    {
      id: expect.any(Number),
      name: 'Alder Casualty',
      isCarrier: true,
      isFinance: false,
      products: [
        { id: expect.any(Number), name: 'Auto', lineOfBusiness: 'Personal Auto' },
        { id: expect.any(Number), name: 'Boat', lineOfBusiness: 'Boat' },
      ],
    },
    expect.objectContaining({ name: 'Birch Premium Finance', products: [] }),
    expect.objectContaining({ name: 'Cédar Group', isFinance: true }),
  ]);
});
