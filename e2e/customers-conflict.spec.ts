import type { Page } from '@playwright/test';
import { CustomerForm } from './pages/customer-form.ts';
import { CustomerPage } from './pages/customer-page.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { Shell } from './pages/shell.ts';
import { SignInAgainDialog } from './pages/sign-in-again-dialog.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { endSessionBehindThePage, newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const NAMED = { firstName: 'Maria', lastName: 'Johnson', phone: '(305) 555-0142' };

/** What the form of somebody else sends. */
async function saveElsewhere(page: Page, id: number): Promise<void> {
  await saveCustomer(page, { ...NAMED, phone: '(305) 555-0101', dob: '1980-11-15' }, id);
}

for (const choice of ['Take theirs', 'Keep mine'] as const) {
  test(`two people edit the same customer: ${choice}`, async ({ page }) => {
    const person = await newPerson();
    await signInQuietly(page, person);
    const { id } = await saveCustomer(page, NAMED);
    const mine = new CustomerForm(page);
    await mine.openEdit(id);
    await saveElsewhere(page, id);
    await mine.phone.fill('(305) 555-0202');
    await mine.save.click();
    await expect(mine.conflict).toContainText(`${person.name} saved this record`);
    await expect(mine.conflict.getByRole('row', { name: 'Phone' })).toHaveText(
      'Phone(305) 555-0101(305) 555-0202',
    );
    // Only they changed it: there is nothing to choose.
    await expect(mine.conflict.getByRole('row', { name: 'Date of birth' })).toHaveCount(0);
    await mine.conflict.getByRole('button', { name: choice }).click();
    await expect(mine.conflict).toBeHidden();
    const kept = choice === 'Keep mine' ? '(305) 555-0202' : '(305) 555-0101';
    if (choice === 'Take theirs') {
      await expect(mine.phone).toHaveValue(kept);
      await mine.cancel.click();
      await expect(mine.guard).toBeHidden();
    }
    await expect(page.getByRole('region', { name: 'Key facts' })).toContainText(kept);
    await new CustomerPage(page).open(id);
    await expect(page.getByRole('region', { name: 'Key facts' })).toContainText(kept);
    await expect(page.getByRole('region', { name: 'Key facts' })).toContainText('11/15/1980');
  });
}

test('two people change different things: nobody is asked, both are saved, and a notice says what the other changed', async ({
  page,
}) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const { id } = await saveCustomer(page, NAMED);
  const form = new CustomerForm(page);
  await form.openEdit(id);
  await saveElsewhere(page, id);
  await form.memo.fill('Prefers calls in the morning.');
  await form.save.click();
  await expect(
    page.getByText(`${person.name} also changed this record: Date of birth, Phone.`),
  ).toBeVisible();
  await expect(form.conflict).toBeHidden();
  const contact = page.getByRole('region', { name: 'Key facts' });
  await expect(contact).toContainText('(305) 555-0101');
  await new CustomerPage(page).open(id);
  await expect(contact).toContainText('(305) 555-0101');
  await expect(page.getByText('Prefers calls in the morning.')).toBeVisible();
});

test('lists are merged row by row: of vehicles an edit and the additions of both people stay', async ({
  page,
}) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const [ford, honda] = [
    { make: 'Ford', model: 'Ranger' },
    { make: 'Honda', model: 'Civic' },
  ];
  const { id } = await saveCustomer(page, { ...NAMED, vehicles: [ford] });
  const form = new CustomerForm(page);
  await form.openEdit(id);
  await saveCustomer(page, { ...NAMED, vehicles: [ford, honda] }, id);
  await form.vehicle(1).getByLabel('Model').fill('Bronco');
  await form.addVehicle.click();
  await form.vehicle(2).getByLabel('Make').fill('Kia');
  await form.save.click();
  await expect(page.getByText(`${person.name} also changed this record: Vehicles.`)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Vehicles' }).locator('tbody').getByRole('row')).toHaveText([
    /Ford.*Bronco/,
    /Honda.*Civic/,
    /Kia/,
  ]);
});

test('a conflict that is put off leaves what is typed, and meets the next save again', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const { id } = await saveCustomer(page, NAMED);
  const form = new CustomerForm(page);
  await form.openEdit(id);
  await saveElsewhere(page, id);
  await form.phone.fill('(305) 555-0202');
  await form.save.click();
  await form.conflict.getByRole('button', { name: 'Close' }).click();
  await expect(form.phone).toHaveValue('(305) 555-0202');
  await form.save.click();
  await expect(form.conflict).toBeVisible();
});

async function openTyped(page: Page): Promise<CustomerForm> {
  await signInQuietly(page, await newPerson());
  await page.goto('/');
  await page.getByRole('link', { name: 'Add customer' }).click();
  const form = new CustomerForm(page);
  await expect(form.firstName).toBeFocused();
  await form.lastName.fill('Lee');
  return form;
}

test('whoever leaves a form with something typed is asked first', async ({ page }) => {
  const form = await openTyped(page);
  await new Shell(page).homeTab.click();
  await expect(form.guard).toBeVisible();
  await expect(form.guard.getByRole('button', { name: 'Stay' })).toBeFocused();
  await form.guard.getByRole('button', { name: 'Stay' }).click();
  await expect(form.guard).toBeHidden();
  await expect(form.lastName).toHaveValue('Lee');
  await page.goBack();
  await expect(form.guard).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.guard).toBeHidden();
  await expect(page).toHaveURL('/customer/add');
  await form.cancel.click();
  await form.guard.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL('/');
});

test('with nothing typed nobody is asked', async ({ page }) => {
  const form = await openTyped(page);
  await form.lastName.fill('');
  await form.cancel.click();
  await expect(page).toHaveURL('/');
});

test('closing the tab with something typed asks as browsers do', async ({ page }) => {
  const form = await openTyped(page);
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(form.lastName).toHaveValue('Lee');
});

test('sign-out with something typed asks first', async ({ page }) => {
  const form = await openTyped(page);
  await new Shell(page).logout.click();
  await form.guard.getByRole('button', { name: 'Stay' }).click();
  await expect(form.guard).toBeHidden();
  await expect(form.lastName).toHaveValue('Lee');
  await new Shell(page).logout.click();
  await form.guard.getByRole('button', { name: 'Sign out' }).click();
  await expect(new SignInPage(page).heading).toBeVisible();
});

test('a session that ends in the middle of a form continues after sign-in', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const form = new CustomerForm(page);
  await form.openAdd();
  await expect(form.firstName).toBeFocused();
  await form.lastName.fill('Lee');
  await endSessionBehindThePage(page);
  await form.save.click();
  const again = new SignInAgainDialog(page);
  await again.password.fill(person.password);
  await again.login.click();
  await expect(new CustomerPage(page).heading('Lee')).toBeVisible();
});
