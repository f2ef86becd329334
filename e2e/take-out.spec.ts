import { readFileSync } from 'node:fs';
import { DEMO_PASSWORD, OWNER, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

test('an owner exports everything, watches it, downloads the ZIP and removes it', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/admin');
  await page.getByRole('main').getByRole('link', { name: 'Export data' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Export data');
  await expect(page.getByText('Nothing was exported yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Export everything' }).click();
  const row = page.getByRole('table', { name: 'Exports' }).getByRole('row').nth(1);
  await expect(row).toContainText('Ready', { timeout: 60_000 });
  await expect(row).toContainText(/[KM]B/);
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await row.getByRole('link', { name: /^Download/ }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^coverdesk-\d{4}-\d\d-\d\d\.zip$/);
  expect(readFileSync(await download.path()).toString('latin1')).toContain('customers.csv');
  await row.getByRole('button', { name: /^Remove/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Remove this file?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toContainText('Removed');
});

test('an administrator is told that exporting is for owners, and has no link to it', async ({ page }) => {
  await signInQuietly(page, { email: 'admin@demo.test', password: DEMO_PASSWORD });
  await page.goto('/admin/take-out');
  await expect(page.getByText('You may not open this screen')).toBeVisible();
  await expect(page.getByText('Needs the permission "Owner".')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByRole('main').getByRole('link', { name: 'Change log' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Export data' })).toHaveCount(0);
});
