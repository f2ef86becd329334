import type { Page, Request } from '@playwright/test';
import { MARIA } from '../db/demo/memorable-customers.ts';
import { expectSettled } from './looks.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('an unknown address shows 404 and a way home, inside the frame for someone who is signed in', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await expect(page.getByText('404')).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await signInQuietly(page, OWNER);
  await page.goto('/no/such/page');
  await expect(page.getByText('404')).toBeVisible();
  await expect(new Shell(page).homeTab).toBeVisible();
  await expect(page.getByRole('main')).toHaveCount(1);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
});

test('hideHeader=true shows the screen alone, also when sign-in comes in between', async ({ page }) => {
  const shell = new Shell(page);
  await page.goto('/?hideHeader=true');
  await new SignInPage(page).signIn(OWNER);
  await expect(page.getByRole('region', { name: 'My tasks today' })).toBeVisible();
  await expect(shell.header).toBeHidden();
  await expect(shell.homeTab).toBeHidden();
  await page.goto('/?hideHeader=false');
  await expect(shell.header).toBeVisible();
});

test('a screen that fails says why, keeps the frame, and can be tried again', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.route('**/api/profile', (route) =>
    route.fulfill({ status: 500, json: { message: 'The profile cannot be read just now.' } }),
  );
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
  await expect(page.getByText('The profile cannot be read just now.')).toBeVisible();
  await expect(new Shell(page).header).toBeVisible();
  await page.unroute('**/api/profile');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(new SettingsPage(page).firstName).toBeVisible();
});

test('the page says that the server is out of reach, and comes back when the server does', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  await page.route('**/api/auth/status', (route) => route.abort());
  await page.goto('/');
  await expect(
    page.getByText('Coverdesk cannot be reached. Check the connection and try again.'),
  ).toBeVisible();
  await page.unroute('**/api/auth/status');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(new Shell(page).logout).toBeVisible();
});

test('the theme of the agency is the stylesheet of its number and is removed at sign-out', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson({ themesId: 2 }));
  await page.goto('/');
  const html = page.locator('html');
  const stylesheet = (name: string) => page.locator(`link[rel=stylesheet][href="/themes/${name}.css"]`);
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(stylesheet('002')).toHaveCount(1);
  await expect(stylesheet('001')).toHaveCount(0);
  await new Shell(page).logout.click();
  await expect(new SignInPage(page).heading).toBeVisible();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(stylesheet('001')).toHaveCount(1);
  await expect(stylesheet('002')).toHaveCount(0);
});

test('before any script the frame of the last visit stands in the page: agency, tabs and title', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  await page.goto('/task');
  await expect(page.getByRole('heading', { name: 'My tasks' })).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/task');
  const frame = page.locator('#first-frame');
  await expect(frame).toBeVisible();
  for (const words of ['Demo Agency', 'Welcome, Dana Whitfield', 'Home', 'Reports', 'Admin', 'My tasks'])
    await expect(frame.getByText(words, { exact: true })).toBeVisible();
  await page.unroute('**/assets/*.js');
  await page.goto('/task');
  await expect(page.getByRole('heading', { name: 'My tasks' })).toBeVisible();
  await expect(frame).toHaveCount(0);
  await page.goto('/task?hideHeader=true');
  await expect(page.getByRole('heading', { name: 'My tasks' })).toBeVisible();
  await expect(frame).toBeHidden();
});

test('a reload begins with the name of the record at its place; a record that is new to the tab has a quiet bar there', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  const frame = page.locator('#first-frame');
  for (const address of ['/task', '/admin/change-log', `/customer/${MARIA}`]) {
    await page.unroute('**/assets/*.js');
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(/\S/);
    await expectSettled(page);
    const [words, place] = [(await heading.textContent()) ?? '', await heading.boundingBox()];
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.reload();
    const title = frame.getByText(words, { exact: true });
    await expect(title).toBeVisible();
    const drawn = await title.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, top, height } = range.getBoundingClientRect();
      return { left, middle: top + height / 2 };
    });
    expect(Math.abs(drawn.left - (place?.x ?? 0)), address).toBeLessThanOrEqual(1);
    expect(
      Math.abs(drawn.middle - ((place?.y ?? 0) + (place?.height ?? 0) / 2)),
      address,
    ).toBeLessThanOrEqual(2);
  }
  await page.goto(`/customer/${MARIA + 1}`);
  await expect(frame.locator('.tabs')).toBeVisible();
  await expect(frame.locator('.title')).toBeEmpty();
  const bar = () =>
    frame.locator('.title').evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
  expect(await bar()).not.toBe('rgba(0, 0, 0, 0)');
});

