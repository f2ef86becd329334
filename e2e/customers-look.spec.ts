import { follow } from './follow.ts';
import { expectGoodLook, expectNoSidewaysScroll, PHONE } from './looks.ts';
import { CustomerForm } from './pages/customer-form.ts';
import { CustomerPage } from './pages/customer-page.ts';
import { saveCustomer, saveCustomers } from './pages/customer-records.ts';
import { CustomerSearch } from './pages/customer-search.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const MARIA = {
  firstName: 'Maria',
  lastName: 'Johnson',
  email: 'a-rather-long-address-of-maria.johnson@mail.example-insurance.test',
  emailOptOut: true,
  memo: 'Nobreaksinthisverylongword'.repeat(12),
  household: [{ firstName: 'Luis', relationship: 'Spouse', dob: '1979-05-04' }],
  vehicles: [
    { year: 2021, make: 'Toyota', vin: '2T1BURHE0JC034718', statedValue: 15250.5, businessUse: 12.5 },
  ],
};

test('a search that finds nothing and one that is refused look good', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const search = new CustomerSearch(page);
  await search.open('name', 'nobody');
  await expect(page.getByText('No Records Found')).toBeVisible();
  await expectGoodLook(page);
  await follow(page, '/customer/search?selection=name&query=no');
  await expect(search.problem).toBeVisible();
  await search.find('name', 'ab');
  await expect(search.problem).toHaveCount(2);
  await expectGoodLook(page);
});

test('a customer with a very long word, its log and a customer who is not there look good', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, MARIA);
  await saveCustomer(page, { ...MARIA, phone: '(305) 555-0101' }, id);
  const customer = new CustomerPage(page);
  await customer.open(id);
  await expect(page.getByText('Opted out of email')).toBeVisible();
  await expectGoodLook(page);
  await follow(page, `/customer/${id}?tab=log`);
  await expect(customer.log).toBeVisible();
  await expectGoodLook(page);
  await follow(page, '/customer/999999999');
  await expect(page.getByText('404')).toBeVisible();
  await expectGoodLook(page);
});

test('the form with a problem and its dialogs look good', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, MARIA);
  const form = new CustomerForm(page);
  await form.openEdit(id);
  await form.addPerson.click();
  await form.addVehicle.click();
  await form.dob.fill('02/30/1980');
  await form.save.click();
  await expect(page.getByText('Enter a valid date.')).toBeVisible();
  await expectGoodLook(page);
  await page.getByRole('button', { name: 'Date of birth: open the calendar' }).first().click();
  await expect(page.getByRole('button', { name: 'Next month' })).toBeVisible();
  // Of three months one at least begins with days of the month before.
  for (let month = 0; month < 3; month++) {
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Previous month' }).click();
  }
  await page.keyboard.press('Escape');
  await form.cancel.click();
  await expect(form.guard).toBeVisible();
  await expectAccessible(page);
});

test('the error popup and the conflict look good', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, MARIA);
  const form = new CustomerForm(page);
  await form.openEdit(id);
  await page.route(`**/api/customer/${id}`, (route) => route.abort());
  await form.phone.fill('(305) 555-0202');
  await form.save.click();
  await expect(page.getByRole('dialog', { name: 'The customer was not saved' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.unroute(`**/api/customer/${id}`);
  await saveCustomer(page, { ...MARIA, phone: '(305) 555-0101' }, id);
  await form.save.click();
  await expect(form.conflict).toBeVisible();
  await expectGoodLook(page);
});

test('on a phone the search opens from its icon', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInQuietly(page, await newPerson());
  await saveCustomers(page, 'Palmer', 2);
  await page.goto('/');
  const search = new CustomerSearch(page);
  await expect(search.text).toBeHidden();
  await page.getByRole('button', { name: 'Search customers' }).click();
  await expect(search.text).toBeFocused();
  await expectAccessible(page);
  await search.text.fill('palmer');
  await search.text.press('Enter');
  await expect(search.text).toBeHidden();
  await expect(search.rows).toHaveCount(2);
  await expectNoSidewaysScroll(page);
});

test('on touch no row of the results is chosen before somebody touches one, and each calls its number', async ({
  browser,
  baseURL,
}) => {
  const phone = await browser.newContext({ baseURL, hasTouch: true, viewport: PHONE });
  const page = await phone.newPage();
  await signInQuietly(page, await newPerson());
  await saveCustomer(page, { firstName: 'Noa', lastName: 'Palmer', phone: '(305) 555-0142' });
  await saveCustomers(page, 'Palmer', 1);
  await page.goto('/customer/search?selection=name&query=palmer');
  const search = new CustomerSearch(page);
  await expect(search.rows).toHaveCount(2);
  const call = page.getByRole('link', { name: 'Call Noa Palmer, (305) 555-0142' });
  await expect(call).toHaveAttribute('href', 'tel:3055550142');
  const box = await call.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.locator('tbody :is(tr:focus, :focus)')).toHaveCount(0);
  await page.getByRole('link', { name: 'Noa Palmer', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noa Palmer');
  const actions = [call, page.getByRole('main').getByRole('button', { name: 'More' })];
  await expect(call).toHaveAttribute('href', 'tel:3055550142');
  const [callBox, moreBox] = await Promise.all(actions.map((action) => action.boundingBox()));
  expect(callBox?.y).toBe(moreBox?.y);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(call).toBeHidden();
  await phone.close();
});
