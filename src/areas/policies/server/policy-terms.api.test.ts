import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildEmployee } from '#areas/employees/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { policyRoutes } from './public.ts';
import { buildPolicy } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
let customerId: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [policyRoutes] });
  agency = await app.newAgency();
  person = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee' });
  customerId = await buildCustomer(app.owner, agency.masterId);
});
afterAll(() => app.close());

const build = (columns: Record<string, unknown> = {}) =>
  buildPolicy(app.owner, agency.masterId, { customer_id: customerId, ...columns });
const find = async (id: number) => (await person.client.call(contract.findPolicy, { params: { id } })).body;
const renew = (id: number, body: unknown) =>
  person.client.call(contract.renewPolicy, { params: { id }, body });
const cancel = (id: number, body: object) =>
  person.client.call(contract.cancelPolicy, { params: { id }, body: { reason: 'Sold the car', ...body } });
const reinstate = (id: number, body: object = {}) =>
  person.client.call(contract.reinstatePolicy, { params: { id }, body });
const actionsOf = async (id: number) => {
  const { body } = await person.client.call(contract.policyLog, { params: { id } });
  return body.results.map(({ action }: { action: string }) => action);
};

async function nextTermOf(id: number) {
  const { policyNumber, productId, premium, expdate } = await find(id);
  return {
    policyNumber,
    productId,
    premium,
    purpose: 'RWL',
    effdate: expdate,
    expdate: '2199-01-01',
  };
}

const ENDED = { effdate: '2001-01-01', expdate: '2002-01-01' };

test('the renewal is a term of its own that names the old one, which is renewed', async () => {
  const id = await build({ premium: 50_000 });
  const renewed = await renew(id, await nextTermOf(id));
  expect(renewed).toMatchObject({
    status: 200,
    body: { custid: customerId, renewsId: id, purpose: 'RWL', status: 'active', premium: 500, version: 1 },
  });
  expect(await find(id)).toMatchObject({ status: 'renewed', renewedById: renewed.body.id, version: 2 });
  expect(await actionsOf(id)).toEqual(['renewed']);
  expect(await actionsOf(renewed.body.id)).toEqual(['added']);
});

test('of people who renew at the same time, one does and the others are told', async () => {
  const id = await build();
  const body = await nextTermOf(id);
  const answers = await Promise.all([1, 2, 3, 4].map(() => renew(id, body)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.error.message).toBe('This term has already been renewed.');
  const { rows } = await app.owner.query('SELECT id FROM policies WHERE renews_id = $1', [id]);
  expect(rows).toHaveLength(1);
});

test('an expired policy is renewed; a pending or cancelled one is not', async () => {
  const expired = await build(ENDED);
  expect((await renew(expired, await nextTermOf(expired))).status).toBe(200);
  const pending = await build({ status: 'pending' });
  expect((await renew(pending, await nextTermOf(pending))).error.message).toContain('Make it active first.');
  const neverBound = await build({ ...ENDED, status: 'pending' });
  expect((await renew(neverBound, await nextTermOf(neverBound))).error.message).toContain(
    'still pending when its term ended',
  );
  const cancelled = await build({ status: 'cancelled', cancelled_on: '2026-01-01' });
  expect((await renew(cancelled, await nextTermOf(cancelled))).error.message).toContain(
    'Reinstate it first.',
  );
});

test('a renewal that begins before the old term ends, or isn’t a renewal, is refused at its field', async () => {
  const id = await build();
  const body = await nextTermOf(id);
  const refused = await renew(id, { ...body, effdate: '2100-12-31', purpose: 'NEW' });
  expect(refused).toMatchObject({
    status: 422,
    error: { errors: { effdate: [expect.stringContaining('01/01/2101')], purpose: [expect.any(String)] } },
  });
  expect((await renew(id, { ...body, expdate: body.effdate })).error.errors).toHaveProperty('expdate');
});

test('a producer who has left stays on the renewal', async () => {
  const id = await build();
  const employeeId = await buildEmployee(app.owner, agency.masterId);
  await app.owner.query('INSERT INTO policy_producers VALUES ($1, $2, $3, 2500)', [
    agency.masterId,
    id,
    employeeId,
  ]);
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [employeeId]);
  const { body } = await renew(id, {
    ...(await nextTermOf(id)),
    producers: [{ employeeId, split: 25 }],
  });
  expect(body.producers).toEqual([{ employeeId, name: 'Ida New', split: 25 }]);
});

