import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAttachment } from '#areas/attachments/server/test-data.ts';
import { buildCommissionLine } from '#areas/commissions/server/test-data.ts';
import { customerLog, customerName, findCustomer, saveCustomer } from '#areas/customers/contract.ts';
import { compareCustomers, listMerges, mergeCustomers, undoMerge } from '#areas/customers/merge-contract.ts';
import { searchCustomers } from '#areas/customers/search-contract.ts';
import { buildCustomer, buildHouseholdMember, buildVehicle } from '#areas/customers/server/test-data.ts';
import { buildEmail } from '#areas/email/server/test-data.ts';
import { buildContract } from '#areas/finance-contracts/server/test-data.ts';
import { buildFormFill } from '#areas/forms/server/test-data.ts';
import { buildLead } from '#areas/leads/server/test-data.ts';
import { savePolicy } from '#areas/policies/contract.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { buildRaterQuote } from '#areas/rater/server/test-data.ts';
import { buildReceipt } from '#areas/receipts/server/test-data.ts';
import { buildTask } from '#areas/tasks/server/test-data.ts';
import { buildPhoneCall } from '#areas/telephony/server/test-data.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { AREA_ROUTES } from './areas.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: AREA_ROUTES });
  agency = await app.newAgency();
  admin = await agency.newPerson({ permissions: { PRadmin: 1 }, firstName: 'Ann', lastName: 'Lee' });
});
afterAll(() => app.close());

const newCustomer = (columns: Record<string, unknown> = {}) =>
  buildCustomer(app.owner, agency.masterId, columns);
const merge = (id: number, other: number, more: object = {}, person = admin) =>
  person.client.call(mergeCustomers, { params: { id }, body: { other, ...more } });
const undo = (id: number) => admin.client.call(undoMerge, { params: { id } });
const find = (id: number) => admin.client.call(findCustomer, { params: { id } });
const rowOf = async (table: string, id: number) =>
  (await app.owner.query(`SELECT to_jsonb(t) AS row FROM ${table} t WHERE id = $1`, [id])).rows[0]?.row;

/** One of everything that a customer can have, by table. */
async function everythingOf(customerId: number): Promise<Record<string, number>> {
  const { owner } = app;
  const { masterId } = agency;
  const customer_id = customerId;
  const policies = await buildPolicy(owner, masterId, { customer_id });
  return {
    policies,
    receipts: await buildReceipt(owner, masterId, { customerId, details: { policy_id: policies } }),
    finance_contracts: await buildContract(owner, masterId, { customer_id }),
    tasks: await buildTask(owner, masterId, { customer_id }),
    attachments: (await buildAttachment(owner, { masterId, employeeId: admin.id, customerId })).id,
    emails: await buildEmail(owner, admin, { customer_id }),
    telephony_calls: await buildPhoneCall(owner, {
      masterId,
      employeeId: (await agency.newPerson()).id,
      customerId,
    }),
    leads: await buildLead(owner, masterId, { customer_id, status: 'sold' }),
    rater_quotes: await buildRaterQuote(owner, masterId, { customer_id }),
    commission_lines: await buildCommissionLine(owner, masterId, { customer_id, status: 3 }),
  };
}

const ownersOf = async (things: Record<string, number>) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(things).map(async ([table, id]) => [table, (await rowOf(table, id)).customer_id]),
    ),
  );
const allOf = (things: Record<string, number>, customerId: number) =>
  Object.fromEntries(Object.keys(things).map((table) => [table, customerId]));

test('everything moves to whoever stays, and one entry of the log names it', async () => {
  const [kept, merged] = [
    await newCustomer(),
    await newCustomer({ first_name: 'Mary', last_name: 'Jonson' }),
  ];
  const things = await everythingOf(merged);
  await buildHouseholdMember(app.owner, agency.masterId, merged, 'Luis', 'Jonson');
  await buildVehicle(app.owner, agency.masterId, merged, { make: 'Kia' });
  const { body: compared } = await admin.client.call(compareCustomers, {
    params: { id: kept, other: merged },
  });
  expect(new Set(Object.values(compared.moves))).toEqual(new Set([1]));
  const answer = await merge(kept, merged, { version: 1, otherVersion: 1 });
  expect([answer.status, answer.body.moved]).toEqual([200, compared.moves]);
  expect(await ownersOf(things)).toEqual(allOf(things, kept));
  const file = await rowOf('attachments', things.attachments as number);
  expect([file.table_name, file.record_id]).toEqual(['customer', kept]);
  expect(answer.body.customer).toMatchObject({
    household: [{ firstName: 'Luis' }],
    vehicles: [{ make: 'Kia' }],
    version: 2,
  });
  const { body: log } = await admin.client.call(customerLog, { params: { id: kept } });
  const [entry] = log.results;
  const told = Object.fromEntries(
    entry.changes.map((change: { field: string; after: unknown }) => [change.field, change.after]),
  );
  expect([entry.action, entry.by, told.customer]).toEqual(['merged', 'Ann Lee', `Mary Jonson (${merged})`]);
  const named = ['policies', 'receipts', 'contracts', 'tasks', 'files', 'emails', 'calls', 'leads', 'quotes'];
  for (const what of [...named, 'commissions']) expect([what, told[what]?.length]).toEqual([what, 1]);
  const { rows } = await app.owner.query(
    `SELECT count(*)::int AS entries FROM change_log WHERE master_id = $1 AND action = 'merged' AND subject_id = $2`,
    [agency.masterId, kept],
  );
  expect(rows[0].entries).toBe(1);
});

