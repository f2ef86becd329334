import type { Page } from '@playwright/test';
import { problemsOn } from './axe.ts';
import { follow } from './follow.ts';
import { CommissionFilePage } from './pages/commission-file.ts';
import { CommissionList } from './pages/commission-list.ts';
import { createFile, saveDuePolicies } from './pages/commission-records.ts';
import { shownDayIn } from './pages/policy-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const LINE_HEADINGS = [
  'Select',
  'Company',
  'Customer',
  'Policy #',
  'Status',
  'Type',
  'Effective',
  'Expiration',
  'Premium',
  'Commission',
  'Adjusted',
  'Diff',
  'More',
];
const FILE_HEADINGS = [
  'V',
  'D',
  'P',
  'A',
  'Pending',
  'Staged',
  'Settled',
  'Forwarded',
  'Company',
  'Total Amount',
  'Report Date',
  'Start',
  'End',
  'Deposit Date',
  'Created By',
];

/** The tour finds every element it points at, and leaves each as it was. */
async function expectTour(page: Page, steps: number): Promise<void> {
  await page.getByRole('button', { name: 'Help tour' }).click();
  const popover = page.locator('.driver-popover');
  await expect(popover).toContainText(`1 of ${steps}`);
  const problems = () => problemsOn(page, 'all', '.driver-popover, [data-tour]');
  await expect.poll(problems).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(popover).toHaveCount(0);
  expect(await problems()).toEqual([]);
}

test('a file is created with what is due, its amounts are adjusted by keyboard and by a pasted column, and staged', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await saveDuePolicies(page, 3);
  await page.goto('/commissions/create');
  await expect(page.getByRole('heading', { level: 1, name: 'Commission Filings' })).toBeVisible();
  await expectTour(page, 4);
  await page.getByLabel('Forwarded Details Only').check();
  for (const day of ['From', 'To', 'Deposit Date'])
    await expect(page.getByLabel(day, { exact: true })).toHaveCount(0);
  await page.getByLabel('Forwarded Details Only').uncheck();
  await page.getByLabel('From', { exact: true }).fill(shownDayIn(5));
  await page.getByLabel('To', { exact: true }).fill(shownDayIn(0));
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Start date must be before end date')).toBeVisible();
  await page.getByLabel('From', { exact: true }).fill(shownDayIn(-40));
  await page.getByRole('button', { name: 'Create', exact: true }).click();

  const file = new CommissionFilePage(page);
  await expect(file.rows).toHaveCount(3);
  await expectTour(page, 5);
  await expect(file.headings).toHaveText(LINE_HEADINGS);
  await expect(file.legend).toHaveText([
    'Red: imported commission',
    'Blue: forwarded commission',
    'Green: manually added commission',
    'Gray: generated from the policy',
  ]);
  await expect(page.getByRole('status').filter({ hasText: '1–3 of 3' })).toBeVisible();
  await expect(file.totals).toContainText('$600.00');
  await file.adjusted.first().fill('10');
  await expect(file.rows.first()).toContainText('−$2.00');
  await file.adjusted.first().press('ArrowDown');
  await expect(file.adjusted.nth(1)).toBeFocused();
  await file.adjusted.nth(1).evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', '20.00\n(5.50)\n');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(file.adjusted.nth(2)).toHaveValue('-5.50');
  await expect(file.totals).toContainText('$24.50');

  await page.getByRole('link', { name: 'Commission files' }).click();
  const question = page.getByRole('dialog', { name: 'Unsaved amounts' });
  await expect(question).toContainText('You have unsaved adjusted amount. Do you wish to continue?');
  await question.getByRole('button', { name: 'Stay' }).click();
  await file.changeElsewhere('adjust', { amount: 11 });
  await file.saveAdjusted('Fees are not commissionable');
  const conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(conflict).toContainText('Robin Tester saved this record while you were editing it.');
  await expect(conflict.locator('tbody').getByRole('row')).toHaveText(/HMA-101.*\$11\.00.*10/);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('3 lines adjusted.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Grand Totals' })).toContainText('$24.50');
  await expect(file.rows.first().getByRole('img', { name: 'Fees are not commissionable' })).toBeVisible();

  await file.select(0).check();
  await file.button('Stage Selected').click();
  await expect(file.tab('Staged')).toContainText('1');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(file.tab('Pending')).toContainText('3');
  await page.reload();
  await expect(file.adjusted.nth(2)).toHaveValue('-$5.50');
  await file.select(0).check();
  await file.changeElsewhere('update', { new_status: 2 });
  await file.button('Stage Selected').click();
  await expect(page.getByRole('alert')).toContainText('None of these lines could be changed');
  await expect(file.tab('Staged')).toContainText('1');
});

