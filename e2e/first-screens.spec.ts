import { SignInPage } from './pages/sign-in-page.ts';
import { OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('a page that is opened by its address asks for its customer beside the scripts, and once', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  await page.goto('/customer/104238');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/api/customer/104238'))
      .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
  );
  expect(asked).toEqual(['link']);
});

test('nobody who is signed out has anything asked for beside the frame', async ({ page }) => {
  await page.goto('/customer/104238');
  await expect(new SignInPage(page).heading).toBeVisible();
  await expect(page.locator('link[as=fetch]')).toHaveCount(0);
});

for (const path of ['/customer/104238', '/customer/search?search=smith', '/task'])
  test(`${path} loads nothing that takes input, and what is around a dialog when somebody moves the pointer`, async ({
    page,
  }) => {
    await signInQuietly(page, OWNER);
    const loaded: string[] = [];
    page.on('request', (request) => {
      const group = /\/assets\/(entering|floating|dialog)-[^/]*\.js$/.exec(request.url())?.[1];
      if (group) loaded.push(group);
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual([]);
    await page.mouse.move(200, 200);
    await page.mouse.move(240, 240);
    await expect.poll(() => loaded).toContain('dialog');
  });
