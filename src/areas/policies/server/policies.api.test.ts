import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCompany, buildProduct } from '#areas/companies/server/test-data.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { policyRoutes } from './public.ts';
import { buildPolicy } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
let customerId: number;
let productId: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [policyRoutes] });
  agency = await app.newAgency();
  person = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee' });
  customerId = await buildCustomer(app.owner, agency.masterId);
  const companyId = await buildCompany(app.owner, agency.masterId, { name: 'Harbor Mutual' });
  productId = await buildProduct(app.owner, agency.masterId, { company_id: companyId, name: 'Harbor Auto' });
});
// A number of its own for each test: the same one with the same product and term is refused.
let count = 100;
beforeEach(() => {
  count += 1;
});
afterAll(() => app.close());

const save = (policyId: number, body: unknown, client = person.client) =>
  client.call(contract.savePolicy, { params: { customerId, policyId }, body });
const find = (id: number) => person.client.call(contract.findPolicy, { params: { id } });

const AUTO = () => ({
  policyNumber: `HMA-${count}`,
  productId,
  policyType: 'Personal Lines',
  purpose: 'NEW',
  status: 'active',
  effdate: '2090-01-01',
  expdate: '2090-07-01',
  premium: 1234.5,
  policyFee: 25,
  tax: 10.25,
  mgaFee: 5,
  memo: 'Paid in full.',
});

test('id 0 adds a policy, which then reads as saved, with its total and the house’s rest', async () => {
  const officeId = await buildOffice(app.owner, agency.masterId, { name: 'Harbor Office' });
  const body = { ...AUTO(), officeId, producers: [{ employeeId: person.id, split: 62.5 }] };
  const added = await save(0, body);
  expect(added.status).toBe(200);
  expect(added.body).toMatchObject({
    ...AUTO(),
    custid: customerId,
    customer: 'Maria Johnson',
    company: 'Harbor Mutual',
    product: 'Harbor Auto',
    lineOfBusiness: 'Personal Auto',
    total: 1274.75,
    office: 'Harbor Office',
    producers: [{ employeeId: person.id, name: 'Ann Lee', split: 62.5 }],
    cancelledOn: null,
    renewsId: null,
    renewedById: null,
    version: 1,
  });
  expect((await find(added.body.id)).body).toEqual(added.body);
});

test('an edit replaces what the form shows, counts the version and tells the log', async () => {
  const { body } = await save(0, { ...AUTO(), producers: [{ employeeId: person.id, split: 40 }] });
  const edited = await save(body.id, { ...AUTO(), premium: 1300, producers: [], version: 1 });
  expect(edited.body).toMatchObject({ premium: 1300, producers: [], version: 2 });
  const log = await person.client.call(contract.policyLog, { params: { id: body.id } });
  expect(log.body.results.map(({ action, by }: Record<string, string>) => [action, by])).toEqual([
    ['edited', 'Ann Lee'],
    ['added', 'Ann Lee'],
  ]);
  expect(log.body.results[0].changes).toEqual([
    { field: 'premium', before: 1234.5, after: 1300 },
    { field: 'producers', before: [{ employeeId: person.id, name: 'Ann Lee', split: 40 }], after: [] },
  ]);
});

test('a stale version is 409 with the current record on the wire and who changed it', async () => {
  const { body } = await save(0, AUTO());
  const colleague = await agency.newPerson({ firstName: 'Bo', lastName: 'Fox' });
  const theirs = await save(body.id, { ...AUTO(), memo: 'Theirs', version: 1 }, colleague.client);
  const mine = await save(body.id, { ...AUTO(), memo: 'Mine', version: 1 });
  expect(mine).toMatchObject({ status: 409, error: { changedBy: 'Bo Fox', current: theirs.body } });
});

