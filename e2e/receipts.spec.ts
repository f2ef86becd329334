import type { Page } from '@playwright/test';
import { follow } from './follow.ts';
import { expectSettled } from './looks.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { HomePage } from './pages/home-page.ts';
import { saveOffice } from './pages/office-records.ts';
import { saveCarrier, savePolicy } from './pages/policy-records.ts';
import { ReceiptPage } from './pages/receipt-page.ts';
import { ReceiptPayment } from './pages/receipt-payment.ts';
import { takeReceipt } from './pages/receipt-records.ts';
import { DEMO_PASSWORD, newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const AGENT = { email: 'agent@demo.test', password: DEMO_PASSWORD };
const MARIA = 104_238;
const [LIGHT, DARK] = [1, 2];

/** An owner without a home office, whose agency has one office and a customer with a policy of $600.00 and its fee. */
async function arrange(page: Page, themesId = LIGHT) {
  await signInQuietly(page, await newPerson({ themesId }));
  const office = await saveOffice(page, { name: 'Harbor' });
  const customer = await saveCustomer(page, { firstName: 'Maria', lastName: 'Johnson' });
  const { auto } = await saveCarrier(page);
  const policy = await savePolicy(page, customer.id, { productId: auto, policyFee: 25 });
  return { office: office.id, customer: customer.id, policy: policy.id };
}

test('cash for a policy and a fee: change, receipt with Print in focus, less owed, PDF', async ({ page }) => {
  const { customer } = await arrange(page);
  await page.goto(`/customer/${customer}?tab=receipts`);
  await page.getByRole('tabpanel').getByRole('link', { name: 'Take a payment' }).click();
  const payment = new ReceiptPayment(page);
  await expect(payment.amount('Premium', 'HMA-100')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Take payment' })).toHaveAccessibleDescription(
    'Enter at least one amount first.',
  );
  await payment.amount('Premium', 'HMA-100').fill('150.5');
  await page.getByRole('button', { name: '$25.00 owed as policy fee of HMA-100, pay it in full' }).click();
  await payment.addFee.click();
  await expect(payment.feeAmount(1)).toBeFocused();
  await page.keyboard.type('20');
  await payment.tendered.fill('200');
  await expect(payment.total).toHaveText('$195.50');
  await expect(payment.change).toHaveText('$4.50');
  await payment.take.click();
  await expect(payment.office).toBeFocused();
  await expect(payment.office).toHaveAccessibleDescription('Choose the office that takes the money.');
  await payment.office.selectOption('Harbor');
  await expectAccessible(page);
  await payment.tendered.press('Enter');

  const receipt = new ReceiptPage(page);
  await expect(receipt.heading(1)).toBeVisible();
  await expect(receipt.print).toBeFocused();
  await expect(page.getByRole('status', { name: 'Change' })).toHaveText('$4.50');
  await expect(receipt.lines.getByRole('row', { name: /^Premium .*HMA-100/ })).toContainText('$150.50');
  await expectAccessible(page);
  const pdf = await page.request.get((await receipt.print.getAttribute('href')) ?? '');
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  expect(pdf.headers()['content-disposition']).toMatch(/^inline; filename="receipt-\d+-1\.pdf"$/);

  await page.getByRole('link', { name: 'Maria Johnson' }).first().click();
  await expect(
    page.getByRole('table', { name: 'Receipts' }).getByRole('row', { name: '$195.50' }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Take a payment' }).click();
  await expect(page.getByRole('button', { name: 'Pay all $449.50 of HMA-100' })).toBeVisible();
});

test('a card asks for four digits and no more, and nothing longer leaves the page', async ({ page }) => {
  const { customer } = await arrange(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''));
  const payment = new ReceiptPayment(page);
  await payment.open(customer);
  await payment.addFee.click();
  await payment.feeAmount(1).fill('25');
  await payment.office.selectOption('Harbor');
  await payment.payBy('Card');
  await payment.lastFour.fill('4111111111111111');
  await payment.take.click();
  await expect(payment.lastFour).toHaveAccessibleDescription(/Enter the last four digits and nothing more\./);
  expect(sent).toEqual([]);
  await payment.lastFour.fill('1111');
  await payment.tendered.fill('24.99');
  await payment.take.click();
  await expect(page.getByText('Must be exactly $25.00: only cash gets change.')).toBeVisible();
  await payment.tendered.fill('');
  await payment.take.click();
  await expect(new ReceiptPage(page).heading(1)).toBeVisible();
  await expect(page.getByText('1111', { exact: true })).toBeVisible();
});

test('a lost answer and a second Enter give one receipt', async ({ page }) => {
  const { customer } = await arrange(page);
  const payment = new ReceiptPayment(page);
  await payment.open(customer);
  await page.getByRole('button', { name: 'Pay all $625.00 of HMA-100' }).click();
  await payment.tendered.fill('625');
  await payment.office.selectOption('Harbor');
  await page.route('**/receipts', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await payment.take.click();
  await expect(page.getByRole('dialog', { name: 'The payment was not completed' })).toContainText(
    'taken only once',
  );
  await page.keyboard.press('Escape');
  await page.unroute('**/receipts');
  await payment.tendered.evaluate((field: HTMLInputElement) => {
    field.form?.requestSubmit();
    field.form?.requestSubmit();
  });
  await expect(new ReceiptPage(page).heading(1)).toBeVisible();
  const { pagination } = await (await page.request.get('/api/receipts')).json();
  expect(pagination.total).toBe(1);
});

test('what others do while the form is open is followed: amounts stay in sight, and new rows can be filled in', async ({
  page,
}) => {
  const { customer, office, policy } = await arrange(page);
  const payment = new ReceiptPayment(page);
  await payment.open(customer);
  await payment.amount('Premium', 'HMA-100').fill('600');
  await payment.tendered.fill('600');
  await payment.office.selectOption('Harbor');
  const lines = [{ policyId: policy, kind: 'premium', amount: 600 }];
  await takeReceipt(page, customer, { officeId: office, lines, tendered: 600 });
  const { home: productId } = await saveCarrier(page, 'Bay Mutual');
  await savePolicy(page, customer, { productId, policyNumber: 'HMA-200' });
  await payment.take.click();
  await expect(payment.amount('Premium', 'HMA-100')).toHaveAccessibleDescription(/\$0\.00 is still owed/);
  await expect(payment.amount('Premium', 'HMA-100')).toHaveValue('600.00');
  await payment.amount('Premium', 'HMA-200').fill('40');
  await expect(payment.total).toHaveText('$640.00');
});

test('paying more than is owed asks first, and is allowed', async ({ page }) => {
  const { customer, policy } = await arrange(page, DARK);
  const payment = new ReceiptPayment(page);
  await page.goto(
    `/customersPayment.php?id=${customer}&items=${policy}&financeAmount=12.50&isPremiumFinance=1`,
  );
  await expect(page).toHaveURL(
    `/customer/${customer}/payment?items=${policy}&financeAmount=12.50&isPremiumFinance=1`,
  );
  await expect(payment.total).toHaveText('$625.00');
  await payment.amount('Premium', 'HMA-100').fill('700');
  await payment.office.selectOption('Harbor');
  await payment.payBy('Check');
  await payment.checkNumber.fill('1042');
  await payment.take.click();
  const question = page.getByRole('dialog', { name: 'Take more than is owed?' });
  await expect(question).toContainText('Premium of HMA-100 is paid $100.00 beyond what is owed.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Take it as a prepayment' }).click();
  await expect(new ReceiptPage(page).heading(1)).toBeVisible();
  await payment.open(customer);
  await expect(page.getByText('$100.00 prepaid')).toBeVisible();
  await expect(payment.amount('Premium', 'HMA-100')).toBeHidden();
  await page.getByRole('button', { name: 'Prepay premium of HMA-100' }).click();
  await expect(payment.amount('Premium', 'HMA-100')).toBeFocused();
});

test('a void has its reason and stays; someone who was too late is told so', async ({ page }) => {
  const { customer, office } = await arrange(page, DARK);
  const { id } = await takeReceipt(page, customer, { officeId: office });
  const receipt = new ReceiptPage(page);
  await page.goto(`/receipt/${id}`);
  await receipt.void.click();
  await receipt.voidDialog.getByRole('button', { name: 'Void the receipt' }).click();
  await expect(page.getByText('Enter a reason.')).toBeVisible();
  await expectAccessible(page);
  const late = new ReceiptPage(await page.context().newPage());
  await late.page.goto(`/receipt/${id}`);
  await expect(late.heading(1)).toBeVisible();
  await receipt.voidDialog.getByLabel('Reason').fill('Wrong customer');
  await receipt.voidDialog.getByRole('button', { name: 'Void the receipt' }).click();
  await expect(page.getByText('This receipt is void')).toBeVisible();
  await expect(page.getByText('Wrong customer')).toBeVisible();
  await expect(receipt.void).toHaveAccessibleDescription('This receipt is already void.');
  await expectAccessible(page);
  await late.voidFor('Mine');
  await expect(late.voidDialog.getByRole('alert')).toContainText(
    'Robin Tester already voided this receipt on',
  );
});

test('the list is filtered in the address, with totals over the whole filter', async ({ page }) => {
  await signInQuietly(page, OWNER);
  const home = new HomePage(page);
  await home.open();
  const card = await home.card('receipts-today', 'Receipts today');
  await expect(card.getByRole('row', { name: /^Total/ })).toContainText('$');
  await card.getByRole('link', { name: 'Today’s receipts' }).click();
  await expect(page).toHaveURL(/\/receipts\?office=11&from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d$/);
  await follow(page, '/receipts');
  const rows = page.getByRole('table', { name: 'Receipts', exact: true }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(15);
  const table = page.getByRole('table', { name: 'Receipts', exact: true });
  const billed = table.getByRole('columnheader', { name: 'Billed' });
  // The widths of the first rows are kept a frame after they are there.
  await expectSettled(page);
  const place = await billed.boundingBox();
  await billed.getByRole('button').click();
  await expect(page).toHaveURL('/receipts?sort=amountBilled');
  await expect(billed).toHaveAttribute('aria-sort', 'ascending');
  await billed.getByRole('button').click();
  await expect(page).toHaveURL('/receipts?sort=amountBilled&reverse=1');
  await expect(billed).toHaveAttribute('aria-sort', 'descending');
  await expect(table).toHaveAttribute('aria-busy', 'false');
  expect(await billed.boundingBox()).toEqual(place);
  await billed.getByRole('button').click();
  await expect(billed).toHaveAttribute('aria-sort', 'none');
  await page.getByLabel('Office', { exact: true }).selectOption('Harbor Office');
  await expect(page.getByLabel('Office', { exact: true })).toHaveValue('12');
  await page.getByLabel('Status').selectOption('Void');
  await expect(page).toHaveURL('/receipts?office=12&status=void');
  await expect(rows.first()).toContainText('Harbor Office');
  await expect(rows.first()).toContainText('Void');
  const totals = page.getByRole('table', { name: 'Totals by method' });
  await expect(totals.getByRole('row', { name: /^Total/ })).toContainText('$0.00');
  await expect(totals.getByRole('row', { name: /^Void, not counted/ })).toContainText('$');
  await page.reload();
  await expect(page.getByLabel('Office', { exact: true })).toHaveValue('12');
});

test('a clerk without the permission sees why, and a customer has a second page of receipts', async ({
  page,
}) => {
  await signInQuietly(page, AGENT);
  await page.goto(`/customer/${MARIA}?tab=receipts`);
  const second = page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Page 2' });
  await second.click();
  await expect(page).toHaveURL(/tab=receipts&page=2/);
  // Until its rows come those of the first page stay.
  await expect(second).toHaveAttribute('aria-current', 'page');
  const rows = page.getByRole('table', { name: 'Receipts' }).locator('tbody').getByRole('row');
  await rows.last().press('Enter');
  const receipt = new ReceiptPage(page);
  await expect(receipt.void).toHaveAccessibleDescription('Needs the permission "Void receipts".');
});

test('an old address opens the receipt of office and number, or says that there is none', async ({
  page,
}) => {
  const { customer, office } = await arrange(page);
  const { id } = await takeReceipt(page, customer, { officeId: office });
  await page.goto(`/payment_receipt.php?id=${customer}&receiptNum=1&officeID=${office}&hideHeader=true`);
  await expect(page).toHaveURL(`/receipt/${id}?hideHeader=true`);
  await expect(new ReceiptPage(page).heading(1)).toBeVisible();
  await page.goto(`/payment_receipt.php?id=${customer}&receiptNum=2&officeID=${office}`);
  await expect(page.getByRole('heading', { name: 'There is no such receipt' })).toBeVisible();
});
