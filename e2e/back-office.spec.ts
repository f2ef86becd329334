import { AccountPage } from './pages/account-page.ts';
import { savePaymentMethod, signUpAgency, stockCatalogue } from './pages/back-office-records.ts';
import { shownDayIn } from './pages/policy-records.ts';
import { signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const ACCOUNTING = { email: 'accounting@provider.test' };
const SALES = { email: 'sales@provider.test' };

test.beforeEach(stockCatalogue);

test('sales sign an agency up: every message at once, then its account opens, without what accounting does', async ({
  page,
}) => {
  await signInQuietly(page, SALES);
  await page.goto('/admin/backoffice');
  await page.getByRole('link', { name: 'Sign-Up New Agency' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const account = new AccountPage(page);
  await expect(account.error.getByRole('listitem')).toHaveCount(20);
  await expect(account.error).toContainText('CRM field is required.');
  await expect(account.error).toContainText('Select a package level.');
  await expectAccessible(page);
  await account.error.getByRole('button', { name: 'OK' }).click();
  const filled: Record<string, string> = {
    ...{
      CRM: 'Desk CRM',
      'Agency Name': 'Lakeside Cover',
      Address: '12 Bay St',
      City: 'Toledo',
      State: 'oh',
    },
    ...{ Zip: '43604', 'Contact 1': '419-555-0101', 'Contact 2': '4195550102', Fax: '4195550104' },
    ...{ 'Agency Operating Name': 'Lakeside', 'Agent/Owner Name': 'Robin Ames' },
    ...{ 'Agent/Owner Cell Phone': '4195550105', 'Agent/Owner Email': `owner.${Date.now()}@lakeside.test` },
    ...{ 'Other Instructions': 'Call before noon.', 'Training Contact Name': 'Robin Ames' },
    ...{ 'Training Contact Email': 'robin@lakeside.test', Phone: '41955501' },
  };
  for (const [label, value] of Object.entries(filled))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Package').selectOption({ index: 1 });
  await page.getByLabel('Sales Representative').selectOption({ index: 1 });
  await page.getByLabel('Source').selectOption('Referral');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(account.error).toContainText('Please enter ten digits for Phone.');
  await account.error.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  await page.getByLabel('Phone', { exact: true }).fill('4195550103');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(account.heading('Lakeside Cover')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/backoffice\/view\/\d+$/);
  await expect(account.facts).toContainText('Referral');
  await expect(account.addOns.getByRole('button', { name: 'Apply Add-On' })).toBeVisible();
  for (const name of ['Bill Now', 'Edit', 'Edit the account', 'Add a payment method'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  await page.goto(`${page.url()}?open=billNow`);
  await expect(account.dialog('Bill Now').getByRole('alert')).toBeVisible();
  await expect(account.dialog('Bill Now').getByLabel('Category')).toHaveCount(0);
});

test('the client price follows each key; the discount rows wait for each other; what is wrong is said in the Error popup', async ({
  page,
}) => {
  await signInQuietly(page, ACCOUNTING);
  const id = await signUpAgency(page, 'Price Harbor');
  const account = new AccountPage(page);
  await account.open(id);
  await account.methods.getByRole('button', { name: 'Add a payment method' }).click();
  const dialog = account.dialog('Add New Payment Method');
  const price = dialog.getByRole('textbox', { name: 'Client Price Per Office' });
  await dialog.getByLabel('Base Price Per Office').fill('149');
  await dialog.getByLabel('Lifetime discount: amount').fill('10');
  await expect(price).toHaveValue('$134.10');
  const first = dialog.getByRole('group', { name: 'Discount 1' });
  await expect(first.getByLabel('Effective date', { exact: true })).toBeDisabled();
  await expect(first.getByRole('button', { name: 'Delete discount 1' })).toHaveCount(0);
  await first.getByLabel('Discount 1: amount').fill('5');
  await expect(first.getByLabel('Expiration date', { exact: true })).toBeDisabled();
  await first.getByLabel('Effective date', { exact: true }).fill(shownDayIn(-1));
  await expect(price).toHaveValue('$127.40');
  await dialog.getByRole('button', { name: 'Add a discount' }).click();
  await expect(first.getByRole('button', { name: 'Delete discount 1' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(account.error).toContainText(
    'New Discounts must have effective date starting today or later.',
  );
  await account.error.getByRole('button', { name: 'OK' }).click();
  await first.getByLabel('Effective date', { exact: true }).fill(shownDayIn(0));
  await dialog.getByLabel('Lifetime discount: amount').fill('100');
  await dialog.getByLabel('Lifetime discount: type').selectOption('$');
  await dialog.getByLabel('Base Price Per Office').fill('90');
  await expect(dialog.getByText('Total discounts cannot be greater than the base price.')).toBeVisible();
  await dialog.getByLabel('Lifetime discount: amount').fill('40');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(account.methods).toContainText('Sets the price');
  await expect(page.getByRole('region', { name: 'Figures' })).toContainText('$47.50');
  await account.discounts.scrollIntoViewIfNeeded();
  await expect(account.discounts.getByRole('row', { name: /Lifetime/ })).toContainText('$40.00');
  await account.methods.getByRole('button', { name: /^View/ }).click();
  const view = account.dialog('Payment Method');
  await expect(view.getByLabel('Payment Type')).toBeDisabled();
  await expect(view.getByRole('button', { name: 'Submit' })).toHaveCount(0);
});

test('a routing number that is no bank’s disables Submit; the number of a card is kept behind its mask', async ({
  page,
}) => {
  await signInQuietly(page, ACCOUNTING);
  const id = await signUpAgency(page, 'Bank Harbor');
  const account = new AccountPage(page);
  await page.goto(`/paymentMethod?account=${id}`);
  const dialog = account.dialog('Add New Payment Method');
  await dialog.getByLabel('Base Price Per Office').fill('149');
  await dialog.getByLabel('Payment Type').selectOption('ACH');
  await dialog.getByLabel('Account #').fill('12a3456034');
  await expect(dialog.getByLabel('Account #')).toHaveValue('123456034');
  await dialog.getByLabel('Routing #').fill('123456789');
  await expect(dialog.getByText('This is not the routing number of a bank.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Submit' })).toBeDisabled();
  await dialog.getByLabel('Routing #').fill('021000021');
  await expect(dialog.getByText('JPMorgan Chase')).toBeVisible();
  await dialog.getByLabel('Payment Type').selectOption('CC');
  await expect(dialog.getByLabel('Card Number')).toHaveValue('');
  await dialog.getByLabel('Credit Card Type').selectOption('Visa');
  await dialog.getByLabel('Card Number').fill('4111111111111112');
  await dialog.getByLabel('Card Expiration').selectOption('12');
  await dialog.getByLabel('Year', { exact: true }).selectOption({ index: 2 });
  await dialog.getByLabel('Security Code').fill('12345');
  await expect(dialog.getByLabel('Security Code')).toHaveValue('1234');
  await dialog.getByLabel('State').fill('oh');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(account.error).toContainText('This card number is not right. Check the digits.');
  await account.error.getByRole('button', { name: 'OK' }).click();
  await dialog.getByLabel('Card Number').fill('4111111111111111');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toHaveCount(0);
  await account.methods.getByRole('button', { name: /^Edit Visa \*{4}1111/ }).click();
  const edit = account.dialog('Edit Payment Method');
  await expect(edit.getByLabel('Base Price Per Office')).toBeFocused();
  await expect(edit.getByLabel('Card Number')).toHaveValue('****1111');
  await expect(edit.getByLabel('Security Code')).toHaveValue('');
  await edit.getByLabel('Card Number').focus();
  await expect(edit.getByLabel('Card Number')).toHaveValue('');
  await edit.getByLabel('Billing Name').fill('Robin Ames');
  await expect(edit.getByLabel('Card Number')).toHaveValue('****1111');
  await edit.getByRole('button', { name: 'Submit' }).click();
  await expect(edit).toHaveCount(0);
});

test('two clerks on one payment method: the second is told who was first, and keeps theirs or their own', async ({
  page,
}) => {
  await signInQuietly(page, ACCOUNTING);
  const id = await signUpAgency(page, 'Clerk Harbor');
  const method = await savePaymentMethod(page, id, { checkDescription: 'Paper checks' });
  const account = new AccountPage(page);
  await account.open(id, `?open=paymentMethod&id=${method}`);
  const dialog = account.dialog('Edit Payment Method');
  await dialog.getByLabel('Base Price Per Office').fill('120');
  await savePaymentMethod(page, id, { id: method, office_amount: 130, checkDescription: 'Blue checks' });
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const conflict = account.dialog('Changed meanwhile');
  await expect(conflict.getByRole('row', { name: /Base Price Per Office/ })).toContainText('$130.00');
  await expect(conflict.getByRole('row', { name: /Description/ })).toHaveCount(0);
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(account.methods).toContainText('CHECK, Blue checks');
  await expect(account.methods).toContainText('$120.00 base');
});

test('from add-on to first bill to check, with the amount that the month costs', async ({ page }) => {
  await signInQuietly(page, ACCOUNTING);
  const id = await signUpAgency(page, 'Bill Harbor');
  await savePaymentMethod(page, id, { checkDescription: 'Paper checks' });
  const account = new AccountPage(page);
  await page.goto('/addOn');
  await page.getByRole('dialog', { name: 'Add-On: which account?' }).getByLabel('Account').fill(String(id));
  await page.getByRole('option', { name: `Bill Harbor #${id}` }).click();
  const apply = account.dialog('Apply Add-On');
  await apply.getByRole('button', { name: 'Submit' }).click();
  await expect(account.error).toContainText('Choose an add-on.');
  await account.error.getByRole('button', { name: 'OK' }).click();
  await apply.getByLabel('Name').selectOption({ label: 'Agency Buzz' });
  await expect(apply.getByLabel('Billing Type')).not.toHaveValue('');
  await apply.getByRole('button', { name: 'Submit' }).click();
  await expect(account.addOns.getByRole('listitem').filter({ hasText: 'Agency Buzz' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Agency Buzz', exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Bill Now' }).click();
  const bill = account.dialog('Bill Now');
  await bill.getByRole('button', { name: 'Submit' }).click();
  for (const needed of ['Billing Type', 'Transaction Type', 'Amount', 'Payment Method'])
    await expect(bill.getByText(`${needed} is Required`)).toBeVisible();
  await bill.getByLabel('Category').selectOption('Billing');
  await expect(bill.getByLabel('Transaction Type')).toHaveValue('27');
  await bill.getByRole('button', { name: 'Use this amount' }).click();
  await expect(bill.getByLabel('Amount')).not.toHaveValue('');
  await bill.getByLabel('Transaction Type').selectOption('Refund');
  await expect(bill.getByLabel('Amount')).toHaveValue('');
  await bill.getByLabel('Transaction Type').selectOption('Debit');
  await bill.getByRole('button', { name: 'Use this amount' }).click();
  await bill.getByLabel('Description').fill('First month');
  await expectAccessible(page);
  await bill.getByRole('button', { name: 'Submit' }).dblclick();
  await expect(bill).toHaveCount(0);
  const row = account.billing.getByRole('row', { name: /First month/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('Open');

  await row.getByRole('button', { name: 'Paid: First month' }).click();
  const check = account.dialog('Add a Check');
  await check.getByRole('button', { name: 'Submit' }).click();
  await expect(check.getByText('Check Number is Required')).toBeVisible();
  await check.getByLabel('Check Number').fill('12a3');
  await check.getByRole('button', { name: 'Submit' }).click();
  await expect(check.getByText('Invalid Check Number')).toBeVisible();
  await check.getByLabel('Check Number').fill('1234567');
  await expect(check.getByLabel('Check Number')).toHaveValue('123456');
  await check.getByRole('button', { name: 'Submit' }).click();
  await expect(row).toContainText('Paid, check 123456');

  await account.addOns.getByRole('button', { name: 'Delete Agency Buzz' }).click();
  await expect(account.dialog('Confirmation')).toContainText('Are you sure you want to delete this Add-On?');
  await account.dialog('Confirmation').getByRole('button', { name: 'Delete' }).click();
  await expect(account.addOns.getByText('No add-ons yet.')).toBeVisible();
  await account.history.scrollIntoViewIfNeeded();
  await expect(account.history.getByRole('row', { name: /Add Ons/ }).first()).toContainText('Agency Buzz');
});

test('a conversion is added, completed and voided; a voided one is red and keeps no icon', async ({
  page,
}) => {
  await signInQuietly(page, ACCOUNTING);
  const id = await signUpAgency(page, 'Conversion Harbor');
  const account = new AccountPage(page);
  await account.open(id);
  await account.conversions.getByRole('button', { name: 'Add a conversion' }).click();
  const dialog = account.dialog('Add Conversion');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Type is a required field.')).toBeVisible();
  await dialog.getByLabel('Type').selectOption('Competitor');
  await dialog.getByLabel('Competitor System').selectOption('Other');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText('Competitor System is a required field.')).toBeVisible();
  await dialog.getByLabel('Competitor Name').fill('Card Cabinet');
  await dialog.getByLabel('Conversion Fee').fill('300');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  const row = account.conversions.getByRole('row', { name: /Card Cabinet/ });
  await expect(row).toContainText('$300.00');
  await row.getByRole('button', { name: /^Void/ }).click();
  await expect(account.dialog('Confirmation')).toContainText(
    'Are you SURE you want to void this conversion?',
  );
  await account.dialog('Confirmation').getByRole('button', { name: 'Void' }).click();
  await expect(row).toContainText('Voided');
  await expect(row.getByRole('button')).toHaveCount(0);
});

test('the add-on catalogue is searched and edited by accounting users; sales look at it', async ({
  page,
}) => {
  await signInQuietly(page, ACCOUNTING);
  await page.goto('/admin/backoffice/add-ons');
  const table = page.getByRole('table', { name: 'Add-ons' });
  await page.getByLabel('Search add-ons by name').fill('AGENCY BU');
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(1);
  await table.getByRole('row', { name: /Agency Buzz/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Edit Add-On' });
  await dialog.getByLabel('Type', { exact: true }).selectOption('Of written premium');
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog.getByText(/^Percent goes with the type written premium/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'Close', exact: true }).last().click();
  await expect(dialog).toHaveCount(0);
  await signInQuietly(page, SALES);
  await page.reload();
  await expect(table.getByRole('row', { name: /Agency Buzz/ })).not.toHaveAttribute('tabindex', '0');
});