test('forms that were filled in move with their PDF, and go back when the merge is undone', async () => {
  const [kept, merged] = [await newCustomer(), await newCustomer()];
  const fill = await buildFormFill(app.owner, agency.masterId, { customer_id: merged });
  const owners = async () => {
    const { customer_id, attachment_id } = await rowOf('form_fills', fill);
    return [customer_id, (await rowOf('attachments', attachment_id)).customer_id];
  };
  const { status, body } = await merge(kept, merged);
  expect(status).toBe(200);
  expect(await owners()).toEqual([kept, kept]);
  expect((await undo(body.mergeId)).status).toBe(200);
  expect(await owners()).toEqual([merged, merged]);
});

test('the number of the merged one leads to whoever stays, through a second merge as well', async () => {
  const [first, second, third] = [await newCustomer(), await newCustomer(), await newCustomer()];
  await merge(second, first);
  await merge(third, second);
  for (const gone of [first, second]) {
    const answer = await find(gone);
    expect([answer.status, answer.error]).toEqual([
      404,
      {
        message: `This customer was merged into Maria Johnson (${third}).`,
        mergedInto: { id: third, name: 'Maria Johnson' },
      },
    ]);
    const name = await admin.client.call(customerName, { params: { id: gone } });
    expect(name.error.mergedInto?.id).toBe(third);
    const save = await admin.client.call(saveCustomer, { params: { id: gone }, body: { lastName: 'A' } });
    expect(save.error.mergedInto?.id).toBe(third);
    const search = await admin.client.call(searchCustomers, {
      query: { selection: 'nameId', query: String(gone) },
    });
    expect(search.body.exactId).toBe(third);
  }
});

test('what the log says about the merged one is read with whoever stays', async () => {
  const { body } = await admin.client.call(saveCustomer, { params: { id: 0 }, body: { lastName: 'Twin' } });
  const kept = await newCustomer();
  await merge(kept, body.id);
  const { body: log } = await admin.client.call(customerLog, { params: { id: kept } });
  expect(log.results.map(({ action }: { action: string }) => action)).toEqual(['merged', 'added']);
});

test('parts are taken from the one that somebody chose, the others stay', async () => {
  const kept = await newCustomer({ phone: '1', email: 'kept@a.test', address: '1 A St', city: 'Miami' });
  const merged = await newCustomer({ phone: '2', email: 'merged@a.test', address: '2 B St', city: 'Tampa' });
  const { body } = await merge(kept, merged, { take: ['email', 'address'] });
  expect(body.customer).toMatchObject({
    phone: '1',
    email: 'merged@a.test',
    address: '2 B St',
    city: 'Tampa',
  });
});

test('undone while nothing changed, both are as they were, to the last column', async () => {
  const kept = await newCustomer({ memo: 'One', email: 'kept@a.test' });
  const merged = await newCustomer({ memo: 'Two', email: 'merged@a.test' });
  const older = await newCustomer({ last_name: 'Older' });
  await merge(merged, older);
  await buildHouseholdMember(app.owner, agency.masterId, merged, 'Luis', 'Johnson');
  const things = await everythingOf(merged);
  const own = await everythingOf(kept);
  const before = [await rowOf('customers', kept), await rowOf('customers', merged)];
  const { body } = await merge(kept, merged, { take: ['email'] });
  const { body: listed } = await admin.client.call(listMerges, { params: { id: kept } });
  expect(listed.results).toMatchObject([
    { id: body.mergeId, merged: { id: merged, name: 'Maria Johnson' }, by: 'Ann Lee', whyNotUndo: '' },
    { merged: { id: older } },
  ]);
  expect((await undo(body.mergeId)).status).toBe(200);
  expect(await ownersOf(things)).toEqual(allOf(things, merged));
  expect(await ownersOf(own)).toEqual(allOf(own, kept));
  const after = [await rowOf('customers', kept), await rowOf('customers', merged)];
  expect(after.map(({ version, ...row }) => row)).toEqual(before.map(({ version, ...row }) => row));
  expect((await find(merged)).body.household).toMatchObject([{ firstName: 'Luis' }]);
  expect((await find(older)).error.mergedInto?.id).toBe(merged);
  const again = await undo(body.mergeId);
  expect([again.status, again.error.message]).toEqual([409, 'This merge was undone already.']);
  expect((await merge(kept, merged)).status).toBe(200);
});

