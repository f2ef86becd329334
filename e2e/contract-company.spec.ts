import type { Page } from '@playwright/test';
import { ContractView, postsAreAnswered } from './pages/contract-view.ts';
import { saveContract, startFinancing } from './pages/finance-contracts.ts';
import { saveOffice } from './pages/office-records.ts';
import { takeReceipt } from './pages/receipt-records.ts';
import { expect, test } from './test.ts';

/** A contract of an integrated company whose down payment has gone to it; the customer's memo tells the sandbox what to fail at. */
async function openIntegrated(page: Page, memo = '') {
  const company = {
    premiumfinancesystem: 'Finance Master',
    isIntegrated: true,
    fundingStatus: 'Full Funded',
  };
  const { compID, customerID } = await startFinancing(page, { company, customer: { memo } });
  const { id: officeId } = await saveOffice(page, { name: 'Harbor' });
  const { id } = await saveContract(page, { compID, customerID, contractNumber: 'GP-5' });
  const lines = [{ contractId: id, kind: 'down payment', amount: 200 }];
  await takeReceipt(page, customerID, { officeId, lines, tendered: 200 });
  await postsAreAnswered(page, customerID, id);
  await page.goto(`/finance/${id}`);
  return { view: new ContractView(page), id, customerID };
}

test('a contract that the finance company does not know shows the Error dialog', async ({ page }) => {
  const { view } = await openIntegrated(page, 'sandbox:unknown-contract');
  await view.button('Payment Details').click();
  await expect(page.getByRole('dialog', { name: 'Error' })).toContainText(
    'This contract does not exist in the Finance Company Database. Please contact your Premium Finance Company for contract status. Note: It may take up to 24 hours for a contract to be approved.',
  );
});

test('Payment Details show what the finance company knows', async ({ page }) => {
  const { view } = await openIntegrated(page);
  await view.button('Payment Details').click();
  const details = page.getByRole('dialog', { name: 'Payment Details' });
  await expect(details).toContainText('Gulf Premium');
  await expect(details).toContainText('SANDBOX');
  await expect(details.getByRole('table', { name: 'History' })).toContainText('New Business');
});

test('a payment that did not post is tried again from its row; from the second failure on it is posted manually', async ({
  page,
}) => {
  const { view } = await openIntegrated(page, 'sandbox:post-fails');
  const payments = view.section('Payment');
  await expect(payments.getByRole('button', { name: 'Post Manually' })).toHaveCount(0);
  await payments.getByRole('button', { name: 'Try again' }).click();
  await expect(view.dialog).toContainText('Payment request did not post to the Premium Finance Company.');
  await view.dialog.getByRole('button', { name: 'Ok' }).click();
  await payments.getByRole('button', { name: 'Post Manually' }).click();
  await expect(view.dialog).toContainText(
    'Make sure to Contact your Premium Finance Company to post this payment manually.',
  );
  await view.dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(payments).toContainText('Posted manually');
});

test('a contract with a receipt is not voided: Yes leads to its receipts on the page', async ({ page }) => {
  const { view, id } = await openIntegrated(page);
  await view.choose('Void');
  await expect(view.dialog).toContainText('Finance Contract cannot be voided: Receipts attached');
  await expect(view.dialog.getByRole('button', { name: 'No', exact: true })).toBeFocused();
  await view.dialog.getByRole('button', { name: 'Yes' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/finance/${id}#payment$`));
  await expect(view.section('Payment')).toBeInViewport();
  await expect(view.section('Payment')).toContainText('$200.00');
});
