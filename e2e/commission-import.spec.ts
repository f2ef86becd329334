import { follow } from './follow.ts';
import { expectGoodLook } from './looks.ts';
import { carrierWithPolicy, ImportPage } from './pages/commission-import.ts';
import { dayIn, shownDayIn } from './pages/policy-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const TODAY = dayIn(0);
const LINES = [
  'Pol No,Insured,Paid,Comm Amount,Premium',
  `HO-100,HARBOR ANN,${TODAY},"1,050.25",600`,
  `ZZ-9,HARBOR A,${TODAY},(20.25),100`,
  `ZZ 9,HARBOR A,${TODAY},5,100`,
  'HO-100,HARBOR ANN,02/30/2026,1,1',
];

test('a statement is uploaded, mapped, looked at, imported, gathered and taken back', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await carrierWithPolicy(page);
  await page.goto('/downloadCommissions.php');
  await expect(page).toHaveURL('/commissions/import');
  await expect(page.getByText('No statements yet.')).toBeVisible();
  const screen = new ImportPage(page);
  await screen.send('Harbor Mutual', 'picture.csv', ['\u0089PNG\0\0']);
  await expect(page.getByRole('alert')).toContainText('picture.csv: The content of this file is not text.');
  await screen.send('Harbor Mutual', 'march.csv', LINES);

  await expect(page.getByRole('heading', { name: 'march.csv' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Policy number' })).toHaveValue('Pol No');
  await expect(page.getByRole('combobox', { name: 'Commission' })).toHaveValue('Comm Amount');
  await screen.button('Show dry run').click();
  await expect(page.getByText('Choose the column that holds the date.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Transaction date' }).click();
  await page.getByRole('option', { name: 'Paid' }).click();
  await expectGoodLook(page);
  await screen.button('Show dry run').click();

  await expect(screen.rows).toHaveCount(4);
  await expect(screen.rows.first()).toContainText('The policy number is the same. The day lies in the term.');
  await expect(screen.rows.first()).toContainText('Ann Harbor, Harbor Home');
  await expectGoodLook(page);
  await screen.button(/^Problem 1 row/).click();
  await expect(screen.rows).toHaveCount(1);
  await expect(screen.rows).toContainText('“02/30/2026” is not a day of the calendar.');
  await expect(page).toHaveURL(/outcome=problem/);

  const goOn = await screen.holdImport();
  await screen.button('Import 3 rows').click();
  await expect(page.getByRole('status').filter({ hasText: '0 of 3 lines written' })).toBeVisible();
  await expect(screen.button('Discard')).toHaveCount(0);
  await expectGoodLook(page);
  goOn();
  await expect(page.getByText(/^3 lines imported, /)).toBeVisible();
  await expect(screen.places).toHaveText([
    /^3 rows\$1,035\.00Not in a file yet, \w+ \d{4}$/,
    /^1 row\$1\.00Left out because of a problem$/,
  ]);
  await expectGoodLook(page);
  await screen.createFile('1,035.00');
  await expect(page.getByRole('table', { name: 'Commission lines' })).toContainText('$1,050.25');
  const file = new URL(page.url()).pathname.split('/').at(-1);

  await follow(page, '/commissions/import');
  await page.getByRole('link', { name: 'march.csv' }).click();
  await expect(screen.places.first()).toHaveText(`3 rows$1,035.00In file ${file}, pending`);
  await expect(screen.button('Create the file from this statement')).toHaveCount(0);
  await screen.button('Take back').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(
    page.getByText(/^3 lines are taken back\. 3 lines \(\$1,035\.00\) in file \d+ .* were removed\.$/),
  ).toBeVisible();
  await expect(page.getByText('Taken back', { exact: true })).toBeVisible();
});

test('headings below a title row are found, and repeated rows are left out until someone wants them', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await carrierWithPolicy(page);
  await page.goto('/commissions/import');
  const screen = new ImportPage(page);
  const lines = [
    'Harbor Mutual,Agency 12,Page 1',
    'Pol No,Insured,Date,Comm Amount',
    `HO-100,HARBOR ANN,${TODAY},10`,
  ];
  await screen.send('Harbor Mutual', 'march.csv', lines);
  await expect(page.getByRole('radio', { name: 'Headings in row 2' })).toBeChecked();
  await page.getByRole('radio', { name: 'Headings in row 1' }).check();
  await screen.button('Show dry run').click();
  await expect(page.getByText('Choose the column that holds the commission.')).toBeVisible();
  await page.getByRole('radio', { name: 'Headings in row 2' }).check();
  await expect(page.getByRole('combobox', { name: 'Commission' })).toHaveValue('Comm Amount');
  await expectGoodLook(page);
  await screen.button('Show dry run').click();
  await screen.button('Import 1 row').click();
  await expect(page.getByText(/^1 line imported, \$10\.00/)).toBeVisible();

  await follow(page, '/commissions/import');
  await screen.send('Harbor Mutual', 'corrected.csv', [...lines, `HO-100,HARBOR ANN,${TODAY},12`]);
  await expect(page.getByText('1 row ($10.00) was received with an earlier statement.')).toBeVisible();
  await expect(screen.button(/^Already received 1 row/)).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('switch', { name: 'Import row 3 anyway' }).click();
  await expect(screen.button('Import 2 rows')).toBeVisible();
  await page.getByRole('switch', { name: 'Import it anyway' }).click();
  await screen.button('Import 1 row').click();
  await expect(page.getByText(/^1 line imported, \$12\.00/)).toBeVisible();
  await page.getByRole('link', { name: 'march.csv, row 3' }).click();
  await expect(page.getByText('Row 3 alone.')).toBeVisible();
  await expect(screen.rows).toHaveCount(1);
});

test('an unmatched line is assigned by hand, and its number is known until that is undone', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await carrierWithPolicy(page);
  await page.goto('/commissions/import');
  const screen = new ImportPage(page);
  await screen.send(
    'Harbor Mutual',
    'march.csv',
    LINES.map((line) => line.replace('Paid', 'Date')),
  );
  await screen.button('Show dry run').click();
  await screen.button('Import 3 rows').click();
  await page.getByRole('link', { name: 'assign unmatched lines' }).click();
  const lines = page.getByRole('table', { name: 'Unmatched lines' }).locator('tbody tr[data-stop]');
  await expect(lines).toHaveCount(2);
  const head = page.getByRole('table', { name: 'Unmatched lines' }).locator('tr[data-above]');
  await expect(head).toHaveText('Harbor Mutual 2−$15.25');
  await lines.first().press('ArrowRight');
  const search = page.getByRole('button', { name: /look for the customer/i });
  await expect(search).toBeVisible();
  await lines.first().press('ArrowLeft');
  await expect(search).toHaveCount(0);
  await screen.openAssign(lines.first());
  await expect(screen.assignDialog).toContainText(
    '1 other line has this number and will be assigned as well.',
  );
  await expectGoodLook(page);
  await screen.policies.getByRole('button', { name: /^Assign to HO-100/ }).click();
  await expect(page.getByText('2 lines are assigned. The number is remembered.')).toBeVisible();
  await expect(page.getByText('Every line of this company has its policy.')).toBeVisible();
  await screen.button('Undo').click();
  await expect(lines).toHaveCount(2);

  await screen.openAssign(lines.first());
  await screen.policies.getByRole('button', { name: /^Assign to HO-100/ }).click();
  await expect(page.getByText('Every line of this company has its policy.')).toBeVisible();
  await follow(page, '/commissions/import');
  await screen.send('Harbor Mutual', 'april.csv', [
    'Pol No,Insured,Date,Comm Amount,Premium',
    `ZZ9,HARBOR A,${TODAY},7,100`,
  ]);
  // The saved columns fit, so the dry run appears right away.
  await expect(screen.rows).toHaveCount(1);
  await expect(screen.rows).toContainText('This number was assigned to the policy by hand before.');
  await screen.button('Import 1 row').click();
  await expect(page.getByText(/^1 line imported, /)).toBeVisible();

  await follow(page, '/commissions/unmatched');
  await page.getByRole('link', { name: 'Assigned by hand' }).click();
  const assignments = page.getByRole('table', { name: 'Assignments' }).locator('tbody').getByRole('row');
  await expect(assignments).toHaveCount(1);
  await expect(assignments).toContainText('Ann Harbor');
  await assignments.getByRole('button', { name: 'Undo ZZ-9' }).click();
  const question = page.getByRole('dialog', { name: 'Undo the assignment of ZZ-9?' });
  await expect(question).toContainText('3 lines are unmatched again, those of later statements too.');
  await question.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('3 lines are unmatched again.')).toBeVisible();
  await expect(page.getByText('Nothing has been assigned by hand.')).toBeVisible();
  await page.getByRole('link', { name: 'Unmatched lines' }).click();
  await expect(lines).toHaveCount(3);
});

