import { randomUUID } from 'node:crypto';
import { EmployeesPage } from './pages/employees-page.ts';
import { inviteEmployee } from './pages/employees-records.ts';
import { Shell } from './pages/shell.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

test('an owner views as an employee: every tab follows, nothing is saved, and stopping brings everything back', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const email = `${randomUUID()}@browser.test`;
  const { id } = await inviteEmployee(page, { firstName: 'Ida', lastName: 'Berg', email });
  const second = await page.context().newPage();
  await second.goto('/settings');
  await expect(new Shell(second).header).toContainText('Welcome, Robin Tester');
  await new EmployeesPage(page).openPerson(id);
  await page.getByRole('button', { name: 'View as this person' }).click();
  await page
    .getByRole('dialog', { name: 'View as Ida Berg?' })
    .getByRole('button', { name: 'View as', exact: true })
    .click();
  const banner = page.getByRole('region', { name: 'View as' });
  await expect(banner).toContainText('You are viewing as Ida Berg. Nothing can be changed.');
  await expect(new Shell(page).header).toContainText('Welcome, Ida Berg');
  await expect(second.getByRole('region', { name: 'View as' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/settings');
  await page.getByLabel('First name').fill('Ada');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Nothing can be changed.').first()).toBeVisible();

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/admin');
  await expect(page.getByText('Needs the permission')).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stop viewing' });
  await expect(stop).toBeInViewport();
  await stop.press('Enter');
  await expect(banner).toBeHidden();
  await expect(second.getByRole('region', { name: 'View as' })).toBeHidden();
  await expect(new Shell(second).header).toContainText('Welcome, Robin Tester');
});
