import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { stayWithinTheDay } from '#platform/server/testing/within-the-day.ts';
import { newOfficeWorld, OFFICE_AREAS, type OfficeWorld, officeSteps } from './test-office-day.ts';

let app: TestApp;
let world: OfficeWorld;
let day: ReturnType<typeof officeSteps>;
beforeAll(async () => {
  app = await startTestApp({ areas: OFFICE_AREAS });
});
beforeEach(async () => {
  await stayWithinTheDay();
  world = await newOfficeWorld(app);
  day = officeSteps(world);
  await day.take('cash', 20);
  await day.start(50);
  await day.pay(5);
  await day.end(45);
  await day.count({ 2000: 1 });
  await day.close();
});
afterAll(() => app.close());

const CHANGED = ['Receipts, petty cash or the count have changed since the close.'];
const broken = async () => (await day.look()).closes.map((close: { broken: string[] }) => close.broken);

test('the seal of a day that nobody touched holds', async () => {
  expect(await broken()).toEqual([[]]);
});

test('two customers who become one leave the seal as it is', async () => {
  const other = await buildCustomer(app.owner, world.agency.masterId);
  await app.owner.query('UPDATE receipts SET customer_id = $2 WHERE office_id = $1', [world.office, other]);
  expect(await broken()).toEqual([[]]);
});

test.each([
  ['the amount of a receipt', 'UPDATE receipts SET amount = 1900, tendered = 1900 WHERE office_id = $1'],
  [
    'who took a receipt',
    'UPDATE receipts SET employee_id = (SELECT max(id) FROM employees WHERE master_id = receipts.master_id) WHERE office_id = $1',
  ],
  [
    'a void behind its back',
    `UPDATE receipts SET voided_at = now(), voided_by = employee_id, void_reason = 'x' WHERE office_id = $1`,
  ],
  ['a drawer', `UPDATE petty_cash SET starting = 4900 WHERE office_id = $1`],
  [
    'a payout',
    'UPDATE petty_cash_payouts SET amount = 400 WHERE petty_cash_id IN (SELECT id FROM petty_cash WHERE office_id = $1)',
  ],
  ['the count', 'UPDATE day_counts SET cash = 1900 WHERE office_id = $1'],
  ['the deposit of the close', `UPDATE day_closes SET deposit = 1900, reason = 'x' WHERE office_id = $1`],
])('changing %s breaks the seal', async (_, text) => {
  await app.owner.query(text, [world.office]);
  expect(await broken()).toEqual([CHANGED]);
});

test('a receipt that is taken away breaks the seal', async () => {
  await app.owner.query('DELETE FROM receipt_details WHERE master_id = $1', [world.agency.masterId]);
  await app.owner.query('DELETE FROM receipts WHERE office_id = $1', [world.office]);
  expect(await broken()).toEqual([CHANGED]);
});

test('figures that are rewritten without their seal break it, and with a new one break the chain', async () => {
  await day.reopen('One more');
  await day.close();
  await app.owner.query(
    `UPDATE day_closes SET figures = replace(figures, '2000', '1900') WHERE office_id = $1 AND reopened_at IS NOT NULL`,
    [world.office],
  );
  // The day is shown by its newest close; the first is the one before it in the chain.
  const rehash = `UPDATE day_closes SET hash = encode(sha256(convert_to(previous_hash || E'\\n' || figures, 'UTF8')), 'hex')
    WHERE office_id = $1 AND reopened_at IS NOT NULL`;
  await app.owner.query(rehash, [world.office]);
  expect(await broken()).toEqual([['It does not follow the close before it.']]);
});

test('the application itself cannot change a close beyond reopening it', async () => {
  const change = app.services.database.asTenant({ masterId: world.agency.masterId }, (db) =>
    db.updateTable('day_closes').set({ deposit: 1 }).execute(),
  );
  await expect(change).rejects.toThrow(/permission denied/);
});
