import type { Page } from '@playwright/test';
import { ContractView } from './pages/contract-view.ts';
import { saveContract, savePremium, startFinancing } from './pages/finance-contracts.ts';
import { dayIn, savePolicy } from './pages/policy-records.ts';
import { expect, expectAccessible, test } from './test.ts';

/** An approved contract over two policies, opened; nothing is left of its down payment. */
async function openContract(page: Page) {
  const { compID, customerID } = await startFinancing(page);
  const { productId, ...first } = await savePremium(page, customerID, 700);
  const second = await savePolicy(page, customerID, {
    productId,
    premium: 500,
    effdate: dayIn(-1),
    policyNumber: 'HMA-200',
  });
  const { id } = await saveContract(page, {
    compID,
    customerID,
    contractNumber: 'GP-1',
    policyIds: [first.id, second.id],
    downPayment: 0,
    dateFinanced: dayIn(-1),
    paymentAmount: 130,
  });
  await page.goto(`/finance/${id}`);
  const view = new ContractView(page);
  await view.button('A/P').press('Enter');
  // The dialog gives the focus a moment after it is there; what is typed until then would go astray.
  await expect(view.dialog.getByRole('radio', { name: 'Carrier' })).toBeFocused();
  const field = (name: string) => view.dialog.getByLabel(name, { exact: true });
  return { view, field, id, customerID };
}

test('A/P shows and hides its fields by the payee, the policies and Payment only', async ({ page }) => {
  const { view, field } = await openContract(page);
  const policies = view.dialog.getByRole('group', { name: 'Policies' });
  await expect(view.submit).toHaveAccessibleDescription('Choose the policies it is for.');
  await expect(field('Down Payment')).toBeVisible();
  await expectAccessible(page);
  await policies.getByRole('checkbox', { name: /HMA-100/ }).check();
  await expect(view.submit).toHaveAccessibleDescription('');
  await expect(field('Down Payment')).toBeVisible();
  await policies.getByRole('checkbox', { name: /HMA-200/ }).check();
  await expect(field('Down Payment')).toHaveCount(0);

  await view.dialog.getByRole('radio', { name: 'Finance company (Gulf Premium)' }).check();
  await expect(policies).toHaveCount(0);
  await expect(field('Down Payment')).toBeVisible();
  await view.dialog.getByRole('switch', { name: 'Payment only' }).check();
  for (const name of ['Additional Premium', 'Policy Fee', 'Tax', 'MGA Fee'])
    await expect(field(name)).toHaveCount(0);
});

test('A/P as Payment only saves nothing and opens the payment form', async ({ page }) => {
  const { view, field, id, customerID } = await openContract(page);
  await view.dialog.getByRole('radio', { name: /^Finance company/ }).check();
  await view.dialog.getByRole('switch', { name: 'Payment only' }).check();
  await field('Down Payment').fill('30');
  await view.submit.click();
  await expect(page).toHaveURL(
    new RegExp(`/customer/${customerID}/payment\\?items=${id}&.*paymentAppendage=APF&entryType=END`),
  );
  const { results } = await (await page.request.get(`/api/customer/finance/${id}/details`)).json();
  expect(results.map(({ type }: { type: string }) => type)).toEqual(['New Business']);
});

test('an additional premium is a line in Details and raises the payments not yet due', async ({ page }) => {
  const { view, field } = await openContract(page);
  await expect(view.bars).toHaveAccessibleName(/next \$130\.00 on /);
  await view.dialog.getByRole('radio', { name: /^Finance company/ }).check();
  await field('Additional Premium').fill('100');
  await expect(view.dialog).toContainText(
    '$100.00 is spread over the payments not yet due. The balance becomes $1,400.00.',
  );
  await view.submit.click();
  await expect(page.getByText('Additional premium added to contract GP-1.')).toBeVisible();
  await expect(view.dialog).toHaveCount(0);
  await expect(view.section('Details')).toContainText('Additional Premium');
  await expect(view.figure('Balance')).toContainText('$1,400.00');
  await expect(view.bars).toHaveAccessibleName(/next \$140\.00 on /);
});

test('whoever closes A/P with something typed is asked, and stays with what was typed', async ({ page }) => {
  const { view, field } = await openContract(page);
  await field('Additional Premium').fill('100');
  await view.dialog.getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(field('Additional Premium')).toHaveValue('$100.00');
  await page.keyboard.press('Escape');
  await question.getByText('Close', { exact: true }).click();
  await expect(view.dialog).toHaveCount(0);
});
