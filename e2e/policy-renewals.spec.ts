import { follow } from './follow.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { PolicyForm } from './pages/policy-form.ts';
import { PolicyPage } from './pages/policy-page.ts';
import { dayIn, saveCarrier, savePolicy, shownDayIn } from './pages/policy-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const NAMED = { firstName: 'Maria', lastName: 'Johnson' };

test('a policy is renewed from its row, once, also by two people', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { auto: productId } = await saveCarrier(page);
  const { id: customerId } = await saveCustomer(page, NAMED);
  // One that ends soon offers its renewal in the list, one that has long to go does not.
  await savePolicy(page, customerId, { productId, effdate: dayIn(-160), expdate: dayIn(20) });
  await savePolicy(page, customerId, { productId, policyNumber: 'HMA-200' });
  const policies = new PolicyPage(page);
  await policies.openList(customerId);
  await expect(policies.rows).toHaveCount(2);
  await expect(page.getByRole('link', { name: /^Renew / })).toHaveCount(1);
  await page.getByRole('link', { name: 'Renew HMA-100' }).click();
  const form = new PolicyForm(page);
  await expect(form.effective).toHaveValue(shownDayIn(20));
  await expect(form.premium).toHaveValue('$600.00');
  await expect(form.choice('Purpose')).toHaveValue('RWL Renewal');

  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(new PolicyForm(other).premium).toHaveValue('$600.00');
  await form.save.click();
  await expect(page.getByText('Renewed', { exact: true })).toBeVisible();
  await expect(page.getByText('RWL Renewal', { exact: true })).toBeVisible();
  await new PolicyForm(other).save.click();
  await expect(other.getByText('This term has already been renewed.')).toBeVisible();

  await policies.openList(customerId);
  await expect(policies.tab).toHaveText('Policies2');
  await expect(policies.rows).toHaveCount(3);
  await expect(policies.rows.filter({ hasText: 'HMA-100' })).toContainText([
    'Not in force yet',
    'In force, renewed',
  ]);
});

test('a renewal says that somebody changed the old term meanwhile, keeps what was typed, and goes on', async ({
  page,
}) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const { auto: productId } = await saveCarrier(page);
  const { id: customerId } = await saveCustomer(page, NAMED);
  const term = { productId, effdate: '2089-01-15', expdate: '2089-07-15' };
  const { id } = await savePolicy(page, customerId, term);
  await page.goto(`/policy/${id}/renew`);
  const form = new PolicyForm(page);
  await expect(form.premium).toHaveValue('$600.00');
  // Whoever comes back to the form begins with the old term as it is now.
  await follow(page, `/policy/${id}`);
  await savePolicy(page, customerId, { ...term, premium: 610 }, id);
  await follow(page, `/policy/${id}/renew`);
  await expect(form.premium).toHaveValue('$610.00');
  await form.premium.fill('650');
  await savePolicy(page, customerId, { ...term, premium: 625 }, id);
  await form.save.click();
  await expect(
    page.getByText(`${person.name} changed this in the meantime. Look at the old term`),
  ).toBeVisible();
  await expect(form.effective).toHaveValue('07/15/2089');
  await expect(form.premium).toHaveValue(/650/);
  await form.save.click();
  await expect(page.getByText('Renewed', { exact: true })).toBeVisible();
});
