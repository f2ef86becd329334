import { expectGoodLook } from './looks.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { CustomerSearch } from './pages/customer-search.ts';
import { PolicyForm } from './pages/policy-form.ts';
import { PolicyPage } from './pages/policy-page.ts';
import { saveCarrier, savePolicy, shownDayIn } from './pages/policy-records.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const MARIA = 104_238;
const NAMED = { firstName: 'Maria', lastName: 'Johnson' };

test('a policy is added with its proposals and producers, shown, and found by its number', async ({
  page,
}) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  await saveCarrier(page);
  const { id } = await saveCustomer(page, NAMED);
  const policies = new PolicyPage(page);
  await policies.openList(id);
  await expect(page.getByText('No Policies found')).toBeVisible();
  await page.getByRole('link', { name: 'Add policy' }).first().click();
  const form = new PolicyForm(page);
  await form.choose('Company', 'Harbor Mutual');
  await form.choose('Product', 'Harbor Auto');
  await expect(form.line).toHaveValue('Personal Auto');
  await expect(form.type).toHaveValue('Personal Lines');
  await expect(form.effective).toHaveValue(shownDayIn(0));
  await form.effective.clear();
  await form.effective.pressSequentially('8/31/2090');
  await expect(form.expiration).toHaveValue('02/28/2091');
  await form.choose('Product', 'Harbor Home');
  await expect(form.expiration).toHaveValue('08/31/2091');
  await form.number.fill('HMH-4711');
  await form.premium.fill('1,000.01');
  await form.policyFee.fill('25');
  await expect(form.sum('Total')).toContainText('$1,025.01');
  await form.addProducer.click();
  await form.choose('Person', person.name, form.producer(1));
  await form.producer(1).getByLabel('Split').fill('62.5');
  await expect(form.sum('House')).toContainText('37.50 %');
  await form.save.click();

  await expect(policies.heading('HMH-4711')).toBeVisible();
  await expect(policies.status('Not in force yet')).toBeVisible();
  await expect(policies.producers.locator('tbody').getByRole('row')).toHaveText([
    `${person.name}62.50 %$625.00`,
    'House37.50 %$375.01',
  ]);
  await page.getByRole('link', { name: 'Maria Johnson' }).first().click();
  await expect(policies.tab).toHaveText('Policies0');
  await expect(policies.rows).toHaveCount(1);
  await expect(policies.table).toContainText('Upcoming 1');
  await expect(policies.rows).toContainText('08/31/2090to 08/31/2091');
  await expect(policies.rows).toContainText('$1,000.01$1,025.01 total');

  await new CustomerSearch(page).find('policy', 'hmh4711');
  await expect(page).toHaveURL(`/customer/${id}`);
});

test('each problem is shown at its field before anything is sent', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  await saveCarrier(page);
  const { id } = await saveCustomer(page, NAMED);
  await page.goto(`/customer/${id}/policy/add`);
  const form = new PolicyForm(page);
  await form.effective.fill('01/01/2090');
  await form.expiration.fill('01/01/2090');
  await form.save.click();
  await expect(form.choice('Product')).toHaveAccessibleDescription('Choose a product.');
  await expect(form.number).toHaveAccessibleDescription('Enter the policy number.');
  await expect(form.premium).toHaveAccessibleDescription('Enter an amount.');
  await form.choose('Company', 'Harbor Mutual');
  await form.choose('Product', 'Harbor Auto');
  await form.number.fill('A-1');
  await form.premium.fill('100');
  for (const at of [1, 2]) {
    await form.addProducer.click();
    await form.choose('Person', person.name, form.producer(at));
    await form.producer(at).getByLabel('Split').fill('60');
  }
  await form.save.click();
  await expect(form.expiration).toHaveAccessibleDescription(/must be after the effective date/);
  await expect(form.producer(2).getByLabel('Split')).toHaveAccessibleDescription(/cannot exceed 100 %/);
  await expect(form.producer(2).getByRole('combobox')).toHaveAccessibleDescription(/already in the list/);
  await form.cancel.click();
  await expect(form.guard).toBeVisible();
});

test('a policy is cancelled within its term, with a way back in the toast and on the page', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { auto: productId } = await saveCarrier(page);
  const { id: customerId } = await saveCustomer(page, NAMED);
  const { id } = await savePolicy(page, customerId, { productId });
  const policy = new PolicyPage(page);
  await policy.open(id);
  await policy.cancel.click();
  await expect(page).toHaveURL(/\?open=cancel$/);
  await policy.dialog.getByRole('textbox', { name: 'Cancelled on' }).fill(shownDayIn(150));
  await policy.dialog.getByRole('button', { name: 'Cancel policy' }).click();
  await expect(policy.dialog.getByLabel('Reason')).toHaveAccessibleDescription('Enter a reason.');
  await policy.dialog.getByLabel('Reason').fill('Sold the car');
  await policy.dialog.getByRole('button', { name: 'Cancel policy' }).click();
  await expect(policy.dialog.getByRole('textbox', { name: 'Cancelled on' })).toHaveAccessibleDescription(
    /Enter a day of the term/,
  );
  await policy.dialog.getByRole('textbox', { name: 'Cancelled on' }).fill(shownDayIn(-2));
  await policy.dialog.getByRole('button', { name: 'Cancel policy' }).click();
  await expect(policy.dialog).toBeHidden();
  await expect(policy.status('Cancelled')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(policy.status('In force')).toBeVisible();

  await policy.cancel.click();
  await policy.dialog.getByLabel('Reason').fill('Moved away');
  await policy.dialog.getByRole('button', { name: 'Cancel policy' }).click();
  await policy.reinstate.click();
  await expect(policy.status('In force')).toBeVisible();
  await expect(policy.log.locator('tbody').getByRole('row')).toHaveCount(5);
  await expect(policy.log).toContainText('Moved away');
});