test('a policy is cancelled on a day of its term and reinstated as what it was', async () => {
  const id = await build({ status: 'pending' });
  const cancelled = await cancel(id, { cancelledOn: '2026-05-01' });
  expect(cancelled.body).toMatchObject({
    status: 'cancelled',
    cancelledOn: '2026-05-01',
    cancelReason: 'Sold the car',
    version: 2,
  });
  expect((await reinstate(id)).body).toMatchObject({
    status: 'pending',
    cancelledOn: null,
    cancelReason: '',
    version: 3,
  });
  expect((await reinstate(id)).error.message).toBe('This policy is not cancelled.');
  expect(await actionsOf(id)).toEqual(['reinstated', 'cancelled']);
});

test('a reinstatement takes the last cancellation back, and whoever names a status gets that one', async () => {
  const id = await build({ status: 'pending' });
  await cancel(id, { cancelledOn: '2026-05-01' });
  expect((await reinstate(id, { status: 'active' })).body.status).toBe('active');
  await cancel(id, { cancelledOn: '2026-05-01' });
  expect((await reinstate(id)).body.status).toBe('active');
});

test('a renewed term that is cancelled and reinstated is renewed again', async () => {
  const id = await build();
  await renew(id, await nextTermOf(id));
  expect((await cancel(id, { cancelledOn: '2026-05-01' })).body.status).toBe('cancelled');
  expect((await reinstate(id)).body.status).toBe('renewed');
});

test.each([
  [{ cancelledOn: '2000-12-31' }, 'cancelledOn'],
  [{ cancelledOn: '2101-01-01' }, 'cancelledOn'],
  [{ cancelledOn: '05/01/2026' }, 'cancelledOn'],
  [{ cancelledOn: '2026-05-01', reason: '  ' }, 'reason'],
])('the cancellation %j is refused at %s', async (body, field) => {
  const answer = await cancel(await build(), body);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.error.errors ?? {})).toEqual([field]);
});

test('cancelled twice, cancelled after the term and reinstated after it are refused in words', async () => {
  const id = await build();
  const answers = await Promise.all([1, 2].map(() => cancel(id, { cancelledOn: '2026-05-01' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const ended = await build(ENDED);
  expect(await cancel(ended, { cancelledOn: '2001-05-01' })).toMatchObject({
    status: 409,
    error: { message: 'The term ended on 01/01/2002: there is nothing left to cancel.' },
  });
  const gone = await build({ ...ENDED, status: 'cancelled', cancelled_on: '2001-05-01' });
  expect((await reinstate(gone)).error.message).toContain('cannot be reinstated');
});

test('a cancellation over a stale version is refused with who changed it', async () => {
  const id = await build();
  await cancel(id, { cancelledOn: '2026-05-01' });
  expect((await cancel(id, { cancelledOn: '2026-05-01', version: 1 })).error.changedBy).toBe('Ann Lee');
  await reinstate(id);
  expect(await cancel(id, { cancelledOn: '2026-05-01', version: 1 })).toMatchObject({
    status: 409,
    error: { changedBy: 'Ann Lee', current: { version: 3 } },
  });
});

test('a renewal or reinstatement over a stale version is refused with who changed it and what it is now', async () => {
  const id = await build();
  const next = await nextTermOf(id);
  await cancel(id, { cancelledOn: '2026-05-01' });
  expect(await reinstate(id, { version: 1 })).toMatchObject({
    status: 409,
    error: { changedBy: 'Ann Lee', current: { id, status: 'cancelled', version: 2 } },
  });
  expect((await reinstate(id, { version: 2 })).body).toMatchObject({ status: 'active', version: 3 });
  expect(await renew(id, { ...next, version: 1 })).toMatchObject({
    status: 409,
    error: { changedBy: 'Ann Lee', current: { id, status: 'active', version: 3 } },
  });
  expect((await renew(id, { ...next, version: 3 })).body).toMatchObject({ renewsId: id, version: 1 });
  expect(await actionsOf(id)).toEqual(['renewed', 'reinstated', 'cancelled']);
});

test('what is wrong with a field is told before somebody else’s change, in a renewal too', async () => {
  const id = await build();
  const next = await nextTermOf(id);
  expect((await renew(id, { ...next, purpose: 'NEW', version: 7 })).status).toBe(422);
  expect((await cancel(id, { cancelledOn: '2000-12-31', version: 7 })).status).toBe(422);
});

test('a form changes neither a cancelled nor a renewed status, nor the dates from around a cancellation', async () => {
  const id = await build({ status: 'cancelled', cancelled_on: '2026-05-01' });
  const { status: _, ...stored } = await find(id);
  const save = (body: object) =>
    person.client.call(contract.savePolicy, { params: { customerId, policyId: id }, body });
  expect((await save({ ...stored, status: 'active' })).error.errors).toHaveProperty('status');
  expect((await save({ ...stored, expdate: '2026-05-01' })).error.errors).toHaveProperty('expdate');
  expect((await save(stored)).body).toMatchObject({ status: 'cancelled', cancelledOn: '2026-05-01' });
});
