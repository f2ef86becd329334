import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCommissionLine } from '#areas/commissions/server/test-data.ts';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { type ImportRow, listRows } from '../row-contract.ts';
import { nearestPolicies } from '../unmatched-contract.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import { dryRun } from './test-statement.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionImportRoutes], jobs: commissionImportJobs });
});
afterAll(() => app.close());

let person: TestPerson;
let companyId: number;
let home: number;
let maria: number;
beforeEach(async () => {
  person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  companyId = await buildCompany(app.owner, person.masterId);
  home = await buildProduct(app.owner, person.masterId, {
    company_id: companyId,
    name: 'Homeowner',
    line_of_business: 'Home',
  });
  maria = await buildCustomer(app.owner, person.masterId, { first_name: 'María L.', last_name: 'Núñez' });
});

const policy = (policy_number: string, columns: Record<string, unknown> = {}) =>
  buildPolicy(app.owner, person.masterId, {
    policy_number,
    product_id: home,
    customer_id: maria,
    effdate: '2026-01-01',
    expdate: '2027-01-01',
    ...columns,
  });
async function match(...rows: string[]): Promise<ImportRow[]> {
  const { id } = await dryRun(person, companyId, rows);
  return (await person.client.call(listRows, { params: { id } })).body.results;
}
const row = (number: string, { name = '', product = '', day = '3/1/2026', effective = '' } = {}) =>
  `${number},"${name}",${product},${day},${effective},100,10`;

test('tier 1: the same number; of several terms the one that begins on that day, or that contains the day', async () => {
  const old = await policy('HO-1', { effdate: '2025-01-01', expdate: '2026-01-01' });
  const now = await policy('HO-1');
  expect(
    await match(row('HO-1'), row('HO-1', { effective: '1/1/2025' }), row('HO-1', { day: '5/1/2031' })),
  ).toMatchObject([
    {
      outcome: 'number',
      policy: { id: now },
      confidence: 98,
      reason: 'The policy number is the same. The day lies in the term.',
    },
    {
      policy: { id: old },
      confidence: 100,
      reason: 'The policy number is the same. The term begins on the same day.',
    },
    {
      policy: { id: now },
      confidence: 85,
      reason: 'The policy number is the same. The day lies outside of every term; the nearest was taken.',
    },
  ]);
});

test('a name in another order, without accents and initials is the same; a different one is mentioned', async () => {
  const id = await policy('HO-1');
  expect(
    await match(row('HO-1', { name: 'NUNEZ, MARIA' }), row('HO-1', { name: 'SMITH JOHN' })),
  ).toMatchObject([
    { policy: { id }, confidence: 98 },
    {
      policy: { id },
      confidence: 88,
      reason: expect.stringContaining('The name on the statement is different.'),
    },
  ]);
});

test('tier 2: the number except for its spelling and leading zeros', async () => {
  const id = await policy('00-ho 12 3');
  expect(await match(row('HO123'), row('000HO-123'), row('HO1230'), row('0'))).toMatchObject([
    { outcome: 'normalized', policy: { id }, confidence: 88 },
    { outcome: 'normalized', policy: { id } },
    { outcome: 'unmatched', reason: 'No policy has this number.' },
    { outcome: 'unmatched' },
  ]);
});

test('tier 3: the customer, the product and the dates; less sure without the product', async () => {
  const id = await policy('HO-1');
  const found = await match(
    row('', { name: 'Nunez Maria', product: 'homeowner', effective: '1/1/2026' }),
    row('??', { name: 'Nunez Maria', product: 'HOME' }),
    row('', { name: 'Maria Nunez' }),
    row('', { name: 'Maria Nunez', product: 'Auto' }),
    row('', { name: 'Maria Nunez', day: '3/1/2028' }),
    row('', { name: 'Maria' }),
  );
  expect(found).toMatchObject([
    { outcome: 'customer', policy: { id }, confidence: 80 },
    { outcome: 'customer', policy: { id }, confidence: 78 },
    {
      outcome: 'customer',
      policy: { id },
      confidence: 58,
      reason: 'The customer’s name is the same. The day lies in the term.',
    },
    {
      outcome: 'unmatched',
      reason:
        'No policy of the company fits the customer, product and dates. Nearest: HO-1 of María L. Núñez from 01/01/2026.',
    },
    { outcome: 'unmatched' },
    { outcome: 'unmatched' },
  ]);
});

