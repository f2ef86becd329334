import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { shownStatus, stateOf, type Term } from '../rules.ts';
import { POLICY_SORTS, POLICY_STATES, POLICY_STATUSES } from '../statuses.ts';
import { policyRoutes } from './public.ts';
import { buildPolicy } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [policyRoutes] });
  agency = await app.newAgency();
  person = await agency.newPerson();
});
afterAll(() => app.close());

const list = (customerId: number, query: object = {}, client = person.client) =>
  client.call(contract.customerPolicies, { params: { customerId }, query: { ...query } });
const numbersOf = async (customerId: number, query: object = {}) =>
  (await list(customerId, query)).body.results.map(({ policy }: { policy: string }) => policy);

async function customerWith(...policies: Record<string, unknown>[]): Promise<number> {
  const customer_id = await buildCustomer(app.owner, agency.masterId);
  for (const columns of policies) await buildPolicy(app.owner, agency.masterId, { customer_id, ...columns });
  return customer_id;
}

test('a policy is answered in the words of the specification, in the list and alone', async () => {
  const company_id = await buildCompany(app.owner, agency.masterId, {
    name: 'Palmetto Lantern Mutual',
    email: 'agents@lantern.test',
  });
  const product_id = await buildProduct(app.owner, agency.masterId, { company_id, name: 'Lantern Auto' });
  const customerId = await customerWith({
    product_id,
    policy_number: 'PLM-1',
    policy_type: 'Personal Lines',
    purpose: 'RWL',
    premium: 123_450,
    policy_fee: 2500,
    tax: 105,
    mga_fee: 10,
  });
  const { body } = await list(customerId);
  const [policy] = body.results;
  expect(body.results).toEqual([
    {
      id: policy.id,
      custid: customerId,
      policy: 'PLM-1',
      product: {
        id: product_id,
        name: 'Lantern Auto',
        company: {
          id: company_id,
          name: 'Palmetto Lantern Mutual',
          abbreviation: 'PLM',
          emails: ['agents@lantern.test'],
        },
        policy_type: { name: 'Personal Lines' },
        line_of_business: { type: 'Personal Auto' },
      },
      status: 'active',
      state: 'in force',
      cancelledOn: null,
      effdate: '2001-01-01',
      expdate: '2101-01-01',
      premium: 1234.5,
      policyfee: 25,
      tax: 1.05,
      mgaFee: 0.1,
      total: 1260.65,
      cycle_business_purpose: { code: 'RWL' },
      renewsId: null,
    },
  ]);
  const params = { customerId, policyId: policy.id };
  const one = await person.client.call(contract.customerPolicyById, { params });
  expect(one.body).toEqual({ results: { ...policy, financeCompanyId: null } });
});

test('one policy names the first finance company of its product that is still offered', async () => {
  const { owner } = app;
  const { masterId } = person;
  const productId = await buildProduct(owner, masterId);
  const lenders: number[] = [];
  for (const place of [1, 2]) {
    const id = await buildCompany(owner, masterId, { is_finance: true });
    const named = { master_id: masterId, product_id: productId, company_id: id, place };
    await insertRow(owner, 'product_finance_companies', named, 'place');
    lenders.push(id);
  }
  const customerId = await customerWith({ product_id: productId });
  const [policy] = (await list(customerId)).body.results;
  const params = { customerId, policyId: policy.id };
  const first = async () =>
    (await person.client.call(contract.customerPolicyById, { params })).body.results.financeCompanyId;
  expect(await first()).toBe(lenders[0]);
  await owner.query('UPDATE companies SET active = false WHERE id = $1', [lenders[0]]);
  expect(await first()).toBe(lenders[1]);
  await owner.query('UPDATE companies SET is_finance = false WHERE id = $1', [lenders[1]]);
  expect(await first()).toBeNull();
});

test('without a page the whole list comes, with one a page; a page past the end is the last', async () => {
  const customerId = await customerWith(...Array.from({ length: 17 }, () => ({})));
  expect((await list(customerId)).body).toMatchObject({
    results: expect.objectContaining({ length: 17 }),
    pagination: { current_page: 1, last_page: 1, total: 17, from: 1, to: 17 },
  });
  for (const page of [2, 99]) {
    expect((await list(customerId, { page })).body).toMatchObject({
      results: expect.objectContaining({ length: 2 }),
      pagination: { current_page: 2, last_page: 2, per_page: 15, total: 17, from: 16, to: 17 },
    });
  }
});

test('a customer without policies has an empty list; one of another agency is not there', async () => {
  const customerId = await customerWith();
  expect((await list(customerId, { page: 3 })).body).toMatchObject({
    results: [],
    pagination: { current_page: 1, total: 0, from: 0 },
  });
  const stranger = await (await app.newAgency()).newPerson();
  expect((await list(customerId, {}, stranger.client)).status).toBe(404);
  const filled = await customerWith({});
  expect((await list(filled, {}, stranger.client)).status).toBe(404);
});

