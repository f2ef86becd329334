import { textFile } from './pages/attachment-panel.ts';
import { carrierWithPolicy, ImportPage } from './pages/commission-import.ts';
import { signInWithLocker } from './pages/file-locker-records.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { dayIn } from './pages/policy-records.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('by keyboard: a report is filtered, its export reached, and a figure opened down to a policy', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, OWNER);
  await page.goto('/reports');
  await hand.enter(page.getByRole('main').getByRole('link', { name: 'Production' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Production by producer');
  await hand.select(page.getByLabel('Show by'), 'Company');
  await expect(page).toHaveURL(/by=company/);
  await hand.select(page.getByLabel('Days'), 'Last twelve months');
  await expect(page).toHaveURL(/days=last12Months/);
  const downloading = page.waitForEvent('download');
  await hand.enter(page.getByRole('link', { name: 'CSV' }), { back: true });
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
  const table = page.getByRole('table', { name: 'Production', exact: true });
  // Until the figures of the twelve months come, those of the year stay.
  await expect(table).toHaveAttribute('aria-busy', 'false');
  await hand.enter(table.getByRole('link', { name: /^Policies of / }).first());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Policies, /);
  await hand.enter(page.getByRole('table').getByRole('link').first());
  await expect(page).toHaveURL(/\/policy\/\d+$/);
});

test('by keyboard: a carrier’s statement is imported and its unmatched line assigned to a policy', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  await carrierWithPolicy(page);
  await page.goto('/commissions/import');
  const screen = new ImportPage(page);
  await hand.choose(page.getByRole('combobox', { name: 'Company' }), 'Harbor Mutual');
  const choosing = page.waitForEvent('filechooser');
  await hand.enter(screen.button('Browse'));
  const lines = ['Pol No,Insured,Date,Comm Amount', `ZZ-9,HARBOR A,${dayIn(0)},20.25`];
  await (await choosing).setFiles(textFile('march.csv', lines.join('\r\n')));
  await hand.enter(screen.button('Show dry run'));
  await hand.enter(screen.button('Import 1 row'));
  await hand.enter(page.getByRole('link', { name: 'assign unmatched lines' }));
  const line = page.getByRole('table', { name: 'Unmatched lines' }).locator('tbody tr[data-stop]');
  await hand.enter(line);
  await hand.choose(screen.assignDialog.getByRole('combobox', { name: 'Customer' }), /Ann Harbor/, 'harbor');
  await hand.enter(screen.policies.getByRole('button', { name: /^Assign to HO-100/ }));
  await expect(page.getByText('Every line of this company has its policy.')).toBeVisible();
});

test('by keyboard: in the File Locker a folder is made, a file added, renamed, and named back by Ctrl Z', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  await signInWithLocker(page);
  await hand.enter(page.getByRole('button', { name: 'Add folder' }).first());
  const add = page.getByRole('dialog', { name: 'Add folder' });
  await expect(add.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Contracts');
  await page.keyboard.press('Enter');
  await expect(add).toBeHidden();
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(rowOf('Contracts')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await hand.enter(page.getByRole('button', { name: 'Browse' }));
  await (await choosing).setFiles(textFile('notes.txt', 'Notes'));
  await hand.enter(page.getByRole('button', { name: 'Rename notes.txt' }));
  const rename = page.getByRole('dialog', { name: 'Rename notes.txt' });
  await hand.type(rename.getByLabel('Name'), 'Call notes.txt');
  await page.keyboard.press('Enter');
  await expect(rowOf('Call notes.txt')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  // In its field the key would take back letters.
  await expect(rename).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(rowOf('Call notes.txt')).toBeHidden();
});

test('by keyboard: a list is kept under a name, opened again, renamed and deleted', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  await page.goto('/rolodex?kind=people');
  const views = page.getByRole('button', { name: 'Views', exact: true });
  const panel = page.getByRole('dialog', { name: 'Views of this list' });
  await hand.enter(views);
  await expect(panel.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Colleagues');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('listitem')).toHaveText(['Colleagues']);
  await hand.enter(panel.getByRole('button', { name: 'Rename the view Colleagues' }));
  await hand.type(panel.getByRole('textbox', { name: 'New name' }), 'People');
  await page.keyboard.press('Enter');
  await hand.enter(panel.getByRole('link', { name: 'People' }));
  await expect(panel).toBeHidden();
  await hand.enter(views);
  await hand.enter(panel.getByRole('button', { name: 'Delete the view People' }));
  await expect(panel.getByRole('listitem')).toHaveCount(0);
});