test('what is ambiguous stays unmatched and names its candidates; the name or the product decides', async () => {
  const first = await policy('HO-1');
  const john = await buildCustomer(app.owner, person.masterId, { first_name: 'John', last_name: 'Doe' });
  const second = await policy('HO-1', { customer_id: john });
  expect(await match(row('HO-1'), row('HO-1', { name: 'Doe John' }))).toMatchObject([
    {
      outcome: 'unmatched',
      policy: null,
      confidence: null,
      reason:
        'Several policies fit: HO-1 of María L. Núñez from 01/01/2026; HO-1 of John Doe from 01/01/2026.',
    },
    { outcome: 'number', policy: { id: second } },
  ]);
  const flood = await buildProduct(app.owner, person.masterId, {
    company_id: companyId,
    name: 'Flood',
    line_of_business: 'Flood',
  });
  const other = await policy('FL-2', { product_id: flood });
  expect(
    await match(row('', { name: 'Maria Nunez' }), row('', { name: 'Maria Nunez', product: 'Flood' })),
  ).toMatchObject([
    { outcome: 'unmatched', reason: expect.stringMatching(/^Several policies fit: HO-1 .+; FL-2 /) },
    { outcome: 'customer', policy: { id: other } },
  ]);
  expect(first).not.toBe(other);
});

test('a policy with another company is said to be there, and one with ours goes first', async () => {
  const foreign = await buildCompany(app.owner, person.masterId, { name: 'Northwind Mutual' });
  const product_id = await buildProduct(app.owner, person.masterId, { company_id: foreign });
  await policy('NW-1', { product_id });
  await policy('HO-7', { product_id });
  const ours = await policy('HO-7');
  expect(await match(row('NW-1', { name: 'Maria Nunez' }), row('HO-7'))).toMatchObject([
    {
      outcome: 'unmatched',
      reason: 'With another company (Northwind Mutual): NW-1 of María L. Núñez from 01/01/2026.',
    },
    { policy: { id: ours } },
  ]);
});

test("another agency's policy is never found", async () => {
  const others = await (await app.newAgency()).newPerson();
  await buildPolicy(app.owner, others.masterId, { policy_number: 'HO-1' });
  expect(await match(row('HO-1'))).toMatchObject([
    { outcome: 'unmatched', reason: 'No policy has this number.' },
  ]);
});

test('zeros after letters, suffixes and letters that the carrier leaves out make no difference when the name fits', async () => {
  const id = await policy('HO-0012345');
  expect(
    await match(
      row('HO12345'),
      row('HO12345-02', { name: 'NUNEZ M' }),
      row('HO 12345 A', { effective: '1/1/2026' }),
      row('12345'),
      row('HO12345-02', { name: 'SMITH JOHN' }),
    ),
  ).toMatchObject([
    { outcome: 'normalized', policy: { id } },
    { outcome: 'normalized', policy: { id } },
    { outcome: 'normalized', policy: { id } },
    { outcome: 'unmatched' },
    { outcome: 'unmatched' },
  ]);
});

test('near products are known by their words', async () => {
  const id = await policy('HO-1');
  expect(
    await match(
      row('', { name: 'Maria Nunez', product: 'HO3 Special' }),
      row('', { name: 'Maria Nunez', product: 'HOMEOWNERS POLICY' }),
      row('', { name: 'Maria Nunez', product: 'Personal Auto' }),
    ),
  ).toMatchObject([{ policy: { id } }, { policy: { id } }, { outcome: 'unmatched' }]);
});

test('the reason names the nearest candidates, and whoever assigns the line is offered them first', async () => {
  const near = await policy('HO-123456');
  const [told] = await match(row('HO-123465', { name: 'SMITH JOHN' }));
  expect(told?.reason).toBe(
    'No policy has this number, and none fits the customer, product and dates. Nearest: HO-123456 of María L. Núñez from 01/01/2026.',
  );
  const line = await buildCommissionLine(app.owner, person.masterId, {
    company_id: companyId,
    policy_number: 'HO-123465',
    customer_name: 'SMITH JOHN',
    transaction_on: '2026-03-01',
  });
  const { body } = await person.client.call(nearestPolicies, { params: { id: line } });
  expect(body.results).toMatchObject([
    { id: near, policy: 'HO-123456', customer: { name: 'María L. Núñez' } },
  ]);
});
