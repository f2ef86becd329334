import { saveCustomer } from './pages/customer-records.ts';
import { saveLead } from './pages/lead-records.ts';
import { TaskForm } from './pages/task-form.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

test('a customer or a lead whose number nobody knows is found by name, by keyboard alone', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  const { id: customer } = await saveCustomer(page, { firstName: 'Quentin', lastName: 'Found' });
  const { id: lead } = await saveLead(page, { firstName: 'Quilla', lastName: 'Sought' });
  await page.goto('/TaskEdit?id=0');
  const form = new TaskForm(page);
  await form.customer.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const field = page.getByRole('combobox', { name: 'Customer', exact: true });
  await expect(field).toBeFocused();
  await field.pressSequentially('quen fou');
  await expect(page.getByRole('option', { name: `Quentin Found #${customer}` })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.customer).toHaveValue(String(customer));
  await expect(form.customer).toBeFocused();
  // The options may still be fading.
  await expect(page.getByText('Quentin Found', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Find a lead by name' }).click();
  await page.getByRole('combobox', { name: 'Lead', exact: true }).fill('sought');
  await page.getByRole('option', { name: `Quilla Sought #${lead}` }).click();
  await expect(form.lead).toHaveValue(String(lead));
  await expect(form.customer).toHaveValue('');
  await expect(page.getByText('Quilla Sought', { exact: true })).toBeVisible();
});

test('Escape closes what is open over a dialog, and then asks about the dialog', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/task?edit=0');
  const form = new TaskForm(page);
  await form.description.fill('Ask for the odometer');
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  for (const name of ['Find a customer by name', 'Due date: open the calendar']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByRole('dialog')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(form.dialog).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(question).toBeVisible();
});

test('a field that finds a customer says what is too short, what nobody matches and what went wrong', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, { firstName: 'Zora', lastName: 'Quist' });
  await page.goto('/attachment');
  const field = page.getByRole('combobox', { name: 'Customer', exact: true });
  await field.fill('zo');
  await expect(page.getByText('Enter at least 3 characters.')).toBeVisible();
  await field.fill('zora nobody');
  await expect(page.getByText('No customer matches.')).toBeVisible();
  await page.route(/\/api\/customer\/search\?/, (route) =>
    route.fulfill({ status: 503, json: { message: 'The server is too busy at the moment.' } }),
  );
  await field.fill('zora q');
  await expect(page.getByText('The server is too busy at the moment.')).toBeVisible();
  await page.unroute(/\/api\/customer\/search\?/);
  await field.fill('zora qui');
  await page.getByRole('option', { name: `Zora Quist #${id}` }).click();
  await expect(page).toHaveURL(new RegExp(`${id}`));
});
