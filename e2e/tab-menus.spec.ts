import { problemsOn } from './axe.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { Shell } from './pages/shell.ts';
import { OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('a tab drops its menu, and its items open their screens', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/settings');
  const shell = new Shell(page);
  await shell.menuOf('Office').click();
  await page.getByRole('menuitem', { name: 'Harbor Office' }).click();
  await expect(page).toHaveURL(/\/office\/view\/12$/);
  await expect(shell.navigation.getByRole('link', { name: 'Office' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('by keyboard: a tab drops its menu, and its items open their screens', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, OWNER);
  await page.goto('/settings');
  const shell = new Shell(page);
  await hand.enter(shell.menuOf('Admin'));
  const items = page.getByRole('menuitem');
  // Its first item takes the focus once it is there.
  await expect(items.first()).toBeFocused();
  expect(await problemsOn(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/employees/);
  await expect(shell.navigation.getByRole('link', { name: 'Admin' })).toHaveAttribute('aria-current', 'page');
});

test('Escape closes the menu of a tab and gives the focus back to its button, again and again', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, OWNER);
  await page.goto('/settings');
  const button = new Shell(page).menuOf('Admin');
  for (let time = 0; time < 2; time++) {
    await hand.enter(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('menu', { name: 'Admin menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  }
});

test('the menu data are asked for once, kept for 36,000,000 ms and dropped at sign-out', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/jsonRoutes.php')) asked.push(request.url());
  });
  await signInQuietly(page, OWNER);
  await page.goto('/settings');
  const shell = new Shell(page);
  await expect(shell.menuOf('Office')).toBeVisible();
  await page.reload();
  await expect(shell.menuOf('Office')).toBeVisible();
  expect(asked).toHaveLength(1);
  const kept = () => page.evaluate(() => localStorage.getItem('coverdesk.menu'));
  const { at } = JSON.parse((await kept()) ?? '{}');
  await page.evaluate((old) => {
    const menu = JSON.parse(localStorage.getItem('coverdesk.menu') ?? '{}');
    localStorage.setItem('coverdesk.menu', JSON.stringify({ ...menu, at: old }));
  }, at - 36_000_001);
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
  await shell.logout.click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await kept()).toBeNull();
});
