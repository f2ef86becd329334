import { KeyboardHand } from './pages/keyboard-hand.ts';
import { Shell } from './pages/shell.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('a demo account signs in and sees its agency', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn(OWNER);
  await expect(new Shell(page).header).toContainText('Demo Agency');
  await expect(page).toHaveURL('/');
  await new Shell(page).settings.click();
  await expect(page.getByRole('region', { name: 'Your profile' }).getByLabel('Email')).toHaveValue(
    OWNER.email,
  );
});

test('a click on a demo account signs in as that person', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.demoAccount('agent@demo.test').click();
  await new Shell(page).settings.click();
  await expect(page.getByRole('region', { name: 'Your profile' }).getByLabel('Email')).toHaveValue(
    'agent@demo.test',
  );
});

test('the screen reports a wrong password in the same words as an unknown address', async ({ page }) => {
  const signIn = new SignInPage(page);
  const { email } = await newPerson();
  await signIn.open();
  await signIn.signIn({ email, password: 'not the right one' });
  await expect(signIn.problem).toBeVisible();
  const wrongPassword = await signIn.problem.textContent();
  await expect(signIn.password).toBeFocused();
  await expect(signIn.password).toHaveValue('');
  await signIn.signIn({ email: `nobody-${email}`, password: 'not the right one' });
  await expect(signIn.problem).toHaveText(wrongPassword ?? '');
});

test('each empty field is reported before anything is sent', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.login.click();
  await expect(page.getByText('Enter your email address.')).toBeVisible();
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await expect(signIn.email).toBeFocused();
});

test('too many tries are refused on the screen, with the time to wait', async ({ page }) => {
  const signIn = new SignInPage(page);
  const person = await newPerson();
  await signIn.open();
  // The pause doubles with each try, so that even a slow machine meets it.
  for (let tries = 0; tries < 10; tries += 1) {
    const answer = page.waitForResponse('**/api/auth/login');
    await signIn.signIn({ email: person.email, password: 'not the right one' });
    if ((await answer).status() === 429) break;
    // The answer is read by the page a moment later, which then empties the field.
    await expect(signIn.password).toHaveValue('');
  }
  await expect(signIn.problem).toHaveText(/Too many tries\. Try again in \d+ (second|minute)s?\./);
  await expect(page).toHaveURL('/auth/login');
});

test('sign-in leads back to the page that was asked for', async ({ page }) => {
  const signIn = new SignInPage(page);
  await page.goto('/settings');
  await expect(page).toHaveURL('/auth/login?returnUrl=%2Fsettings');
  await signIn.signIn(OWNER);
  await expect(page).toHaveURL('/settings');
});

test('a return address elsewhere leads home instead', async ({ page, baseURL }) => {
  const signIn = new SignInPage(page);
  await signIn.open('https://example.com/');
  await signIn.signIn(OWNER);
  await expect(page).toHaveURL(`${baseURL}/`);
});

test('someone who is already signed in is not asked again', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await new SignInPage(page).open('/settings');
  await expect(page).toHaveURL('/settings');
});

test('the keyboard alone is enough to sign in and out', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  const signIn = new SignInPage(page);
  await signIn.open();
  await expect(signIn.email).toBeFocused();
  await page.keyboard.type(OWNER.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(OWNER.password);
  await page.keyboard.press('Enter');
  const { logout } = new Shell(page);
  await expect(logout).toBeVisible();
  await hand.enter(logout);
  await expect(signIn.heading).toBeVisible();
});

test('the password can be shown and hidden again', async ({ page }) => {
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.password.fill('a secret to look at');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(signIn.password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(signIn.password).toHaveAttribute('type', 'password');
});

/** What the next screen needs besides what the sign-in screen has loaded. */
const NEXT_SCREEN = '**/assets/*.js';

test('Enter pressed twice signs in once, however long the next screen takes', async ({ page }) => {
  const signIn = new SignInPage(page);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/login')) calls += 1;
  });
  let showNext = () => {};
  let nextMayShow = Promise.resolve();
  // From the start: what the page asks for while a route is only being set up is not reported.
  await page.route(NEXT_SCREEN, async (route) => {
    await nextMayShow;
    await route.continue();
  });
  await signIn.open('/referral_program');
  await signIn.email.fill(OWNER.email);
  await signIn.password.fill(OWNER.password);
  nextMayShow = new Promise((resolve) => {
    showNext = resolve;
  });
  const nextAsked = page.waitForRequest(NEXT_SCREEN);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await nextAsked;
  await page.keyboard.press('Enter');
  showNext();
  await expect(new Shell(page).logout).toBeVisible();
  expect(calls).toBe(1);
});