test('in force comes first, then what is to come, then the past, the newest of each first', async () => {
  const customerId = await customerWith(
    { policy_number: 'CANCELLED', status: 'cancelled', cancelled_on: '2020-01-01' },
    { policy_number: 'EXPIRED', effdate: '2019-01-01', expdate: '2020-01-01' },
    { policy_number: 'OLD', effdate: '2010-01-01' },
    { policy_number: 'PENDING', status: 'pending' },
    { policy_number: 'RENEWED', status: 'renewed', effdate: '2015-01-01' },
    { policy_number: 'NEXT', effdate: '2090-01-01' },
    { policy_number: 'PAST', status: 'renewed', effdate: '2009-01-01', expdate: '2010-01-01' },
    { policy_number: 'NEW', effdate: '2020-01-01' },
    { policy_number: 'ENDING', status: 'cancelled', cancelled_on: '2090-01-01', effdate: '2021-01-01' },
  );
  expect(await numbersOf(customerId)).toEqual([
    'ENDING',
    'NEW',
    'RENEWED',
    'OLD',
    'NEXT',
    'PENDING',
    'EXPIRED',
    'PAST',
    'CANCELLED',
  ]);
});

test('every column sorts, both ways', async () => {
  const customerId = await customerWith(
    { policy_number: 'b-2', premium: 100, tax: 900, policy_type: 'Commercial' },
    { policy_number: 'A-1', premium: 200, effdate: '2002-01-01', expdate: '2100-01-01' },
  );
  for (const sort of POLICY_SORTS) expect((await list(customerId, { sort })).status).toBe(200);
  expect(await numbersOf(customerId, { sort: 'policy' })).toEqual(['A-1', 'b-2']);
  expect(await numbersOf(customerId, { sort: 'policy', reverse: 1 })).toEqual(['b-2', 'A-1']);
  expect(await numbersOf(customerId, { sort: 'premium' })).toEqual(['b-2', 'A-1']);
  expect(await numbersOf(customerId, { sort: 'total' })).toEqual(['A-1', 'b-2']);
  expect(await numbersOf(customerId, { sort: 'policyType', reverse: 1 })).toEqual(['b-2', 'A-1']);
  expect((await list(customerId, { sort: 'memo' })).status).toBe(422);
});

test('the list filters by the state that the rules tell, for every status and date', async () => {
  const { rows } = await app.owner.query(
    `SELECT (now() AT TIME ZONE 'America/New_York')::date::text AS today,
       ((now() AT TIME ZONE 'America/New_York')::date + 1)::text AS tomorrow`,
  );
  const { today, tomorrow } = rows[0];
  const stored = POLICY_STATUSES.filter((status) => status !== 'expired').flatMap((status) =>
    [
      ['2001-01-01', today],
      ['2001-01-01', tomorrow],
      [tomorrow, '2101-01-01'],
    ].map(([effdate, end]) => ({
      status,
      effdate,
      ...(status === 'cancelled'
        ? { expdate: '2101-01-01', cancelledOn: end }
        : { expdate: end, cancelledOn: null }),
    })),
  ) as Term[];
  const nameOf = (term: Term) => Object.values(term).join(' ').slice(0, 40);
  const customerId = await customerWith(
    ...stored.map(({ cancelledOn, ...term }) => ({
      ...term,
      cancelled_on: cancelledOn,
      policy_number: nameOf({ ...term, cancelledOn }),
    })),
  );
  for (const state of POLICY_STATES) {
    const expected = stored.filter((each) => stateOf(each, today) === state);
    const shown = (await list(customerId, { state })).body.results;
    expect(shown.map(({ policy }: { policy: string }) => policy).sort()).toEqual(expected.map(nameOf).sort());
    for (const each of shown) expect(each.state).toBe(state);
    expect(expected).not.toEqual([]);
  }
});

test('what day it is tells the clock of the person’s own office', async () => {
  const zones = ['Pacific/Honolulu', 'Pacific/Guam'];
  const { rows } = await app.owner.query(
    'SELECT (now() AT TIME ZONE $1)::date::text AS west, (now() AT TIME ZONE $2)::date::text AS east',
    zones,
  );
  // The two are twenty hours apart, so they share a date for only four hours a day.
  const { west, east } = rows[0];
  const customerId = await customerWith({ expdate: east });
  const statuses = await Promise.all(
    zones.map(async (time_zone) => {
      const officeId = await buildOffice(app.owner, agency.masterId, { time_zone });
      const { client } = await agency.newPerson({ officeId });
      return (await list(customerId, {}, client)).body.results[0].status;
    }),
  );
  expect(statuses).toEqual([shownStatus('active', east, west), 'expired']);
});
