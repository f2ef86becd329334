import { Shell } from './pages/shell.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('after a release its notice comes once, and Next leads home', async ({ page }) => {
  const person = await newPerson({ seenRelease: 'v7.6' });
  const signIn = new SignInPage(page);
  await signIn.open();
  await signIn.signIn(person);
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { name: 'Welcome to Coverdesk v7.7' })).toBeVisible();
  for (const feature of ['Petty Cash Tracking', 'Bank Deposit & Reconciliation Improvements'])
    await expect(page.getByText(feature)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download the release notes' }).click();
  expect((await download).suggestedFilename()).toBe('v7.7.txt');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL('/');
  await expect(new Shell(page).logout).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL('/');
});

test('the video is requested from its host only when somebody plays it', async ({ page }) => {
  const asked: string[] = [];
  await page.route('https://player.vimeo.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'film' });
  });
  await signInQuietly(page, await newPerson());
  await page.goto('/welcome');
  const play = page.getByRole('button', { name: /^Play the video/ });
  await expect(play).toBeVisible();
  expect(asked).toEqual([]);
  await play.click();
  await expect(page.frameLocator('iframe').getByText('film')).toBeVisible();
  expect(asked).toHaveLength(1);
});
