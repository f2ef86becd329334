import { DEMO_PASSWORD, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

test('an administrator brings customers in: columns, dry run with a problem, import, and takes them back', async ({
  page,
}) => {
  await signInQuietly(page, { email: 'admin@demo.test', password: DEMO_PASSWORD });
  await page.goto('/admin');
  await page.getByRole('main').getByRole('link', { name: 'Bring in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bring in');
  await expectAccessible(page);
  const last = `Quillfeather${Date.now()}`;
  const text = `Our people,as of,November\nGiven,Surname,Birthday\nAda,${last},1/5/1980\nBea,${last},not a day\n`;
  await page
    .getByLabel('CSV or XLSX file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('people.csv');
  await expect(page.getByRole('radio', { name: 'Headings in row 2' })).toBeChecked();
  await page.getByRole('radio', { name: 'Headings in row 1' }).check();
  await page.getByRole('combobox', { name: 'First name' }).click();
  await expect(page.getByRole('option', { name: 'Our people' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('radio', { name: 'Headings in row 2' }).check();
  // Known from the headings of other systems, unless an earlier file of this agency has saved its own.
  await page.getByRole('combobox', { name: 'First name' }).fill('Given');
  await page.getByRole('option', { name: 'Given' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show dry run' }).click();
  const rows = page.getByRole('table', { name: 'Rows' });
  await expect(rows).toContainText('Date of birth: This is not a date.');
  await expect(rows).toContainText('Will be added');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(rows.getByRole('link', { name: `Ada ${last}` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(rows).toContainText('Taken back');
});

test('someone without the permission is told that bringing in is for administrators', async ({ page }) => {
  await signInQuietly(page, { email: 'agent@demo.test', password: DEMO_PASSWORD });
  await page.goto('/admin/bring-in');
  await expect(page.getByText('You may not open this screen')).toBeVisible();
});
