import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerLog } from '#areas/customers/contract.ts';
import { customerRoutes } from '#areas/customers/server/public.ts';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as moves from '../move-contract.ts';
import type { Move } from './move-policies.ts';
import { policyRoutes } from './public.ts';
import { buildPolicy } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let person: TestPerson;
let from: number;
let to: number;
/** Stands for an area whose records go along, and sometimes must not. */
const seen: Move[] = [];
let isRefused = false;
beforeAll(async () => {
  const follower = async (_: unknown, move: Move) => {
    seen.push(move);
    if (isRefused) throw refuse.conflict('A contract holds this policy.');
  };
  app = await startTestApp({ areas: [customerRoutes, (mount) => policyRoutes(mount, [follower])] });
  agency = await app.newAgency();
  person = await agency.newPerson({ permissions: { PRpolicyReassign: 1 } });
  const { masterId } = agency;
  from = await buildCustomer(app.owner, masterId, { first_name: 'Ana', last_name: 'Diaz', city: 'Tampa' });
  to = await buildCustomer(app.owner, masterId, { first_name: 'Bo', last_name: 'Berg' });
});
afterAll(() => app.close());

const get = (policyId: unknown, client = person.client) =>
  client.call(moves.getPolicies, { body: { policyId } });
const move = (body: object, key?: string) =>
  person.client.call(moves.movePolicies, { body, headers: key ? { 'idempotency-key': key } : {} });
const build = (more: object = {}) => buildPolicy(app.owner, agency.masterId, { customer_id: from, ...more });
const ownerOf = async (id: number): Promise<number> =>
  (await app.owner.query('SELECT customer_id FROM policies WHERE id = $1', [id])).rows[0].customer_id;
const logOf = async (id: number) =>
  (await person.client.call(customerLog, { params: { id } })).body.results as { action: string }[];

test('what is to be moved is listed with its customer and the other terms there are', async () => {
  const first = await build({ status: 'renewed' });
  const second = await build({
    renews_id: first,
    premium: 123_450,
    policy_number: 'HMA-2',
    status: 'renewed',
  });
  const third = await build({ renews_id: second });
  const elsewhere = await build({ renews_id: third, customer_id: to });
  const { status, body } = await get([second]);
  expect(status).toBe(200);
  expect(body.results).toMatchObject([
    {
      id: second,
      policy: 'HMA-2',
      status: 'renewed',
      effdate: '2001-01-01',
      expdate: '2101-01-01',
      premium: 1234.5,
      customer: { id: from, name: 'Ana Diaz', city: 'Tampa' },
    },
  ]);
  expect(body.otherTerms).toEqual([first, third]);
  expect((await get([elsewhere])).body.otherTerms).toEqual([]);
});

test('policies move together, and both customers and each policy have it in their logs', async () => {
  const ids = [await build({ policy_number: 'M-2' }), await build({ policy_number: 'M-1' })];
  const { status, body } = await move({ policyId: ids, customerId: to });
  expect(status).toBe(200);
  expect(body).toMatchObject({ from: { id: from, name: 'Ana Diaz' }, to: { id: to, name: 'Bo Berg' } });
  expect(body.policies.map(({ version }: { version: number }) => version)).toEqual([2, 2]);
  expect(await Promise.all(ids.map(ownerOf))).toEqual([to, to]);
  expect(seen.at(-1)).toEqual({ policyIds: ids, from, to });
  const field = (name: string, after: unknown) => ({ field: name, before: null, after });
  expect((await logOf(from))[0]).toMatchObject({
    action: 'policies moved away',
    changes: [field('customer', `Bo Berg (${to})`), field('policies', ['M-1', 'M-2'])],
  });
  expect((await logOf(to))[0]).toMatchObject({
    action: 'policies moved here',
    changes: [field('customer', `Ana Diaz (${from})`), field('policies', ['M-1', 'M-2'])],
  });
  const log = await person.client.call(contract.policyLog, { params: { id: ids[0] } });
  expect(log.body.results[0]).toMatchObject({
    action: 'moved',
    changes: [{ field: 'customer', before: `Ana Diaz (${from})`, after: `Bo Berg (${to})` }],
  });
});

test('the same versions bring them back, unless somebody changed a policy meanwhile', async () => {
  const policyId = [await build(), await build()];
  const moved = await move({ policyId, customerId: to, versions: [1, 1] });
  const back = {
    policyId: moved.body.policies.map(({ id }: { id: number }) => id),
    versions: moved.body.policies.map(({ version }: { version: number }) => version),
    customerId: from,
  };
  expect((await move(back)).status).toBe(200);
  expect(await Promise.all(policyId.map(ownerOf))).toEqual([from, from]);
  expect((await logOf(from))[0]?.action).toBe('policies moved here');
  expect(await move(back)).toMatchObject({ status: 422 });

  const again = await move({ policyId, customerId: to, versions: [3, 3] });
  expect(again.status).toBe(200);
  await app.owner.query('UPDATE policies SET version = version + 1 WHERE id = $1', [policyId[1]]);
  expect(await move({ policyId, customerId: from, versions: [4, 4] })).toMatchObject({
    status: 409,
    error: { message: expect.stringMatching(/^Pat Example changed policy TEST-\d+ in the meantime\./) },
  });
  expect(await Promise.all(policyId.map(ownerOf))).toEqual([to, to]);
});

test('a repeated call moves once; the second answer is the first', async () => {
  const id = await build();
  const body = { policyId: [id], customerId: to };
  const [one, other] = await Promise.all([move(body, 'once'), move(body, 'once')]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(other.body).toEqual(one.body);
  expect(await app.owner.query('SELECT version FROM policies WHERE id = $1', [id])).toMatchObject({
    rows: [{ version: 2 }],
  });
});

test('what goes along may refuse, and then nothing has moved', async () => {
  const id = await build();
  isRefused = true;
  const before = (await logOf(from)).length;
  expect(await move({ policyId: [id], customerId: to })).toMatchObject({
    status: 409,
    error: { message: 'A contract holds this policy.' },
  });
  isRefused = false;
  expect(await ownerOf(id)).toBe(from);
  expect((await logOf(from)).length).toBe(before);
});

test('policies and customers of another agency, unknown ones and nonsense are refused with words', async () => {
  const id = await build();
  const other = await app.newAgency();
  const foreign = await buildPolicy(app.owner, other.masterId);
  const stranger = await buildCustomer(app.owner, other.masterId);
  const noPolicy = { policyId: [`There is no policy ${foreign} in your agency.`] };
  const noCustomer = { customerId: ['Please enter a valid Customer ID'] };
  const errorsOf = async (body: object) => {
    const { status, error } = await move(body);
    return { status, errors: error.errors };
  };
  expect(await get([id, foreign])).toMatchObject({ status: 422, error: { errors: noPolicy } });
  expect(await errorsOf({ policyId: [id, foreign], customerId: to })).toEqual({
    status: 422,
    errors: noPolicy,
  });
  for (const customerId of [stranger, 999_999_999, 'abc', '12', 0, -1, 1.5, null])
    expect(await errorsOf({ policyId: [id], customerId })).toEqual({ status: 422, errors: noCustomer });
  for (const policyId of [[], 'abc', ['abc'], [id, id], [0], undefined])
    expect(await errorsOf({ policyId, customerId: to })).toMatchObject({ status: 422 });
  expect(await ownerOf(id)).toBe(from);
});

test('someone who may not move policies is told which permission is needed', async () => {
  const { client } = await agency.newPerson();
  expect(await get([await build()], client)).toMatchObject({
    status: 403,
    error: { message: 'Needs the permission "Re-assign policies".' },
  });
});
