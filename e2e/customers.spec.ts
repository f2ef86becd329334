import { CustomerForm } from './pages/customer-form.ts';
import { CustomerPage } from './pages/customer-page.ts';
import { configureAgency, saveCustomer } from './pages/customer-records.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const NAMED = { firstName: 'Maria', lastName: 'Johnson', phone: '(305) 555-0142' };

test('a customer with household and vehicle is added, shown and kept', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/');
  await page.getByRole('link', { name: 'Add customer' }).click();
  const form = new CustomerForm(page);
  await expect(form.firstName).toBeFocused();
  await form.firstName.fill('María');
  await form.lastName.fill('Núñez');
  await form.dob.fill('2/29/1980');
  await form.phone.fill('305.555.0142');
  await form.email.fill(' maria@example.test ');
  await form.zip.fill('33145');
  await form.memo.fill('Prefers mornings.');
  await expect(page.getByText('17 of 4,000 characters')).toBeVisible();
  await expect(form.dob).toHaveValue('02/29/1980');
  await expect(form.phone).toHaveValue('(305) 555-0142');
  await form.addPerson.click();
  await expect(form.person(1).getByLabel('First name')).toBeFocused();
  await form.person(1).getByLabel('First name').fill('Luis');
  await form.person(1).getByLabel('Relationship').fill('Spouse');
  await form.addVehicle.click();
  const vehicle = form.vehicle(1);
  await vehicle.getByLabel('Year').fill('20x21');
  await vehicle.getByLabel('Make').fill('Toyota');
  await vehicle.getByLabel('State', { exact: true }).fill('fl');
  await vehicle.getByLabel('Stated value').fill('$1,234.5');
  await vehicle.getByLabel('Business use').fill('12.5%');
  await form.save.click();

  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const customer = new CustomerPage(page);
  await expect(customer.heading('María Núñez')).toBeVisible();
  const facts = page.getByRole('region', { name: 'Key facts' });
  for (const fact of ['(305) 555-0142', 'maria@example.test', '33145'])
    await expect(facts).toContainText(fact);
  await expect(customer.household.getByRole('row', { name: 'Luis Spouse' })).toBeVisible();
  const car = customer.vehicles.getByRole('row', { name: '2021 Toyota' });
  await expect(car).toContainText('$1,234.50');
  await expect(car).toContainText('12.50 %');
  await page.reload();
  await expect(customer.heading('María Núñez')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test('somebody who prefers Spanish is marked so on the form, and the facts and the log say it', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, NAMED);
  const form = new CustomerForm(page);
  await form.openEdit(id);
  const language = page.getByRole('combobox', { name: 'Language for papers and mail' });
  await expect(language).toHaveValue('English');
  await language.click();
  await page.getByRole('option', { name: 'Spanish' }).click();
  await form.save.click();
  await expect(page.getByRole('region', { name: 'Key facts' })).toContainText('LanguageSpanish');
  await page.goto(`/customer/${id}?tab=log`);
  await expect(page.getByText('Spanish').last()).toBeVisible();
});

test('an edit is saved, and the log shows who changed what, before and after', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const { id } = await saveCustomer(page, { ...NAMED, vehicles: [{ make: 'Ford', statedValue: 900 }] });
  const customer = new CustomerPage(page);
  await customer.open(id);
  await customer.edit.click();
  const form = new CustomerForm(page);
  await form.phone.fill('3055550199');
  await form.vehicle(1).getByLabel('Stated value').fill('1000');
  await form.phone.press('Enter');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await customer.logTab.click();
  await expect(page).toHaveURL(/\?tab=log$/);
  const entry = customer.log.getByRole('row', { name: 'Edited' });
  await expect(entry).toContainText(person.name);
  await expect(entry.locator('del').first()).toContainText('(305) 555-0142');
  await expect(entry.locator('ins').first()).toContainText('(305) 555-0199');
  await expect(entry).toContainText('Ford, worth $900.00');
  await expect(entry).toContainText('Ford, worth $1,000.00');
  await page.reload();
  await expect(customer.log.getByRole('row', { name: 'Added' })).toContainText('Maria');
});

test('the log is paged by the server, with the pager of seven buttons', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, NAMED);
  for (let change = 1; change <= 16; change += 1)
    await saveCustomer(page, { ...NAMED, memo: `${change}` }, id);
  const customer = new CustomerPage(page);
  await customer.open(id, '?tab=log');
  await expect(customer.log.locator('tbody').getByRole('row')).toHaveCount(15);
  await expect(page.getByText('1–15 of 17')).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('button')).toHaveText(['', '', '1', '2', '', '', 'All']);
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/tab=log&page=2/);
  await expect(customer.log.locator('tbody').getByRole('row')).toHaveCount(2);
  await pages.getByRole('button', { name: 'All rows' }).click();
  await expect(customer.log.locator('tbody').getByRole('row')).toHaveCount(17);
});

