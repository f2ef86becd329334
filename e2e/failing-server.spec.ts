import { DEMO_PASSWORD, OWNER, signInQuietly } from './people.ts';
import { SCREENS, withIds } from './screens.ts';
import { expect, test } from './test.ts';

/** Screens whose parts ask for what they show after the screen is there; the others do not open at all. */
const IN_PARTS = [
  '/',
  '/admin',
  '/admin/commissions/expected',
  '/eod',
  '/fileLocker',
  '/fileLocker/bin',
  '/leads/snapshot',
  '/leads/stats',
  '/market_place',
  '/receipts',
  '/reports',
  '/training/{-$id}',
];

/** What nothing works without, and the calls that find out whether the server is there. */
const ANSWERED = /\/api\/(session$|auth|health|live)/;

/** What waits for an answer. */
const WAITING = '[aria-busy=true]:visible, .mantine-Loader-root:visible, .mantine-Skeleton-root:visible';

/** What is below the window asks only when it comes into sight. */
const WHOLE_SCREEN = { width: 1280, height: 3000 };

for (const route of IN_PARTS)
  test(`while its calls fail ${route} waits for nothing and offers another try`, async ({ page }) => {
    const { email = '', address = route } = SCREENS.find((screen) => screen.route === route) ?? {};
    await signInQuietly(page, { email, password: DEMO_PASSWORD });
    await page.setViewportSize(WHOLE_SCREEN);
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/') && !ANSWERED.test(pathname),
      (call) => call.fulfill({ status: 500, json: { message: 'Something went wrong.' } }),
    );
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await expect(main.locator(WAITING)).toHaveCount(0);
    const again = main.getByRole('button', { name: 'Try again' });
    // Each problem has a way on.
    await expect.poll(async () => (await main.getByRole('alert').count()) - (await again.count())).toBe(0);
    await page.unrouteAll();
    await expect(async () => {
      while ((await again.count()) > 0) await again.first().click({ timeout: 5000 });
      await expect(again).toHaveCount(0, { timeout: 2000 });
    }).toPass();
  });

/** Lists on a screen whose other parts are there. */
const LISTS = [
  { list: 'the notes of a lead', route: '/lead/$id', call: /\/api\/lead\/\d+\/notes/ },
  { list: 'recent calls', route: '/telephony', call: /\/api\/telephony\/calls\?/ },
];

for (const { list, route, call } of LISTS)
  test(`${list} that could not be loaded can be asked for again`, async ({ page }) => {
    const { email = '', address = route } = SCREENS.find((screen) => screen.route === route) ?? {};
    await signInQuietly(page, { email, password: DEMO_PASSWORD });
    await page.route(call, (request) =>
      request.fulfill({ status: 500, json: { message: 'Something went wrong.' } }),
    );
    await page.goto(await withIds(address));
    await expect(page.getByRole('alert')).toHaveText('Something went wrong.');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

test('whoever tries again at the keyboard is still at the button when that fails too', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.route(/\/api\/leads\/stats/, (request) =>
    request.fulfill({ status: 500, json: { message: 'Something went wrong.' } }),
  );
  await page.goto('/leads/stats');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.focus();
  const failed = page.waitForResponse(/\/api\/leads\/stats/);
  await page.keyboard.press('Enter');
  await failed;
  await expect(again).toHaveAttribute('aria-busy', 'false');
  await expect(again).toBeFocused();
});
