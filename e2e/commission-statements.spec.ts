import type { Page } from '@playwright/test';
import { follow } from './follow.ts';
import { expectGoodLook } from './looks.ts';
import { MARKER } from './marker.ts';
import { CommissionFilePage } from './pages/commission-file.ts';
import { ImportPage } from './pages/commission-import.ts';
import { CommissionList } from './pages/commission-list.ts';
import { createFile, saveDuePolicies } from './pages/commission-records.ts';
import { saveCompany } from './pages/company-records.ts';
import { dayIn, shownDayIn } from './pages/policy-records.ts';
import { saveEarningPolicies, stageThreeLines } from './pages/statement-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

/** A carrier's statement of three lines, one for an unknown policy, up to the file that gathers them. */
async function importToFile(page: Page): Promise<{ file: number; lines: CommissionFilePage }> {
  await page.goto('/commissions/import');
  const screen = new ImportPage(page);
  await screen.send('Harbor Mutual', 'month.csv', [
    'Policy Number,Insured,Transaction Date,Commission,Premium',
    `HMA-101,JOHNSON MARIA,${dayIn(0)},12.00,100`,
    `HMA-102,JOHNSON MARIA,${dayIn(0)},24.00,200`,
    `ZZ-9,,${dayIn(0)},36.00,300`,
  ]);
  await screen.button('Show dry run').click();
  await screen.button('Import 3 rows').click();
  await page.getByRole('link', { name: 'Create a file' }).click();
  // On the 31st the month that it proposes would begin with the policies, and their commission be due.
  await page.getByLabel('From', { exact: true }).fill(shownDayIn(0));
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const lines = new CommissionFilePage(page);
  await expect(lines.rows).toHaveCount(3);
  return { file: Number(new URL(page.url()).pathname.split('/').at(-1)), lines };
}

