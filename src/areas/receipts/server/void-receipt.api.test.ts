import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { receiptOwedAgain } from '../owed-again-contract.ts';
import { receiptRoutes } from './public.ts';
import { buildReceipt } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let manager: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [receiptRoutes] });
  agency = await app.newAgency({ name: 'Palmetto Insurance' });
  manager = await agency.newPerson({ firstName: 'Bo', lastName: 'Fox', permissions: { PRreceiptvoid: 1 } });
});
afterAll(() => app.close());

const voidIt = (id: number, reason: unknown = 'Wrong customer', who = manager, headers = {}) =>
  who.client.call(contract.voidReceipt, { params: { id }, body: { reason }, headers });
const pdfOf = (id: number, who = manager) => who.client.call(contract.receiptPdf, { params: { id } });

test('a void has its reason, who and when, and what was paid is owed again', async () => {
  const customer = await buildCustomer(app.owner, agency.masterId);
  const policy = await buildPolicy(app.owner, agency.masterId, { customer_id: customer, premium: 2500 });
  const id = await buildReceipt(app.owner, agency.masterId, {
    customerId: customer,
    details: { kind: 'premium', policy_id: policy },
  });
  const owed = async () => {
    const { body } = await manager.client.call(contract.customerBalances, { params: { id: customer } });
    return body.results[0].parts[0].owed;
  };
  expect(await owed()).toBe(0);
  const { body } = await voidIt(id, '  Wrong customer ');
  expect(body).toMatchObject({ id, status: 0, voided: { by: 'Bo Fox', reason: 'Wrong customer' } });
  expect(Date.now() - Date.parse(body.voided.at)).toBeLessThan(60_000);
  expect(await owed()).toBe(25);
  const { rows } = await app.owner.query(
    `SELECT action, before, after, employee_id FROM change_log WHERE subject = 'receipt' AND subject_id = $1`,
    [id],
  );
  expect(rows).toEqual([
    {
      action: 'voided',
      before: { status: 'active', reason: '' },
      after: { status: 'void', reason: 'Wrong customer' },
      employee_id: manager.id,
    },
  ]);
});

test('what a void will make owed is shown per kind of line: nothing for a fee or a prepayment', async () => {
  const customer = await buildCustomer(app.owner, agency.masterId);
  const policy = await buildPolicy(app.owner, agency.masterId, {
    customer_id: customer,
    policy_number: 'HMA-1',
    premium: 2000,
    tax: 300,
  });
  const pay = (details: Record<string, unknown>) =>
    buildReceipt(app.owner, agency.masterId, { customerId: customer, details });
  const again = async (id: number) => (await manager.client.call(receiptOwedAgain, { params: { id } })).body;
  const [fee, premium, tax] = [
    await pay({ kind: 'agency fee', amount: 500 }),
    await pay({ kind: 'premium', policy_id: policy, amount: 2500 }),
    await pay({ kind: 'tax', policy_id: policy, amount: 100 }),
  ];
  expect(await again(fee)).toEqual({ total: 0, lines: [], contracts: [] });
  const line = { policyId: policy, policy: 'HMA-1' };
  expect(await again(premium)).toMatchObject({
    total: 20,
    lines: [{ ...line, kind: 'premium', amount: 20 }],
  });
  expect(await again(tax)).toMatchObject({ total: 1, lines: [{ ...line, kind: 'tax', amount: 1 }] });

  const owed = async () => {
    const { body } = await manager.client.call(contract.customerBalances, { params: { id: customer } });
    const parts: { owed: number }[] = body.results[0].parts;
    return parts.reduce((sum, part) => sum + part.owed, 0);
  };
  expect(await owed()).toBe(2);
  for (const [id, expected] of [
    [fee, 2],
    [premium, 22],
    [tax, 23],
  ] as const) {
    await voidIt(id);
    expect(await owed()).toBe(expected);
    expect(await again(id)).toEqual({ total: 0, lines: [], contracts: [] });
  }
  const clerk = await agency.newPerson();
  expect((await clerk.client.call(receiptOwedAgain, { params: { id: fee } })).status).toBe(403);
});

