import type { Page } from '@playwright/test';
import { expectFigures } from './figures.ts';
import { routesOf } from './follow.ts';
import { expectReasons } from './greyed.ts';
import { LARGEST_SHIFT, watchLayoutShifts } from './layout-shifts.ts';
import { expectGoodLook } from './looks.ts';
import { expectOnPaper } from './on-paper.ts';
import { DEMO_PASSWORD, signInQuietly } from './people.ts';
import { ROUTES, SCREENS, type Screen, withIds } from './screens.ts';
import { expect, test } from './test.ts';
import { watchTransfers } from './transfers.ts';

interface Budget {
  requests: number;
  /** Bytes of JavaScript as transferred, headers included. */
  bytes: number;
}

const HOME: Budget = { requests: 25, bytes: 250_000 };
const SCREEN: Budget = { requests: 40, bytes: 320_000 };

/** A small window beside the others, which nobody prints. */
const BESIDE = '/telephony';

test('the table of screens has every route of the router', async ({ page }) => {
  await page.goto('/auth/login');
  const routed = await routesOf(page);
  const listed = new Set(ROUTES.map((route) => (route === '$' ? '/$' : route)));
  expect(routed.filter((route) => !listed.has(route))).toEqual([]);
  expect(routed.length).toBe(ROUTES.length);
});

for (const screen of SCREENS) {
  const budget = screen.route === '/' ? HOME : SCREEN;
  test(`${screen.route} needs at most ${budget.requests} requests and ${budget.bytes / 1000} KB of JavaScript, does not jump, looks good, says why of whatever is grayed and how of whatever is counted, and prints what is to be read alone`, async ({
    page,
  }) => {
    await expectWithin(budget, screen, page);
    await expectReasons(page);
    await expectGoodLook(page);
    await expectFigures(page);
    if (screen.email && screen.route !== BESIDE) await expectOnPaper(page);
  });
}

async function expectWithin(budget: Budget, { address, email }: Screen, page: Page): Promise<void> {
  if (email) await signInQuietly(page, { email, password: DEMO_PASSWORD });
  const opened = await withIds(address);
  const transfers = await watchTransfers(page);
  const shifts = await watchLayoutShifts(page);
  await page.goto(opened);
  await expect(page.getByRole('main')).toBeVisible();
  await transfers.settle();
  const { sum, moved } = await shifts();
  expect(sum, moved.join('\n')).toBeLessThan(LARGEST_SHIFT);
  // A screen that leads elsewhere, is closed or finds nothing would be measured in place of the one that is meant.
  expect(page.url()).toContain(opened);
  await expect(page.locator('[data-says-why]')).toHaveCount(0);
  expect(transfers.uncompressed()).toEqual([]);
  // A part that Home and another screen have in common would take all of Home along, unless the build keeps it apart.
  expect(transfers.scripts('home'), 'Only Home loads the screen of Home.').toHaveLength(
    budget === HOME ? 1 : 0,
  );
  expect(transfers.scriptBytes()).toBeGreaterThan(50_000);
  expect(transfers.scriptBytes()).toBeLessThanOrEqual(budget.bytes);
  expect(transfers.requests()).toBeLessThanOrEqual(budget.requests);
}
