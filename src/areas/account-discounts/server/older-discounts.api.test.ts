import { afterEach, expect, inject, test } from 'vitest';
import { databaseBefore, type OlderDatabase } from '#platform/server/testing/database-before.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';

let database: OlderDatabase;
afterEach(() => database.drop());

test('discounts of before count from the beginning of their payment method, as they were shown', async () => {
  database = await databaseBefore('0063', { ownerUrl: inject('ownerUrl'), appUrl: inject('appUrl') });
  const { owner } = database;
  const master_id = await insertRow(owner, 'agencies', { name: 'Older', is_provider: true }, 'master_id');
  const place = { master_id, account: master_id };
  const payment_method_id = await insertRow(owner, 'account_payment_methods', {
    ...place,
    payment_type: 'CHECK',
    office_amount: 100_00,
    created_at: '2025-02-03T15:00:00Z',
  });
  const add_on_id = await insertRow(owner, 'add_ons', {
    ...{ master_id, name: 'Any', bill_type: 'flat_monthly' },
    ...{ cost_type: 1, cost: 5_00, lite_switch: 999 },
  });
  const account_add_on_id = await insertRow(owner, 'account_add_ons', {
    ...place,
    add_on_id,
    created_at: '2025-03-04T15:00:00Z',
  });
  const lifetime = { ...place, is_lifetime: true, amount_type: 'P', amount: 500 };
  await insertRow(owner, 'account_discounts', { ...lifetime, payment_method_id });
  await insertRow(owner, 'account_discounts', { ...lifetime, account_add_on_id });
  expect((await database.goOn())[0]).toBe('0063_former_discounts.sql');
  const { rows } = await owner.query('SELECT since FROM account_discounts ORDER BY id');
  expect(rows).toEqual([
    { since: new Date('2025-02-03T15:00:00Z') },
    { since: new Date('2025-03-04T15:00:00Z') },
  ]);
});
