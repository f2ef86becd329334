import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { dayAt } from '#platform/shared/clock.ts';
import * as contract from '../contract.ts';
import * as lists from '../list-contract.ts';
import type { ReceiptSort } from '../statuses.ts';
import { receiptRoutes } from './public.ts';
import { buildReceipt } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let clerk: TestPerson;
let harbor: number;
let airport: number;
let customer: number;

beforeAll(async () => {
  app = await startTestApp({ areas: [receiptRoutes] });
  agency = await app.newAgency();
  harbor = await agency.newOffice('Harbor');
  airport = await agency.newOffice('Airport');
  clerk = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', officeId: harbor });
  const other = await agency.newPerson({ firstName: 'Bo', lastName: 'Fox', officeId: airport });
  customer = await buildCustomer(app.owner, agency.masterId);
  const VOID = { voided_at: new Date(), voided_by: clerk.id, void_reason: 'Wrong' };
  const rows = [
    { office_id: harbor, number: 1, day: '2026-03-01', employee_id: clerk.id, method: 'cash', amount: 1000 },
    { office_id: harbor, number: 2, day: '2026-03-02', employee_id: clerk.id, method: 'check', amount: 2001 },
    {
      office_id: harbor,
      number: 3,
      day: '2026-03-02',
      employee_id: clerk.id,
      method: 'cash',
      amount: 5,
      ...VOID,
    },
    { office_id: airport, number: 1, day: '2026-03-02', employee_id: other.id, method: 'card', amount: 400 },
    { office_id: airport, number: 2, day: '2026-03-03', employee_id: clerk.id, method: 'cash', amount: 50 },
  ];
  for (const { amount, ...row } of rows)
    await buildReceipt(app.owner, agency.masterId, {
      customerId: customer,
      columns: { ...row, amount, tendered: amount, taken_at: `${row.day}T15:00:00Z` },
    });
  await buildReceipt(app.owner, (await app.newAgency()).masterId);
});
afterAll(() => app.close());

const list = async (query: object = {}) =>
  (await clerk.client.call(lists.listReceipts, { query: { ...query } })).body;
const numbers = async (query: object = {}) =>
  (await list(query)).results.map(({ office, receipt }: contract.ReceiptRow) => `${office.name} ${receipt}`);

test('a number finds the receipts that have it, one in each office', async () => {
  expect(await numbers({ number: 2 })).toEqual(['Airport 2', 'Harbor 2']);
  expect(await numbers({ number: 2, office: harbor })).toEqual(['Harbor 2']);
  expect((await list({ number: 2 })).total).toBe(20.51);
  expect(await numbers({ number: 77 })).toEqual([]);
  const refused = await clerk.client.call(lists.listReceipts, { query: { number: 'x' } as never });
  expect(refused.error.errors?.number).toEqual(['Enter the number of a receipt in digits.']);
});

test('the list of the agency is by day, the newest first, with the documents’ fields', async () => {
  expect(await numbers()).toEqual(['Airport 2', 'Airport 1', 'Harbor 3', 'Harbor 2', 'Harbor 1']);
  expect((await list()).results[2]).toEqual({
    id: expect.any(Number),
    receipt: 3,
    office: { id: harbor, name: 'Harbor' },
    customer: { id: customer, name: 'Maria Johnson' },
    employee: { id: clerk.id, name: 'Ann Lee' },
    status: 0,
    method: 'cash',
    amountBilled: 0.05,
    amountTendered: 0.05,
    changeGiven: 0,
    showdate: '2026-03-02',
  });
});

test('it is filtered by office, days, method, person and status', async () => {
  expect(await numbers({ office: airport })).toEqual(['Airport 2', 'Airport 1']);
  expect(await numbers({ from: '2026-03-02', to: '2026-03-02' })).toEqual([
    'Airport 1',
    'Harbor 3',
    'Harbor 2',
  ]);
  expect(await numbers({ method: 'cash' })).toEqual(['Airport 2', 'Harbor 3', 'Harbor 1']);
  expect(await numbers({ person: clerk.id, office: airport })).toEqual(['Airport 2']);
  expect(await numbers({ status: 'void' })).toEqual(['Harbor 3']);
  expect(await numbers({ status: 'active', to: '2026-03-02' })).toEqual([
    'Airport 1',
    'Harbor 2',
    'Harbor 1',
  ]);
  expect(await numbers({ from: '2026-03-04' })).toEqual([]);
});

test.each([
  ['receipt', ['Airport 1', 'Harbor 1', 'Airport 2', 'Harbor 2', 'Harbor 3']],
  ['showdate', ['Harbor 1', 'Airport 1', 'Harbor 3', 'Harbor 2', 'Airport 2']],
  ['office', ['Airport 2', 'Airport 1', 'Harbor 3', 'Harbor 2', 'Harbor 1']],
  ['method', ['Airport 1', 'Airport 2', 'Harbor 3', 'Harbor 1', 'Harbor 2']],
  ['employee', ['Airport 2', 'Harbor 3', 'Harbor 2', 'Harbor 1', 'Airport 1']],
  ['amountBilled', ['Harbor 3', 'Airport 2', 'Airport 1', 'Harbor 1', 'Harbor 2']],
  ['amountTendered', ['Harbor 3', 'Airport 2', 'Airport 1', 'Harbor 1', 'Harbor 2']],
  ['status', ['Airport 2', 'Airport 1', 'Harbor 2', 'Harbor 1', 'Harbor 3']],
])('by %s, equals by day as ever, and the other way around', async (sort, expected) => {
  expect(await numbers({ sort })).toEqual(expected);
  const paged = [1, 2, 3].map((page) => numbers({ sort, per_page: 2, page }));
  expect((await Promise.all(paged)).flat()).toEqual(expected);
  const down = (await list({ sort, reverse: 1 })).results;
  const up = (await list({ sort })).results;
  const shown = (rows: contract.ReceiptRow[]) => rows.map((row) => keyOf(row[sort as ReceiptSort]));
  expect(shown(down)).toEqual(shown(up).toReversed());
});

