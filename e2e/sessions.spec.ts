import { expectNoSidewaysScroll, PHONE } from './looks.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('settings list where one is signed in, and sign out there', async ({ page, browser }) => {
  const person = await newPerson();
  const elsewhere = await (await browser.newContext()).newPage();
  await signInQuietly(page, person);
  await signInQuietly(elsewhere, person);
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card).toContainText('This browser');
  await card.getByRole('button', { name: /^Sign out of/ }).click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expect(card).toContainText('You are not signed in anywhere else.');
  await elsewhere.goto('/settings');
  await expect(elsewhere).toHaveURL(/\/auth\/login/);
  await elsewhere.context().close();
});

test('one button signs out everywhere else', async ({ page, browser }) => {
  const person = await newPerson();
  const others = await Promise.all([1, 2].map(async () => (await browser.newContext()).newPage()));
  for (const each of [page, ...others]) await signInQuietly(each, person);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await expect(page.getByText('You are signed out everywhere else.')).toBeVisible();
  for (const each of others) {
    expect((await each.request.get('/api/auth/status')).status()).toBe(401);
    await each.context().close();
  }
});

test('on a phone nothing runs out of its card, at whatever hour one signed in and however wide the letters', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await page.setViewportSize(PHONE);
  await page.goto('/settings');
  await expect(page.getByText('This browser')).toBeVisible();
  await page.locator('main').evaluate((main) => {
    main.style.letterSpacing = '1px';
  });
  await expectNoSidewaysScroll(page);
});