test('each problem is shown at its field before anything is sent', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const form = new CustomerForm(page);
  await form.openAdd();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await form.dob.fill('02/30/1980');
  await form.zip.fill('331');
  await expect(form.dob).toHaveValue('02/30/1980');
  await expect(page.getByText('Enter a valid date.')).toBeVisible();
  await form.addVehicle.click();
  await form.vehicle(1).getByLabel('Stated value').fill('.');
  await form.memo.fill('x'.repeat(10_000));
  await expect(page.getByText('10,000 of 4,000 characters')).toBeVisible();
  await form.save.click();
  await expect(form.lastName).toBeFocused();
  await expect(form.lastName).toHaveAttribute('aria-invalid', 'true');
  await expect(form.lastName).toHaveAccessibleDescription('Enter a last name, or the name of a business.');
  await expect(form.zip).toHaveAccessibleDescription('Enter a ZIP code like 33145 or 33145-1234.');
  await expect(form.vehicle(1).getByLabel('Make')).toHaveAccessibleDescription(
    'Enter a make, a VIN or a tag.',
  );
  await expect(form.vehicle(1).getByLabel('Stated value')).toHaveAccessibleDescription('Enter an amount.');
  await expect(page.getByText('At most 4000 characters.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('what the server says about a field is shown at that field, however deep', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, { ...NAMED, vehicles: [{ make: 'Ford' }] });
  const form = new CustomerForm(page);
  await form.openEdit(id);
  await page.route(`**/api/customer/${id}`, (route) =>
    route.fulfill({
      status: 422,
      json: {
        message: 'Some fields need attention.',
        errors: {
          'vehicles.0.statedValue': ['No vehicle is worth that.'],
          somewhere: ['The office is closed.'],
        },
      },
    }),
  );
  await form.save.click();
  const value = form.vehicle(1).getByLabel('Stated value');
  await expect(value).toHaveAccessibleDescription('No vehicle is worth that.');
  const popup = page.getByRole('dialog', { name: 'The customer was not saved' });
  await expect(popup).toContainText('The office is closed.');
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(popup).toBeHidden();
  await expect(form.save).toBeEnabled();
});

test('a popup says that the server is out of reach, and nothing typed is lost', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const form = new CustomerForm(page);
  await form.openAdd();
  await form.lastName.fill('Lee');
  await page.route('**/api/customer/0', (route) => route.abort());
  await form.save.click();
  const popup = page.getByRole('dialog', { name: 'The customer was not saved' });
  await expect(popup).toContainText('Coverdesk cannot be reached.');
  await expect(popup.getByRole('button', { name: 'OK' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.unroute('**/api/customer/0');
  await form.save.click();
  await expect(new CustomerPage(page).heading('Lee')).toBeVisible();
});

test('a second Enter adds no second customer', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const form = new CustomerForm(page);
  await form.openAdd();
  let saves = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/customer/0')) saves += 1;
  });
  await form.lastName.fill('Lee');
  await form.lastName.evaluate((field: HTMLInputElement) => {
    field.form?.requestSubmit();
    field.form?.requestSubmit();
  });
  await expect(new CustomerPage(page).heading('Lee')).toBeVisible();
  expect(saves).toBe(1);
});

test('rows of household and vehicles come and go with the keyboard alone', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, {
    ...NAMED,
    household: [{ firstName: 'Ana' }, { firstName: 'Ben' }],
  });
  const form = new CustomerForm(page);
  await form.openEdit(id);
  await hand.enter(form.person(1).getByRole('button', { name: 'Remove person 1' }));
  await expect(form.person(2)).toBeHidden();
  await expect(form.person(1).getByLabel('First name')).toHaveValue('Ben');
  await expect(form.person(1).getByLabel('First name')).toBeFocused();
  await hand.enter(form.addPerson);
  await expect(form.person(2).getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Cleo');
  await hand.enter(form.save);
  await expect(new CustomerPage(page).household.locator('tbody').getByRole('row')).toHaveText([
    'Ben',
    'Cleo',
  ]);
});

test('a date is picked from the calendar with the keyboard', async ({ page }) => {
  const hand = await KeyboardHand.at(page);
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, { ...NAMED, dob: '1980-11-15' });
  const form = new CustomerForm(page);
  await form.openEdit(id);
  await hand.enter(page.getByRole('button', { name: 'Date of birth: open the calendar' }));
  const calendar = page.getByRole('dialog', { name: 'Date of birth: calendar' });
  await hand.to(calendar.getByRole('button', { name: '15 November 1980' }));
  await hand.along(calendar.getByRole('button', { name: '16 November 1980' }), 'ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(form.dob).toHaveValue('11/16/1980');
  await expect(form.dob).toBeFocused();
});

test('the agency’s own words are on the screens: its noun and its custom fields', async ({ page }) => {
  const person = await newPerson();
  await configureAgency(person.email, { customer_noun: 'member', custom_field_2: 'club card' });
  await signInQuietly(page, person);
  await page.goto('/');
  await page.getByRole('link', { name: 'Add member' }).click();
  await expect(page.getByRole('heading', { name: 'Add member' })).toBeVisible();
  await expect(page.getByLabel('Club card')).toBeVisible();
  await expect(page.getByLabel('Search by').getByRole('option', { name: 'club card' })).toBeAttached();
  await expect(page.getByLabel('Find a member')).toBeVisible();
  await expect(page.getByLabel('Search by').getByRole('option', { name: 'First Name' })).toHaveCount(0);
});
