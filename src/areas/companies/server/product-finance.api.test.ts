import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { productFinanceCompanies } from '../finance-contract.ts';
import { companyRoutes } from './public.ts';
import { buildCompany, buildProduct } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
let companyId: number;
let lenders: number[];
beforeAll(async () => {
  app = await startTestApp({ areas: [companyRoutes] });
});
beforeEach(async () => {
  agency = await app.newAgency();
  admin = await agency.newPerson({ permissions: { PRadmin: 1 } });
  companyId = await buildCompany(app.owner, agency.masterId);
  lenders = [];
  for (const name of ['Alder Credit', 'Birch Credit', 'Cedar Credit'])
    lenders.push(await buildCompany(app.owner, agency.masterId, { name, is_finance: true }));
});
afterAll(() => app.close());

const AUTO = { name: 'Auto Plus', lineOfBusiness: 'Personal Auto', newPercent: 12.5, renewalPercent: 10 };
const save = (financeCompanyIds: unknown, id = 0, more: object = {}) =>
  admin.client.call(contract.saveProduct, {
    params: { companyId, id },
    body: { ...AUTO, financeCompanyIds, ...more },
  });
const offeredFor = (productId: number, person = admin) =>
  person.client.call(productFinanceCompanies, { params: { productId } });
const namesFor = async (productId: number) =>
  (await offeredFor(productId)).body.productFinanceCompanies.map(({ name }: { name: string }) => name);
const deactivate = (id: number) =>
  admin.client.call(contract.setCompanyActive, { params: { id }, body: { active: false } });

test('a product names its finance companies in order, and they are offered so', async () => {
  const [alder, birch, cedar] = lenders;
  const { body } = await save([cedar, alder]);
  expect(body.financeCompanies).toEqual([
    { id: cedar, name: 'Cedar Credit' },
    { id: alder, name: 'Alder Credit' },
  ]);
  const agent = await agency.newPerson();
  expect((await offeredFor(body.id, agent)).body).toEqual({ productFinanceCompanies: body.financeCompanies });
  await save([birch, cedar], body.id);
  expect(await namesFor(body.id)).toEqual(['Birch Credit', 'Cedar Credit']);
  const { rows } = await app.owner.query(
    `SELECT before, after FROM change_log WHERE subject = 'product' AND subject_id = $1 AND action = 'edited'`,
    [body.id],
  );
  expect(rows).toEqual([
    {
      before: { financeCompanies: ['Cedar Credit', 'Alder Credit'] },
      after: { financeCompanies: ['Birch Credit', 'Cedar Credit'] },
    },
  ]);
});

test('a product that names none is offered all active finance companies', async () => {
  const { body } = await save([]);
  expect(await namesFor(body.id)).toEqual(['Alder Credit', 'Birch Credit', 'Cedar Credit']);
  await deactivate(lenders[1] as number);
  expect(await namesFor(body.id)).toEqual(['Alder Credit', 'Cedar Credit']);
});

test('a finance company that was deactivated stays named and is not offered', async () => {
  const [alder, birch] = lenders;
  const { body } = await save([birch, alder]);
  await deactivate(birch as number);
  expect(await namesFor(body.id)).toEqual(['Alder Credit']);
  const kept = await save([birch, alder], body.id, { name: 'Auto Max' });
  expect(kept.body).toMatchObject({ name: 'Auto Max', financeCompanies: body.financeCompanies });
  expect((await save([birch])).error.errors).toEqual({
    financeCompanyIds: ['Choose active finance companies of your agency.'],
  });
});

test('a carrier, a company of another agency, one twice and nonsense are refused at the field', async () => {
  const [alder] = lenders;
  const elsewhere = await buildCompany(app.owner, (await app.newAgency()).masterId, { is_finance: true });
  const choose = 'Choose active finance companies of your agency.';
  for (const [ids, message] of [
    [[companyId], choose],
    [[alder, elsewhere], choose],
    [[999_999_999], choose],
    [[alder, alder], 'Each finance company can be in the list once.'],
    ['all', 'Choose finance companies.'],
  ]) {
    const { status, error } = await save(ids);
    expect([status, error.errors]).toEqual([422, { financeCompanyIds: [message] }]);
  }
  const nonsense = await save([1.5]);
  expect([nonsense.status, Object.keys(nonsense.error.errors ?? {})]).toEqual([422, ['financeCompanyIds.0']]);
});

test('of simultaneous saves one is accepted, and the others see the list that it saved', async () => {
  const { body } = await save([]);
  const answers = await Promise.all(lenders.map((lender) => save([lender], body.id, { version: 1 })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const taken = answers.find(({ status }) => status === 200);
  for (const { error } of answers.filter(({ status }) => status === 409))
    expect(error.current).toEqual(taken?.body);
});

test('of a product of another agency nothing is told', async () => {
  const theirs = await buildProduct(app.owner, (await app.newAgency()).masterId);
  expect((await offeredFor(theirs)).status).toBe(404);
});
