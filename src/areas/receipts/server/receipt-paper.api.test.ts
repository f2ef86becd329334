import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { dayAt } from '#platform/shared/clock.ts';
import { showDay } from '#platform/shared/dates.ts';
import { receiptPdf, voidReceipt } from '../contract.ts';
import { customerStanding } from '../standing-contract.ts';
import { receiptRoutes } from './public.ts';
import { buildReceipt } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [receiptRoutes] });
});
afterAll(() => app.close());

const today = () => showDay(dayAt('America/New_York', new Date()));

/** A customer who owes $1,005.00 on one policy, of which $600.00 are paid in cash. */
async function paidInPart() {
  const agency = await app.newAgency();
  const { client } = await agency.newPerson({ permissions: { PRreceiptvoid: 1 } });
  const customerId = await buildCustomer(app.owner, agency.masterId, {
    address: '742 Alhambra Cir',
    city: 'Coral Gables',
    state: 'FL',
    zip: '33134',
  });
  const policy = (columns: object) =>
    buildPolicy(app.owner, agency.masterId, { customer_id: customerId, effdate: '2026-01-01', ...columns });
  const paid = await policy({
    policy_number: 'PLM-1',
    premium: 100_000,
    tax: 500,
    policy_fee: 0,
    mga_fee: 0,
    expdate: '2090-01-01',
  });
  await policy({ policy_number: 'PLM-2', premium: 50_000, expdate: '2080-01-01' });
  const id = await buildReceipt(app.owner, agency.masterId, {
    customerId,
    columns: { amount: 60_000, tendered: 60_500, change_given: 500 },
    details: { policy_id: paid, kind: 'premium', amount: 60_000 },
  });
  const print = async () => readPdfText((await client.call(receiptPdf, { params: { id } })).bytes);
  return { client, id, customerId, print };
}

test('a receipt has a copy for the customer and one for the office, each with a line to sign', async () => {
  const text = await (await paidInPart()).print();
  for (const words of [
    'Customer copy',
    'Signature for the agency',
    'Office copy',
    'Signature of the customer',
  ])
    expect(text.filter((each) => each === words)).toHaveLength(1);
  for (const words of ['742 Alhambra Cir, Coral Gables, FL 33134', 'Thank you. Please keep this receipt.'])
    expect(text.filter((each) => each === words)).toHaveLength(2);
});

test('it names the term that was paid, what was tendered and the change', async () => {
  const text = (await (await paidInPart()).print()).join(' ');
  expect(text).toMatch(/PLM-1, .*, 01\/01\/2026 to 01\/01\/2090/);
  expect(text).toContain('Total $600.00 Cash tendered $605.00 Change given $5.00');
});

test('it says what is still owed of what was paid, and which policy of the customer expires next', async () => {
  const { print, client, customerId } = await paidInPart();
  const text = (await print()).join(' ');
  expect(text).toContain(`Still owed on PLM-1 as of ${today()} $405.00`);
  expect(text).not.toContain('Still owed on PLM-2');
  expect(text).toContain('Next expiration, PLM-2 01/01/2080');
  const { body } = await client.call(customerStanding, { params: { id: customerId } });
  expect(body.expirations[0]).toMatchObject({ policy: 'PLM-2', expdate: '2080-01-01' });
});

test('a void one says nothing of what is owed', async () => {
  const { print, client, id } = await paidInPart();
  await client.call(voidReceipt, { params: { id }, body: { reason: 'Bounced' } });
  const text = await print();
  expect(text.filter((each) => each === 'VOID')).toHaveLength(2);
  expect(text.join(' ')).not.toMatch(/Still owed|Next expiration/);
});
