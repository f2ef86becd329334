import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildContract } from '#areas/finance-contracts/server/test-data.ts';
import { buildQuote } from '#areas/finance-quotes/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { buildReceipt } from '#areas/receipts/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as customers from '../contract.ts';
import * as searches from '../search-contract.ts';
import { customerRoutes } from './public.ts';
import { buildCustomer, buildHouseholdMember, buildVehicle } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
let maria: number;
let jose: number;
let roofing: number;
let contract: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [customerRoutes] });
  agency = await app.newAgency();
  person = await agency.newPerson();
  const add = (row: Record<string, unknown>) => buildCustomer(app.owner, agency.masterId, row);
  maria = await add({
    first_name: 'Maria L.',
    last_name: 'Johnson',
    dob: '1980-02-29',
    phone: '(305) 555-0142',
    phone2: '786-555-0199',
    email: 'Maria.Johnson@example.test',
    address: '1841 Coral Way',
    city: 'Miami',
    state: 'FL',
    zip: '33145',
    license_number: 'J525-550-80-559-0',
    custom_1: 'Gold',
    custom_2: 'Blue plan',
    custom_3: '100%_sure',
    source: 'Walk-in',
  });
  jose = await add({
    first_name: 'José',
    last_name: 'Núñez',
    phone: '(305) 555-0143',
    source: 'Referral',
    dob: '1980-02-28',
  });
  roofing = await add({ first_name: 'Li', last_name: 'Wu', business_name: "O'Brien & Wu 24 Roofing" });
  await buildHouseholdMember(app.owner, agency.masterId, maria, 'Zoë', 'Baptiste');
  await buildVehicle(app.owner, agency.masterId, jose, { vin: '2T1BURHE0JC034718', tag: 'QX7 42B' });
  for (const policy_number of ['HMA-2026/14', 'HMA-2026/15'])
    await buildPolicy(app.owner, agency.masterId, { customer_id: jose, policy_number });
  await buildReceipt(app.owner, agency.masterId, {
    customerId: jose,
    columns: { method: 'check', check_number: 'No. 10-42' },
    details: { id: 987_654 },
  });
  contract = await buildContract(app.owner, agency.masterId, {
    customer_id: jose,
    contract_number: 'SPF-418207',
  });
  await buildQuote(app.owner, agency.masterId, { contract_id: contract, quote_code: 'FQ-20417' });
  const other = await app.newAgency();
  await buildReceipt(app.owner, other.masterId, { details: { id: 987_655 } });
  await buildCustomer(app.owner, other.masterId, {
    first_name: 'Maria',
    last_name: 'Johnson',
    phone: '(305) 555-0142',
  });
});
afterAll(() => app.close());

const search = (selection: string, query: string, more: object = {}) =>
  person.client.call(searches.searchCustomers, { query: { selection, query, ...more } });
const idsOf = async (selection: string, query: string) =>
  (await search(selection, query)).body.results.map((hit: { id: number }) => hit.id);

test('names match fragments, words in any order, accents or not', async () => {
  expect(await idsOf('name', 'ohnso')).toEqual([maria]);
  expect(await idsOf('name', 'johnson maria')).toEqual([maria]);
  expect(await idsOf('name', 'JOSE nunez')).toEqual([jose]);
  expect(await idsOf('name', 'Núñ')).toEqual([jose]);
  expect(await idsOf('name', 'wu li')).toEqual([roofing]);
  expect(await idsOf('nameId', 'roof')).toEqual([roofing]);
  expect(await idsOf('name', 'maria nunez')).toEqual([]);
});

test('an id or an exact hit opens right away', async () => {
  expect((await search('nameId', String(jose))).body).toMatchObject({
    exactId: jose,
    results: [{ id: jose, name: 'José Núñez' }],
  });
  expect((await search('exactName', 'jose nunez')).body.exactId).toBe(jose);
  expect((await search('phone', '305 555 0143')).body.exactId).toBe(jose);
  expect((await search('email', 'maria.johnson@example.test')).body.exactId).toBe(maria);
  expect((await search('vin', '2t1burhe0jc034718')).body.exactId).toBe(jose);
  expect((await search('policy', 'hma 2026 14')).body.exactId).toBe(jose);
  expect((await search('checkNumber', 'no 1042')).body.exactId).toBe(jose);
  expect((await search('receiptDetailId', ' 987654 ')).body.exactId).toBe(jose);
  expect((await search('pfContract', 'spf 418207')).body.exactId).toBe(jose);
  expect((await search('quote', 'fq 20417')).body.exactId).toBe(jose);
  expect((await search('name', 'john')).body.exactId).toBeNull();
});