test.each([
  ['A policy', (id: number) => buildPolicy(app.owner, agency.masterId, { customer_id: id })],
  ['A receipt', (customerId: number) => buildReceipt(app.owner, agency.masterId, { customerId })],
  [
    'The record of the customer',
    (id: number) => admin.client.call(saveCustomer, { params: { id }, body: { lastName: 'Changed since' } }),
  ],
  [
    'A task',
    (id: number) => app.owner.query('UPDATE tasks SET version = version + 1 WHERE customer_id = $1', [id]),
  ],
])('%s that came or changed since keeps a merge from being undone', async (what, change) => {
  const [kept, merged] = [await newCustomer(), await newCustomer()];
  await buildTask(app.owner, agency.masterId, { customer_id: merged });
  const { body } = await merge(kept, merged);
  await change(kept);
  const { status, error } = await undo(body.mergeId);
  expect([status, error.message]).toEqual([
    409,
    `${what} was added or changed since the merge, so it can no longer be undone.`,
  ]);
});

test('an older merge waits for the newer one', async () => {
  const [kept, first, second] = [await newCustomer(), await newCustomer(), await newCustomer()];
  const { body } = await merge(kept, first);
  await merge(kept, second);
  const { status, error } = await undo(body.mergeId);
  expect([status, error.message]).toEqual([409, 'Undo the newer merge with Maria Johnson first.']);
});

test('a customer is not merged with itself, with nobody or with another agency’s', async () => {
  const id = await newCustomer();
  const theirs = await buildCustomer(app.owner, (await app.newAgency()).masterId);
  const errorsOf = async (other: unknown) =>
    (await admin.client.call(mergeCustomers, { params: { id }, body: { other } })).error.errors;
  expect(await errorsOf(id)).toEqual({ other: ['A customer cannot be merged with itself.'] });
  for (const other of [999_999_999, theirs])
    expect(await errorsOf(other)).toEqual({ other: ['Choose another customer of your agency.'] });
  expect(await errorsOf('x')).toEqual({ other: ['Choose the other customer.'] });
  expect((await merge(theirs, id)).status).toBe(404);
  const params = { id, other: theirs };
  expect((await admin.client.call(compareCustomers, { params })).status).toBe(422);
});

test('who compared an older version is told to compare again', async () => {
  const [kept, merged] = [await newCustomer(), await newCustomer()];
  await admin.client.call(saveCustomer, { params: { id: merged }, body: { lastName: 'Newer' } });
  const { status, error } = await merge(kept, merged, { version: 1, otherVersion: 1 });
  expect([status, error.message]).toEqual([
    409,
    'Ann Lee changed Newer in the meantime. Compare the two again.',
  ]);
});

test('of people who merge the same two at the same moment, crosswise too, one does', async () => {
  const [one, other] = [await newCustomer(), await newCustomer()];
  const answers = await Promise.all([
    merge(one, other),
    merge(other, one),
    merge(one, other),
    merge(other, one),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
  const { rows } = await app.owner.query('SELECT id FROM customers WHERE id = ANY ($1)', [[one, other]]);
  expect(rows).toHaveLength(1);
});

test('of two clicks on undo, one makes two customers of one', async () => {
  const { body } = await merge(await newCustomer(), await newCustomer());
  const statuses = (await Promise.all([undo(body.mergeId), undo(body.mergeId)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 409]);
});

test('whoever adds a policy while the customer is merged is told, or the policy moves along', async () => {
  const [kept, merged] = [await newCustomer(), await newCustomer()];
  const { product_id } = await rowOf('policies', await buildPolicy(app.owner, agency.masterId));
  const policy = (at: number) => ({
    productId: product_id,
    policyNumber: `RACE-${at}`,
    effdate: '2026-01-01',
    expdate: '2027-01-01',
  });
  const add = (at: number) =>
    admin.client.call(savePolicy, { params: { customerId: merged, policyId: 0 }, body: policy(at) });
  const [first, second, merging, third, fourth] = await Promise.all([
    add(1),
    add(2),
    merge(kept, merged),
    add(3),
    add(4),
  ]);
  expect(merging.status).toBe(200);
  const added = [first, second, third, fourth];
  expect(added.filter(({ status }) => ![200, 404, 409, 422].includes(status))).toEqual([]);
  const { rows } = await app.owner.query('SELECT id FROM policies WHERE customer_id = $1', [kept]);
  expect(rows).toHaveLength(added.filter(({ status }) => status === 200).length);
});
