import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { writeChange } from '#platform/server/change-log/write-change.ts';
import { refuse } from '#platform/server/http/refusal.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import * as contract from '../contract.ts';
import { type ReceiptFollower, receiptRoutes } from './public.ts';
import type { NewReceipt, ReceiptWork } from './receipt-follower.ts';

/** What the follower of these tests does beside writing, set by each of them. */
let told: ReceiptFollower = {};
const note = ({ db, session }: ReceiptWork, subjectId: number, action: string) =>
  writeChange(db, session, { subject: 'ledger', subjectId, action });
const follower: ReceiptFollower = {
  judge: async (work, taking, known) => (await told.judge?.(work, taking, known)) ?? {},
  async taken(work, receipt) {
    await note(work, receipt.id, 'taken');
    await told.taken?.(work, receipt);
  },
  voiding: async (work, receipt) => told.voiding?.(work, receipt),
  async voided(work, receipt) {
    await note(work, receipt.id, 'voided');
    await told.voided?.(work, receipt);
  },
};

let app: TestApp;
let clerk: TestPerson;
let customer: number;
let policy: number;
beforeAll(async () => {
  app = await startTestApp({
    areas: [(mount) => receiptRoutes(mount, undefined, [follower])],
    inventsEntries: true,
  });
});
beforeEach(async () => {
  told = {};
  const agency = await app.newAgency();
  const officeId = await agency.newOffice();
  clerk = await agency.newPerson({ officeId, permissions: { PRreceiptvoid: 1 } });
  customer = await buildCustomer(app.owner, agency.masterId);
  policy = await buildPolicy(app.owner, agency.masterId, { customer_id: customer, premium: 40_000 });
});
afterAll(() => app.close());

const take = (amount: number, more: object = {}) =>
  clerk.client.call(contract.takeReceipt, {
    params: { id: customer },
    body: {
      method: 'cash',
      tendered: amount,
      lines: [{ policyId: policy, kind: 'premium', amount }],
      ...more,
    },
  });
const voidIt = (id: number) =>
  clerk.client.call(contract.voidReceipt, { params: { id }, body: { reason: 'Typed wrong' } });
const ledger = async () => {
  const text = `SELECT subject_id, action FROM change_log WHERE master_id = $1 AND subject = 'ledger' ORDER BY id`;
  return (await app.owner.query(text, [clerk.masterId])).rows;
};
/** Whether somebody else could have the row now. */
const isFree = async (table: 'policies' | 'receipt_counters', column: string, id: number) => {
  const text = `SELECT 1 FROM ${table} WHERE ${column} = $1 FOR NO KEY UPDATE SKIP LOCKED`;
  return (await app.owner.query(text, [id])).rowCount === 1;
};

test('what follows a receipt is written with it, and what follows its void with that', async () => {
  const { body } = await take(100);
  expect(await ledger()).toEqual([{ subject_id: body.id, action: 'taken' }]);
  expect((await voidIt(body.id)).status).toBe(200);
  expect(await ledger()).toEqual([
    { subject_id: body.id, action: 'taken' },
    { subject_id: body.id, action: 'voided' },
  ]);
});

test('a follower is told of the receipt as it is answered', async () => {
  const taken: NewReceipt[] = [];
  const voided: contract.Receipt[] = [];
  told = {
    taken: async (_, receipt) => void taken.push(receipt),
    voided: async (_, receipt) => void voided.push(receipt),
  };
  const fee = { policyId: null, kind: 'agency fee', description: 'Copies', amount: 1 };
  const paid = { policyId: policy, kind: 'premium', amount: 99 };
  const { body } = await take(100, { lines: [paid, fee] });
  const facts = ({ id, receipt, showdate, lines }: NewReceipt | contract.Receipt) => [
    { id, receipt, showdate },
    lines.map((line) => [line.id, line.kind]),
  ];
  expect(taken.map(facts)).toEqual([facts(body)]);
  expect(taken[0]).toMatchObject({
    officeId: body.office.id,
    lines: [{ amount: 9_900 }, { amount: 100 }],
  });
  const answer = await voidIt(body.id);
  expect(voided.map(facts)).toEqual([facts(answer.body)]);
  expect(voided[0]).toMatchObject({
    voided: { reason: 'Typed wrong' },
    lines: [{ amount: 9_900 }, { amount: 100 }],
  });
});

test('a follower refuses at a field before the number is drawn, beside whatever else is wrong', async () => {
  told = { judge: async () => ({ 'lines.0.amount': ['The contract does not take this.'] }) };
  const { status, error } = await take(100, { method: 'check' });
  expect(status).toBe(422);
  expect(error.errors).toEqual({
    'lines.0.amount': ['The contract does not take this.'],
    checkNumber: ['Enter the check number.'],
  });
});

test.each(['judge', 'taken'] as const)(
  'a follower that refuses in %s leaves no receipt and no number',
  async (when) => {
    told = { [when]: () => Promise.reject(refuse.conflict('The contract was voided.')) };
    expect(await take(100)).toMatchObject({ status: 409, error: { message: 'The contract was voided.' } });
    expect(await ledger()).toEqual([]);
    told = {};
    expect((await take(100)).body.receipt).toBe(1);
  },
);

test.each(['voiding', 'voided'] as const)(
  'a follower that refuses in %s leaves the receipt active',
  async (when) => {
    const { body } = await take(100);
    told = { [when]: () => Promise.reject(refuse.conflict('It was posted by hand.')) };
    expect(await voidIt(body.id)).toMatchObject({
      status: 409,
      error: { message: 'It was posted by hand.' },
    });
    const found = await clerk.client.call(contract.findReceipt, { params: { id: body.id } });
    expect(found.body).toMatchObject({ status: 1, voided: null });
  },
);

test('the policies are locked before followers judge, and the counter after them', async () => {
  const { body } = await take(10);
  const office = body.office.id;
  const seen: Record<string, [boolean, boolean]> = {};
  const look = async (when: string) => {
    seen[when] = [
      await isFree('policies', 'id', policy),
      await isFree('receipt_counters', 'office_id', office),
    ];
  };
  told = {
    judge: async () => {
      await look('judge');
      return {};
    },
    taken: () => look('taken'),
    voiding: () => look('voiding'),
  };
  await take(10);
  await voidIt(body.id);
  expect(seen).toEqual({ judge: [false, true], taken: [false, false], voiding: [false, true] });
});

test('a receipt that is void already is told to nobody', async () => {
  const { body } = await take(100);
  await voidIt(body.id);
  told = { voiding: () => Promise.reject(refuse.conflict('Nobody should ask.')) };
  expect((await voidIt(body.id)).error.message).toMatch(/already voided this receipt/);
});

test('of ten voids at the same time one is followed', async () => {
  const { body } = await take(100);
  const answers = await Promise.all(Array.from({ length: 10 }, () => voidIt(body.id)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await ledger()).map(({ action }) => action)).toEqual(['taken', 'voided']);
});

test('a payment waits for the void of another one of its policy, and what that makes owed again it may pay', async () => {
  const { body } = await take(400);
  const { promise, resolve } = Promise.withResolvers<void>();
  let isVoiding = false;
  told = {
    voided: () => {
      isVoiding = true;
      return promise;
    },
  };
  const voiding = voidIt(body.id);
  await until('the void', async () => isVoiding);
  const paying = take(400);
  await until('the payment to wait', async () => {
    const { rowCount } = await app.owner.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount === 1;
  });
  resolve();
  expect((await voiding).status).toBe(200);
  expect((await paying).status).toBe(200);
});
