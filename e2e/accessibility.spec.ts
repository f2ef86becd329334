import { follow } from './follow.ts';
import { expectGoodLook } from './looks.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInAgainDialog } from './pages/sign-in-again-dialog.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { endSessionBehindThePage, newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

test('sign-in with a problem', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await expect(signIn.demoAccount('owner@demo.test')).toBeVisible();
  await signIn.signIn({ email: (await newPerson()).email, password: 'not the right one' });
  await expect(signIn.problem).toBeVisible();
  await expectAccessible(page);
  await signIn.login.click();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expectAccessible(page);
});

test('a bad new password, and a link without its token', async ({ page }) => {
  await page.goto('/auth/reset?token=any');
  await new SettingsPage(page).newPassword.fill('short');
  await expectAccessible(page);
  await page.goto('/auth/reset');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
});

test('404', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('404')).toBeVisible();
  await expectAccessible(page);
});

test('the frame, home and settings, at a desk and on a phone, in the light theme and in the dark', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'My tasks today' })).toBeVisible();
  await expectGoodLook(page);
  await follow(page, '/settings');
  const settings = new SettingsPage(page);
  await settings.firstName.fill('');
  await settings.save.click();
  await expect(page.getByText('Enter your first name.')).toBeVisible();
  await expectGoodLook(page);
});

test('the agreement, at a desk and on a phone, in the light theme and in the dark', async ({ page }) => {
  await signInQuietly(page, await newPerson({ agreementAccepted: false }));
  await page.goto('/');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Accept' })).toBeEnabled();
  await expectGoodLook(page);
});

test('a toast and the choice after a conflict, at a desk and on a phone, in the light theme and in the dark', async ({
  page,
  context,
}) => {
  await signInQuietly(page, await newPerson());
  const [mine, theirs] = [new SettingsPage(page), new SettingsPage(await context.newPage())];
  await mine.open();
  await theirs.open();
  await theirs.phone.fill('(305) 555-0101');
  await theirs.save.click();
  // It stays while the pointer is over it: one that fades would be judged halfway.
  await theirs.page.getByText('Profile saved.').hover();
  await expectGoodLook(theirs.page);
  await mine.phone.fill('(305) 555-0202');
  await mine.save.click();
  await expect(mine.conflict).toBeVisible();
  await expectGoodLook(page);
});

test('sign-in over the page, at a desk and on a phone, in the light theme and in the dark', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.phone.fill('(305) 555-0202');
  await endSessionBehindThePage(page);
  await settings.save.click();
  await expect(new SignInAgainDialog(page).dialog).toBeVisible();
  await expectGoodLook(page);
});

test('the error of a screen', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.route('**/api/profile', (route) =>
    route.fulfill({ status: 404, json: { message: 'The profile cannot be read just now.' } }),
  );
  await page.goto('/settings');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(new Shell(page).header).toBeVisible();
  await expectAccessible(page);
});

test('a person at the keyboard can skip the header', async ({ page }) => {
  await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  await page.goto('/');
  await expect(new Shell(page).header).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
