import { readFileSync } from 'node:fs';
import { saveCustomer } from './pages/customer-records.ts';
import { saveTask } from './pages/task-records.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const HEAD = 'When (UTC),Who,Record,Number,What,Field,Before,After';

test('an administrator finds who changed what, filters it, opens the record and downloads a file', async ({
  page,
}) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const vehicles = [{ year: 2020, make: 'Ford', model: 'F-150', statedValue: 19_000.5 }];
  const { id } = await saveCustomer(page, { firstName: 'Maria', lastName: 'Johnson', vehicles });
  const task = await saveTask(page, { custid: id, desc: 'Send the ID cards', priority: 1 });
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Change log', exact: true }).click();
  const table = page.getByRole('table', { name: 'Change log' });
  const rows = table.locator('tbody tr[data-stop]');
  await expect(rows.filter({ hasText: 'Customer Maria Johnson' })).toContainText(person.name);
  await expect(rows.filter({ hasText: 'Customer Maria Johnson' })).toContainText('Stated value: $19,000.50');
  await page.getByLabel('Record').selectOption('task');
  await expect(page).toHaveURL(/kind=task/);
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Send the ID cards');
  await expect(rows).toContainText('Urgent');
  await page.getByLabel('Number').fill(String(task.id));
  await expect(page).toHaveURL(new RegExp(`record=${task.id}`));
  await page.getByLabel('Who').selectOption({ label: person.name });
  await page.getByLabel('What').selectOption('added');
  await page.getByLabel('From', { exact: true }).fill('01/01/2020');
  await page.getByLabel('To', { exact: true }).fill('01/02/2020');
  await page.getByLabel('To', { exact: true }).blur();
  await expect(page.getByText('No changes match. Change the filters.')).toBeVisible();
  await page.getByLabel('To', { exact: true }).fill('12/31/2099');
  await page.getByLabel('To', { exact: true }).blur();
  await expect(rows).toHaveCount(1);
  await page.reload();
  await expect(rows).toHaveCount(1);

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('change-log.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toBe(`\uFEFF${HEAD}`);
  expect(lines.some((line) => line.endsWith('Description,,Send the ID cards'))).toBe(true);
  await expect(page.getByRole('link', { name: 'XLSX' })).toHaveAttribute('href', /format=xlsx&subject=task/);

  await rows.getByRole('link', { name: 'Task Send the ID cards' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Task' })).toBeVisible();
});

test('the log of the demo agency has pages', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/admin/change-log?kind=policy');
  await expect(page.getByText(/^1–15 of/)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^16–/)).toBeVisible();
});

test('a line an entry under its day; runs fold, the right arrow unfolds, Enter opens the record', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, { firstName: 'Maria', lastName: 'Johnson' });
  for (const desc of ['First call', 'Second call', 'Third call']) await saveTask(page, { custid: id, desc });
  await page.goto('/admin/change-log?action=added');
  const table = page.getByRole('table', { name: 'Change log' });
  const rows = table.locator('tbody tr[data-stop]');
  const run = rows.filter({ hasText: '3 tasks' });
  await expect(run).toContainText('Third call, Second call, First call');
  await expect(run).toContainText('3 entries');
  await expect(table.locator('tr[data-above]').first()).toContainText(/^\w+day, \w+ \d+, \d{4}/);
  const folded = await rows.count();

  await run.focus();
  await page.keyboard.press('ArrowRight');
  await expect(rows).toHaveCount(folded + 3);
  await page.keyboard.press('ArrowDown');
  await expect(rows.filter({ hasText: 'Third call' }).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  const fields = page.getByRole('table', { name: 'Fields of Third call' });
  await expect(fields.getByRole('columnheader')).toHaveText(['Field', 'Before', 'After']);
  await expect(fields.getByRole('row', { name: /^Description/ })).toHaveText('DescriptionThird call');
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await expect(fields).toHaveCount(0);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await expect(rows).toHaveCount(folded);

  await page.getByRole('button', { name: 'Expand all' }).click();
  await expect(page.getByRole('table', { name: /^Fields of/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Collapse all', exact: true }).click();
  await expect(page.getByRole('table', { name: /^Fields of/ })).toHaveCount(0);
  await rows.filter({ hasText: 'Customer Maria Johnson' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/customer/${id}`));
});
