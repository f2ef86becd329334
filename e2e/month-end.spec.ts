import type { Page } from '@playwright/test';
import { follow } from './follow.ts';
import { STATEMENTS, savePaidPolicies } from './pages/carrier-statements.ts';
import { CommissionFilePage } from './pages/commission-file.ts';
import { ImportPage } from './pages/commission-import.ts';
import { CommissionList } from './pages/commission-list.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const [HARBOR, HERON, CEDAR] = STATEMENTS;

/** The dry run of a statement, with what the carrier says it comes to. */
async function readStatement(page: Page, statement: (typeof STATEMENTS)[number]): Promise<ImportPage> {
  await follow(page, '/commissions/import');
  const screen = new ImportPage(page);
  await screen.send(statement.company, statement.filename, statement.lines);
  await screen.button('Show dry run').click();
  return screen;
}

/** Creates the file from the statement that is shown, stages all of it, and returns its number. */
async function fileOf(screen: ImportPage, deposit: string, lines: number): Promise<number> {
  await screen.createFile(deposit);
  const { page } = screen;
  const file = new CommissionFilePage(page);
  await expect(file.rows).toHaveCount(lines);
  await expect(page.getByText('Ties to the cent')).toBeVisible();
  await page.getByLabel('Select all').check();
  await file.button('Stage Selected').click();
  const told = page.getByRole('alert').filter({ hasText: `${lines} lines staged.` });
  await expect(told).toBeVisible();
  // It stays for ten seconds, and the next file may have as many lines.
  await told.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
  return Number(new URL(page.url()).pathname.split('/').at(-1));
}

test('a month’s end with three carriers’ statements: corrected in place, made into files, assigned, paid by Make all and posted to the cent', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await savePaidPolicies(page);
  await page.goto('/commissions/pool');

  let screen = await readStatement(page, HARBOR);
  await expect(page.getByLabel('Carrier’s totals')).toContainText(
    'Carrier’s total 1,449.58, our rows 1,449.58',
  );
  await expect(page.getByText('2 rows, $1,449.58, will be imported.')).toBeVisible();
  await screen.button('Import 2 rows').click();
  const harbor = await fileOf(screen, HARBOR.deposit, 2);

  screen = await readStatement(page, HERON);
  await expect(page.getByLabel('Carrier’s totals')).toContainText('They differ.');
  await screen.button('Correct row 5').click();
  const cells = page.getByRole('dialog', { name: 'Correct row 5' });
  await cells.getByLabel('Commission').fill('12.50');
  await cells.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByLabel('Carrier’s totals')).toContainText('Carrier’s total 120.50, our rows 120.50');
  await expect(page.getByText(/“12,50” in the file, typed as “12\.50”/)).toBeVisible();
  await screen.button('Import 3 rows').click();
  const heron = await fileOf(screen, HERON.deposit, 3);

  screen = await readStatement(page, CEDAR);
  await expect(page.getByLabel('Carrier’s totals')).toContainText('Carrier’s total 337.50, our rows 337.50');
  await screen.button('Import 3 rows').click();
  const statement = new URL(page.url()).pathname;
  await page.getByRole('link', { name: 'assign unmatched lines' }).click();
  const unmatched = page.getByRole('table', { name: 'Unmatched lines' }).locator('tbody tr[data-stop]');
  await expect(unmatched).toHaveText([/UNK-9.*\$50\.00/]);
  await screen.openAssign(unmatched.first(), 'CL-77');
  await screen.policies.getByRole('button', { name: /^Assign to CL-77/ }).click();
  await expect(page.getByText('Every line of this company has its policy.')).toBeVisible();
  await follow(page, statement);
  // The chargeback is of an earlier month and comes along.
  await expect(screen.places).toHaveText([
    /^1 row.*12\.50Not in a file yet/,
    /^2 rows\$350\.00Not in a file yet/,
  ]);
  const cedar = await fileOf(screen, CEDAR.deposit, 3);
  await follow(page, '/commissions/pool');
  await expect(page.getByText('Every carrier line is in a file.')).toBeVisible();

  await follow(page, '/admin/commissions/statements');
  await page.getByRole('button', { name: `Settle file ${harbor} for the house` }).click();
  await expect(page.getByText('1 line settled for the house: $215.02.')).toBeVisible();
  await page.getByRole('button', { name: 'Make all' }).click();
  const question = page.getByRole('dialog', { name: 'Make all statements?' });
  // Half of 1,234.56 and of 120.50 and a quarter of 337.50, each line cut to the cent; Ben 30 percent of 120.50.
  await expect(question).toContainText('Ben Baker: $36.15');
  await expect(question).toContainText('$761.91');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Make 2 statements' }).click();
  await expect(page.getByText('2 statements made: $798.06.')).toBeVisible();

  const list = new CommissionList(page);
  await follow(page, '/commissions/reconcile');
  for (const file of [harbor, heron, cedar]) await page.getByLabel(`Select file ${file}`).check();
  await list.button('Post Selected').click();
  const post = list.dialog('Post the files?');
  await expect(post).toContainText('Together $1,907.58');
  // Every deposit is what was received, so nobody is asked why it differs.
  await expect(post.getByLabel('Reason for the difference')).toHaveCount(0);
  await post.getByRole('button', { name: 'Post' }).click();
  await expect(page.getByText('3 files posted: $1,907.58.')).toBeVisible();

  await follow(page, `/commissions/reconcile/${cedar}?status=3`);
  const tieOut = page.getByRole('region', { name: 'Tie-out' });
  await expect(tieOut.getByRole('button', { name: /^Still open/ })).toHaveText('Still open$0.000 lines');
  await expect(tieOut.getByRole('button', { name: /^Statements and house/ })).toContainText('$337.50');
  await follow(page, '/admin/commissions/payroll');
  const payroll = page.getByRole('table', { name: 'Payroll by person' });
  await expect(payroll).toContainText('$761.91');
  await expect(payroll).toContainText('$36.15');
  await expect(payroll).toContainText('$1,109.52');
  await follow(page, statement);
  await expect(screen.places).toHaveText([`3 rows$337.50In file ${cedar}, settled`]);
});
