import type { Page } from '@playwright/test';
import { expectGoodLook } from './looks.ts';
import { MARKER } from './marker.ts';
import { saveContract, startFinancing } from './pages/finance-contracts.ts';
import { saveOffice } from './pages/office-records.ts';
import { saveCarrier, savePolicy } from './pages/policy-records.ts';
import { ReceiptPage } from './pages/receipt-page.ts';
import { ReceiptPayment } from './pages/receipt-payment.ts';
import { expect, expectAccessible, test } from './test.ts';

const COMPANY = {
  premiumfinancesystem: 'GOTO',
  isIntegrated: true,
  fundingStatus: 'Full Funded',
};

/** An approved contract of an integrated company over a policy of $1,200.00; its down payment is still to be taken. */
async function arrange(page: Page, customer: object = {}) {
  const { compID, customerID } = await startFinancing(page, { company: COMPANY, customer });
  await saveOffice(page, { name: 'Harbor' });
  const { auto: productId } = await saveCarrier(page);
  const { id: policyId } = await savePolicy(page, customerID, { productId, premium: 1200 });
  const contract = { customerID, compID, contractNumber: 'GP-1', policyIds: [policyId] };
  return { customerId: customerID, contractId: (await saveContract(page, contract)).id };
}

/** Takes what the form begins with, by check. */
async function take(page: Page): Promise<void> {
  const payment = new ReceiptPayment(page);
  await payment.office.selectOption('Harbor');
  await payment.payBy('Check');
  await payment.checkNumber.fill('1042');
  await payment.take.click();
}

test('an old link takes the down payment of a contract, which is posted; the form then offers its payments', async ({
  page,
}) => {
  const { customerId, contractId } = await arrange(page);
  await page.goto(
    `/customersPayment.php?id=${customerId}&items=${contractId}&financeAmount=200&isProcessDownPayment=1&paymentAppendage=DPF&entryType=NEW`,
  );
  const payment = new ReceiptPayment(page);
  await expect(payment.total).toHaveText('$200.00');
  await expect(payment.tendered).toBeFocused();
  await expect(page.getByRole('group', { name: 'HMA-100' })).toContainText('Financed');
  await expectAccessible(page);
  await expectGoodLook(page);
  await take(page);

  const receipt = new ReceiptPage(page);
  await expect(receipt.heading(1)).toBeVisible();
  await expect(receipt.lines).toContainText('Contract GP-1, Gulf Premium');
  await expect(receipt.lines).toContainText('Posted: SANDBOX-');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await payment.open(customerId);
  await page.getByRole('checkbox', { name: /^Pay off GP-1 today with \$/ }).check();
  await expect(payment.amount('Finance payment', 'GP-1')).not.toHaveValue('');
  await page.getByRole('checkbox', { name: /^Pay off GP-1/ }).uncheck();
  await payment.amount('Finance payment', 'GP-1').fill('5000');
  await take(page);
  await expect(payment.amount('Finance payment', 'GP-1')).toHaveAccessibleDescription(
    'Enter at most $1,100.00, the balance.',
  );
});

test('a payment that does not post says so, and from the second failure offers to post it manually', async ({
  page,
}) => {
  const { customerId, contractId } = await arrange(page, { memo: 'sandbox:post-fails' });
  await page.goto(`/customer/${customerId}/payment?items=${contractId}&isProcessDownPayment=1`);
  await take(page);
  const alert = page.getByRole('dialog', { name: 'Alert' });
  await expect(alert).toContainText('Payment request did not post to the Premium Finance Company.');
  await expect(alert.getByRole('button', { name: 'Post Manually' })).toHaveCount(0);
  await expectAccessible(page);
  await alert.getByRole('button', { name: 'Ok' }).click();
  await expect(alert).toHaveCount(0);

  const { results } = await (
    await page.request.get(`/api/finance/payments/${customerId}/${contractId}`)
  ).json();
  const again = await page.request.post(`/api/finance/posts/${results[0].postId}/try`, {
    headers: MARKER,
  });
  expect(await again.json()).toMatchObject({ posted: 'failed', failures: 2 });
  await page.reload();
  await alert.getByRole('button', { name: 'Post Manually' }).click();
  await expect(alert).toContainText(
    'Make sure to Contact your Premium Finance Company to post this payment manually.',
  );
  await alert.getByRole('button', { name: 'Ok' }).click();
  await expect(new ReceiptPage(page).lines).toContainText('Posted manually');
});

test('the contract that a link is about comes first; one that takes no such payment says why', async ({
  page,
}) => {
  const { compID, customerID } = await startFinancing(page);
  const ids: number[] = [];
  for (const contractNumber of ['GP-1', 'GP-2', 'GP-3', 'GP-4', 'GP-5']) {
    const contract = { compID, customerID, contractNumber, downPayment: 0, paymentAmount: 130 };
    ids.push((await saveContract(page, contract)).id);
  }
  await page.goto(`/customer/${customerID}/payment?items=${ids[0]}&isFinancePayment=1`);
  await expect(page.getByRole('group', { name: /^GP-/ }).first()).toHaveAccessibleName('GP-1');
  await expect(page.getByRole('group', { name: 'GP-1' })).toBeInViewport();

  await page.goto(`/customer/${customerID}/payment?items=${ids[0]}&isAdditionalPremium=1`);
  await expect(page.getByRole('alert')).toHaveText(
    'Contract GP-1: No down payment of an additional premium is open.',
  );
  const quote = { compID, customerID, contractNumber: 'GP-6', contractStatus: 'Quoted' };
  const { id: quoted } = await saveContract(page, quote);
  await page.goto(`/customer/${customerID}/payment?items=${quoted}&isFinancePayment=1`);
  await expect(page.getByRole('alert')).toHaveText(
    'Contract GP-6: This contract is quoted: approve it first.',
  );
});