test('nobody who is signed out sees the frame of somebody else', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/');
  await new Shell(page).logout.click();
  await expect(new SignInPage(page).heading).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('coverdesk.first-frame'));
  await expect.poll(kept).toBeNull();
  await page.goto('/');
  await expect(new SignInPage(page).heading).toBeVisible();
  await expect(page.locator('#first-frame')).toHaveCount(0);
});

test('the theme of the last visit is there with the first pixel', async ({ page }) => {
  await signInQuietly(page, await newPerson({ themesId: 2 }));
  await page.goto('/');
  await expect(new Shell(page).header).toBeVisible();
  await page.route('**/assets/*.js', (route) => route.abort());
  let sendTheme = () => {};
  const asked = Promise.withResolvers<void>();
  await page.route('**/themes/002.css', (route) => {
    sendTheme = () => void route.continue();
    asked.resolve();
  });
  const opened = page.goto('/');
  await asked.promise;
  const painted = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  expect(await painted()).toBe(0);
  sendTheme();
  await opened;
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.locator('link[data-theme]')).toHaveAttribute('href', '/themes/002.css');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(14, 18, 18)');
  await expect.poll(painted).toBeGreaterThan(0);
});

test('a missing file is 404 and not a page', async ({ page }) => {
  for (const address of ['/assets/index-of-last-week.js', '/themes/099.css', '/favicon.ico']) {
    const answer = await page.request.get(address);
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).not.toContain('html');
  }
  expect((await page.request.get('/no/such/page')).headers()['content-type']).toContain('text/html');
});

/** How far the clock of the page is moved at a time. */
const STEP_MS = 25;
/** How long nothing may be asked until a page counts as still. */
const QUIET_MS = 500;

/** The calls of the page from now on: any that is under way beside the one that is held moves the bar too. */
function watchCalls(page: Page) {
  const underWay = new Set<Request>();
  let last = Date.now();
  const end = (request: Request) => {
    if (underWay.delete(request)) last = Date.now();
  };
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') underWay.add(request);
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  const isStill = () => underWay.size === 0 && Date.now() - last >= QUIET_MS;
  return { settle: () => expect.poll(isStill, { intervals: [100] }).toBe(true) };
}

test.describe('with a clock that the test controls', () => {
  test.use({ ownContext: true });

  test('the loading bar runs while a call is under way and resets 500 ms after reaching 100', async ({
    page,
  }) => {
    await signInQuietly(page, OWNER);
    await page.clock.install();
    const calls = watchCalls(page);
    await page.goto('/');
    await expect(new Shell(page).settings).toBeVisible();
    await calls.settle();
    const bar = page.getByRole('progressbar', { name: 'Loading', includeHidden: true });
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    let answer = () => {};
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/profile', (route) => {
      answer = () => void route.continue();
      asked.resolve();
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await calls.settle();
    // By the clock of the page, which goes on only when the test says so.
    const reset = bar.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          let full = 0;
          new MutationObserver(() => {
            const value = element.getAttribute('aria-valuenow');
            if (value === '100') full = performance.now();
            if (value === '0' && full > 0) resolve(performance.now() - full);
          }).observe(element, { attributes: true, attributeFilter: ['aria-valuenow'] });
        }),
    );
    await new Shell(page).settings.click();
    await asked.promise;
    await page.clock.runFor(120);
    await expect(bar).not.toHaveAttribute('aria-valuenow', '0');
    answer();
    await expect(new SettingsPage(page).firstName).toBeVisible();
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    await calls.settle();
    let took: number | undefined;
    void reset.then((ms) => {
      took = ms;
    });
    await expect(async () => {
      await page.clock.runFor(STEP_MS);
      expect(took).toBeDefined();
    }).toPass({ intervals: [1] });
    expect(took).toBeGreaterThanOrEqual(500 - STEP_MS);
    expect(took).toBeLessThanOrEqual(500 + STEP_MS);
  });
});

test('a followed link moves the focus to the content of its screen', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/');
  await new Shell(page).settings.click();
  await expect(new SettingsPage(page).firstName).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
});
