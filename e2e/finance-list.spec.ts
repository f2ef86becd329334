import type { Locator } from '@playwright/test';
import { ContractView } from './pages/contract-view.ts';
import { FinanceContracts, saveContract, startFinancing } from './pages/finance-contracts.ts';
import { PalettePanel } from './pages/palette.ts';
import { saveCarrier, savePolicy } from './pages/policy-records.ts';
import { arrangeQuote, saveQuote } from './pages/quote-flow.ts';
import { DEMO_PASSWORD, newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const MARIA = 104238;
const OWNER = { email: 'owner@demo.test', password: DEMO_PASSWORD };

/** How much of it can be seen; what lies over a row is there all the time. */
const opacityOf = (icon: Locator) =>
  icon.evaluate((node) => getComputedStyle(node.parentElement as Element).opacity);

test('the videos about finance contracts are chosen by their titles', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await new FinanceContracts(page).openList(MARIA);
  await page.getByRole('button', { name: 'Videos' }).click();
  const titles = page.getByRole('menuitem');
  await expect(titles).toHaveText(['Finance contracts', 'Funding a contract', 'Payments on a contract']);
  await titles.nth(1).click();
  await expect(page.getByRole('dialog', { name: 'Funding a contract' })).toBeVisible();
});

test('at 1440 no company name is cut, and the icons of a row lie over its end on hover and on focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInQuietly(page, OWNER);
  const contracts = new FinanceContracts(page);
  await contracts.openList(MARIA);
  await expect(contracts.rows).toHaveCount(15);
  const table = page.getByRole('table', { name: 'Finance contracts' });
  const cut = () =>
    table.evaluate((node) => ({
      sideways: (node.parentElement as Element).scrollWidth - (node.parentElement as Element).clientWidth,
      companies: Array.from(node.querySelectorAll('td[data-label="Company"] > *')).filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ).length,
    }));
  await expect.poll(cut).toEqual({ sideways: 0, companies: 0 });
  const row = contracts.rows.nth(3);
  const view = row.getByRole('button', { name: /^View / });
  await expect.poll(() => opacityOf(view)).toBe('0');
  await row.hover();
  await expect.poll(() => opacityOf(view)).toBe('1');
  await page.mouse.move(0, 0);
  await expect.poll(() => opacityOf(view)).toBe('0');
  await expectAccessible(page);
  await row.focus();
  await expect.poll(() => opacityOf(view)).toBe('1');
  await page.keyboard.press('Tab');
  await expect(view).toBeFocused();
});

test('Re-Quote has a column of its own, and the icons of its row do not cover it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInQuietly(page, await newPerson());
  const quoted = await arrangeQuote(page);
  await saveQuote(page, quoted);
  const contracts = new FinanceContracts(page);
  await contracts.openList(quoted.customerId);
  await expect(page.getByRole('columnheader', { name: 'Re-Quote' })).toBeVisible();
  await contracts.rows.first().hover();
  await contracts.rows.getByRole('link', { name: /^Re-Quote / }).click();
  await expect(page.getByRole('dialog', { name: 'Request Finance Quote' })).toBeVisible();
});

test('on a touch screen the icons of every row are there without hovering', async ({ browser }) => {
  const tablet = await browser.newContext({ hasTouch: true, viewport: { width: 1024, height: 768 } });
  const page = await tablet.newPage();
  await signInQuietly(page, OWNER);
  const contracts = new FinanceContracts(page);
  await contracts.openList(MARIA);
  const view = contracts.rows.first().getByRole('button', { name: /^View / });
  await expect(view).toBeVisible();
  await expect.poll(() => opacityOf(view)).toBe('1');
  await tablet.close();
});

test('what a contract takes over of a policy is its premium with the fees and the tax beside it', async ({
  page,
}) => {
  const { compID, customerID } = await startFinancing(page);
  const { auto: productId } = await saveCarrier(page);
  const money = { premium: 1200, policyFee: 35, tax: 12.5 };
  const { id: policyId } = await savePolicy(page, customerID, { productId, ...money });
  const { id } = await saveContract(page, { compID, customerID, ...money, policyIds: [policyId] });
  await page.goto(`/finance/${id}`);
  const total = new ContractView(page).section('Policy').getByRole('row', { name: /^Total/ });
  await expect(total.getByRole('cell').filter({ hasText: '$' })).toHaveText([
    '$1,200.00',
    '$47.50',
    '$1,247.50',
  ]);
});

test('a contract that the palette finds by its number opens', async ({ page }) => {
  await signInQuietly(page, OWNER);
  const contracts = new FinanceContracts(page);
  await contracts.openList(MARIA);
  const link = contracts.rows.getByRole('link', { name: /^[A-Z]+-\d+$/ }).first();
  const number = (await link.textContent()) ?? '';
  await page.keyboard.press('ControlOrMeta+k');
  const palette = new PalettePanel(page);
  await palette.field.fill(number);
  await palette.section('Finance contracts').first().click();
  await expect(page).toHaveURL(/\/finance\/\d+$/);
  await expect(page.getByRole('heading', { name: number })).toBeVisible();
});

test('an administrator sees what finance companies were asked for, by company and by result', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Finance requests/ }).click();
  const rows = page.getByRole('table', { name: 'Finance requests' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(15);
  await page.getByLabel('Result').selectOption('Failed');
  await expect(page).toHaveURL(/result=failed/);
  await expect(rows.first()).toContainText('No answer in time.');
  await expect(rows.filter({ hasText: 'Answered' })).toHaveCount(0);
  await expectAccessible(page);
});