test.each(['firstName', 'lastName', 'source', 'custom1'])(
  '%s is found however many spaces are typed',
  async (field) => {
    const { client } = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
    const body = { lastName: 'Lee', [field]: 'Yq  Ann' };
    const saved = await client.call(customers.saveCustomer, { params: { id: 0 }, body });
    expect(saved.body).toMatchObject({ [field]: 'Yq Ann' });
    const { body: found } = await client.call(searches.searchCustomers, {
      query: { selection: field, query: ' Yq   Ann' },
    });
    expect(found.results).toMatchObject([{ id: saved.body.id }]);
  },
);

test('a business is an exact hit by its own name and by that of its contact, however the words are spaced', async () => {
  const law = await buildCustomer(app.owner, agency.masterId, {
    business_name: 'The Law  Offices of Smith, Jones & Lee, P.A.',
    first_name: '',
    last_name: 'Ortega',
  });
  const alone = await buildCustomer(app.owner, agency.masterId, {
    business_name: 'Harbor Marine',
    first_name: '',
    last_name: '',
  });
  for (const [query, id] of [
    ["o'brien & wu 24 roofing", roofing],
    ["  O'Brien  &   Wu 24 Roofing ", roofing],
    ['li  wu', roofing],
    ['the law offices of smith jones & lee p.a.', law],
    ['The Law Offices of Smith, Jones & Lee, P.A.', law],
    ['ortega', law],
    ['harbor marine', alone],
    ['José   Núñez', jose],
  ] as const) {
    expect([query, (await search('exactName', query)).body]).toMatchObject([
      query,
      { exactId: id, results: [{ id }] },
    ]);
    for (const selection of ['name', 'nameId'])
      expect([query, (await search(selection, query)).body.exactId]).toEqual([query, id]);
  }
  expect(await idsOf('exactName', "o'brien & wu 24")).toEqual([]);
  expect(await idsOf('exactName', "o'brien & wu 24 roofing li wu")).toEqual([]);
  expect((await search('name', "o'brien & wu")).body).toMatchObject({
    exactId: null,
    results: [{ id: roofing }],
  });
  expect((await search('household', 'zoe   baptiste')).body.exactId).toBe(maria);
});

test('two of one name are both shown, and none is opened', async () => {
  const [person_, business] = [
    await buildCustomer(app.owner, agency.masterId, { first_name: 'Nils', last_name: 'Holgersson' }),
    await buildCustomer(app.owner, agency.masterId, {
      business_name: 'Akka Travel',
      first_name: 'Nils',
      last_name: 'Holgersson',
    }),
  ];
  for (const selection of ['exactName', 'name'])
    expect((await search(selection, 'nils holgersson')).body).toMatchObject({
      exactId: null,
      results: [{ id: business }, { id: person_ }],
    });
});

test('each type finds what is the customer’s own', async () => {
  expect(await idsOf('exactName', 'maria l. johnson')).toEqual([maria]);
  expect(await idsOf('exactName', 'maria')).toEqual([]);
  expect(await idsOf('dob', '02/29/1980')).toEqual([maria]);
  expect(await idsOf('household', 'zoe bap')).toEqual([maria]);
  expect(await idsOf('address', 'coral miami')).toEqual([maria]);
  expect(await idsOf('address', '33145')).toEqual([maria]);
  expect(await idsOf('phone', '(305) 555')).toEqual([jose, maria]);
  expect(await idsOf('phone', '5550199')).toEqual([maria]);
  expect(await idsOf('phone', '+1 305 555 0142')).toEqual([maria]);
  expect(await idsOf('dl', 'j525-550')).toEqual([maria]);
  expect(await idsOf('policy', 'hma2026')).toEqual([jose]);
  expect(await idsOf('vin', 'JC034718')).toEqual([jose]);
  expect(await idsOf('tag', 'qx742')).toEqual([jose]);
  expect(await idsOf('custom1', 'gold')).toEqual([maria]);
  expect(await idsOf('custom2', 'blue')).toEqual([maria]);
  expect(await idsOf('custom3', '100%_')).toEqual([maria]);
  expect(await idsOf('email', 'maria.j')).toEqual([maria]);
  expect(await idsOf('checkNumber', 'NO-10')).toEqual([jose]);
  expect(await idsOf('source', 'walk-in')).toEqual([maria]);
  expect(await idsOf('pfContract', 'SPF-418')).toEqual([jose]);
  expect(await idsOf('pfContract', '18-20')).toEqual([jose]);
  expect(await idsOf('pfContract', '18207x')).toEqual([]);
  expect(await idsOf('quote', 'FQ-204')).toEqual([jose]);
  expect(await idsOf('quote', '20417')).toEqual([]);
  expect(await idsOf('receiptDetailId', '987654')).toEqual([jose]);
  expect(await idsOf('receiptDetailId', '98765')).toEqual([]);
  expect(await idsOf('receiptDetailId', '987655')).toEqual([]);
  expect(await idsOf('firstName', 'jos')).toEqual([jose]);
  expect(await idsOf('lastName', 'nun')).toEqual([jose]);
});

