import type { Page } from '@playwright/test';
import { follow } from './follow.ts';
import { expectGoodLook } from './looks.ts';
import { ContractView } from './pages/contract-view.ts';
import { FinanceContracts } from './pages/finance-contracts.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { PolicyPage } from './pages/policy-page.ts';
import { dayIn } from './pages/policy-records.ts';
import { arrangeQuote, QuoteFlow, saveGenerated, saveQuote } from './pages/quote-flow.ts';
import { ReceiptPayment } from './pages/receipt-payment.ts';
import { takeReceipt } from './pages/receipt-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

/** Signed in, with the policies of a customer and a finance company that quotes. */
async function open(page: Page, arranged: Parameters<typeof arrangeQuote>[1] = {}) {
  await signInQuietly(page, await newPerson());
  return { ...(await arrangeQuote(page, arranged)), flow: new QuoteFlow(page) };
}

/** From a policy's page to the pay options, with every question answered No. */
async function requestQuote(page: Page, flow: QuoteFlow, policyId: number): Promise<void> {
  await page.goto(`/policy/${policyId}`);
  await page.getByRole('button', { name: 'Finance', exact: true }).press('Enter');
  await flow.company.getByRole('radio', { name: /Sawgrass/ }).press('Enter');
  await flow.answerAll('No');
  await flow.request.getByRole('button', { name: 'Request a Quote' }).press('Enter');
}

test('two policies become a contract that is sent for signature, and its down payment is taken, all by keyboard', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  const { customerId, flow } = await open(page, { company: { eSignature: 'mandatory' } });
  const policies = new PolicyPage(page);
  await policies.openList(customerId);
  const finance = page.getByRole('button', { name: 'Finance', exact: true });
  await expect(finance).toHaveAccessibleDescription('Select policies in the list first.');
  for (const name of [/HMA-100/, /HMA-200/]) await hand.space(policies.table.getByRole('checkbox', { name }));
  await hand.enter(finance);
  await expect(flow.company.getByRole('radio', { name: /Sawgrass/ })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  await expect(flow.request.getByText('Additional Premium')).toHaveCount(0);
  await expect(flow.question('Auditable')).toHaveCount(0);
  const ask = flow.request.getByRole('button', { name: 'Request a Quote' });
  await hand.enter(ask);
  await expect(flow.request.getByRole('alert')).toHaveText('Parameters must be set to either Yes or No');
  await expectAccessible(page);
  for (const name of ['Assigned Risk', 'Is SR22']) {
    await hand.to(flow.question(name).getByRole('radio', { name: 'Yes' }));
    await hand.along(flow.question(name).getByRole('radio', { name: 'No' }), 'ArrowRight');
  }
  await hand.enter(ask);

  await expect(flow.options.first()).toBeFocused();
  await expect(flow.selection).toContainText('Quoted');
  await expect(flow.generate).toHaveAccessibleDescription('Generate Contract waits for a pay option');
  await expect(flow.selection.getByRole('checkbox', { name: 'E-signature' })).toBeDisabled();
  await page.keyboard.press('ArrowDown');
  await expect(flow.option(4)).toBeChecked();
  await expect(flow.selection).toContainText(/\$250\.00 today, then 3 × /);
  const email = flow.selection.getByLabel('Customer email');
  await hand.type(email, 'fay');
  await expect(email).toHaveAccessibleDescription('Please add a valid email. Email missing @!');
  await expect(flow.generate).toHaveAccessibleDescription('Generate Contract waits for the customer email');
  await hand.type(email, 'fay@example.test');
  await expectGoodLook(page);
  await hand.enter(flow.option(4), { back: true });

  await expect(flow.agreement).toContainText('The contract was sent to the customer’s email for signature.');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/isProcessDownPayment=1&entryType=NEW&paymentAppendage=DPF/);
  const payment = new ReceiptPayment(page);
  await expect(payment.total).toHaveText('$250.00');
  await hand.select(payment.office, 'Harbor');
  await hand.type(payment.tendered, '250');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/receipt\//);
});

test('a quote that is left is asked for again in the list, and chosen from on the page of its contract', async ({
  page,
}) => {
  const { flow, ...quoted } = await open(page);
  await saveQuote(page, quoted);
  const contracts = new FinanceContracts(page);
  await contracts.openList(quoted.customerId);
  await contracts.rows.getByRole('link', { name: /^Re-Quote / }).click();
  await flow.answerAll('Yes');
  await flow.request.getByRole('button', { name: 'Request a Quote' }).click();
  await expect(flow.options.first()).toBeFocused();
  await flow.selection.getByRole('button', { name: 'Cancel' }).click();
  await expect(contracts.rows).toHaveCount(1);

  await contracts.rows.press('Enter');
  await page.getByRole('link', { name: 'Choose how it is paid' }).click();
  await expect(flow.selection.getByRole('checkbox', { name: 'E-signature' })).toHaveCount(0);
  await flow.option(9).check();
  await flow.selection.getByText('How this is counted').click();
  await expect(flow.selection).toContainText('Paid in all: $160.00 down + ');
});

