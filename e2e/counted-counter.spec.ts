import { owner } from '../src/platform/server/testing/browser-test-people.ts';
import { CountedHand } from './pages/counted-hand.ts';
import { saveOffice } from './pages/office-records.ts';
import { PolicyForm } from './pages/policy-form.ts';
import { saveCarrier } from './pages/policy-records.ts';
import { ReceiptPage } from './pages/receipt-page.ts';
import { ReceiptPayment } from './pages/receipt-payment.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

// The page counts through functions that a context keeps.
test.use({ ownContext: true });

test('a new customer, a policy and a cash payment take at most 4 clicks and 110 keys, with nothing to correct', async ({
  page,
}) => {
  const clerk = await newPerson();
  await signInQuietly(page, clerk);
  const office = await saveOffice(page, { name: 'Harbor' });
  await owner().query('UPDATE employees SET office_id = $2 WHERE email = $1', [clerk.email, office.id]);
  await saveCarrier(page);
  const hand = await CountedHand.at(page);
  await page.goto('/');

  await hand.click(page.getByRole('banner').getByRole('link', { name: 'Add customer' }));
  await expect(page.getByLabel('First name')).toBeFocused();
  await hand.press('Maria', '<Tab>', 'Johnson', '<Tab>', '<Tab>', '02/29/1980');
  // Past the calendar and the license.
  await hand.press('<Tab>', '<Tab>', '<Tab>', '<Tab>', '3055550142');
  await hand.press('<Tab>', '<Tab>', 'maria@example.test', '<Enter>');
  await expect(page.getByRole('heading', { level: 1, name: /^Maria Johnson/ })).toBeVisible();

  await hand.click(page.getByRole('main').getByRole('link', { name: 'Add policy' }));
  const policy = new PolicyForm(page);
  await expect(policy.choice('Company')).toBeFocused();
  await hand.press('har');
  // What Enter takes.
  const first = page.locator('[role=option][data-combobox-selected]');
  await expect(first).toHaveText('Harbor Mutual');
  await hand.press('<Enter>', '<Tab>', 'auto');
  await expect(first).toHaveText('Harbor Auto');
  await hand.press('<Enter>', '<Tab>', '<Tab>', 'HMA-2001');
  // Purpose, status and both dates with their calendars are as they should be.
  await hand.press('<Tab>', '<Tab>', '<Tab>', '<Tab>', '<Tab>', '<Tab>', '<Tab>', '480', '<Enter>');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HMA-2001');

  await hand.click(page.getByRole('link', { name: 'Take a payment, $480.00' }));
  const payment = new ReceiptPayment(page);
  await expect(payment.tendered).toBeFocused();
  await hand.press('500');
  await expect(payment.change).toHaveText('$20.00');
  await hand.click(payment.take);
  await expect(new ReceiptPage(page).heading(1)).toBeVisible();

  expect(hand.clicks).toBe(4);
  expect(hand.keys).toBeGreaterThan(70);
  expect(hand.keys).toBeLessThanOrEqual(110);
});
