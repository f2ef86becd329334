import { SCREENS } from '../bench/web/screens.ts';
import { LARGEST_SHIFT, watchLayoutShifts } from './layout-shifts.ts';
import { expectSettled, PHONE } from './looks.ts';
import { OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';
import { watchTransfers } from './transfers.ts';

/** A desk, a desk with a narrower and higher window, a tablet and a phone. */
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 1350, height: 940 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

for (const viewport of WINDOWS)
  test(`in a window of ${viewport.width} × ${viewport.height} nothing jumps while a main screen loads`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await signInQuietly(page, OWNER);
    const transfers = await watchTransfers(page);
    const shifts = await watchLayoutShifts(page);
    for (const [name, address] of Object.entries(SCREENS)) {
      await page.goto(address);
      await expect(page.getByRole('main')).toBeVisible();
      await transfers.settle();
      const { sum, moved } = await shifts();
      expect.soft(sum, [name, ...moved].join('\n')).toBeLessThan(LARGEST_SHIFT);
    }
  });

test('what a customer stands at pushes nothing down on a phone, however late it comes', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInQuietly(page, OWNER);
  const { promise: wanted, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/standing[^/]*\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  const shifts = await watchLayoutShifts(page);
  await page.goto(SCREENS.customer);
  await expect(page.getByRole('heading', { name: 'Household' })).toBeVisible();
  const figures = page.getByRole('link', { name: /Policies in force/ });
  await expect(figures).toHaveCount(0);
  release();
  await expect(figures).toContainText(/\d/);
  await expectSettled(page);
  const { sum, moved } = await shifts();
  expect(sum, moved.join('\n')).toBeLessThan(LARGEST_SHIFT);
});