test('of simultaneous saves with the same version, one is accepted', async () => {
  const { body } = await save(0, AUTO());
  const saves = [1, 2, 3].map((n) =>
    save(body.id, { ...AUTO(), producers: [{ employeeId: person.id, split: n }], version: 1 }),
  );
  expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test.each([
  [{ policyNumber: ' ' }, { policyNumber: ['Enter the policy number.'] }],
  [{ productId: null }, { productId: ['Choose a product.'] }],
  [{ purpose: 'OLD' }, { purpose: ['Choose a purpose.'] }],
  [{ status: 'renewed' }, { status: ['Choose pending or active.'] }],
  [{ effdate: '2090-02-30' }, { effdate: ['Enter a valid date.'] }],
  [{ effdate: '1190-02-03' }, { effdate: ['Enter a year from 1950 to 2199.'] }],
  [{ expdate: '2090-01-01' }, { expdate: ['The expiration date must be after the effective date.'] }],
  [{ expdate: '2089-12-31' }, { expdate: ['The expiration date must be after the effective date.'] }],
  [{ premium: -0.01 }, { premium: ['Enter an amount that is not negative.'] }],
  [{ premium: 1.005 }, { premium: ['Enter an amount with at most two decimals.'] }],
  [{ tax: 1e15 }, { tax: ['This amount is too large.'] }],
  [{ premium: 100_000_000.01 }, { premium: ['This amount is too large.'] }],
  [{ mgaFee: '5' }, { mgaFee: ['Enter an amount.'] }],
  [{ policyNumber: 'x'.repeat(41) }, { policyNumber: ['At most 40 characters.'] }],
])('%j is refused at its field', async (wrong, errors) => {
  expect(await save(0, { ...AUTO(), ...wrong })).toMatchObject({ status: 422, error: { errors } });
});

test('splits over a hundred, of nothing, negative or of one person twice are refused at their field', async () => {
  const colleague = await agency.newPerson();
  const errorsOf = async (...splits: [number, number][]) => {
    const producers = splits.map(([employeeId, split]) => ({ employeeId, split }));
    return (await save(0, { ...AUTO(), producers })).error.errors;
  };
  expect(await errorsOf([person.id, 60], [colleague.id, 40.01])).toEqual({
    'producers.1.split': ['All splits together cannot exceed 100 %.'],
  });
  expect(await errorsOf([person.id, 0])).toEqual({ 'producers.0.split': ['Enter a split above 0 %.'] });
  expect(await errorsOf([person.id, -5])).toEqual({ 'producers.0.split': ['At least 0 %.'] });
  expect(await errorsOf([person.id, 10], [person.id, 10])).toEqual({
    'producers.1.employeeId': ['This person is already in the list.'],
  });
  expect(await errorsOf([person.id, 60], [colleague.id, 40])).toBeUndefined();
});

test("another agency's product, office and person are refused at their field", async () => {
  const other = await app.newAgency();
  const stranger = await other.newPerson();
  const theirs = {
    productId: await buildProduct(app.owner, other.masterId),
    officeId: await buildOffice(app.owner, other.masterId),
    producers: [{ employeeId: stranger.id, split: 10 }],
  };
  expect((await save(0, { ...AUTO(), ...theirs })).error.errors).toEqual({
    productId: ['Choose a product of your agency.'],
    officeId: ['Choose an office of your agency.'],
    'producers.0.employeeId': ['Choose a person of your agency.'],
  });
});

test('what is offered no more stays on a policy that has it, and nowhere else', async () => {
  const retired = {
    productId: await buildProduct(app.owner, agency.masterId),
    officeId: await buildOffice(app.owner, agency.masterId),
    producers: [{ employeeId: await buildEmployee(app.owner, agency.masterId), split: 10 }],
  };
  const { body } = await save(0, { ...AUTO(), ...retired });
  await app.owner.query('UPDATE products SET active = false WHERE id = $1', [retired.productId]);
  await app.owner.query('UPDATE offices SET closed_at = now() WHERE id = $1', [retired.officeId]);
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [
    retired.producers[0]?.employeeId,
  ]);
  expect((await save(body.id, { ...AUTO(), ...retired, memo: 'Kept' })).status).toBe(200);
  expect((await save(0, { ...AUTO(), ...retired })).error.errors).toEqual({
    productId: ['This product is no longer sold. Choose another.'],
    officeId: ['This office is closed. Choose another.'],
    'producers.0.employeeId': ['This person has left. Choose another.'],
  });
  const { people, offices } = (await person.client.call(contract.policyChoices)).body;
  expect(people).toContainEqual({ id: person.id, name: 'Ann Lee' });
  expect(people.map(({ id }: { id: number }) => id)).not.toContain(retired.producers[0]?.employeeId);
  expect(offices.map(({ id }: { id: number }) => id)).not.toContain(retired.officeId);
});

test('a policy of another customer or another agency is not there', async () => {
  const elsewhere = await buildPolicy(app.owner, agency.masterId);
  const foreign = await buildPolicy(app.owner, (await app.newAgency()).masterId);
  for (const policyId of [elsewhere, foreign, 999_999_999]) {
    expect((await save(policyId, AUTO())).status).toBe(404);
    const one = await person.client.call(contract.customerPolicyById, { params: { customerId, policyId } });
    expect(one.status).toBe(404);
  }
  expect((await find(foreign)).status).toBe(404);
  expect((await find(elsewhere)).status).toBe(200);
});