const keyOf = (value: unknown) => (value as { name?: string }).name ?? value;

test('by customer the names decide, without regard to case and accents', async () => {
  const own = await app.newAgency();
  const person = await own.newPerson();
  for (const last_name of ['Zed', 'ámbar', 'Borg']) {
    const customerId = await buildCustomer(app.owner, own.masterId, { first_name: '', last_name });
    await buildReceipt(app.owner, own.masterId, { customerId });
  }
  const names = async (reverse: number) => {
    const { body } = await person.client.call(lists.listReceipts, {
      query: { sort: 'customer', reverse },
    });
    return body.results.map((row: contract.ReceiptRow) => row.customer.name);
  };
  expect([await names(0), await names(1)]).toEqual([
    ['ámbar', 'Borg', 'Zed'],
    ['Zed', 'Borg', 'ámbar'],
  ]);
});

test('the list of a customer sorts too, and an unknown column is refused', async () => {
  const ofCustomer = async (query: object) =>
    await clerk.client.call(contract.customerReceipts, { params: { id: customer }, query: { ...query } });
  const { body } = await ofCustomer({ sort: 'amountBilled', reverse: 1, per_page: 2 });
  expect(body.results.map(({ amountBilled }: contract.ReceiptRow) => amountBilled)).toEqual([20.01, 10]);
  expect((await ofCustomer({ sort: 'employee' })).body.results.at(-1).employee.name).toBe('Bo Fox');
  const refused = { sort: ['This is not a column.'], reverse: ['Must be 0 or 1.'] };
  expect((await ofCustomer({ sort: 'memo', reverse: 2 })).error.errors).toEqual(refused);
  const query = { sort: 'memo', reverse: 2 };
  expect((await clerk.client.call(lists.listReceipts, { query })).error.errors).toEqual(refused);
});

test('totals by method are over the whole filter, and voided receipts are no money', async () => {
  expect(await list({ per_page: 2, page: 2 })).toMatchObject({
    results: [{ receipt: 3 }, { receipt: 2 }],
    pagination: { total: 5, current_page: 2, last_page: 3 },
    methods: [
      { method: 'cash', count: 2, amount: 10.5 },
      { method: 'check', count: 1, amount: 20.01 },
      { method: 'card', count: 1, amount: 4 },
      { method: 'bank account', count: 0, amount: 0 },
    ],
    total: 34.51,
    voided: { count: 1, amount: 0.05 },
  });
  expect(await list({ office: airport })).toMatchObject({ total: 4.5, voided: { count: 0, amount: 0 } });
});

test('a page past the end is the last one, and what makes no sense is refused at its field', async () => {
  expect((await list({ page: 9, per_page: 2 })).pagination).toMatchObject({
    current_page: 3,
    from: 5,
    to: 5,
  });
  const query = { office: 'x', from: '2026-02-30', method: 'coins', person: 0, status: 'gone' };
  expect((await clerk.client.call(lists.listReceipts, { query })).error.errors).toEqual({
    office: ['Choose an office.'],
    from: ['Enter a valid date.'],
    method: ['Choose cash, check, card or bank account.'],
    person: ['Choose a person.'],
    status: ['Choose active or void.'],
  });
});

test('the list of a customer is by the moment, in pages', async () => {
  const { body } = await clerk.client.call(contract.customerReceipts, {
    params: { id: customer },
    query: { per_page: 2 },
  });
  expect(body).toMatchObject({
    results: [{ showdate: '2026-03-03' }, { showdate: '2026-03-02' }],
    pagination: { total: 5, last_page: 3, from: 1, to: 2 },
  });
  const nobody = await buildCustomer(app.owner, agency.masterId);
  const empty = await clerk.client.call(contract.customerReceipts, { params: { id: nobody } });
  expect(empty.body).toMatchObject({ results: [], pagination: { total: 0 } });
});

test('to choose from are the offices, closed ones too, and whoever has taken a receipt', async () => {
  await agency.newPerson({ firstName: 'Never', lastName: 'Took' });
  await app.owner.query('UPDATE offices SET closed_at = now() WHERE id = $1', [airport]);
  const { body } = await clerk.client.call(lists.receiptChoices);
  expect(body.offices).toEqual([
    { id: airport, name: 'Airport', isClosed: true },
    { id: harbor, name: 'Harbor', isClosed: false },
  ]);
  expect(body.people.map(({ name }: { name: string }) => name)).toEqual(['Ann Lee', 'Bo Fox']);
});

test('today is what the home office has taken on its own day', async () => {
  const today = dayAt('America/New_York', new Date());
  const columns = { office_id: harbor, employee_id: clerk.id, number: 9, day: today };
  await buildReceipt(app.owner, agency.masterId, { customerId: customer, columns });
  const { body } = await clerk.client.call(lists.receiptsToday);
  expect(body).toMatchObject({ office: { id: harbor, name: 'Harbor' }, day: today, total: 25 });
  expect(body.methods[0]).toEqual({ method: 'cash', count: 1, amount: 25 });
  const floater = await agency.newPerson();
  expect((await floater.client.call(lists.receiptsToday)).body).toMatchObject({ office: null, total: 0 });
});