test('the pool shows what is in no file by company and month, and makes the file from the statement', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await carrierWithPolicy(page);
  await page.goto('/commissions/pool');
  await expect(page.getByText('Every carrier line is in a file.')).toBeVisible();
  await follow(page, '/commissions/import');
  const screen = new ImportPage(page);
  await screen.send(
    'Harbor Mutual',
    'march.csv',
    LINES.map((line) => line.replace('Paid', 'Date')),
  );
  await screen.button('Show dry run').click();
  await screen.button('Import 3 rows').click();
  await expect(screen.places).toHaveCount(2);
  await follow(page, '/commissions/import');
  await page.getByRole('link', { name: '3 lines not in a file, $1,035.00' }).click();

  const rows = page.getByRole('table', { name: 'Lines not in a file' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveText([
    /^Harbor Mutual\w+ \d{4}3\$1,035\.002 unmatchedmarch\.csv, 3 linesCreate the file from this statement$/,
  ]);
  await expectGoodLook(page);
  await rows.getByRole('button', { name: /^Create the file from this statement: Harbor Mutual/ }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Takes in all lines of march.csv that are not in a file yet',
  );
  await expectGoodLook(page);
  await page.getByRole('textbox', { name: 'Deposit Date' }).fill('nonsense');
  await page.getByRole('dialog').getByRole('button', { name: 'Create the file' }).click();
  await expect(page.getByText('Enter a date like 11/15/2026.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Deposit Date' }).fill(shownDayIn(0));
  await page.getByRole('dialog').getByRole('button', { name: 'Create the file' }).click();
  await expect(page.getByText('3 lines gathered.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Commission lines' })).toContainText('ZZ-9');
  await follow(page, '/commissions/pool');
  await expect(page.getByText('Every carrier line is in a file.')).toBeVisible();
});
