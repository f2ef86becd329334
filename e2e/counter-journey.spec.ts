import { LeadForm } from './pages/lead-form.ts';
import { LeadPage } from './pages/lead-page.ts';
import { signInWithLeads } from './pages/lead-records.ts';
import { saveOffice } from './pages/office-records.ts';
import { PolicyForm } from './pages/policy-form.ts';
import { saveCarrier, shownDayIn } from './pages/policy-records.ts';
import { ReceiptPage } from './pages/receipt-page.ts';
import { ReceiptPayment } from './pages/receipt-payment.ts';
import { expect, test } from './test.ts';

test('from a lead to a customer, a policy, a printed receipt and its void', async ({ page }) => {
  await signInWithLeads(page);
  await saveOffice(page, { name: 'Harbor' });
  await saveCarrier(page);

  await page.goto('/lead/add');
  const form = new LeadForm(page);
  await form.firstName.fill('Noa');
  await form.lastName.fill('Quill');
  await form.phone.fill('3055550190');
  await form.save.click();
  const lead = new LeadPage(page);
  await lead.convert.click();
  await lead.dialog.getByRole('button', { name: 'Add customer' }).click();
  await expect(page).toHaveURL(/\/customer\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Noa Quill/ })).toBeVisible();

  await page.getByRole('link', { name: 'Add policy' }).click();
  const policy = new PolicyForm(page);
  await policy.choose('Company', 'Harbor Mutual');
  await policy.choose('Product', 'Harbor Auto');
  await expect(policy.effective).toHaveValue(shownDayIn(0));
  await policy.number.fill('HMA-2001');
  await policy.premium.fill('480');
  await policy.save.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('HMA-2001');

  await page.getByRole('link', { name: 'Take a payment, $480.00' }).click();
  const payment = new ReceiptPayment(page);
  await expect(payment.amount('Premium', 'HMA-2001')).toHaveValue('$480.00');
  await payment.office.selectOption('Harbor');
  await payment.tendered.fill('500');
  await expect(payment.change).toHaveText('$20.00');
  await payment.take.click();
  const receipt = new ReceiptPage(page);
  await expect(receipt.heading(1)).toBeVisible();
  const pdf = await page.request.get((await receipt.print.getAttribute('href')) ?? '');
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-');

  await receipt.voidFor('Paid at the other counter');
  await expect(page.getByText('This receipt is void')).toBeVisible();
  await page.getByRole('link', { name: 'Noa Quill' }).first().click();
  await page.getByRole('link', { name: 'Take a payment' }).click();
  await expect(page.getByRole('button', { name: 'Pay all $480.00 of HMA-2001' })).toBeVisible();
});
