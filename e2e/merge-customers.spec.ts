import { follow } from './follow.ts';
import { CustomerPage } from './pages/customer-page.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { saveCarrier, savePolicy } from './pages/policy-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

/** Of the demo agency. */
const MARIA = 104_238;

test('two customers are compared, merged and, while nothing changed, two again', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { auto: productId } = await saveCarrier(page);
  const kept = await saveCustomer(page, { firstName: 'Maria', lastName: 'Johnson', city: 'Miami' });
  const merged = await saveCustomer(page, {
    firstName: 'Maria',
    lastName: 'Jonson',
    city: 'Tampa',
    email: 'maria@example.test',
  });
  await savePolicy(page, merged.id, { productId });
  const customer = new CustomerPage(page);
  await customer.open(merged.id);
  await expect(customer.heading('Maria Jonson')).toBeVisible();
  await follow(page, `/customer/${kept.id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Merge with…' }).click();
  await page.getByRole('searchbox', { name: 'Find by name or number' }).fill('jonson');
  await page.getByRole('row', { name: /Maria Jonson/ }).click();
  const table = page.getByRole('table', { name: 'What differs' });
  await expect(
    table.getByRole('radio', { name: `Email of #${merged.id}: maria@example.test` }),
  ).toBeChecked();
  await expect(table.getByRole('radio', { name: `Address of #${kept.id}: Miami` })).toBeChecked();
  await table.getByRole('radio', { name: `Address of #${merged.id}: Tampa` }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Merge the two?' });
  await expect(dialog).toContainText('1 policy');
  await dialog.getByRole('button', { name: 'Merge' }).click();

  await expect(page).toHaveURL(`/customer/${kept.id}`);
  await expect(page.getByRole('region', { name: 'Key facts' })).toContainText('maria@example.test');
  await expect(page.getByRole('tab', { name: 'Policies' })).toHaveText('Policies1');
  await follow(page, `/customer/${merged.id}`);
  await expect(page).toHaveURL(`/customer/${kept.id}`);
  await expect(page.getByText(`This customer was merged into Maria Johnson (${kept.id}).`)).toBeVisible();
  await customer.open(kept.id, '?tab=log');
  await expect(customer.log.getByRole('row').nth(1)).toContainText(`With Maria Jonson (${merged.id}).`);
  await expect(customer.log.getByRole('row').nth(1)).toContainText('Policies: HMA-100.');

  await page.goto(`/customer/${kept.id}/merge`);
  const row = page.getByRole('table', { name: 'Merged before' }).getByRole('row', { name: /Maria Jonson/ });
  await row.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(`Maria Jonson (${merged.id}) has a record again.`)).toBeVisible();
  await page.goto(`/customer/${merged.id}`);
  await expect(customer.heading('Maria Jonson')).toBeVisible();
});

test('a merge that something came after says why it stays', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const kept = await saveCustomer(page, { lastName: 'Johnson' });
  const merged = await saveCustomer(page, { lastName: 'Jonson' });
  await page.goto(`/customer/${kept.id}/merge?other=${merged.id}`);
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
  await expect(page).toHaveURL(`/customer/${kept.id}`);
  await saveCustomer(page, { lastName: 'Johnson', city: 'Miami' }, kept.id);
  await page.goto(`/customer/${kept.id}/merge`);
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();
  await expect(page.getByRole('tooltip')).toContainText('The record of the customer was added or changed');
});

test('only administrators merge: the menu does not offer it to others, and the screen says why', async ({
  page,
}) => {
  await signInQuietly(page, { email: 'agent@demo.test' });
  await new CustomerPage(page).open(MARIA);
  await page.getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Add task' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Merge with…' })).toHaveCount(0);
  await page.goto(`/customer/${MARIA}/merge`);
  await expect(page.getByText('You may not open this screen')).toBeVisible();
});
