import { CustomerForm } from './pages/customer-form.ts';
import { CustomerPage } from './pages/customer-page.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { CustomerSearch } from './pages/customer-search.ts';
import { LeadForm } from './pages/lead-form.ts';
import { saveLead, signInWithLeads } from './pages/lead-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const MARIA = { firstName: 'Maria', lastName: 'Johnson', phone: '(305) 555-0142' };
const ANYWAY = 'Save all the same';

test('somebody who is here already is named while the name and the phone are typed, with the way there', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, MARIA);
  const form = new CustomerForm(page);
  await form.openAdd();
  await form.firstName.fill('maria');
  await form.lastName.fill('johnson');
  await form.phone.fill('305.555.0142');
  const notice = page.getByRole('status').filter({ hasText: 'Here already?' });
  await expect(notice).toContainText(`Maria Johnson (${id}) has the same name and phone.`);
  const link = notice.getByRole('link', { name: `Open Maria Johnson (${id}) in a new tab` });
  const [opened] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await expect(new CustomerPage(opened).heading('Maria Johnson')).toBeVisible();
  await opened.close();
  await form.phone.fill('(305) 555-0199');
  await expect(form.save).toBeVisible();
  await form.phone.fill('(305) 555-0142');
  await page.getByRole('button', { name: ANYWAY }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('whoever saves before the notice came is asked once, and saves all the same', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await saveCustomer(page, MARIA);
  await page.route('**/api/customer/duplicates', (route) => route.abort());
  const form = new CustomerForm(page);
  await form.openAdd();
  await form.firstName.fill('Maria');
  await form.lastName.fill('Johnson');
  await form.phone.fill('3055550142');
  await form.save.click();
  const dialog = page.getByRole('dialog', { name: 'Here already?' });
  await expect(dialog).toContainText('has the same name and phone.');
  await dialog.getByRole('button', { name: ANYWAY }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/customer\/\d+$/);
});

test('a lead who is a lead or a customer already is named', async ({ page }) => {
  await signInWithLeads(page);
  const customer = await saveCustomer(page, MARIA);
  const lead = await saveLead(page, { ...MARIA, evenIfDuplicate: true });
  await page.goto('/lead/add');
  const form = new LeadForm(page);
  await form.firstName.fill('Maria');
  await form.lastName.fill('Johnson');
  await form.phone.fill('3055550142');
  const notice = page.getByRole('status').filter({ hasText: 'Here already?' });
  await expect(notice).toContainText(`Maria Johnson (${customer.id}) has the same name and phone.`);
  await expect(notice).toContainText(`The lead Maria Johnson (${lead.id}) has the same name and phone.`);
  await page.getByRole('button', { name: ANYWAY }).click();
  await expect(page).toHaveURL(/\/lead\/\d+$/);
});

test('a search that found nobody begins the new customer', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/');
  await new CustomerSearch(page).find('nameId', 'zoe quill');
  await page.getByRole('main').getByRole('link', { name: 'Add customer' }).click();
  const form = new CustomerForm(page);
  await expect(form.firstName).toHaveValue('Zoe');
  await expect(form.lastName).toHaveValue('Quill');
});
