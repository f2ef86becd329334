import { showDay } from '../src/platform/shared/dates.ts';
import { expectGoodLook, PHONE } from './looks.ts';
import { AttachmentPanel, saveType, textFile } from './pages/attachment-panel.ts';
import { ContractView } from './pages/contract-view.ts';
import { FinanceContracts, saveContract, savePremium, startFinancing } from './pages/finance-contracts.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { dayIn } from './pages/policy-records.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const MARIA = 104_238;

test('a contract is added with its figures computed while typing, approved, hidden, shown and voided', async ({
  page,
}) => {
  const { customerID: id } = await startFinancing(page);
  await savePremium(page, id, 1200);
  const contracts = new FinanceContracts(page);
  await contracts.openList(id);
  await expect(page.getByText('No Finance Contracts found')).toBeVisible();
  await page.getByRole('link', { name: 'Add contract' }).click();

  await contracts.choose('Finance Co', 'Gulf Premium');
  await contracts.field('Contract #').fill('GP-1');
  await contracts.form.getByRole('checkbox', { name: /^HMA-100, Harbor Mutual/ }).check();
  await expect(contracts.field('Total Premium')).toHaveValue('$1,200.00');
  await contracts.field('Down Payment').fill('200');
  await contracts.field('# Payments').fill('10x');
  await expect(contracts.field('# Payments')).toHaveValue('10');
  await contracts.field('Payment Amount').fill('99.99');
  await expect(contracts.figure('Total of payments')).toContainText('$999.90');
  await contracts.save.click();
  await expect(contracts.field('Payment Amount')).toHaveAccessibleDescription(
    '10 payments come to $999.90, less than the $1,000.00 financed. Enter at least $100.00.',
  );
  await contracts.field('Payment Amount').fill('110');
  await expect(contracts.figure('APR')).toContainText('21.94 %');
  await page.getByText('How: APR').click();
  await expect(page.getByText('Finance charge: $1,100.00 − $1,000.00 = $100.00.')).toBeVisible();
  await contracts.choose('Status', 'Approved');
  await contracts.save.click();

  await expect(contracts.tab).toHaveText('Finance1');
  await expect(contracts.rows).toContainText('GP-1');
  await expect(contracts.rows).toContainText('21.94 %');
  await expect(contracts.rows).toContainText('$1,100.00');
  await page.getByRole('button', { name: 'Hide GP-1' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(contracts.tab).toHaveText('Finance0');
  await contracts.list('Hidden').click();
  await page.getByRole('button', { name: 'Show GP-1' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(contracts.tab).toHaveText('Finance1');
  await contracts.list('Active').click();
  const facts = page.getByRole('region', { name: 'Key facts' });
  await expect(facts).toContainText('$200.00');
  await page.getByRole('button', { name: 'Void GP-1' }).click();
  await expect(page.getByText('Are you sure you want to void the Finance Contract?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(contracts.rows).toContainText('Voided');
  await expect(facts).toContainText('$1,200.00');
  await expect(contracts.rows).toContainText('$0.00');
  await expect(page.getByRole('button', { name: 'Edit GP-1' })).toHaveCount(0);
});

test('an edit keeps what was typed; two people who changed different things are not asked', async ({
  page,
}) => {
  const { compID, customerID } = await startFinancing(page);
  const { id } = await saveContract(page, { compID, customerID, contractNumber: 'GP-2', APR: 20 });
  const contracts = new FinanceContracts(page);
  await contracts.openList(customerID);
  await page.getByRole('button', { name: 'Edit GP-2' }).click();
  await expect(contracts.field('APR')).toHaveValue('20.00 %');
  await expect(contracts.form).toContainText('more than 1/8 point off');
  await contracts.field('Finance Memo').fill('Calls on Monday.');
  const theirs = { compID, contractNumber: 'GP-2', contractStatus: 'Approved', premium: 1200, APR: 20 };
  await page.request.put(`/api/finance/${id}`, {
    data: {
      ...theirs,
      downPayment: 200,
      dateFinanced: '2026-01-05',
      numberPayments: 10,
      paymentAmount: 110,
      agreementID: 'A-7',
    },
    headers: { 'x-requested-with': 'XMLHttpRequest' },
  });
  await contracts.save.click();
  await expect(contracts.rows).toContainText('GP-2');
  const saved = await (await page.request.get(`/api/finance/${id}`)).json();
  expect([saved.memo, saved.agreementID, saved.APR]).toEqual(['Calls on Monday.', 'A-7', 20]);
});

test('the list is sorted and paged in the address bar, and someone without the permission is told why', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  const contracts = new FinanceContracts(page);
  await contracts.openList(MARIA);
  await expect(contracts.rows).toHaveCount(15);
  await page.getByRole('button', { name: 'Page 2' }).click();
  await expect(contracts.rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Total', exact: true }).click();
  await expect(page).toHaveURL(/sort=total/);
  await contracts.list('Hidden').click();
  await expect(contracts.rows).toHaveCount(3);
  await expect(contracts.pages).toHaveCount(0);
  await signInQuietly(page, { email: 'agent@demo.test', password: 'coverdesk-demo' });
  await contracts.openList(MARIA);
  await expect(page.getByRole('button', { name: /^Void / }).first()).toHaveAccessibleDescription(
    /^Needs the permission/,
  );
});

test('a contract lives its whole life by keyboard: added, approved, viewed, funded, voided, hidden', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  const { customerID: id } = await startFinancing(page);
  await savePremium(page, id, 1200);
  const contracts = new FinanceContracts(page);
  const view = new ContractView(page);
  await contracts.openList(id);
  await hand.enter(page.getByRole('link', { name: 'Add contract' }).first());
  await hand.choose(contracts.choice('Finance Co'), 'Gulf Premium');
  await hand.type(contracts.field('Contract #'), 'GP-7');
  await hand.space(contracts.form.getByRole('checkbox', { name: /^HMA-100, Harbor Mutual/ }));
  await hand.type(contracts.field('# Payments'), '10');
  await hand.type(contracts.field('Payment Amount'), '130');
  await hand.choose(contracts.choice('Status'), 'Approved');
  await hand.enter(contracts.save);

  await hand.enter(contracts.row('GP-7'));
  await expect(page.getByRole('heading', { name: 'GP-7' })).toBeVisible();
  await expect(view.figure('Balance')).toContainText('$1,300.00');
  await expect(view.figure('Payoff today')).toContainText('Rule of 78');
  await expect(view.section('Policy')).toContainText('HMA-100');
  await expect(view.section('Details')).toContainText('New Business');
  await expect(view.bars).toHaveAccessibleName(/^10 payments: 0 paid, 0 overdue, next \$130\.00 on /);
  await expect(view.button('Process Down Payment')).toHaveAccessibleDescription(
    'The down payment has been processed.',
  );

  await hand.enter(view.button('Fund'));
  await expect(view.submit).toBeDisabled();
  await hand.type(view.dialog.getByLabel('Date Funded', { exact: true }), showDay(dayIn(0)));
  await expect(view.submit).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(page.getByText('$1,200.00 of GP-7 is funded.')).toBeVisible();
  await expect(view.button('Fund')).toHaveAccessibleDescription('Everything has been funded.');
  await expect(view.section('Log')).toContainText('Funded');

  await hand.menu(view.button('More'), 'Void');
  await expect(page.getByText('Are you sure you want to void the Finance Contract?')).toBeVisible();
  await hand.enter(view.dialog.getByRole('button', { name: 'Yes' }));
  await expect(view.section('Details')).toContainText('Void Contract');
  await expect(view.section('Terms')).toContainText('Funded, to be returned');
  for (const name of ['Payment', 'Fund', 'A/P', 'Process Down Payment'])
    await expect(view.button(name)).toHaveAccessibleDescription('This contract is voided.');

  await hand.menu(view.button('More'), 'Hide');
  await hand.enter(view.dialog.getByRole('button', { name: 'Yes' }));
  await expect(page.getByText('Contract GP-7 is hidden.')).toBeVisible();
  await hand.menu(view.button('More'), 'Show');
  await hand.enter(view.dialog.getByRole('button', { name: 'Yes' }));
  await expect(page.getByText('Contract GP-7 is in the active list again.')).toBeVisible();
});

test('a down payment that is to be processed opens the payment form with what the form has to know', async ({
  page,
}) => {
  const { compID, customerID } = await startFinancing(page);
  const { id } = await saveContract(page, { compID, customerID });
  const view = new ContractView(page);
  await page.goto(`/finance/${id}`);
  for (const name of ['Payment', 'Fund', 'A/P'])
    await expect(view.button(name)).toHaveAccessibleDescription('Process the down payment first.');
  // Until the policies are there, nothing says whether it is a renewal.
  await expect(view.section('Policy')).toContainText('No policies on this contract.');
  await view.button('Process Down Payment').click();
  await expect(page).toHaveURL(
    new RegExp(`/customer/${customerID}/payment\\?items=${id}&financeAmount=200.00&.*isProcessDownPayment=1`),
  );
  await expect(page).toHaveURL(/entryType=NEW&paymentAppendage=DPP/);
});

test('on a phone the menu of a contract has the payment too; at a desk it has nothing that is not seen', async ({
  page,
}) => {
  const { compID, customerID } = await startFinancing(page);
  const { id } = await saveContract(page, { compID, customerID });
  const entries = page.locator('[role=menuitem]');
  const view = new ContractView(page);
  await page.goto(`/finance/${id}`);
  await view.button('More').click();
  await expect(entries).toHaveText(['Pay off', 'Edit', 'Void', 'Hide']);
  await page.setViewportSize(PHONE);
  await expect(entries).toHaveText(['Payment', 'Pay off', 'Edit', 'Void', 'Hide']);
});

test('the old address opens a contract or the contracts of a customer, or asks for the customer', async ({
  page,
}) => {
  const { compID, customerID } = await startFinancing(page);
  const { id } = await saveContract(page, { compID, customerID, contractNumber: 'GP-8' });
  await page.goto(`/financeContract?id=${id}`);
  await expect(page.getByRole('heading', { name: 'GP-8' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/finance/${id}$`));
  await page.goto(`/financeContract?customerId=${customerID}`);
  await expect(new FinanceContracts(page).row('GP-8')).toBeVisible();
  await page.goto('/financeContract');
  await expect(page.getByRole('dialog', { name: 'Whose finance contracts?' })).toBeVisible();
});

test('in the list E edits a contract, A shows its files, and a file is counted in its row', async ({
  page,
}) => {
  const { compID, customerID } = await startFinancing(page);
  await saveType(page);
  const { id } = await saveContract(page, { compID, customerID, contractNumber: 'GP-9' });
  const contracts = new FinanceContracts(page);
  const files = new AttachmentPanel(page);
  await contracts.openList(customerID);
  await contracts.row('GP-9').press('a');
  // The dialog gives the focus a moment after it is there; a key until then would close it.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  await files.choose([textFile('agreement.txt')]);
  await page.getByRole('button', { name: 'Upload 1 file' }).click();
  await expect(files.rows.filter({ hasText: 'agreement.txt' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(contracts.row('GP-9').getByRole('img', { name: '1 attachment' })).toBeVisible();
  await page.goto(`/finance/${id}`);
  await expect(files.rows.filter({ hasText: 'agreement.txt' })).toBeVisible();
  await contracts.openList(customerID);
  await contracts.row('GP-9').press('e');
  await expect(page).toHaveURL(new RegExp(`/finance/${id}/edit$`));
});

test("another agency's contract and an invalid one show the 404 page", async ({ page }) => {
  await signInQuietly(page, await newPerson());
  for (const address of [
    '/finance/2200001',
    '/finance/abc',
    '/finance/2200001/edit',
    '/finance/abc/edit',
    `/customer/${MARIA}/finance/add`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'There is no such finance contract' })).toBeVisible();
  }
});

test('nothing for axe to find, at a desk and on a phone, in the light theme and in the dark', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  for (const address of [`/customer/${MARIA}?tab=finance`, `/customer/${MARIA}/finance/add`]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectGoodLook(page);
  }
});