test('voiding twice at the same time gives one void and one 409 that says who was first', async () => {
  const id = await buildReceipt(app.owner, agency.masterId);
  const answers = await Promise.all([voidIt(id, 'One'), voidIt(id, 'Two')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.find(({ status }) => status === 409);
  expect(late?.error.message).toMatch(/^Bo Fox already voided this receipt on \d\d\/\d\d\/\d{4}, .*\.$/);
  const { rows } = await app.owner.query(
    `SELECT count(*)::int AS n FROM change_log WHERE subject = 'receipt' AND subject_id = $1`,
    [id],
  );
  expect(rows[0].n).toBe(1);
});

test('a double click on void is one void, answered twice', async () => {
  const id = await buildReceipt(app.owner, agency.masterId);
  const key = { 'idempotency-key': 'void-it' };
  const [one, two] = await Promise.all([voidIt(id, 'One', manager, key), voidIt(id, 'One', manager, key)]);
  expect([one?.status, two?.status]).toEqual([200, 200]);
  expect(one?.body).toEqual(two?.body);
});

test('without PRreceiptvoid it is refused and says why; without a reason too', async () => {
  const id = await buildReceipt(app.owner, agency.masterId);
  const clerk = await agency.newPerson();
  const refused = await voidIt(id, 'x', clerk);
  expect(refused).toMatchObject({ status: 403, error: { message: 'Needs the permission "Void receipts".' } });
  for (const reason of ['', '   ', null])
    expect((await voidIt(id, reason)).error.errors).toEqual({ reason: ['Enter a reason.'] });
  expect((await manager.client.call(contract.findReceipt, { params: { id } })).body.status).toBe(1);
});

test('the PDF has everything that is on the receipt, under the name of office and number', async () => {
  const customer = await buildCustomer(app.owner, agency.masterId, {
    first_name: 'María',
    last_name: 'Łęcka 😀',
  });
  const id = await buildReceipt(app.owner, agency.masterId, {
    customerId: customer,
    columns: {
      method: 'check',
      check_number: '1042',
      memo: 'Second visit',
      number: 7,
      taken_at: new Date('2026-03-02T15:00:00Z'),
    },
    details: { kind: 'other', description: 'Notary' },
  });
  const { status, headers, bytes } = await pdfOf(id);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toMatch(/^inline; filename="receipt-\d+-7\.pdf"$/);
  const text = readPdfText(bytes).join('\n');
  // Letters of a font that is brought along are drawn apart from the others.
  expect(readPdfText(bytes).join('')).toContain(`María Łęcka 😀 #${customer}`);
  const expected = ['Palmetto Insurance', 'Receipt 7', '03/02/2026', 'Check 1042'];
  for (const words of [...expected, 'Other: Notary', '$25.00', 'Memo: Second visit', 'Office copy'])
    expect(text).toContain(words);
  expect(text).not.toContain('VOID');
});

test('a voided one says VOID across it, with reason and who', async () => {
  const id = await buildReceipt(app.owner, agency.masterId);
  await voidIt(id, 'Bounced');
  const text = readPdfText((await pdfOf(id)).bytes);
  expect(text).toContain('VOID');
  expect(text.join(' ')).toMatch(/Voided by Bo Fox on \d\d\/\d\d\/\d{4}, .*: Bounced/);
});

test("another agency's receipt is not there, on the screen, on paper and to void", async () => {
  const other = await app.newAgency();
  const id = await buildReceipt(app.owner, other.masterId);
  expect((await manager.client.call(contract.findReceipt, { params: { id } })).status).toBe(404);
  expect((await pdfOf(id)).status).toBe(404);
  expect((await voidIt(id)).status).toBe(404);
});

test('the application can change nothing of a receipt but the void, and whose it is when two customers become one', async () => {
  const { rows } = await app.owner.query(
    `SELECT column_name FROM information_schema.column_privileges
     WHERE grantee = $1 AND table_name = 'receipts' AND privilege_type = 'UPDATE' ORDER BY 1`,
    [app.roles.app],
  );
  expect(rows.map(({ column_name }) => column_name)).toEqual([
    'customer_id',
    'void_reason',
    'voided_at',
    'voided_by',
  ]);
});
