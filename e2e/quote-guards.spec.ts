import type { Page } from '@playwright/test';
import { owner } from '../src/platform/server/testing/browser-test-people.ts';
import { saveCompany, saveProduct } from './pages/company-records.ts';
import { FinanceContracts } from './pages/finance-contracts.ts';
import { PolicyPage } from './pages/policy-page.ts';
import { arrangeQuote, QuoteFlow, saveQuote } from './pages/quote-flow.ts';
import { takeReceipt } from './pages/receipt-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

async function open(page: Page, arranged: Parameters<typeof arrangeQuote>[1] = {}) {
  await signInQuietly(page, await newPerson());
  return { ...(await arrangeQuote(page, arranged)), flow: new QuoteFlow(page) };
}

async function financePolicies(page: Page, customerId: number, flow: QuoteFlow): Promise<void> {
  const policies = new PolicyPage(page);
  await policies.openList(customerId);
  for (const name of [/HMA-100/, /HMA-200/]) await policies.table.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Finance', exact: true }).click();
  await flow.company.getByRole('button', { name: 'OK' }).click();
}

test('before a contract is generated that breaks a rule on record, the rule is cited; another option has no warning', async ({
  page,
}) => {
  const { flow, ...quoted } = await open(page);
  const { financeId } = await saveQuote(page, quoted);
  // A company may charge more than the sandbox does.
  await owner().query(
    `UPDATE finance_quote_options SET interest = interest + 1, last_payment = last_payment + 1,
       total_of_payments = total_of_payments + 1
     WHERE number_of_pay = 9 AND quote_id = (SELECT id FROM finance_quotes WHERE contract_id = $1)`,
    [financeId],
  );
  await page.goto(`/finance/${financeId}?finance=selection.${financeId}`);
  const warning = flow.selection.getByRole('alert');
  await flow.option(9).check();
  await expect(warning).toContainText(
    /The interest of \$[\d.]+ is above \$[\d.]+, the most that is allowed\./,
  );
  await expect(warning).toContainText('Florida Statutes 627.840');
  await expectAccessible(page);
  await flow.option(8).check();
  await expect(warning).toHaveCount(0);
});

test('an expired quote says since when and offers a new one; nothing of it can be chosen', async ({
  page,
}) => {
  const { flow, ...quoted } = await open(page);
  const { financeId } = await saveQuote(page, quoted);
  await owner().query(
    `UPDATE finance_quotes SET quoted_on = '2026-01-01', expires = '2026-01-31' WHERE contract_id = $1`,
    [financeId],
  );
  await page.goto(`/finance/${financeId}?finance=selection.${financeId}`);
  await expect(flow.selection.getByRole('alert')).toHaveText(
    'This quote expired on 01/31/2026. Request a new one.',
  );
  await expect(flow.option(9)).toBeDisabled();
  await expect(flow.generate).toHaveCount(0);
  await expect(flow.selection.getByRole('button', { name: 'Done' })).toBeVisible();
  await expectAccessible(page);
  await flow.selection.getByRole('button', { name: 'Request a new quote' }).click();
  await flow.answerAll('No');
  await flow.request.getByRole('button', { name: 'Request a Quote' }).click();
  await flow.option(9).check();
  await expect(flow.generate).toBeEnabled();
});

test('Add Premium Finance for several policies makes one quoted contract, which opens to be filled in', async ({
  page,
}) => {
  const { customerId, flow } = await open(page, { company: { isIntegrated: false } });
  await financePolicies(page, customerId, flow);
  await flow.request.getByRole('button', { name: 'Add Premium Finance' }).dblclick();
  await expect(page).toHaveURL(/\/finance\/\d+\/edit$/);
  const contracts = new FinanceContracts(page);
  await expect(contracts.field('Total Premium')).toHaveValue('$1,250.00');
  await contracts.openList(customerId);
  await expect(contracts.rows).toHaveCount(1);
});

test('a commercial policy has four questions, and what of it is already paid is said before it is financed', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { id: carrier } = await saveCompany(page, { name: 'Harbor Commercial' });
  const truck = await saveProduct(page, carrier, { name: 'Harbor Truck', lineOfBusiness: 'Commercial Auto' });
  const policy = { productId: truck.id };
  const { customerId, officeId, first } = await arrangeQuote(page, { policy });
  const lines = [{ policyId: first, kind: 'premium', amount: 120.5 }];
  await takeReceipt(page, customerId, { officeId, lines, tendered: 120.5 });
  const flow = new QuoteFlow(page);
  await financePolicies(page, customerId, flow);
  await expect(flow.request.getByRole('status')).toContainText('$120.50 of this is already paid on HMA-100.');
  const ask = flow.request.getByRole('button', { name: 'Request a Quote' });
  await flow.answerAll('No');
  await ask.click();
  await expect(flow.request.getByRole('alert')).toHaveText('Parameters must be set to either Yes or No');
  await flow.answer('Auditable', 'Yes');
  await flow.answer('Federal Filing', 'No');
  await ask.click();
  await expect(flow.options.first()).toBeFocused();
  await expect(flow.selection).toContainText('$120.50 of this is already paid.');
});
