import { Shell } from './pages/shell.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('the agreement covers the application until it is accepted, once', async ({ page }) => {
  await signInQuietly(page, await newPerson({ agreementAccepted: false }));
  await page.goto('/');
  const dialog = page.getByRole('dialog', { name: 'Terms of use' });
  await expect(dialog).toContainText('keep your sign-in to yourself');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(new Shell(page).logout).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('someone who does not accept can only sign out', async ({ page }) => {
  await signInQuietly(page, await newPerson({ agreementAccepted: false }));
  await page.goto('/');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(new SignInPage(page).heading).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});
