import type { Page } from '@playwright/test';
import { SettingsPage } from './pages/settings-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInAgainDialog } from './pages/sign-in-again-dialog.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { endSessionBehindThePage, newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const NEW_PASSWORD = 'seven lamps by the harbor';

test('an expired token is renewed and the call repeated, unnoticed', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/');
  await expect(new Shell(page).settings).toBeVisible();
  await expireOnce(page, '**/api/profile');
  const renewals = countCalls(page, '/api/auth/status');
  await new Shell(page).settings.click();
  await expect(new SettingsPage(page).firstName).not.toHaveValue('');
  expect(renewals()).toBe(1);
});

test('calls that expire together share one renewal', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const settings = new SettingsPage(page);
  await settings.open();
  await expireOnce(page, '**/api/profile');
  await expireOnce(page, '**/api/auth/password');
  let release = () => {};
  const bothWait = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/auth/status', async (route) => {
    await bothWait;
    await route.continue();
  });
  const renewals = countCalls(page, '/api/auth/status');
  await sendBothForms(settings, person.password);
  await expect.poll(renewals).toBe(1);
  release();
  await expectBothSaved(page);
  // The second one fetches the token that carries the saved name.
  expect(renewals()).toBe(2);
});

test('a session that ends with nothing typed leads to sign-in and back', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  // A screen without live events: their stream ends with the session, and the page would notice by itself.
  await page.goto('/referral_program');
  await expect(new Shell(page).settings).toBeVisible();
  await endSessionBehindThePage(page);
  await new Shell(page).settings.click();
  const signIn = new SignInPage(page);
  await expect(signIn.heading).toBeVisible();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await signIn.signIn(person);
  await expect(page).toHaveURL('/settings');
  await expect(new SettingsPage(page).firstName).toBeVisible();
});

test('a session that ends while typing asks for sign-in over the page and nothing is lost', async ({
  page,
}) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.phone.fill('(305) 555-0188');
  await endSessionBehindThePage(page);
  await settings.save.click();
  const again = new SignInAgainDialog(page);
  await expect(again.email).toHaveValue(person.email);
  await expect(settings.phone).toHaveValue('(305) 555-0188');
  await again.password.fill('a wrong one at first');
  await again.login.click();
  await expect(again.dialog.getByRole('alert')).toBeVisible();
  await again.password.fill(person.password);
  await again.login.click();
  await expect(again.dialog).toBeHidden();
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await page.reload();
  await expect(settings.phone).toHaveValue('(305) 555-0188');
});

test('several calls that find the session ended wait for one sign-in', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const settings = new SettingsPage(page);
  await settings.open();
  await endSessionBehindThePage(page);
  await sendBothForms(settings, person.password);
  const again = new SignInAgainDialog(page);
  await again.password.fill(person.password);
  await again.login.click();
  await expectBothSaved(page);
});

test('another person who signs in over the page starts at home with nothing of the first', async ({
  page,
}) => {
  const [first, second] = [await newPerson(), await newPerson()];
  await signInQuietly(page, first);
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.phone.fill('(305) 555-0199');
  const saves = countCalls(page, '/api/profile', 'PUT');
  await endSessionBehindThePage(page);
  await settings.save.click();
  const again = new SignInAgainDialog(page);
  await again.email.fill(second.email);
  await again.password.fill(second.password);
  await again.login.click();
  await expect(page).toHaveURL('/');
  await new Shell(page).settings.click();
  await expect(page.getByRole('region', { name: 'Your profile' }).getByLabel('Email')).toHaveValue(
    second.email,
  );
  expect(saves()).toBe(1);
});

test('a page left without saving leads to sign-in', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.phone.fill('(305) 555-0177');
  await endSessionBehindThePage(page);
  await settings.save.click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(new SignInPage(page).heading).toBeVisible();
});

test('a token with a problem is discarded and the problem is shown', async ({ page }) => {
  await page.route('**/api/auth/login', async (route) => {
    const answer = await route.fetch();
    const [, claims, signature] = ((await answer.json()) as { token: string }).token.split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    await route.fulfill({
      response: answer,
      json: { ...((await answer.json()) as object), token: [header, claims, signature].join('.') },
    });
  });
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn(OWNER);
  await expect(signIn.problem).toContainText('Algorithm Not Allowed');
});

test.describe('on a computer whose clock is a day slow', () => {
  test.use({ ownContext: true });
  test('a fresh token is taken all the same', async ({ page }) => {
    await page.clock.setSystemTime(Date.now() - 24 * 3600 * 1000);
    const signIn = new SignInPage(page);
    await signIn.open();
    await signIn.signIn(OWNER);
    await expect(new Shell(page).logout).toBeVisible();
  });
});

/** Fills both forms of the settings and lets neither call through before both are on their way. */
async function sendBothForms(settings: SettingsPage, password: string): Promise<void> {
  await settings.phone.fill('(305) 555-0166');
  await settings.fillPasswords(password, NEW_PASSWORD);
  const { page } = settings;
  const refusals = Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/profile') && response.status() === 401),
    page.waitForResponse((response) => response.url().endsWith('/api/auth/password')),
  ]);
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('main button[type=submit]'))
      button.click();
  });
  await refusals;
}

/** In whatever order: the first message may be gone again when the second comes. */
async function expectBothSaved(page: Page): Promise<void> {
  await Promise.all(
    ['Profile saved.', 'Password changed.'].map((words) => expect(page.getByText(words)).toBeVisible()),
  );
}

/** The first such call. The route stays: while Playwright takes one away (`times`), a busy machine loses calls on their way. */
async function expireOnce(page: Page, url: string): Promise<void> {
  let isExpired = false;
  await page.route(url, (route) => {
    if (isExpired) return route.continue();
    isExpired = true;
    return route.fulfill({ status: 401, json: { message: 'Expired Token' } });
  });
}

function countCalls(page: Page, path: string, method = 'GET'): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}
