import { readMail } from '../src/platform/server/testing/start-smtp-mailbox.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const NEW_PASSWORD = 'seven lamps by the harbor';

test('a forgotten password is reset through the mailed link, once', async ({ page }) => {
  const person = await newPerson();
  const signIn = new SignInPage(page);
  await signIn.open();
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('is on its way')).toBeVisible();

  const link = await mailedLink(person.email);
  await page.goto(link);
  await chooseNewPassword(new SettingsPage(page));
  // It goes by itself, maybe before the other screen has come.
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await expect(signIn.heading).toBeVisible();
  await signIn.signIn({ email: person.email, password: NEW_PASSWORD });
  await expect(new Shell(page).logout).toBeVisible();

  await page.goto(link);
  await chooseNewPassword(new SettingsPage(page));
  await expect(page.getByRole('alert')).toContainText('This link has been used');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible();
});

test('a link without its token says so', async ({ page }) => {
  await page.goto('/auth/reset');
  await expect(page.getByRole('alert')).toContainText('The link is not complete.');
});

test('the rules for a new password are shown while typing', async ({ page }) => {
  await page.goto('/auth/reset?token=any');
  const { newPassword, repeat } = new SettingsPage(page);
  await newPassword.fill('short');
  await expect(page.getByText('Use at least 12 characters.')).toBeVisible();
  await newPassword.fill('password1234');
  await expect(page.getByText('This password is too common.')).toBeVisible();
  await newPassword.fill(NEW_PASSWORD);
  await expect(page.getByText('This password is fine.')).toBeVisible();
  await repeat.fill('something else');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByText('The two passwords do not match.')).toBeVisible();
  await expect(repeat).toBeFocused();
});

test('a wrong current password is reported at its field', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.fillPasswords('not the right one', NEW_PASSWORD);
  await settings.changePassword.click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(settings.currentPassword).toBeFocused();
});

test('a changed password signs out the other browser but not this one', async ({ page, browser }) => {
  const person = await newPerson();
  const elsewhere = await (await browser.newContext()).newPage();
  await signInQuietly(elsewhere, person);
  await elsewhere.goto('/');
  await expect(new Shell(elsewhere).logout).toBeVisible();
  await signInQuietly(page, person);
  const settings = new SettingsPage(page);
  await settings.open();
  const places = page.getByRole('region', { name: 'Where you are signed in' }).getByRole('listitem');
  await expect(places).toHaveCount(2);
  await settings.fillPasswords(person.password, NEW_PASSWORD);
  await settings.changePassword.click();
  await expect(page.getByText('Password changed.')).toBeVisible();
  await expect(places).toHaveCount(1);
  await page.reload();
  await expect(new Shell(page).logout).toBeVisible();
  await elsewhere.goto('/settings');
  await expect(new SignInPage(elsewhere).heading).toBeVisible();
  await elsewhere.context().close();
});

async function chooseNewPassword(fields: SettingsPage): Promise<void> {
  await fields.newPassword.fill(NEW_PASSWORD);
  await fields.repeat.fill(NEW_PASSWORD);
  await fields.page.getByRole('button', { name: 'Set the new password' }).click();
}

/** The link of the mail that the mail server has taken for this address. */
async function mailedLink(email: string): Promise<string> {
  const { text } = await readMail(process.env.E2E_MAILBOX as string, email);
  const { pathname, search } = new URL(text?.match(/https?:\S+/)?.[0] ?? '');
  return pathname + search;
}