test('without e-signature Ok downloads the contract, and whoever comes later is told that it was issued', async ({
  page,
}) => {
  const { flow, ...quoted } = await open(page);
  const { financeId } = await saveQuote(page, quoted);
  const selection = `/finance/${financeId}?finance=selection.${financeId}`;
  await page.goto(selection);
  await flow.option(9).check();
  await flow.generate.click();
  await expect(flow.agreement).toContainText('Ok downloads the contract.');
  const download = page.waitForEvent('download');
  await flow.agreement.getByRole('button', { name: 'Ok' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await expect(page).toHaveURL(new RegExp(`/payment\\?items=${financeId}&financeAmount=160\\.00`));

  await follow(page, selection);
  const status = page.getByRole('dialog', { name: 'Finance Contract Status' });
  await expect(status).toContainText('was issued.');
  await expectAccessible(page);
});

test('a company that gives no quote is told in the words of the documents, and what was answered is still there', async ({
  page,
}) => {
  const { first, flow } = await open(page, { customer: { memo: 'sandbox:quote-fails' } });
  await requestQuote(page, flow, first);
  const error = page.getByRole('dialog', { name: 'Error' });
  await expect(error).toContainText(
    /An error occurred while requesting a Quote\.\s*Please re-check the configurations/,
  );
  await expectAccessible(page);
  await error.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(flow.question('Is SR22').getByRole('radio', { name: 'No' })).toBeChecked();
});

test('a contract that is refused shows Finance Contract Error, and the choice is still there', async ({
  page,
}) => {
  const { flow, ...quoted } = await open(page, { customer: { memo: 'sandbox:contract-fails' } });
  const { financeId } = await saveQuote(page, quoted);
  await page.goto(`/finance/${financeId}?finance=selection.${financeId}`);
  // The dialog gives the focus there a moment after it is there, and a key until then would choose that one.
  await expect(flow.options.first()).toBeFocused();
  await flow.option(5).press('Space');
  await flow.option(5).press('Enter');
  const refused = page.getByRole('dialog', { name: 'Finance Contract Error' });
  await expect(refused).toContainText(
    'Contract Request Failed. Please contact Premium Finance Company directly.',
  );
  await refused.getByRole('button', { name: 'Ok' }).press('Enter');
  await expect(flow.option(5)).toBeChecked();
});

test('Request a Quote in the tab Finance asks for the policies; of a company that is not integrated one opens Add filled in', async ({
  page,
}) => {
  const { customerId, flow } = await open(page, { company: { isIntegrated: false } });
  const contracts = new FinanceContracts(page);
  await contracts.openList(customerId);
  await page.getByRole('link', { name: 'Request a Quote' }).click();
  await flow.company.getByRole('checkbox', { name: /HMA-100/ }).check();
  await flow.company.getByRole('button', { name: 'OK' }).click();
  await expect(flow.company.getByRole('radio', { name: /Sawgrass/ })).toBeChecked();
  await flow.company.getByRole('button', { name: 'OK' }).click();
  await expect(flow.question('Assigned Risk').getByRole('radio', { name: 'No' })).toBeChecked();
  await flow.request.getByRole('button', { name: 'Add Premium Finance' }).click();
  await expect(contracts.field('Total Premium')).toHaveValue('$800.00');
  await expect(contracts.form.getByRole('combobox', { name: 'Finance Co' })).toHaveValue(
    'Sawgrass Premium Finance',
  );
});

test('a pending policy becomes active with its quote', async ({ page }) => {
  const { first, flow } = await open(page, { policy: { status: 'pending' } });
  await requestQuote(page, flow, first);
  // It goes by itself, so it is looked for first.
  await expect(page.getByText('The pending policy is active now.')).toBeVisible();
  await expect(flow.options.first()).toBeFocused();
  await flow.selection.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(new PolicyPage(page).status('In force')).toBeVisible();
});

/** A generated contract whose down payment is taken, so that an additional premium can follow. */
async function openGenerated(page: Page, memo = '') {
  const { flow, ...quoted } = await open(page, { customer: { memo } });
  const { customerId, officeId } = quoted;
  const { id, downPayment } = await saveGenerated(page, quoted);
  const lines = [{ contractId: id, kind: 'down payment', amount: downPayment }];
  await takeReceipt(page, customerId, { officeId, lines, tendered: downPayment });
  return { flow, id };
}

test('an additional premium of an integrated company is quoted and generated, and its down payment goes on as END', async ({
  page,
}) => {
  const { flow, id } = await openGenerated(page);
  const view = new ContractView(page);
  await page.goto(`/finance/${id}?open=additional-premium`);
  // The dialog gives the focus a moment after it is there; what is typed until then would go astray.
  await expect(view.dialog.getByRole('radio', { name: 'Carrier' })).toBeFocused();
  await view.dialog.getByLabel('Additional Premium', { exact: true }).fill('100');
  await view.dialog.getByLabel('Down Payment', { exact: true }).fill('30');
  await expect(view.dialog).toContainText('Submit asks Sawgrass Premium Finance what this costs.');
  await view.submit.click();
  await expect(flow.endorsement).toContainText('Total additional premium');
  await expectGoodLook(page);
  await flow.endorsement.getByRole('button', { name: 'Generate Contract' }).press('Enter');
  await flow.agreement.getByRole('button', { name: 'Ok' }).press('Enter');
  await expect(page).toHaveURL(
    /isAdditionalPremium=1&paymentAppendage=APP&entryType=END&financeAmount=30\.00/,
  );
  const { results } = await (await page.request.get(`/api/customer/finance/${id}/details`)).json();
  const types = results.map(({ type }: { type: string }) => type);
  expect(types.filter((type: string) => type === 'Additional Premium')).toHaveLength(1);
});

test('a company without premium info is an error popup with its message, and closing it closes the endorsement', async ({
  page,
}) => {
  const { flow, id } = await openGenerated(page, 'sandbox:no-premium-info');
  await page.goto(`/finance/${id}?finance=endorsement.${id}.carrier.10000.0.0.0.0.${dayIn(0)}.`);
  const error = page.getByRole('dialog', { name: 'Error' });
  await error.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/finance/${id}$`));
  await expect(flow.endorsement).toHaveCount(0);
});
