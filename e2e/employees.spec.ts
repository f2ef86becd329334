import { randomUUID } from 'node:crypto';
import { expectGoodLook } from './looks.ts';
import { EmployeesPage } from './pages/employees-page.ts';
import { inviteEmployee, mailedInvitation } from './pages/employees-records.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { Shell } from './pages/shell.ts';
import { SignInPage } from './pages/sign-in-page.ts';
import { newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const PASSWORD = 'seven lamps by the harbor';
const newcomer = () => ({ firstName: 'Ida', lastName: 'Berg', email: `${randomUUID()}@browser.test` });

test('somebody is invited, chooses a password by mail, and is disabled while at work', async ({
  page,
  browser,
}) => {
  await signInQuietly(page, await newPerson());
  const employees = new EmployeesPage(page);
  await employees.open();
  await employees.invite.click();
  await expect(employees.firstName).toBeFocused();
  const { email } = newcomer();
  await employees.firstName.fill('Ida');
  await employees.lastName.fill('Berg');
  await employees.email.fill(email);
  await employees.jobTitle.fill('Agent');
  const opens = page.getByRole('region', { name: 'What this opens' });
  const training = opens.getByRole('listitem').filter({ hasText: 'Training' });
  await expect(training).toContainText('Closed. Needs the permission "Training".');
  await employees.permission('Training').check();
  await expect(training).toContainText('Open. By the permission "Training".');
  await employees.sendInvitation.click();
  await expect(page.getByText(`The invitation is on its way to ${email}.`)).toBeVisible();
  await expect(employees.heading('Ida Berg')).toBeVisible();
  await expect(employees.badge('Invited')).toBeVisible();
  await employees.sendAgain.click();
  await expect(page.getByText(`A new link is on its way to ${email}.`)).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(await mailedInvitation(email, 2));
  await expect(theirs.getByRole('heading', { name: 'Welcome to Coverdesk' })).toBeVisible();
  await expectAccessible(theirs);
  const choose = new SettingsPage(theirs);
  await choose.newPassword.fill(PASSWORD);
  await choose.repeat.fill(PASSWORD);
  await theirs.getByRole('button', { name: 'Set the password' }).click();
  await expect(theirs.getByText('Your password is set.')).toBeVisible();
  await new SignInPage(theirs).signIn({ email, password: PASSWORD });
  await theirs.getByRole('button', { name: 'Accept' }).click();
  await expect(new Shell(theirs).header).toContainText('Welcome, Ida Berg');

  await page.reload();
  await expect(employees.badge('Active')).toBeVisible();
  await employees.disable.click();
  const asked = page.getByRole('dialog', { name: 'Disable Ida Berg?' });
  await asked.getByRole('button', { name: 'Disable' }).click();
  await expect(employees.badge('Disabled')).toBeVisible();
  await theirs.goto('/settings');
  await expect(new SignInPage(theirs).heading).toBeVisible();
  await theirs.context().close();
  await employees.enable.click();
  await expect(employees.badge('Active')).toBeVisible();
});

test('the list is searched, filtered, sorted and paged in the address bar', async ({ page }) => {
  await signInQuietly(page, OWNER);
  const employees = new EmployeesPage(page);
  await employees.open();
  await expect(employees.rows).toHaveCount(15);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(employees.rows).not.toHaveCount(15);
  await employees.state.selectOption('Invited');
  await expect(page).toHaveURL(/\?state=Invited$/);
  await expect(employees.rows).toHaveCount(2);
  await employees.search.fill('marisol');
  await expect(employees.rows).toHaveCount(1);
  await expect(page).toHaveURL(/query=marisol/);
  await page.reload();
  await expect(employees.rows).toContainText(['Marisol Crespo']);
  await employees.search.fill('nobody at all');
  await expect(page.getByText('No one matches.')).toBeVisible();
  await employees.open('?office=12');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect(page).toHaveURL(/sort=name/);
  await expect(employees.rows.first()).toContainText('Alex Romero');
  await employees.rows.first().press('Enter');
  await expect(employees.heading('Alex Romero')).toBeVisible();
});

test('what a role grants is shown as on and grayed out with the reason, and so is what may not be switched', async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  const employees = new EmployeesPage(page);
  await employees.openPerson(11);
  await expect(employees.permission('Owner')).toBeDisabled();
  await expect(employees.permission('Owner')).toHaveAccessibleDescription(/last active owner/);
  await expect(employees.permission('Void receipts')).toBeChecked();
  await expect(employees.permission('Void receipts')).toHaveAccessibleDescription(
    'Void receipts that were taken at the counter. Comes with the owner role.',
  );
  await expect(employees.permission('Back office')).not.toBeChecked();
  await expect(employees.permission('Back office')).toHaveAccessibleDescription(/provider’s own agency/);
  await expect(employees.disable).toHaveAttribute('aria-disabled', 'true');
  await employees.disable.focus();
  await expect(page.getByRole('tooltip')).toHaveText('You cannot disable yourself.');
  await employees.openPerson(13);
  await expect(employees.permission('Void receipts')).not.toBeChecked();
  await employees.permission('Administrator').check();
  await expect(employees.permission('Void receipts')).toBeChecked();
  await expect(employees.permission('Void receipts')).toBeDisabled();
  await employees.permission('Administrator').uncheck();
  await expect(employees.permission('Void receipts')).not.toBeChecked();
});

