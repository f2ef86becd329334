import { Shell } from './pages/shell.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('after sign-out the back button shows nothing of the agency', async ({ page }) => {
  const shell = new Shell(page);
  await signInQuietly(page, OWNER);
  await page.goto('/');
  await shell.settings.click();
  await expect(page).toHaveURL('/settings');
  await shell.logout.click();
  await expect(new SignInPage(page).heading).toBeVisible();
  await page.goBack();
  await expect(new SignInPage(page).heading).toBeVisible();
  await expect(page.getByText('Welcome,')).toHaveCount(0);
});

test('sign-out ends the session on the server and forgets what was stored', async ({ page, context }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('left-behind', 'something'));
  const cookies = await context.cookies();
  await new Shell(page).logout.click();
  await expect(new SignInPage(page).heading).toBeVisible();
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  await context.clearCookies();
  await context.addCookies(cookies);
  expect((await page.request.get('/api/auth/status')).status()).toBe(401);
});

test('sign-out in one tab signs the other tabs out', async ({ page, context }) => {
  await signInQuietly(page, OWNER);
  const other = await context.newPage();
  await page.goto('/');
  await other.goto('/settings');
  await expect(new Shell(other).logout).toBeVisible();
  await new Shell(page).logout.click();
  await expect(new SignInPage(other).heading).toBeVisible();
  await expect(other.getByText('Welcome,')).toHaveCount(0);
});

test('sign-in in one tab brings the waiting tab along', async ({ page, context }) => {
  const other = await context.newPage();
  await new SignInPage(other).open('/settings');
  await expect(new SignInPage(other).heading).toBeVisible();
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn(OWNER);
  await expect(new Shell(other).logout).toBeVisible();
  await expect(other).toHaveURL('/settings');
});