test('a finance contract is found by # and its id, and no other by it', async () => {
  expect((await search('pfContract', `#${contract}`)).body.exactId).toBe(jose);
  expect(await idsOf('pfContract', `#${contract}0`)).toEqual([]);
  expect(await idsOf('pfContract', `#${'9'.repeat(40)}`)).toEqual([]);
  expect(await idsOf('pfContract', '#-1')).toEqual([]);
});

test('what stands for anything in a pattern means itself, quotes and emoji harm nothing', async () => {
  expect(await idsOf('name', '%%%')).toEqual([]);
  expect(await idsOf('name', '___')).toEqual([]);
  expect(await idsOf('name', "o'brien")).toEqual([roofing]);
  expect(await idsOf('name', "'; DROP TABLE customers; --")).toEqual([]);
  expect(await idsOf('name', '\\\\\\')).toEqual([]);
  expect(await idsOf('name', '😀😀😀')).toEqual([]);
  expect(await idsOf('custom3', '0%s')).toEqual([]);
  expect(await idsOf('custom3', '1__%')).toEqual([]);
});

test.each([
  ['name', 'ab', 'Enter at least 3 characters.'],
  ['name', '  a  ', 'Enter at least 3 characters.'],
  ['dob', '02/30/1980', 'Enter a valid date, like 11/15/1980.'],
  ['phone', 'abc', 'Enter at least 3 digits.'],
  ['vin', '---', 'Enter letters or digits.'],
  ['policy', '%%%', 'Enter letters or digits.'],
  ['checkNumber', '---', 'Enter letters or digits.'],
  ['pfContract', '---', 'Enter letters or digits.'],
  ['quote', '---', 'Enter letters or digits.'],
  ['receiptDetailId', '12a', 'Enter the number of a line of a receipt, digits only.'],
])('by %s the query %s is refused', async (selection, query, message) => {
  expect(await search(selection, query)).toMatchObject({
    status: 422,
    error: { errors: { query: [message] } },
  });
});

test('ten thousand characters, or a number that no number reaches, are refused', async () => {
  expect((await search('name', 'x'.repeat(10_000))).error.errors).toEqual({
    query: ['Enter at most 200 characters.'],
  });
  expect((await search('receiptDetailId', '9'.repeat(30))).error.errors).toEqual({
    query: ['Enter the number of a line of a receipt, digits only.'],
  });
});

test('an unknown type is refused', async () => {
  expect((await search('shoeSize', 'abc')).error.errors).toEqual({
    selection: ['This is not a type of search.'],
  });
});

test('results come in pages by name; a page past the end is the last one', async () => {
  const crowd = await app.newAgency();
  const reader = await crowd.newPerson();
  for (let n = 0; n < 40; n++) {
    await buildCustomer(app.owner, crowd.masterId, {
      first_name: `Crowd${String(n).padStart(2, '0')}`,
      last_name: 'Member',
    });
  }
  const page = async (number: number) =>
    (
      await reader.client.call(searches.searchCustomers, {
        query: { selection: 'name', query: 'crowd', page: number },
      })
    ).body;
  expect((await page(1)).pagination).toEqual({
    current_page: 1,
    last_page: 3,
    per_page: 15,
    total: 40,
    from: 1,
    to: 15,
  });
  const third = await page(3);
  expect(third.results.map((hit: { name: string }) => hit.name)).toEqual(
    Array.from({ length: 10 }, (_, n) => `Crowd${30 + n} Member`),
  );
  expect((await page(99)).pagination).toMatchObject({ current_page: 3, from: 31, to: 40 });
  expect((await page(99)).results).toEqual(third.results);
});
