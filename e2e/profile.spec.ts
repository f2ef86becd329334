import { MARKER } from './marker.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { Shell } from './pages/shell.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('a saved profile shows immediately in the header', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.firstName.fill('Marguerite');
  await settings.firstName.press('Enter');
  await expect(page.getByText('Profile saved.')).toBeVisible();
  await expect(new Shell(page).header).toContainText('Welcome, Marguerite');
});

test('what the server refuses is shown at its field', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.firstName.fill('');
  await settings.phone.fill('call me');
  await settings.save.click();
  await expect(page.getByText('Enter your first name.')).toBeVisible();
  await expect(page.getByText('Use digits, spaces and ( ) + - . x only.')).toBeVisible();
  await expect(settings.firstName).toBeFocused();
});

for (const choice of ['Take theirs', 'Keep mine'] as const) {
  test(`the same profile is saved in two browsers: ${choice}`, async ({ page }) => {
    const person = await newPerson();
    await signInQuietly(page, person);
    const mine = new SettingsPage(page);
    await mine.open();
    await expect(mine.firstName).toHaveValue('Robin');
    const theirs = { firstName: 'Robin', lastName: 'Tester', phone: '(305) 555-0101' };
    expect((await page.request.put('/api/profile', { data: theirs, headers: MARKER })).ok()).toBe(true);
    await mine.phone.fill('(305) 555-0202');
    await mine.save.click();
    await expect(mine.conflict).toContainText(person.name);
    await expect(mine.conflict.getByRole('row', { name: 'Phone' })).toContainText('(305) 555-0101');
    await mine.conflict.getByRole('button', { name: choice }).click();
    await expect(mine.conflict).toBeHidden();
    const kept = choice === 'Keep mine' ? '(305) 555-0202' : '(305) 555-0101';
    await expect(mine.phone).toHaveValue(kept);
    await mine.open();
    await expect(mine.phone).toHaveValue(kept);
  });
}
