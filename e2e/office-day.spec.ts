import type { Page } from '@playwright/test';
import { addDays } from '../src/platform/shared/calendar.ts';
import { showDay } from '../src/platform/shared/dates.ts';
import { PHONE } from './looks.ts';
import { MARKER } from './marker.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { signInWithOffice } from './pages/office-day-records.ts';
import { takeReceipt } from './pages/receipt-records.ts';
import { Shell } from './pages/shell.ts';
import { signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

test('an office day by keyboard: clock in with petty cash, a payout, clock out, count blind, close and reopen', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  const pressEnterOn = (name: string | RegExp) => hand.enter(page.getByRole('button', { name }).last());
  const { email, customer } = await signInWithOffice(page);
  await page.goto('/petty-cash');
  const { clock } = new Shell(page);
  await expect(clock).toBeEnabled();
  await hand.enter(clock);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Starting amount')).toBeFocused();
  await page.keyboard.type('100');
  await expect(dialog).toContainText('Difference$0.00');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(clock).toHaveText(/Clock Out/);
  // A dialog that closes gives the focus back, wherever it is by then.
  await expect(dialog).toHaveCount(0);

  await pressEnterOn('Record a payout');
  await expect(dialog.getByLabel('Amount')).toBeFocused();
  await page.keyboard.type('12.50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Stamps');
  await pressEnterOn('Save');
  await expect(page.getByRole('table', { name: 'Payouts' })).toContainText('$12.50');
  await expect(dialog).toHaveCount(0);
  await takeReceipt(page, customer, {});

  await expect(clock).toBeEnabled();
  await hand.enter(clock);
  await expect(dialog.getByLabel('Ending amount')).toBeFocused();
  await page.keyboard.type('90');
  await expect(dialog).toContainText('Overage$2.50');
  await expect(dialog.getByRole('button', { name: 'Submit' })).toHaveAccessibleDescription('Reason Required');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(clock).toHaveText(/Clock Out/);

  await expect(clock).toBeEnabled();
  await hand.enter(clock);
  await expect(dialog.getByLabel('Ending amount')).toBeFocused();
  await page.keyboard.type('80');
  await expect(dialog).toContainText('Shortage−$7.50');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Counted twice');
  await pressEnterOn('Submit');
  await expect(page).toHaveURL(/\/auth\/login/);

  await signInQuietly(page, { email });
  await page.goto('/eod');
  const count = page.getByRole('region', { name: 'Cash count' });
  await expect(count).toContainText('What is expected appears after the count.');
  await expect(page.getByRole('main')).not.toContainText('$25.00');
  await hand.type(count.getByLabel('How many $20', { exact: true }), '1');
  await page.keyboard.press('Enter');
  await expect(count.getByLabel('How many $10', { exact: true })).toBeFocused();
  await pressEnterOn('Finish the count');
  await expect(count).toContainText('Shortage');
  await expect(count).toContainText('−$5.00');
  const close = page.getByRole('region', { name: 'Close and seal' });
  await expect(close.getByRole('button', { name: /^Close/ })).toHaveAccessibleDescription(
    /Difference has a reason/,
  );
  await hand.type(page.getByLabel('Reason for −$5.00'), 'One $5 short');
  await pressEnterOn(/^Close \d/);
  await expect(close).toContainText('Closed by Robin Tester');
  await expect(page.getByRole('region', { name: 'Deposit differences' })).toContainText('Seals intact');

  await pressEnterOn('Reopen');
  await expect(dialog.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('A check was found');
  await pressEnterOn('Reopen');
  await expect(close).toContainText('Reopened by Robin Tester');

  await page.goto('/petty-cash');
  const payout = page.getByRole('button', { name: 'Record a payout' });
  await expect(payout).toHaveAccessibleDescription('Your petty cash of today has been ended.');
  await expect(clock).toBeEnabled();
  await hand.enter(clock);
  await expect(payout).toHaveAccessibleDescription('');
});

/** Counts one $100 bill and no check, past the screen. */
async function countElsewhere(page: Page, version?: number): Promise<void> {
  const { office, date } = await (await page.request.get('/api/end-of-day')).json();
  const data = { office: office.id, date, pieces: { 10000: 1 }, version };
  const answer = await page.request.post('/api/end-of-day/count', { data, headers: MARKER });
  expect(answer.status()).toBe(200);
}

test('someone who is late with a count, the first or another, is told and sees the stored one with its checks', async ({
  page,
}) => {
  const { customer } = await signInWithOffice(page);
  await takeReceipt(page, customer, { method: 'check', checkNumber: '1042' });
  await page.goto('/eod');
  const count = page.getByRole('region', { name: 'Cash count' });
  const check = page.getByLabel(/^1042/);
  const told = page.getByText('Robin Tester changed this in the meantime.');
  await check.check();
  await count.getByLabel('How many $20', { exact: true }).fill('1');
  await countElsewhere(page);
  await count.getByRole('button', { name: 'Finish the count' }).click();
  await expect(told).toHaveCount(1);
  await expect(count).toContainText('Counted$100.00');
  await expect(check).not.toBeChecked();

  await count.getByRole('button', { name: 'Count again' }).click();
  await countElsewhere(page, 1);
  await count.getByRole('button', { name: 'Finish the count' }).click();
  await expect(told).toHaveCount(2);
  await expect(count).toContainText('Counted$100.00');
  // Saved at once: the tick shows what is being saved, a moment after the click.
  await check.click();
  await expect(check).toBeChecked();
  await expect(page.getByRole('region', { name: 'Deposit', exact: true })).toContainText('Deposit$125.00');
});

test('on a phone the arrows stay beside the day', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInWithOffice(page);
  await page.goto('/eod');
  const arrows = page.getByRole('button', { name: /^The day (before|after)$/ });
  await expect(arrows).toHaveCount(2);
  // Both at one moment: what loads above them moves them down.
  const tops = await arrows.evaluateAll((both) => both.map((arrow) => arrow.getBoundingClientRect().top));
  expect(tops[1]).toBe(tops[0]);
});

