import { saveCustomer } from './pages/customer-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

// What is taken away from one context must not be missing in others' tests.
test.use({ ownContext: true });

const NOTICE = 'No connection, retrying';
const BROKEN = /This page could not be shown/;

test('without a connection a form keeps what was typed, and is saved once it is back', async ({
  page,
  context,
}) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/customer/add');
  await page.getByLabel('First name').fill('Noa');
  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await page.getByLabel('Last name').fill('Quill');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Noa');
  await expect(page.getByLabel('Last name')).toHaveValue('Quill');
  await expect(page.getByText(BROKEN)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByText(NOTICE)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /^Noa Quill/ })).toBeVisible();
});

test('without a connection the screen stays when another is wanted, and that one comes by itself', async ({
  page,
  context,
}) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, { firstName: 'Noa', lastName: 'Quill' });
  await page.goto(`/customer/${id}`);
  const name = page.getByRole('heading', { level: 1, name: /^Noa Quill/ });
  await expect(name).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(NOTICE)).toBeVisible();
  await page.getByRole('link', { name: 'Rolodex' }).click();
  // The other screen would have been asked for by now.
  await expect(page).toHaveURL(/rolodex/);
  await expect(name).toBeVisible();
  await expect(page.getByText(BROKEN)).toBeHidden();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Rolodex' })).toBeVisible();
  await expect(page.getByText(NOTICE)).toBeHidden();
});

test('a server that is gone while the network is there is noticed too, and rows that were asked for come', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await saveCustomer(page, { firstName: 'Noa', lastName: 'Quill' });
  await saveCustomer(page, { firstName: 'Ben', lastName: 'Quill' });
  await page.goto('/');
  await expect(page.getByRole('main')).toBeVisible();
  await page.route('**/api/**', (route) => route.abort('connectionrefused'));
  const box = page.getByRole('combobox', { name: 'Find a customer' });
  await box.fill('quill');
  await expect(page.getByText(NOTICE)).toBeVisible();
  await box.press('Enter');
  await expect(page.getByText(BROKEN)).toBeHidden();
  await page.unroute('**/api/**');
  await expect(page.getByRole('table', { name: 'Customers' }).locator('tbody').getByRole('row')).toHaveCount(
    2,
  );
  await expect(page.getByText(NOTICE)).toBeHidden();
});
