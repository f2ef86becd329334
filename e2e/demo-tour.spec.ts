import { owner } from '../src/platform/server/testing/browser-test-people.ts';
import { PalettePanel } from './pages/palette.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

/** No other test opens Home as this person. */
const NEWCOMER = { email: 'sales@provider.test' };

test('whoever opens the demo world for the first time is shown around once, leaves with Escape, and can ask again', async ({
  page,
}) => {
  await owner().query('UPDATE employees SET seen_tour = false WHERE email = $1', [NEWCOMER.email]);
  await signInQuietly(page, NEWCOMER);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await expect(page.locator('.driver-popover-title')).toHaveText('Welcome to the demo world');
  await page.getByRole('button', { name: /Next/ }).click();
  await expect(page.locator('.driver-popover-title')).not.toHaveText('Welcome to the demo world');
  const marked = page.waitForResponse('**/api/welcome/tour');
  await page.keyboard.press('Escape');
  expect((await marked).ok()).toBe(true);
  await expect(page.locator('.driver-popover')).toHaveCount(0);

  await page.reload();
  // An answer of the server comes to a frame that listens to keys.
  await expect(page.getByRole('region', { name: 'Today in figures' })).toContainText(/Tasks due today\d/);
  await page.keyboard.press('ControlOrMeta+k');
  const palette = new PalettePanel(page);
  await palette.field.fill('take the tour');
  await expect(page.locator('.driver-popover')).toHaveCount(0);
  await palette.field.press('Enter');
  await expect(page.locator('.driver-popover-title')).toHaveText('Welcome to the demo world');
  // It comes with the first frame after the words; until then the tour does not tell that it was left.
  await expect(page.locator('.driver-overlay')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.locator('.driver-popover')).toHaveCount(0);
  await expect(page).toHaveURL(/\/$/);
});

test('people of other agencies are not shown around, and are not offered it', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/?tour=true');
  await expect(page.getByText('Nothing is due today.')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  const palette = new PalettePanel(page);
  await palette.field.fill('take the tour');
  await expect(palette.dialog.getByText('No Records Found')).toBeVisible();
  await expect(page.locator('.driver-popover')).toHaveCount(0);
});
