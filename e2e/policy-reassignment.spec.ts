import { expectGoodLook } from './looks.ts';
import { MARKER } from './marker.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { MoveDialog } from './pages/move-dialog.ts';
import { PolicyPage } from './pages/policy-page.ts';
import { saveCarrier, savePolicy } from './pages/policy-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const ANA = { firstName: 'Ana', lastName: 'Diaz', address: '4 Mill Road', city: 'Tampa', state: 'FL' };
const BO = { firstName: 'Bo', lastName: 'Berg' };

test('selected policies move to a customer who is looked up while typing, and Undo brings them back', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { auto: productId } = await saveCarrier(page);
  const { id: from } = await saveCustomer(page, ANA);
  const { id: to } = await saveCustomer(page, BO);
  for (const policyNumber of ['HMA-1', 'HMA-2', 'HMA-3'])
    await savePolicy(page, from, { productId, policyNumber });
  const policies = new PolicyPage(page);
  const move = new MoveDialog(page);
  await policies.openList(from);
  await expect(policies.rows).toHaveCount(3);
  const reassign = page.getByRole('button', { name: 'Re-assign' });
  await expect(reassign).toHaveAttribute('aria-disabled', 'true');
  for (const number of ['HMA-1', 'HMA-3'])
    await page.getByRole('checkbox', { name: `Select ${number} of` }).check();
  await reassign.click();
  await expect(move.rows).toHaveCount(2);
  await expect(move.dialog).toContainText(`Ana Diaz (${from})`);
  await expect(move.dialog).toContainText('4 Mill Road, Tampa, FL');
  await expect(move.dialog.getByRole('button', { name: /^Video help/ })).toBeVisible();
  await expectGoodLook(page);

  await move.customerId.pressSequentially('9x9y9999999');
  await expect(move.customerId).toHaveValue('999999999');
  await expect(move.dialog.getByText('No Records Found')).toBeVisible();
  await move.proceed.click();
  await expect(move.popup).toContainText('Please enter a valid Customer ID');
  await move.popup.getByRole('button', { name: 'OK' }).click();
  await move.customerId.fill(String(to));
  await expect(move.dialog.getByText('Bo Berg', { exact: true })).toBeVisible();
  await move.proceed.click();
  await expect(page.getByText('2 policies moved to Bo Berg.')).toBeVisible();
  await expect(move.dialog).toBeHidden();
  await expect(policies.rows).toHaveCount(1);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('2 policies back with Ana Diaz.')).toBeVisible();
  await expect(policies.rows).toHaveCount(3);
});

test('a policy moves from its own page, with its other terms unless they are left behind', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { auto: productId } = await saveCarrier(page);
  const { id: from } = await saveCustomer(page, ANA);
  const { id: to } = await saveCustomer(page, BO);
  const term = { productId, effdate: '2089-01-15', expdate: '2089-07-15' };
  const { id } = await savePolicy(page, from, term);
  const next = { ...term, policyNumber: 'HMA-100', effdate: '2089-07-15', expdate: '2090-01-15' };
  const renewal = await page.request.post(`/api/policy/${id}/renew`, {
    data: { ...next, premium: 650, purpose: 'RWL' },
    headers: MARKER,
  });
  expect(renewal.status()).toBe(200);
  const policy = new PolicyPage(page);
  const move = new MoveDialog(page);
  await policy.open(id);
  await page.getByRole('button', { name: 'Re-assign' }).click();
  await expect(page).toHaveURL(/\?open=move$/);
  await expect(move.rows).toHaveCount(2);
  await move.otherTerms.uncheck();
  await expect(move.rows).toHaveCount(1);
  await move.customerId.fill(String(from));
  await move.customerId.press('Enter');
  await expect(move.customerId).toHaveAccessibleDescription('The policies already belong to this customer.');
  await move.customerId.fill(String(to));
  await move.customerId.press('Enter');
  await expect(move.dialog).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Bo Berg');
  await expect(policy.log.locator('tbody').getByRole('row').first()).toContainText(
    `Customerbefore: Ana Diaz (${from})after: Bo Berg (${to})`,
  );
  await policy.openList(from);
  await expect(policy.rows).toHaveCount(1);
});

test('someone who may not re-assign is told which permission is needed', async ({ page }) => {
  await signInQuietly(page, { email: 'agent@demo.test', password: 'coverdesk-demo' });
  await page.goto('/customer/104238?tab=policies');
  await expect(page.getByRole('button', { name: 'Re-assign' })).toHaveAccessibleDescription(
    'Needs the permission "Re-assign policies".',
  );
});