test('two quick clicks go back two days, and a day that cannot be shown leaves the way to others', async ({
  page,
}) => {
  await signInWithOffice(page);
  await page.goto('/eod?date=2999-01-01');
  await expect(page.getByRole('alert')).toHaveText('This day has not come yet.');
  await page.getByRole('button', { name: 'Open today' }).click();
  const { date } = await (await page.request.get('/api/end-of-day')).json();
  const day = page.getByLabel('Day', { exact: true });
  await expect(day).toHaveValue(showDay(date));
  await page.getByRole('button', { name: 'The day before' }).dblclick();
  await expect(day).toHaveValue(showDay(addDays(date, -2)));
  await expect(page.getByRole('main')).toContainText(`, ${showDay(addDays(date, -2))}`);

  const refusal = { status: 422, json: { message: 'Not this one.' } };
  await page.route('**/api/end-of-day?*', (route) => route.fulfill(refusal));
  await page.getByRole('button', { name: 'The day before' }).click();
  await expect(page.getByRole('alert')).toHaveText('Not this one.');
  await expect(day).toHaveValue(showDay(addDays(date, -3)));
  await page.unroute('**/api/end-of-day?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('main')).toContainText(`, ${showDay(addDays(date, -3))}`);
});

test('an administrator corrects hours, and the correction is marked', async ({ page }) => {
  await signInWithOffice(page);
  await page.goto('/hours');
  await page.getByRole('button', { name: 'Add hours' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Person').selectOption({ label: 'Robin Tester' });
  const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
  await dialog.getByLabel('In', { exact: true }).fill(`${day}T09:00`);
  await dialog.getByLabel('Out', { exact: true }).fill(`${day}T17:30`);
  await dialog.getByLabel('Reason').fill('Forgot to clock in');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const table = page.getByRole('table', { name: 'Hours' });
  await expect(table).toContainText('9:00 AM to 5:30 PM, corrected');
  await expect(table).toContainText('8:30');
});
