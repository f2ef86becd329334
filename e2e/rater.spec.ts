import type { Page } from '@playwright/test';
import { configureAgency } from './pages/customer-records.ts';
import { saveLead } from './pages/lead-records.ts';
import { arrangeQuote, QuoteFlow } from './pages/quote-flow.ts';
import { DEMO_PASSWORD, newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

/** Signed in at an agency whose rater is on, with carriers and a finance company that quotes. */
async function open(page: Page) {
  const person = await newPerson();
  await configureAgency(person.email, { is_receive_leads: true, is_enabled_rater_tab: true });
  await signInQuietly(page, person);
  return { ...(await arrangeQuote(page)), flow: new QuoteFlow(page) };
}

/** The carrier has one product of the line, which is then chosen already. */
async function fillOffer(page: Page, at: number, amounts: Record<string, string>): Promise<void> {
  const offer = page.getByRole('group', { name: `Offer ${at}` });
  await offer.getByRole('combobox', { name: 'Company' }).click();
  await page.getByRole('option', { name: 'Harbor Mutual', exact: true }).click();
  await expect(offer.getByRole('combobox', { name: 'Product' })).toHaveValue('Harbor Auto (Personal Auto)');
  for (const [label, typed] of Object.entries(amounts))
    await offer.getByLabel(label, { exact: true }).fill(typed);
}

test('a lead is quoted, an offer is chosen, and the pending policy is financed', async ({ page }) => {
  const { flow } = await open(page);
  const lead = await saveLead(page, { firstName: 'Noa', lastName: 'Quill', lineOfBusiness: 'Personal Auto' });
  await page.goto(`/quote/add?lead=${lead.id}`);
  await expect(page.getByRole('heading', { name: 'New Quote' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove offer 2' }).click();
  await fillOffer(page, 1, { Premium: '1000', 'Policy fee': '25', 'Down payment': '225', Payments: '5' });
  await expect(page.getByRole('group', { name: 'Offer 1' })).toContainText('$1,025.00');
  await expect(page.getByRole('group', { name: 'Offer 1' })).toContainText('$160.00');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();

  await expect(page.getByRole('heading', { name: /^Quote Q-\d+$/ })).toBeVisible();
  await expect(page.getByText('Lowest total')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/lead/*/matches', (route) =>
    route.fulfill({ status: 409, json: { message: 'Nobody can be looked up just now.' } }),
  );
  await page.getByRole('button', { name: 'Choose an offer' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose an offer' });
  await expect(dialog.getByRole('button', { name: 'Sell' })).toHaveAccessibleDescription(
    'Customers who may be the same could not be looked up. Try again.',
  );
  await page.unroute('**/api/lead/*/matches');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Sell' }).click();
  await expect(page.getByRole('heading', { name: 'Sold' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Take a payment' })).toBeVisible();
  await page.getByRole('button', { name: 'Request Finance Quote' }).click();
  await flow.company.getByRole('radio', { name: /Sawgrass/ }).press('Enter');
  await flow.answerAll('No');
  await flow.request.getByRole('button', { name: 'Request a Quote' }).press('Enter');
  await expect(flow.selection).toContainText('Quoted');
  await page.goto(page.url().replace(/(\/quote\/\d+).*/, '$1/edit'));
  await expect(page.getByRole('heading', { name: /^Q-\d+ cannot be edited$/ })).toBeVisible();
  await page.getByRole('link', { name: 'Show the quote' }).click();
  await expect(page.getByRole('heading', { name: 'Sold' })).toBeVisible();
});

test('Stored Quotes are filtered and sorted in the address, and the old address opens them', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  await page.goto('/#/customer/search?selection=quote');
  await expect(page).toHaveURL(/\/quotes/);
  await expect(page.getByRole('heading', { name: 'Stored Quotes' })).toBeVisible();
  await page.getByLabel('Status').selectOption('Lost');
  await expect(page).toHaveURL(/state=lost/);
  await expectAccessible(page);
  // As a customer's card leads there.
  await page.goto('/quotes?customer=7&state=lost');
  await page.getByRole('button', { name: 'Only customer #7: show all' }).click();
  await expect(page).toHaveURL(/\/quotes\?state=lost$/);
});

test('someone without the rater is told so in words', async ({ page }) => {
  await signInQuietly(page, { email: 'trainee@demo.test', password: DEMO_PASSWORD });
  await page.goto('/quotes');
  await expect(page.getByRole('heading', { name: 'Stored Quotes' })).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/permission|rater/i);
});
