import type { Page } from '@playwright/test';
import { expectFigures } from './figures.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { DEMO_PASSWORD, OWNER, signInQuietly } from './people.ts';
import { withIds } from './screens.ts';
import { expect, test } from './test.ts';

const ACCOUNTING = { email: 'accounting@provider.test', password: DEMO_PASSWORD };

/** The figures of each screen that somebody could doubt. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Tasks due today',
    'Receipts today',
    'Premium this month',
    'Commission pending',
    'Premium written by month',
    'Receipts by day',
    'Finance payments due this week',
    'Commissions by state',
    'Leads by status',
    'My hours',
    'New customers by month',
    'Customers by office',
  ],
  '/customer/104238': ['Owed', 'Policies in force', 'Premium in force', 'Next expiration', 'Premium by year'],
  '/eod': ['Receipts', 'Cash count', 'Deposit', 'Petty cash', 'Deposit differences'],
  '/petty-cash': ['Today'],
  '/fileLocker': ['File Locker'],
  '/hours': ['Hours'],
  '/leads/snapshot': ['New', 'Open', 'Sold'],
  '/leads/stats': [
    'Received',
    'Sold',
    'Closed',
    'In work',
    'By month',
    'Conversion by source',
    'Conversion by person',
  ],
  '/reports/production': ['Premium'],
  '/reports/leads': ['Leads'],
  '/admin/commissions/expected': ['Totals'],
  '/commissions/reconcile/{commission_files}': ['Tie-out'],
  '/customer/104238?tab=finance': ['Balance', 'Overdue', 'Next due', 'Quotes open'],
  '/finance/{finance_contracts}': ['Balance', 'Overdue', 'Next due', 'Payoff today'],
};
const OF_ACCOUNT = ['Client price per office', 'Open', 'Next price change'];

/** Every figure of the screen has its How, and says something. */
async function expectHow(page: Page, address: string, names: readonly string[]): Promise<void> {
  await page.goto(await withIds(address));
  for (const name of names) {
    const figure = page.locator(`[data-figure="${name}"]`).first();
    await expect(async () => {
      // Cards of the home screen come when somebody scrolls near them.
      if (!(await figure.isVisible())) await page.mouse.wheel(0, 500);
      await expect(figure).toBeVisible({ timeout: 300 });
    }).toPass();
  }
  await expectFigures(page);
}

for (const [address, names] of Object.entries(FIGURES))
  test(`every figure of ${address} says how it is counted`, async ({ page }) => {
    await signInQuietly(page, OWNER);
    await expectHow(page, address, names);
  });

test('every figure of an account says how it is counted', async ({ page }) => {
  await signInQuietly(page, ACCOUNTING);
  await expectHow(page, '/admin/backoffice/view/1001', OF_ACCOUNT);
});

const howOfTasks = (page: Page) => page.getByRole('button', { name: 'How this is counted: Tasks due today' });
const wordsOfTasks = (page: Page) =>
  page.getByText('A task whose time has passed counts as overdue instead.');

test('by keyboard: how a figure is counted is opened by Enter and closed by Escape, and its list by Shift Tab and Enter', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, OWNER);
  await page.goto('/');
  await hand.enter(howOfTasks(page));
  await expect(wordsOfTasks(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wordsOfTasks(page)).toBeHidden();
  await expect(howOfTasks(page)).toBeFocused();
  await hand.enter(page.getByRole('link', { name: /^Tasks due today/ }), { back: true });
  await expect(page).toHaveURL(/\/task/);
});

test('how a figure is counted is closed by a tap elsewhere, and does not open its list', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/');
  const words = wordsOfTasks(page);
  await howOfTasks(page).click();
  await expect(words).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(words).toBeHidden();
  await expect(page).toHaveURL(/\/$/);
});