test('all lines of a filter are staged at once, a commission is added by hand, a line is forwarded and deleted', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await saveDuePolicies(page, 17);
  const file = new CommissionFilePage(page);
  await file.open(await createFile(page));
  await expect(file.rows).toHaveCount(15);
  await expect(page.getByLabel('Rows on a page').getByRole('option')).toHaveText(['15', '20', '30']);
  await page.getByLabel('Select all').check();
  await page.getByRole('button', { name: 'select all 17' }).click();
  await expect(page.getByText('All 17 lines of this filter are selected.')).toBeVisible();
  await file.button('Stage Selected').click();
  await expect(page.getByText('17 lines staged.')).toBeVisible();
  await expect(file.tab('Staged')).toContainText('17');

  await page.getByRole('combobox', { name: 'Customer by name' }).fill('johns');
  await page.getByRole('option', { name: /Maria Johnson/ }).click();
  await page.getByRole('button', { name: 'Add commission for HMA-101' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Commission' });
  await dialog.getByLabel('Amount').fill('12.345');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByLabel('Amount')).toHaveAccessibleDescription(/Enter an amount/);
  await dialog.getByLabel('Amount').fill('-12.30');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog.getByLabel('Reason')).toHaveAccessibleDescription(/Say why/);
  await dialog.getByLabel('Reason').fill('Charged back by letter');
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expect(dialog).toBeHidden();
  await expect(file.rows).toHaveCount(1);
  await expect(file.rows).toContainText('HMA-101');
  await expect(file.rows).toContainText('(Manual)');
  await page.getByLabel('Source').selectOption('Uploaded');
  await expect(page.getByText('No Records Found')).toBeVisible();
  await expect(page).toHaveURL(/source=2/);
  await file.button('Reset').click();
  await expect(file.rows).toHaveCount(1);

  await file.select(0).check();
  await file.button('Forward Selected').click();
  // What is selected is dropped with the answer, on whichever tab that comes.
  await expect(page.getByText('1 line forwarded.')).toBeVisible();
  await file.tab('Forwarded').click();
  await expect(page).toHaveURL(/status=4/);
  await expect(file.rows).toHaveCount(1);
  await file.select(0).check();
  await file.button('UnForward Selected').click();
  await expect(page.getByText('1 line unforwarded.')).toBeVisible();
  await file.tab('Pending').click();
  await expect(file.rows).toHaveCount(1);
  await file.select(0).check();
  await file.button('Delete Selected').click();
  await page.getByRole('dialog', { name: 'Delete lines' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 line deleted.')).toBeVisible();
  await expect(file.tab('Pending')).toContainText('0');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(file.rows).toHaveCount(1);
  await expect(file.rows.getByRole('img', { name: 'Charged back by letter' })).toBeVisible();
});

test('two files are merged and taken apart again', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveDuePolicies(page, 2);
  const [target, source] = [await createFile(page), await createFile(page)];
  const list = new CommissionList(page);
  await list.open();
  await expect(list.rows).toHaveCount(2);
  await expect(list.headings).toHaveText(['Select', ...FILE_HEADINGS]);
  await list.button('Enable Merging').click();
  await expect(list.headings).toHaveText(['Select', 'From', 'To', ...FILE_HEADINGS]);
  await page.getByLabel(`From: file ${source}`).check();
  await expect(page.getByLabel(`To: file ${source}`)).toBeDisabled();
  await page.getByLabel(`To: file ${target}`).check();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Merge Selected' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Commission Filings Merge' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'These files will be deleted' })).toContainText(`#${source}`);
  await expect(page.getByRole('region', { name: 'This file receives all activity' })).toContainText(
    `#${target}`,
  );
  await expect(page.getByText('Are you SURE you want to merge these files?')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(list.rows).toHaveCount(1);
  await page.getByRole('link', { name: `View file ${target}` }).click();
  await page.getByRole('button', { name: 'Undo merge' }).click();
  await expect(page.getByText('1 file taken apart again.')).toBeVisible();
  await page.getByRole('link', { name: 'Commission files' }).click();
  await expect(list.rows).toHaveCount(2);
});

test('files are archived, un-archived and deleted after a question, marked as favorite and explained by a tour', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const id = await createFile(page);
  const list = new CommissionList(page);
  await list.open();
  await list.button(`Archive file ${id}`).click();
  await expect(list.dialog('Archive')).toContainText(
    'Are you SURE you want to archive this commission file?',
  );
  await list.dialog('Archive').getByRole('button', { name: 'Archive' }).click();
  await expect(list.tab('Archived')).toContainText('1');
  await list.tab('Archived').click();
  await expect(page).toHaveURL(/status=1/);
  await expect(list.headings.filter({ hasText: /^U$/ })).toBeVisible();
  await expect(list.headings.getByTitle('Un-archive')).toHaveText('U');
  await page.getByRole('link', { name: `View file ${id}` }).click();
  await expect(page.getByRole('button', { name: 'Un-archive' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Add commission detail' })).toHaveCount(0);
  await page.goBack();
  await list.button(`Un-archive file ${id}`).click();
  await expect(list.dialog('Un-archive')).toContainText(
    'Are you SURE you want to un-archive this commission file?',
  );
  await list.dialog('Un-archive').getByRole('button', { name: 'Un-archive' }).click();
  await expect(list.tab('Active')).toContainText('1');
  await list.tab('Active').click();
  await list.button('Favorite').click();
  await expect(list.button('Favorite')).toHaveAttribute('aria-pressed', 'true');
  await expectTour(page, 4);
  await page.getByLabel(`Select file ${id}`).check();
  await list.button('Delete Selected').click();
  await expect(list.dialog('Delete')).toContainText('Are you SURE you want to delete this commission file?');
  await list.dialog('Delete').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 file deleted.')).toBeVisible();
  await expect(page.getByText('No Records Found')).toBeVisible();
});

test('a file that is not there leads to the list, and a server that fails says so', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/commissions/reconcile/99');
  await expect(page).toHaveURL(/\/commissions\/reconcile$/);
  const message = 'The file could not be read.';
  await page.route('**/api/commission/file/98/view', (route) =>
    route.fulfill({ status: 500, json: { message } }),
  );
  await follow(page, '/commissions/reconcile/98');
  await expect(page.getByRole('alert')).toContainText(message);
  await follow(page, '/commissions/merge?fromIds=98&toIds=98');
  await expect(page.getByRole('alert')).toContainText('Choose exactly one file to merge into');
  await follow(page, '/commissions/merge?fromIds=98&toIds=99');
  await expect(page.getByRole('alert')).toContainText('There is no such record.');
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});
