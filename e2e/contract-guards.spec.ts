import { MARKER } from './marker.ts';
import { ContractView } from './pages/contract-view.ts';
import { FinanceContracts, saveContract, savePremium, startFinancing } from './pages/finance-contracts.ts';
import { saveOffice } from './pages/office-records.ts';
import { dayIn } from './pages/policy-records.ts';
import { takeReceipt } from './pages/receipt-records.ts';
import { expect, test } from './test.ts';

test('Yes at a void that receipts block leads to the receipts of the contract', async ({ page }) => {
  const { compID, customerID } = await startFinancing(page);
  const { id: officeId } = await saveOffice(page, { name: 'Harbor' });
  const { id } = await saveContract(page, { compID, customerID, contractNumber: 'GP-8' });
  const lines = [{ contractId: id, kind: 'down payment', amount: 200 }];
  await takeReceipt(page, customerID, { officeId, lines, tendered: 200 });
  await new FinanceContracts(page).openList(customerID);
  await page.getByRole('button', { name: 'Void GP-8' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Finance Contract cannot be voided: Receipts attached',
  );
  await page.getByRole('button', { name: 'Yes', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/finance/${id}#payment$`));
  const receipts = new ContractView(page).section('Payment');
  await expect(receipts).toContainText('$200.00');
  await expect(receipts).toBeInViewport();
});

test('the form tells which contract has a policy already, and why an approved one cannot go back to Quoted', async ({
  page,
}) => {
  const { compID, customerID } = await startFinancing(page);
  const { id: policyId } = await savePremium(page, customerID, 1200);
  const open = { compID, customerID, contractNumber: 'GP-1', downPayment: 0, paymentAmount: 130 };
  const { id } = await saveContract(page, { ...open, policyIds: [policyId] });
  const contracts = new FinanceContracts(page);
  await page.goto(`/customer/${customerID}/finance/add`);
  const policy = contracts.form.getByRole('checkbox', { name: /^HMA-100/ });
  await expect(contracts.form).toContainText('Already on GP-1 (Approved)');
  await contracts.choose('Finance Co', 'Gulf Premium');
  await contracts.choose('Status', 'Approved');
  await policy.check();
  await contracts.save.click();
  await expect(contracts.field('# Payments')).toHaveAccessibleDescription(/Enter the number of payments/);
  await contracts.field('# Payments').fill('10');
  await contracts.field('Payment Amount').fill('130');
  await contracts.save.click();
  await expect(page.getByRole('alert').filter({ hasText: 'already finances all of HMA-100' })).toBeVisible();

  const added = { selectedPayee: 'carrier', additionalPremium: 100, dateFinanced: dayIn(0) };
  await page.request.post('/api/customer/finance/additional-premium/save', {
    data: { premiumFinanceId: id, ...added },
    headers: MARKER,
  });
  await page.goto(`/finance/${id}/edit`);
  await expect(contracts.form).toContainText('it cannot go back to Quoted. Void it instead.');
  await contracts.form.getByRole('combobox', { name: 'Status' }).click();
  await expect(page.getByRole('option', { name: 'Quoted' })).toHaveAttribute(
    'data-combobox-disabled',
    'true',
  );
  await page.goto(`/finance/${id}`);
  await expect(page.getByRole('region', { name: 'With additional premium' })).toContainText('$1,300.00');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('option', { name: 'Additional premium (A/P) on GP-1' }).click();
  await expect(page.getByRole('dialog', { name: 'Additional Premium' })).toBeVisible();
});
