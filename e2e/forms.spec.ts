import { expectGoodLook } from './looks.ts';
import { DEMO_PASSWORD, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const demo = (email: string) => ({ email, password: DEMO_PASSWORD });

test('an administrator maps a field by dragging a fact onto it, and another by the choice beside it', async ({
  page,
}) => {
  await signInQuietly(page, demo('admin@demo.test'));
  await page.goto('/forms');
  await page.getByRole('button', { name: 'Edit Vehicle change' }).click();
  await page.getByRole('link', { name: 'Map its fields' }).click();
  await expect(page.getByRole('heading', { name: 'Map Vehicle change' })).toBeVisible();
  await page
    .locator('[data-fact="customer.name"]')
    .dragTo(page.getByRole('group', { name: 'Name', exact: true }));
  await expect(page.getByRole('combobox', { name: 'Name', exact: true })).toHaveValue('Customer: Name');
  await page.getByRole('combobox', { name: 'VIN', exact: true }).fill('First vehicle: V');
  await page.getByRole('option', { name: 'First vehicle: VIN' }).click();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The mapping is saved.')).toBeVisible();
  await page.goto('/forms');
  await expect(page.getByRole('row').filter({ hasText: 'Vehicle change' })).toContainText('2 of 3');
});

test('an agent fills a form in for a customer, corrects a value, and mails the PDF from the history', async ({
  page,
}) => {
  await signInQuietly(page, demo('agent@demo.test'));
  await page.goto('/forms?customerId=104238');
  await page.getByRole('link', { name: 'ACORD 35 request', exact: true }).click();
  await expect(page.getByLabel('Named insured')).toHaveValue(/Johnson/);
  await page.getByLabel('City').fill('Key West');
  await expectGoodLook(page);
  await page.getByRole('combobox', { name: 'Policy' }).click();
  await page.getByRole('listbox', { name: 'Policy' }).getByRole('option').first().click();
  await expect(page).toHaveURL(/policyId=/);
  await expect(page.getByLabel('City')).toHaveValue('Key West');
  await page.getByRole('button', { name: 'Make PDF' }).click();
  const dialog = page.getByRole('dialog', { name: 'ACORD 35 request' });
  await expect(dialog).toContainText('Key West');
  await expectGoodLook(page);
  await dialog.getByRole('button', { name: 'Email' }).click();
  await expect(page.getByRole('dialog')).toContainText('ACORD 35 request');
});

test('a trainee fills forms in and is told why the library is not theirs', async ({ page }) => {
  await signInQuietly(page, demo('trainee@demo.test'));
  await page.goto('/forms');
  await expect(page.getByRole('link', { name: 'ACORD 25 summary', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add form' })).toHaveAttribute('aria-disabled', 'true');
  await page.goto('/forms/1320001/map');
  await expect(page.getByText('Needs the permission')).toBeVisible();
});