test('from a carrier’s statement to a posted one: import, staging, preview, PDF, the house, a reason for the difference, the ledger', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await saveEarningPolicies(page);
  const { file, lines: imported } = await importToFile(page);
  await expect(imported.rows).toHaveText([
    /HMA-101.*\$12\.00/,
    /HMA-102.*\$24\.00/,
    /Deleted.*ZZ-9.*\$36\.00/,
  ]);
  await page.getByLabel('Select all').check();
  await imported.button('Stage Selected').click();
  await expect(page.getByText('3 lines staged.')).toBeVisible();
  await imported.tab('Staged').click();
  const tieOut = page.getByRole('region', { name: 'Tie-out' });
  const figure = (name: string) => tieOut.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(figure('Received')).toHaveText('Received$72.003 carrier lines');
  await expect(figure('Statements and house')).toHaveText('Statements and house$0.000 settled');
  await expect(figure('Still open')).toHaveText('Still open$72.003 lines');
  await tieOut.getByRole('button', { name: 'Enter the deposit amount' }).click();
  const deposit = page.getByRole('dialog', { name: 'Deposit amount' });
  await deposit.getByLabel('Deposit amount').fill('71.95');
  await deposit.getByRole('button', { name: 'Save' }).click();
  await expect(tieOut).toContainText('$0.05 less than received');
  await expect(page.getByText('Does not tie out')).toBeVisible();
  await tieOut.getByRole('button', { name: 'How this is counted' }).click();
  await expect(tieOut).toContainText('To pay: $72.00 − $0.00 + $0.00 + $0.00 ± $0.00 = $72.00.');
  await figure('Received').click();
  await expect(page).toHaveURL(/part=received/);
  await expect(imported.tab('Received')).toContainText('3');
  await expect(imported.rows).toHaveText([/Staged.*HMA-101/, /Staged.*HMA-102/, /Staged.*ZZ-9/]);
  await figure('Adjusted').click();
  await expect(page.getByText('No Records Found')).toBeVisible();
  await figure('Statements and house').click();
  await expect(page).toHaveURL(/status=3/);
  await imported.tab('Staged').click();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Go to Statements' }).click();
  await page.getByRole('link', { name: /^Make a statement for/ }).click();
  const lines = page.getByRole('table', { name: 'Lines of the statement' });
  await expect(lines.locator('tbody').getByRole('row')).toHaveCount(2);
  await expect(lines.locator('tfoot')).toContainText('$18.00');
  await page.getByLabel('Note').fill('May');
  await page.getByRole('button', { name: 'Make the statement' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Commission statement' })).toBeVisible();
  await expect(page.getByText('Unposted')).toBeVisible();
  const statement = new URL(page.url()).pathname;
  const print = page.getByRole('link', { name: 'Print' });
  const pdf = await page.request.get((await print.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect(pdf.headers()['content-disposition']).toMatch(/^inline; filename="commission-statement-\d+\.pdf"$/);

  await page.getByRole('link', { name: 'Statements', exact: true }).click();
  await page.getByRole('button', { name: `Settle file ${file} for the house` }).click();
  const alone = page.getByRole('dialog', { name: 'Settle lines without a policy?' });
  await expect(alone).toContainText('1 line is matched with no policy: $36.00.');
  await alone.getByRole('button', { name: 'Settle for the house' }).click();
  await expect(page.getByText('1 line settled for the house: $36.00.')).toBeVisible();
  await expect(page.getByText('No staged line is without producers.')).toBeVisible();

  const list = new CommissionList(page);
  await follow(page, '/commissions/reconcile');
  await page.getByLabel(`Select file ${file}`).check();
  await list.button('Post Selected').click();
  const dialog = list.dialog('Post the file?');
  await expect(dialog).toContainText(`File ${file}: $72.00 in 5 shares`);
  await dialog.getByRole('button', { name: 'Post' }).click();
  await expect(dialog.getByLabel('Reason for the difference')).toHaveAccessibleDescription(/Say why/);
  await expect(dialog).toContainText('1 line is matched with no policy: $36.00.');
  await expect(dialog).toContainText('Assign them first, or say that it is meant.');
  await dialog.getByLabel('Post without a policy for these lines').check();
  await expectAccessible(page);
  await dialog.getByLabel('Reason for the difference').fill('The carrier rounds.');
  await dialog.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByText('1 file posted: $72.00.')).toBeVisible();
  await expect(list.button(`Post file ${file}`)).toHaveAttribute('aria-disabled', 'true');

  await follow(page, `/commissions/reconcile/${file}?status=3`);
  await expect(imported.rows).toHaveCount(3);
  await expect(imported.select(0)).toBeDisabled();
  await expect(imported.adjusted).toHaveCount(0);
  await expect(page.getByText(/^Posted \d/)).toBeVisible();
  await expect(page.getByText('This file is posted and closed.')).toBeVisible();
  await expect(tieOut.getByRole('button', { name: 'Change the deposit amount' })).toHaveAccessibleDescription(
    /posted and closed/,
  );
  await imported.tab('Pending').click();
  await expect(imported.button('Stage Selected')).toHaveAccessibleDescription(/posted and closed/);
  await expect(page.getByRole('region', { name: 'Add commission detail' })).toHaveCount(0);
  await follow(page, statement);
  await expect(page.getByRole('table', { name: 'Ledger' })).toContainText('The carrier rounds.');
  await expect(page.getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(/cannot be deleted/);
});

test('a statement that was deleted brings its lines back, and what somebody else changed meanwhile is not overwritten', async ({
  page,
}) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const file = await stageThreeLines(page);
  const month = dayIn(0).slice(0, 7);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/admin/commissions/statements?month=${month}`);
  await expect(page.getByRole('link', { name: /^Make a statement for/ })).toBeVisible();
  const head = page.getByRole('heading', { name: 'Waiting for a statement' });
  expect((await head.boundingBox())?.height, 'The title stands on one line beside its tools.').toBeLessThan(
    48,
  );
  await page.getByRole('link', { name: /^Make a statement for/ }).click();
  // It takes what the list has shown, and no other month.
  await expect(page).toHaveURL(new RegExp(`month=${month}`));
  await expect(page.getByRole('table', { name: 'Lines of the statement' })).toContainText('HMA-102');
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Make the statement' }).click();
  await expect(page.getByText('Unposted')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name: /^Make a statement for/ })).toBeVisible();

  await follow(page, `/commissions/reconcile/${file}?status=2`);
  const tieOut = page.getByRole('region', { name: 'Tie-out' });
  await tieOut.getByRole('button', { name: 'Enter the deposit amount' }).click();
  const address = `/api/commission/file/${file}/deposit`;
  const headers = MARKER;
  expect((await page.request.post(address, { data: { depositAmount: 50 }, headers })).ok()).toBe(true);
  const deposit = page.getByRole('dialog', { name: 'Deposit amount' });
  await deposit.getByLabel('Deposit amount').fill('72');
  await deposit.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await expect(conflict).toContainText('$50.00');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(tieOut).toContainText('$72.00');
  // These lines were generated: the carrier has sent nothing yet that the deposit could be compared with.
  await expect(tieOut).toContainText('$72.00 more than received');
  await expect(page.getByText('Does not tie out')).toBeVisible();
});

test('what is expected and not received is charted, filtered, exported, forwarded and taken back', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { company } = await saveDuePolicies(page, 2);
  await createFile(page);
  await page.goto('/admin/commissions/expected');
  const rows = page.getByRole('table', { name: 'Terms' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await expect(page.getByRole('figure', { name: 'Difference by kind' })).toBeVisible();
  await page.getByLabel('Kind', { exact: true }).selectOption('Short-paid');
  await expect(page.getByText(/Every term of this range is paid/)).toBeVisible();
  await expect(page).toHaveURL(/kind=short/);
  await page.getByLabel('Kind', { exact: true }).selectOption('No commission');
  await expect(rows).toHaveCount(2);
  const csv = await page.request.get(
    (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '',
  );
  expect(await csv.text()).toContain('HMA-101');

  const forward = page.getByRole('button', { name: 'Forward the line of HMA-101' });
  await forward.click();
  await expect(forward).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(forward).not.toHaveAttribute('aria-disabled', 'true');
  const write = 'Email carrier Harbor Mutual about HMA-101';
  await expect(page.getByRole('button', { name: write })).toHaveAccessibleDescription(/no email address/);
  await saveCompany(page, { name: 'Harbor Mutual', email: 'desk@harbor.test' }, company);
  await page.reload();
  await expect(page.getByRole('link', { name: write })).toHaveAttribute(
    'href',
    /^mailto:desk%40harbor\.test\?subject=Commission%20for%20policy%20HMA-101&body=.*Expected%20commission%3A%20%2412\.00/,
  );
});
