import { THEMES, themeAddress } from '../src/platform/shared/themes.ts';
import { follow } from './follow.ts';
import { expectContrast } from './looks.ts';
import { HomePage } from './pages/home-page.ts';
import { Shell } from './pages/shell.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

for (const { id, name, scheme } of THEMES) {
  test(`header, home and admin have enough contrast in the theme ${name}`, async ({ page }) => {
    await signInQuietly(page, await newPerson({ themesId: id, liteSwitch: 4 }));
    await page.goto('/');
    await expect(page.locator(`link[rel=stylesheet][href="${themeAddress(id)}"]`)).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
    await expect(await new HomePage(page).card('hours', 'My hours')).toContainText('Last 7 days');
    await expect(new Shell(page).menuOf('Admin')).toBeVisible();
    await expectContrast(page);
    await follow(page, '/admin/agency');
    await expect(page.getByRole('radio', { name, exact: true })).toBeChecked();
    await expectContrast(page);
  });
}