test('a cancellation dated ahead leaves the policy in force until that day, and the list says so', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { auto: productId } = await saveCarrier(page);
  const { id: customerId } = await saveCustomer(page, NAMED);
  const { id } = await savePolicy(page, customerId, { productId });
  const policy = new PolicyPage(page);
  await policy.open(id);
  await policy.cancel.click();
  const day = shownDayIn(3);
  await policy.dialog.getByRole('textbox', { name: 'Cancelled on' }).fill(day);
  await policy.dialog.getByLabel('Reason').fill('Moving away');
  await policy.dialog.getByRole('button', { name: 'Cancel policy' }).click();
  await expect(policy.status(`In force, cancels ${day}`)).toBeVisible();
  await policy.openList(customerId);
  await page.getByLabel('Status').selectOption({ label: 'In force' });
  await expect(page).toHaveURL(/state=in(\+|%20)force/);
  await expect(policy.rows).toContainText([`In force, cancels ${day}`]);
});

test('two people edit one policy: the second is asked', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const { auto: productId } = await saveCarrier(page);
  const { id: customerId } = await saveCustomer(page, NAMED);
  const { id } = await savePolicy(page, customerId, { productId });
  const policy = new PolicyPage(page);
  await policy.open(id);
  await policy.edit.click();
  const form = new PolicyForm(page);
  await expect(form.premium).toHaveValue('$600.00');
  await savePolicy(page, customerId, { productId, premium: 650 }, id);
  await form.premium.fill('700');
  await form.save.click();
  await expect(form.conflict).toContainText(`${person.name} saved this record`);
  await expect(form.conflict.getByRole('row', { name: 'Premium $650.00 $700.00' })).toBeVisible();
  await form.conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(policy.heading('HMA-100')).toBeVisible();
  await expect(page.getByText('$700.00').first()).toBeVisible();
});

test('the list has a row for each policy, with its history folded, and is sorted and filtered in the address bar', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  const policies = new PolicyPage(page);
  await policies.openList(MARIA);
  const facts = page.getByRole('region', { name: 'Key facts' });
  await expect(facts).toContainText('(305) 555-0142');
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(policies.log).toBeVisible();
  await expect(facts).toContainText('(305) 555-0142');
  await policies.tab.click();
  await expect(policies.tab).toHaveText('Policies2');
  await expect(policies.rows).toHaveCount(5);
  await expect(policies.table).toContainText(/In force 2.*Upcoming 1.*Ended 2/);
  await expect(policies.table.locator('tfoot')).toContainText('$3,509.51');
  const home = policies.rows.first();
  await expect(home).toContainText(/PLM-MLJ2.*4 earlier terms/);
  await home.focus();
  await page.keyboard.press('ArrowRight');
  await expect(policies.rows).toHaveCount(9);
  await expect(policies.rows.nth(1)).toContainText(/PLM-MLJ2Renewal.*Renewed/);
  await page.keyboard.press('ArrowLeft');
  await expect(policies.rows).toHaveCount(5);
  await page.getByRole('button', { name: 'Show history' }).click();
  await expect(policies.rows).toHaveCount(19);
  await page.getByRole('button', { name: 'Hide history' }).click();
  const premium = policies.table.getByRole('columnheader', { name: 'Premium' });
  await policies.sort('Premium').click();
  await expect(premium).toHaveAttribute('aria-sort', 'ascending');
  await policies.sort('Premium').click();
  await expect(page).toHaveURL(/sort=premium&reverse=1/);
  await expect(policies.rows.first()).toContainText('PLM-MLJ5');
  await expect(policies.table).not.toContainText('Upcoming 1');
  await page.getByLabel('Status').selectOption({ label: 'Cancelled' });
  await expect(page).toHaveURL(/state=cancelled/);
  await expect(policies.rows).toHaveCount(1);
  await page.reload();
  await expect(policies.rows).toHaveCount(1);
  await expect(policies.rows).toContainText('Cancelled');
  await policies.rows.first().click();
  await expect(policies.status('Cancelled')).toBeVisible();
});

test('the dialog of a cancellation looks good', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { auto: productId } = await saveCarrier(page);
  const { id: customerId } = await saveCustomer(page, NAMED);
  const { id } = await savePolicy(page, customerId, { productId });
  const policy = new PolicyPage(page);
  await policy.open(id);
  await policy.cancel.click();
  await expect(policy.dialog.getByLabel('Reason')).toBeVisible();
  await expectGoodLook(page);
});

test('the same policy twice is refused with the way to the one that is here', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { auto: productId } = await saveCarrier(page);
  const { id: customerId } = await saveCustomer(page, NAMED);
  await page.goto(`/customer/${customerId}/policy/add`);
  const form = new PolicyForm(page);
  await expect(form.choice('Company')).toBeFocused();
  await form.effective.fill('01/01/2090');
  await savePolicy(page, customerId, { productId, effdate: '2090-01-01', expdate: '2090-07-01' });
  await form.choose('Company', 'Harbor Mutual');
  await form.choose('Product', 'Harbor Auto');
  await form.number.fill('hma100');
  await form.premium.fill('100');
  await form.save.click();
  const refusal = page.getByRole('alert').filter({ hasText: 'The policy was not saved' });
  await expect(refusal).toContainText('Policy HMA-100 of Maria Johnson is here already');
  const [opened] = await Promise.all([
    page.context().waitForEvent('page'),
    refusal.getByRole('link', { name: /^Open HMA-100/ }).click(),
  ]);
  await expect(new PolicyPage(opened).heading('HMA-100')).toBeVisible();
});