test('a refused save keeps what was typed, and two people who change different things both keep their changes', async ({
  page,
  context,
}) => {
  const me = await newPerson();
  await signInQuietly(page, me);
  const ida = await inviteEmployee(page, newcomer());
  const employees = new EmployeesPage(page);
  await employees.openPerson(ida.id);
  await employees.jobTitle.fill('Agent');
  await employees.email.fill(me.email);
  await employees.save.click();
  await expect(employees.email).toHaveAccessibleDescription(/Someone already signs in with this address/);
  await expect(employees.email).toBeFocused();
  await expect(employees.jobTitle).toHaveValue('Agent');
  const fresh = newcomer().email;
  await employees.email.fill(fresh);

  const elsewhere = new EmployeesPage(await context.newPage());
  await elsewhere.openPerson(ida.id);
  await elsewhere.permission('Void receipts').check();
  await elsewhere.save.click();
  await expect(elsewhere.page.getByText('Saved', { exact: true })).toBeVisible();

  await employees.permission('Everyone’s tasks').check();
  await employees.save.click();
  await expect(page.getByText('Robin Tester also changed this record: Void receipts.')).toBeVisible();
  // It stays while the pointer is over it: one that fades would be judged halfway.
  await page.getByText('Saved', { exact: true }).hover();
  await expectAccessible(page);
  await page.reload();
  await expect(employees.email).toHaveValue(fresh);
  await expect(employees.permission('Everyone’s tasks')).toBeChecked();
  // Only they changed it.
  await expect(employees.permission('Void receipts')).toBeChecked();
});

test('a group is added, refused under a name that is taken, given members and deleted', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  await inviteEmployee(page, newcomer());
  await page.goto('/admin/groups');
  await expect(page.getByText('There are no groups yet.')).toBeVisible();
  for (const name of ['Sales', 'sales']) {
    await page.getByRole('link', { name: 'Add group' }).first().click();
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Save' }).click();
    if (name === 'Sales') await expect(page.getByRole('row', { name: 'Sales 0' })).toBeVisible();
  }
  const nameField = page.getByLabel('Name');
  await expect(nameField).toHaveAccessibleDescription(/There is already a group with this name/);
  await nameField.fill('Service');
  const members = page.getByRole('combobox', { name: 'Members' });
  await members.fill('ida');
  await page.getByRole('option', { name: 'Ida Berg' }).click();
  // A toast that fades would be judged halfway.
  await expect(page.getByText('Saved', { exact: true })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('row', { name: 'Service 1' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete Service?' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Service is deleted.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'Service' })).toHaveCount(0);
});

test('someone who is invited and the question before disabling look good', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await inviteEmployee(page, { ...newcomer(), jobTitle: 'Agent' });
  const employees = new EmployeesPage(page);
  await employees.openPerson(id);
  await expect(employees.badge('Invited')).toBeVisible();
  await expectGoodLook(page);
  await employees.disable.click();
  await expect(page.getByRole('dialog', { name: 'Disable Ida Berg?' })).toBeVisible();
  await expectAccessible(page);
});
