import type { Page } from '@playwright/test';
import { MARKER } from './marker.ts';
import { CommissionFilePage } from './pages/commission-file.ts';
import { ImportPage } from './pages/commission-import.ts';
import { createFile } from './pages/commission-records.ts';
import { inviteEmployee } from './pages/employees-records.ts';
import { dayIn } from './pages/policy-records.ts';
import { stageThreeLines } from './pages/statement-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

async function send(page: Page, path: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/commission/${path}`, { data, headers: MARKER });
  expect(answer.ok()).toBe(true);
}

test('make all, payroll and the files that go out', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const file = await stageThreeLines(page);
  await page.goto('/admin/commissions/statements');
  await page.getByRole('button', { name: 'Make all' }).click();
  const dialog = page.getByRole('dialog', { name: /^Make all statements/ });
  await expect(dialog).toContainText('$18.00 together');
  await dialog.getByRole('button', { name: 'Make 1 statement' }).click();
  await expect(page.getByText('1 statement made: $18.00.')).toBeVisible();
  await send(page, `file/${file}/settle-house`, {});
  await send(page, 'file/post', { ids: [file] });
  const expectFiles = async (words: string) => {
    for (const name of ['CSV', 'XLSX']) {
      const address = await page.getByRole('link', { name }).first().getAttribute('href');
      const answer = await page.request.get(address ?? '');
      expect(answer.status()).toBe(200);
      if (name === 'CSV') expect(await answer.text()).toContain(words);
    }
  };
  await expectFiles('Posted');
  await page.goto(`/commissions/reconcile/${file}?status=3`);
  await expect(page.getByRole('table', { name: 'Commission lines' })).toContainText('HMA-101');
  await expectFiles('HMA-101');
  await page.goto('/admin/commissions/payroll');
  await expect(page.getByRole('table').first()).toContainText('$18.00');
  await expectFiles('18');
});

test('a wrong producer in a posted file is put right by two lines of the next one, which can be undone', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const file = await stageThreeLines(page);
  const email = `ben-${crypto.randomUUID()}@example.test`;
  await inviteEmployee(page, { firstName: 'Ben', lastName: 'Birch', email });
  await send(page, 'statement/all', {});
  await send(page, `file/${file}/settle-house`, {});
  await send(page, 'file/post', { ids: [file] });
  const next = await createFile(page);
  const lines = new CommissionFilePage(page);
  await lines.open(file, '?status=3');
  const action = lines.rows.first().getByRole('button', { name: /^Wrong producer of line/ });
  const correct = async () => {
    await action.click();
    const dialog = page.getByRole('dialog', { name: 'Wrong producer' });
    await expect(dialog).toContainText('Two lines in the next open file');
    await dialog.getByRole('combobox', { name: 'Right producer' }).click();
    await page.getByRole('option', { name: 'Ben Birch' }).click();
    await dialog.getByRole('button', { name: 'Pay the right one' }).click();
    await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Say why/);
    await dialog.getByLabel('Reason').fill('Ben wrote it');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Pay the right one' }).click();
    await expect(page.getByText('$12.00 is paid to Ben Birch.').last()).toBeVisible();
  };
  await correct();
  await expect(action).toHaveAccessibleDescription(/corrected already/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(action).not.toHaveAttribute('aria-disabled', 'true');
  await correct();
  await lines.open(next);
  await expect(lines.rows).toHaveText([/HMA-101.*−\$12\.00/, /HMA-101.*\$12\.00/]);
  await expect(lines.adjusted).toHaveCount(0);
  await expect(lines.rows.first().getByRole('img', { name: /Ben wrote it Takes back line/ })).toBeVisible();
});

test('in a long file only the rows near the screen are drawn; head and totals stay, a row far down is edited, Tab goes on', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await stageThreeLines(page);
  await page.goto('/commissions/import');
  const screen = new ImportPage(page);
  const rows = Array.from({ length: 150 }, (_, at) => `ZZ-${1000 + at},,${dayIn(0)},1.00,10`);
  await screen.send('Harbor Mutual', 'long.csv', [
    'Policy Number,Insured,Transaction Date,Commission,Premium',
    ...rows,
  ]);
  await screen.button('Show dry run').click();
  await screen.button('Import 150 rows').click();
  await expect(page.getByRole('link', { name: 'Create a file' })).toBeVisible();
  const lines = new CommissionFilePage(page);
  await lines.open(await createFile(page), '?per_page=all');
  await expect(lines.totals).toContainText('$150.00');
  expect(await lines.adjusted.count()).toBeLessThan(120);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const far = lines.rows.filter({ hasText: 'ZZ-1140' });
  await expect(far).toBeVisible();
  await far.scrollIntoViewIfNeeded();
  await expect(lines.headings.filter({ hasText: 'Adjusted' })).toBeInViewport();
  await expect(lines.totals).toBeInViewport();
  const field = far.getByRole('textbox');
  await field.fill('2.00');
  await field.press('Tab');
  await expect(lines.rows.filter({ hasText: 'ZZ-1141' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(field).toBeFocused();
  await expect(lines.totals).toContainText('$151.00');
  await expect(page.getByRole('status').filter({ hasText: '$1.00 not saved' })).toBeVisible();
});
