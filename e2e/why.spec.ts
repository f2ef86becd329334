import type { Locator, Page } from '@playwright/test';
import { owner } from '../src/platform/server/testing/browser-test-people.ts';
import { expectReasons } from './greyed.ts';
import { expectAccessible, expectSettled } from './looks.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { DEMO_PASSWORD, signInQuietly } from './people.ts';
import { withIds } from './screens.ts';
import { expect, test } from './test.ts';

/** What somebody at the counter opens in a day; every-screen.spec.ts has all screens as their owner sees them. */
const DAY = [
  '/',
  '/task',
  '/task?edit=0',
  '/task?view={tasks}',
  '/customer/104238',
  '/customer/104238?tab=policies',
  '/customer/104238?tab=tasks',
  '/customer/104238?tab=receipts',
  '/customer/104238?tab=finance',
  '/customer/104238?tab=attachments',
  '/customer/104238/edit',
  '/customer/104238/policy/add',
  '/policy/{policies}',
  '/policy/{policies}/edit',
  '/receipt/{receipts}',
  '/finance/{finance_contracts}',
  '/lead/{leads}',
  '/forms',
];

/** Dialogs with fields or buttons that are grayed for their owner too. */
const DIALOGS = [
  '/finance/{finance_contracts}?open=fund',
  '/admin/offices?group=0',
  '/admin/offices?group={office_groups}',
  '/quote/{rater_quotes}?open=choose',
  '/quote/{rater_quotes}?open=lost',
  '/policy/{policies}?open=move',
  '/referral_program?hidden=1',
];

/** The home of an account; `view` shows a payment method, which then cannot be changed. */
const ACCOUNT = '/admin/backoffice/view/1001';

test('whatever is grayed for an agent says why', async ({ page }) => {
  await walk(page, 'agent@demo.test', DAY);
});

test('whatever is grayed for a trainee says why', async ({ page }) => {
  await walk(page, 'trainee@demo.test', DAY);
});

test('whatever is grayed in the dialogs of an owner says why', async ({ page }) => {
  await walk(page, 'owner@demo.test', DIALOGS, expectAccessible);
});

test('whatever is grayed in a payment method and an add-on of an account says why', async ({ page }) => {
  const first = async (table: string) =>
    (await owner().query(`SELECT min(id) AS id FROM ${table} WHERE account = 1001`)).rows[0].id;
  const [method, addOn] = [await first('account_payment_methods'), await first('account_add_ons')];
  await walk(page, 'accounting@provider.test', [
    `${ACCOUNT}?open=paymentMethod&id=${method}&view=1`,
    `${ACCOUNT}?open=paymentMethod`,
    `${ACCOUNT}?open=addOn&id=${addOn}`,
  ]);
  await walk(page, 'sales@provider.test', [
    `${ACCOUNT}?open=paymentMethod&id=${method}`,
    `${ACCOUNT}?open=addOn&id=${addOn}`,
  ]);
});

const WHY_FIXED = 'Administrators change it, since you use it to sign in.';

test('a keyboard reaches what is grayed and hears why', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  const address = await openGrayed(page);
  const place = page.locator('[data-why]').filter({ has: address });
  await hand.to(page.getByRole('textbox', { name: 'Phone' }));
  await page.keyboard.press('Tab');
  await expect(place).toBeFocused();
  await expect(place).toHaveAccessibleDescription(WHY_FIXED);
  await expect(page.getByRole('tooltip')).toHaveText(WHY_FIXED);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('a pointer over what is grayed is told why', async ({ page }) => {
  const address = await openGrayed(page);
  // A forced pointer does not wait until its place stands still.
  await expectSettled(page);
  await address.hover({ force: true });
  await expect(page.getByRole('tooltip')).toHaveText(WHY_FIXED);
});

test('a finger on what is grayed is told why, until it touches something else', async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await phone.newPage();
  const address = await openGrayed(page);
  await expectSettled(page);
  await address.tap({ force: true });
  await expect(page.getByRole('tooltip')).toHaveText(WHY_FIXED);
  await page.getByRole('textbox', { name: 'Phone' }).tap();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await phone.close();
});

/** The field of the settings that only administrators change. */
async function openGrayed(page: Page): Promise<Locator> {
  await signInQuietly(page, { email: 'owner@demo.test', password: DEMO_PASSWORD });
  await page.goto('/settings');
  const address = page.getByRole('textbox', { name: 'Email' });
  await expect(address).toBeDisabled();
  return address;
}

/** `look` is for those whose dialogs nobody else looks at. */
async function walk(
  page: Page,
  email: string,
  addresses: readonly string[],
  look?: (page: Page) => Promise<void>,
): Promise<void> {
  await signInQuietly(page, { email, password: DEMO_PASSWORD });
  for (const address of addresses) {
    await page.goto(await withIds(address));
    await page.waitForLoadState('networkidle');
    await expect(page.getByText(/^404$|This page could not be shown/)).toHaveCount(0);
    await expectReasons(page);
    await look?.(page);
  }
}
