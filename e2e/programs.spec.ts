import { expectGoodLook } from './looks.ts';
import { DEMO_PASSWORD, newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('a token is made, shown once, used by a program and revoked', async ({ page, playwright, baseURL }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/settings');
  await page.getByRole('link', { name: 'API tokens' }).click();
  await page.getByRole('link', { name: 'New token' }).first().click();
  await expect(page).toHaveURL(/\/settings\/tokens\?add=true$/);
  const form = page.getByRole('dialog', { name: 'New API token' });
  await form.getByRole('button', { name: 'Create token' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription(/Enter a name for the token\./);
  await form.getByLabel('Name').fill('Nightly export');
  await expectGoodLook(page);
  await form.getByRole('button', { name: 'Create token' }).click();
  const shown = page.getByRole('dialog', { name: 'Your new API token' });
  const token = await shown.getByLabel('API token').inputValue();
  expect(token).toMatch(/^cdk_/);
  await page.keyboard.press('Escape');
  await expect(shown).toBeVisible();
  await shown.getByRole('button', { name: 'I have saved it' }).click();
  await page.reload();
  const row = page.getByRole('table', { name: 'API tokens' }).getByRole('row', { name: /Nightly export/ });
  await expect(row).toContainText('Read only');
  await expect(row).toContainText('Never');

  const program = await playwright.request.newContext({
    ...(baseURL && { baseURL }),
    extraHTTPHeaders: { authorization: `Bearer ${token}` },
  });
  expect((await program.get('/api/profile')).status()).toBe(200);
  await row.getByRole('button', { name: 'Revoke Nightly export' }).click();
  await page
    .getByRole('dialog', { name: 'Revoke Nightly export?' })
    .getByRole('button', { name: 'Revoke' })
    .click();
  await expect(row).toContainText('Revoked');
  expect((await program.get('/api/profile')).status()).toBe(401);
  await program.dispose();
});

test('an administrator adds a webhook and is shown its secret once', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/admin/webhooks');
  await page.getByRole('link', { name: 'Add webhook' }).first().click();
  const form = page.getByRole('dialog', { name: 'Add webhook' });
  await form.getByLabel('Address').fill('https://127.0.0.1/in');
  await form.getByRole('combobox', { name: 'Tells of changes to' }).press('ArrowDown');
  await page.getByRole('option', { name: 'Customers' }).click();
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByLabel('Address')).toHaveAccessibleDescription(/in a private network/);
  await form.getByLabel('Address').fill('https://hooks.example.test/in');
  await form.getByRole('button', { name: 'Save' }).click();
  const shown = page.getByRole('dialog', { name: 'The secret of the webhook' });
  await expect(shown.getByLabel('Secret')).toHaveValue(/^whsec_/);
  const first = await shown.getByLabel('Secret').inputValue();
  await expectGoodLook(page);
  await shown.getByRole('button', { name: 'I have saved it' }).click();
  const row = page
    .getByRole('table', { name: 'Webhooks' })
    .getByRole('row', { name: /hooks\.example\.test/ });
  await expect(row).toContainText('CustomersOn');
  await row.getByRole('button', { name: /^New secret/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click();
  await expect(shown.getByLabel('Secret')).toHaveValue(/^whsec_/);
  await expect(shown.getByLabel('Secret')).not.toHaveValue(first);
  await shown.getByRole('button', { name: 'I have saved it' }).click();
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('dialog', { name: 'Delete this webhook?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByText('The webhook was deleted.')).toBeVisible();
  await expect(page.getByText('No webhooks yet')).toBeVisible();
});

test('the demo agency has a webhook that was switched off, with a failed message to look at', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  await page.goto('/admin/webhooks');
  const table = page.getByRole('table', { name: 'Webhooks' });
  await expect(table).toContainText('Switched off after failures');
  await table.getByRole('link', { name: 'https://hooks.website.test/coverdesk', exact: true }).click();
  const messages = page.getByRole('table', { name: 'Messages' });
  await expect(messages.locator('tbody').getByRole('row')).toHaveCount(2);
  await page.getByRole('radiogroup', { name: 'State' }).getByText('Failed', { exact: true }).click();
  await expect(page).toHaveURL(/state=failed/);
  await expect(messages.locator('tbody').getByRole('row')).toHaveCount(1);
  await expect(messages).toContainText('503 · 1204 msService Unavailable');
  await expectGoodLook(page);
});

test('someone who is no administrator learns why webhooks are closed, and has tokens all the same', async ({
  page,
}) => {
  await signInQuietly(page, { email: 'trainee@demo.test', password: DEMO_PASSWORD });
  await page.goto('/admin/webhooks');
  await expect(page.getByText('Needs the permission "Administrator" or "Owner".')).toBeVisible();
  await page.goto('/settings/tokens');
  await expect(page.getByText('You have no API tokens')).toBeVisible();
});
