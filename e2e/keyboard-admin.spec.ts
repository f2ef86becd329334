import { randomUUID } from 'node:crypto';
import { EmployeesPage } from './pages/employees-page.ts';
import { inviteEmployee } from './pages/employees-records.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('by keyboard: the agency gets another theme', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  await page.goto('/admin/agency');
  const themes = page.getByRole('group', { name: 'Theme' });
  await hand.to(themes.getByRole('radio', { checked: true }));
  await hand.along(themes.getByRole('radio', { name: 'Dark', exact: true }), 'ArrowDown');
  await hand.enter(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('by keyboard: an employee is found and given a permission', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  const email = `${randomUUID()}@browser.test`;
  await inviteEmployee(page, { firstName: 'Ida', lastName: 'Berg', email });
  const employees = new EmployeesPage(page);
  await employees.open();
  await hand.type(employees.search, 'ida');
  await expect(employees.rows).toHaveCount(1);
  await hand.enter(employees.rows);
  await expect(employees.heading('Ida Berg')).toBeVisible();
  await hand.space(employees.permission('Void receipts'));
  await expect(employees.permission('Void receipts')).toBeChecked();
  await hand.enter(employees.save);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('by keyboard: a template is written with merge fields in its subject and its message', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  await page.goto('/admin/templates');
  await hand.enter(page.getByRole('link', { name: 'Add email template' }).first());
  const message = page.getByRole('textbox', { name: 'Message' });
  const subject = page.getByLabel('Subject');
  const customer = page.getByRole('group', { name: 'Customer' });
  await hand.type(page.getByLabel('Title'), 'Greeting');
  await hand.type(subject, 'For ');
  await hand.enter(customer.getByRole('button', { name: 'First name', exact: true }));
  await expect(subject).toHaveValue('For {{customer.firstName}}');
  await expect(subject).toBeFocused();
  await hand.to(message);
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type('Dear ');
  await hand.enter(customer.getByRole('button', { name: 'Name', exact: true }));
  await expect(message.locator('[data-chip]')).toHaveText(['Customer name']);
  await expect(page.locator('.ProseMirror')).toBeFocused();
  await page.keyboard.type('!');
  await expect(message).toHaveText('Dear Customer name!');
  await hand.enter(page.getByRole('button', { name: 'Save' }));
  await expect(page.getByRole('row', { name: /Greeting/ })).toContainText('In use');
});

test('by keyboard: an API token is made and its secret copied', async ({ page, context }) => {
  // A person's browser allows it once they press a key; this one has to be told.
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  await page.goto('/settings/tokens');
  await hand.enter(page.getByRole('link', { name: 'New token' }).first());
  const form = page.getByRole('dialog', { name: 'New API token' });
  await expect(form.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Nightly export');
  await hand.space(form.getByRole('checkbox', { name: 'Read only' }));
  await hand.enter(form.getByRole('button', { name: 'Create token' }));
  const secret = page.getByRole('dialog', { name: 'Your new API token' });
  const token = secret.getByRole('textbox', { name: 'API token' });
  await expect(token).toBeFocused();
  await hand.enter(secret.getByRole('button', { name: 'Copy' }));
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(await token.inputValue());
  await hand.enter(secret.getByRole('button', { name: 'I have saved it' }));
  await expect(secret).toBeHidden();
  const row = page.getByRole('table', { name: 'API tokens' }).getByRole('row', { name: /Nightly export/ });
  await expect(row).toBeVisible();
  await context.clearPermissions();
});
