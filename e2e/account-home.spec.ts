import { AccountPage } from './pages/account-page.ts';
import { AttachmentPanel, textFile } from './pages/attachment-panel.ts';
import {
  applyAddOn,
  billByCheck,
  savePaymentMethod,
  signUpAgency,
  stockCatalogue,
} from './pages/back-office-records.ts';
import { dayIn } from './pages/policy-records.ts';
import { signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const ACCOUNTING = { email: 'accounting@provider.test' };

test.beforeEach(stockCatalogue);

test('an applied add-on is edited, and a saved discount goes after a question', async ({ page }) => {
  await signInQuietly(page, ACCOUNTING);
  const id = await signUpAgency(page, 'Edit Harbor');
  await savePaymentMethod(page, id);
  const row = (amount: number) => ({ amountType: 'A', amount, effectiveDate: dayIn(0) });
  await applyAddOn(page, id, { addon_id: 31, discounts: [row(5), row(3)] });
  const account = new AccountPage(page);
  await account.open(id);
  await account.addOns.getByRole('button', { name: 'Edit Agency Buzz' }).click();
  const edit = account.dialog('Edit Add-On');
  await expect(edit.getByLabel('Name')).toBeDisabled();
  await expect(edit.getByLabel('Client Price', { exact: true })).toHaveValue('$41.00');
  await edit.getByRole('button', { name: 'Delete discount 1' }).click();
  const question = account.dialog('Confirmation');
  await expect(question).toContainText('Are you sure you want to delete this discount?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit.getByRole('group', { name: 'Discount 2' })).toBeVisible();
  await edit.getByRole('button', { name: 'Delete discount 1' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(edit.getByLabel('Client Price', { exact: true })).toHaveValue('$46.00');
  await edit.getByLabel('Sales Rep').selectOption({ index: 1 });
  await edit.getByRole('button', { name: 'Submit' }).click();
  await expect(edit).toHaveCount(0);
  await expect(account.addOns.getByRole('listitem').filter({ hasText: 'Agency Buzz' })).toContainText(
    '$46.00',
  );
  await account.discounts.scrollIntoViewIfNeeded();
  await expect(account.discounts.getByRole('row', { name: /Agency Buzz/ })).toHaveCount(1);

  // The state of the syncs is in a dialog of its own, with the button that adds one.
  await page.goto(`/agencyBuzz?masterId=${id}`);
  const buzz = account.dialog('Agency Buzz');
  await expect(buzz.getByText('No syncs yet.')).toBeVisible();
  await buzz.getByRole('button', { name: 'Agency Buzz' }).click();
  await expect(buzz.getByRole('row', { name: /Failed/ })).toContainText(
    'SANDBOX: No customer has an email address and takes mail.',
  );
  await expectAccessible(page);
});

test('billing shows what is open, filters by status and voids a row; pages and orders are in the address', async ({
  page,
}) => {
  await signInQuietly(page, ACCOUNTING);
  const id = await signUpAgency(page, 'Void Harbor');
  const method = await savePaymentMethod(page, id);
  await billByCheck(page, id, method, { description: 'First month', amount: 149 });
  await billByCheck(page, id, method, { description: 'Training day', amount: 250 });
  const account = new AccountPage(page);
  await account.open(id);
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures).toContainText('$399.00');
  await expect(figures).toContainText('2 checks are awaited since');
  await page.getByRole('button', { name: 'Bill Now' }).click();
  const bill = account.dialog('Bill Now');
  await bill.getByLabel('Category').selectOption('Void');
  await bill.getByRole('button', { name: 'Submit' }).click();
  await expect(bill.getByText('Choose the row to void.')).toBeVisible();
  const choice = bill.getByLabel('Billing row');
  await choice.selectOption(
    (await choice.getByRole('option', { name: /Training day/ }).getAttribute('value')) ?? '',
  );
  await bill.getByRole('button', { name: 'Submit' }).click();
  await expect(bill).toHaveCount(0);
  await expect(account.billing.getByRole('row', { name: /Training day/ })).toContainText('Voided');
  await expect(figures).toContainText('1 check is awaited since');
  await account.billing.getByLabel('Status').selectOption('Open');
  await expect(page).toHaveURL(/state=Open/);
  await expect(account.billing.getByRole('row', { name: /Training day/ })).toHaveCount(0);
  await expect(account.billing.getByRole('row', { name: /First month/ })).toBeVisible();
  // What is below the fold comes when somebody scrolls there.
  await account.offices.scrollIntoViewIfNeeded();
  await account.history.getByRole('button', { name: /^Show all/ }).click();
  await account.history.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/history_page=2/);
  await page.reload();
  await account.offices.scrollIntoViewIfNeeded();
  await expect(account.history.getByRole('button', { name: 'Page 2' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(account.billing.getByLabel('Status')).toHaveValue('Open');
});

test('a conversion is completed; files are attached; the menu opens the history of ACORD mails', async ({
  page,
}) => {
  await signInQuietly(page, ACCOUNTING);
  const id = await signUpAgency(page, 'File Harbor');
  const account = new AccountPage(page);
  await account.open(id, '?open=conversion');
  const dialog = account.dialog('Add Conversion');
  await dialog.getByLabel('Type').selectOption('AL3');
  await dialog.getByLabel('Company').fill('Palmetto Lantern');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const row = account.conversions.getByRole('row', { name: /Palmetto Lantern/ });
  await expect(row).toContainText('Open');
  await row.getByRole('button', { name: /^Complete/ }).click();
  await expect(row).not.toContainText('Open');
  await expect(row.getByRole('button', { name: /^Complete/ })).toHaveCount(0);
  const files = new AttachmentPanel(page);
  await files.choose([textFile('order form.txt', 'Signed')]);
  await files.upload(1).click();
  await expect(files.row('order form.txt')).toContainText('Priya Raman');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Acord Email History' }).click();
  await expect(account.dialog('Acord Email History')).toBeVisible();
  await expect(page).toHaveURL(/open=acordHistory/);
});

test('accounting users add a package, and its name stays once an agency has it', async ({ page }) => {
  await signInQuietly(page, ACCOUNTING);
  await page.goto('/admin/backoffice/packages');
  const name = `Harbor Silver ${Date.now()}`;
  await page.getByRole('button', { name: 'New package' }).click();
  const dialog = page.getByRole('dialog', { name: 'New package' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter a name.')).toBeVisible();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Level').selectOption('Platinum');
  await dialog.getByLabel('Price per office and month').fill('129');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('2 Platinum$129.000');
  await signUpAgency(page, 'Package Harbor', { packageName: name });
  await page.reload();
  await row.press('Enter');
  const edit = page.getByRole('dialog', { name: 'Edit package' });
  await edit.getByLabel('Name').fill('Another');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('1 account has this package, so its name stays.')).toBeVisible();
});
