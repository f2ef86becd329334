import { follow } from './follow.ts';
import { expectGoodLook } from './looks.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { LeadForm } from './pages/lead-form.ts';
import { LeadList } from './pages/lead-list.ts';
import { LeadPage } from './pages/lead-page.ts';
import { changeStatus, saveLead, signInWithLeads } from './pages/lead-records.ts';
import { saveTask } from './pages/task-records.ts';
import { DEMO_PASSWORD, OWNER, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

test('a lead is added from the header, noted about and found in its list', async ({ page }) => {
  await signInWithLeads(page);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Add Lead' }).click();
  const form = new LeadForm(page);
  await form.firstName.fill('Noa');
  await form.phone.fill('call me');
  await form.followUpOn.fill('01/05/2020');
  await form.save.click();
  await expect(form.phone).toHaveAccessibleDescription('Use digits, spaces and ( ) + - . x only.');
  await expect(form.followUpOn).toHaveAccessibleDescription('Choose today or a later day.');
  await form.phone.fill('305 555 0142');
  await form.followUpOn.fill('');
  await form.lastName.fill('Quill');
  await form.save.click();
  const lead = new LeadPage(page);
  await expect(lead.title).toHaveText('Noa Quill');
  await expect(lead.status).toContainText('New since');
  await lead.note('Wants a boat policy.');
  await lead.note('Called back.');
  await expect(lead.notes).toHaveCount(2);
  await expect(lead.notes.first()).toContainText('Called back.');
  await expect(lead.notes.first()).toContainText('Robin Tester');
  const list = new LeadList(page);
  await list.open('/leads/new');
  await expect(list.rows).toHaveCount(1);
  await expect(list.row('Noa Quill')).toContainText('(305) 555-0142');
});

test('two people edit one lead: the second is asked', async ({ page }) => {
  await signInWithLeads(page);
  const { id } = await saveLead(page, { lastName: 'Quill', city: 'Miami' });
  await page.goto(`/leadEdit.php?id=${id}`);
  const form = new LeadForm(page);
  await expect(form.city).toHaveValue('Miami');
  await saveLead(page, { lastName: 'Quill', city: 'Tampa' }, id);
  await form.city.fill('Ocala');
  await form.save.click();
  await expect(form.conflict.getByRole('row', { name: 'City' })).toContainText('TampaOcala');
  await form.conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL(new RegExp(`/lead/${id}$`));
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('table', { name: 'Log' })).toContainText('before: Tampa');
});

test('a task, a file and a mail of a lead are shown on its page, and on that of the customer it becomes', async ({
  page,
}) => {
  await signInWithLeads(page);
  const { id } = await saveLead(page, { firstName: 'Noa', lastName: 'Quill', email: 'noa@lead.test' });
  await saveTask(page, { leadMainId: id, desc: 'Send the quote' });
  const lead = new LeadPage(page);
  await lead.open(id);
  await page.getByRole('tab', { name: 'Tasks 1' }).click();
  await expect(page.getByRole('table', { name: 'Tasks' })).toContainText('Send the quote');
  await page.getByRole('tab', { name: 'Attachments' }).click();
  await expect(page.getByText('No attachments yet.')).toBeVisible();
  await page.getByRole('tab', { name: 'Email' }).click();
  await page.getByRole('link', { name: 'New email' }).click();
  const popup = page.getByRole('dialog', { name: 'Email to Noa Quill' });
  await expect(popup.getByLabel('To')).toHaveValue('noa@lead.test');
  await popup.getByLabel('Subject').fill('Your quote');
  await popup.getByLabel('Message').fill('Here it is.');
  await popup.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('dialog', { name: 'Message' }).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('table', { name: 'Sent email' })).toContainText('Your quote');
  await expectGoodLook(page);

  await lead.convert.click();
  await lead.dialog.getByRole('button', { name: 'Add customer' }).click();
  await page.getByRole('tab', { name: 'Tasks 1' }).click();
  await expect(page.getByRole('table', { name: 'Tasks' })).toContainText('Send the quote');
  await lead.open(id, '?tab=tasks');
  await page.getByRole('link', { name: 'Tasks of Noa Quill' }).click();
  await expect(page).toHaveURL(/\/customer\/\d+\?tab=tasks/);
});

test('leads are selected and assigned together; someone who was too late is told so', async ({ page }) => {
  await signInWithLeads(page);
  const names = ['One', 'Two', 'Three'];
  const leads = await Promise.all(names.map((lastName) => saveLead(page, { lastName })));
  const list = new LeadList(page);
  await list.open('/leads/unassigned');
  await expect(list.assign).toHaveAccessibleDescription('Select leads in the list first.');
  await list.select('One');
  await list.select('Two');
  await list.assign.click();
  await list.assignTo('Robin Tester');
  await expect(page.getByText('2 leads assigned.')).toBeVisible();
  await expect(list.rows).toHaveCount(1);
  await list.select('Three');
  await list.assign.click();
  await saveLead(page, { lastName: 'Three', city: 'Miami' }, leads[2]?.id);
  await list.assignTo('Robin Tester');
  await expect(list.assignDialog.getByRole('alert')).toContainText('changed Three in the meantime');
  await list.assignDialog.getByRole('button', { name: 'Cancel' }).click();
  await list.open('/leads/open');
  await expect(list.rows).toHaveCount(2);
});

test('a lead incubates until a day, is closed with a reason and reopened', async ({ page }) => {
  await signInWithLeads(page);
  const { id } = await saveLead(page, { lastName: 'Quill' });
  const lead = new LeadPage(page);
  await lead.open(id);
  await lead.change('Incubate').click();
  await expect(page).toHaveURL(/dialog=incubate/);
  const day = lead.dialog.getByRole('textbox', { name: 'Follow up on' });
  await day.fill('01/05/2020');
  await lead.dialog.getByRole('button', { name: 'Incubate' }).click();
  await expect(day).toHaveAccessibleDescription(/Choose a day after today/);
  await day.fill('01/05/2090');
  await lead.dialog.getByRole('button', { name: 'Incubate' }).click();
  await expect(lead.status).toContainText('Incubate since');
  await lead.change('Close').click();
  await lead.dialog.getByRole('button', { name: 'Close lead' }).click();
  await expect(lead.dialog.getByLabel('Reason')).toHaveAccessibleDescription(
    'Enter why the lead was closed.',
  );
  await lead.dialog.getByLabel('Reason').fill('Bought elsewhere');
  await lead.dialog.getByRole('button', { name: 'Close lead' }).click();
  await expect(lead.status).toContainText('Bought elsewhere');
  await expect(lead.convert).toHaveAccessibleDescription(/Reopen it/);
  await lead.change('Reopen').click();
  await expect(lead.status).toContainText('Unassigned since');
  // Opened again: what is refetched after the change could bring the other one along.
  await lead.open(id);
  await expect(lead.status).toContainText('Unassigned since');
  await changeStatus(page, id, { status: 'closed', reason: 'Meanwhile' });
  await lead.change('To the call center').click();
  await expect(page.getByText('Robin Tester changed this in the meantime.')).toBeVisible();
  await expect(lead.status).toContainText('Meanwhile');
});

test('a lead becomes a customer in one step, and each leads to the other', async ({ page }) => {
  await signInWithLeads(page);
  const { id } = await saveLead(page, { firstName: 'Noa', lastName: 'Quill', lineOfBusiness: 'Boat' });
  const lead = new LeadPage(page);
  await lead.open(id);
  await page.route('**/api/lead/*/matches', (route) =>
    route.fulfill({ status: 409, json: { message: 'Nobody can be looked up just now.' } }),
  );
  await lead.convert.click();
  await expect(lead.dialog).toContainText('Nobody can be looked up just now.');
  await page.unroute('**/api/lead/*/matches');
  await lead.dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(lead.dialog).toContainText('Noa Quill becomes a customer');
  await lead.dialog.getByRole('button', { name: 'Add customer' }).dblclick();
  await expect(page).toHaveURL(/\/customer\/\d+$/);
  await expect(page.getByRole('region', { name: 'Key facts' })).toContainText('Wants Boat.');
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('link', { name: `lead ${id}` }).click();
  await expect(lead.status).toContainText('Sold since');
  await expect(lead.convert).toHaveAccessibleDescription('This lead is already a customer.');
  await expect(page.getByRole('link', { name: /^Noa Quill #/ })).toBeVisible();
  await follow(page, '/customer/search?selection=lastName&query=Quill');
  await expect(page).toHaveURL(/\/customer\/\d+$/);
  await follow(page, `/lead/${id}/edit`);
  await expect(page.getByRole('heading', { name: 'Noa Quill cannot be edited' })).toBeVisible();
  await expect(page.getByText('This lead is sold. Edit its customer instead.')).toBeVisible();
});

test('somebody who is a customer already is offered, and the lead attached', async ({ page }) => {
  await signInWithLeads(page);
  const customer = await saveCustomer(page, { lastName: 'Already', phone: '(305) 555-0177' });
  const { id } = await saveLead(page, { lastName: 'Quill', phone2: '(305) 555-0177' });
  const lead = new LeadPage(page);
  await lead.open(id, '?dialog=convert');
  await expect(lead.dialog).toContainText('Customers with the same phone or email exist');
  const send = lead.dialog.getByRole('button', { name: 'Add customer' });
  await expect(send).toBeDisabled();
  await lead.dialog.getByLabel(`Attach to Already #${customer.id}`).check();
  await lead.dialog.getByRole('button', { name: 'Attach' }).click();
  await expect(page).toHaveURL(new RegExp(`/customer/${customer.id}$`));
  await page.getByRole('tab', { name: 'Log' }).click();
  await expect(page.getByRole('link', { name: `lead ${id}` })).toBeVisible();
});

test('a list is filtered, sorted and paged in the address bar', async ({ page }) => {
  await signInQuietly(page, OWNER);
  const list = new LeadList(page);
  await list.open();
  await expect(list.rows).toHaveCount(15);
  await expect(list.screens.getByRole('link', { name: /^Sold/ })).toHaveText(/^Sold\d+$/);
  await list.screens.getByRole('link', { name: /^Open/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Open leads');
  await list.pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\/leads\/open\?page=2$/);
  await list.filter('Assigned to').selectOption('Alex Romero');
  await expect(page).toHaveURL(/\?assignee=13$/);
  await expect(list.filter('Assigned to')).toHaveValue('13');
  await expect(list.rows.first()).toContainText('Alex Romero');
  await list.sort('Name').click();
  await expect(page).toHaveURL(/sort=name/);
  await page.reload();
  await expect(list.filter('Assigned to')).toHaveValue('13');
  await expect(list.table.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(list.rows.first()).toContainText('Alex Romero');
  await list.rows.first().press('Enter');
  await expect(page).toHaveURL(/\/lead\/5\d{5}$/);
});

test('snapshot, stats, look-up, log and tasks show the agency’s leads', async ({ page }) => {
  await signInQuietly(page, OWNER);
  await page.goto('/leads/snapshot');
  await expect(page.getByRole('region')).toHaveCount(7);
  await page.getByRole('region', { name: 'Call center' }).getByRole('link', { name: '16 leads' }).click();
  await expect(page).toHaveURL('/leads/CallCenter');
  await follow(page, '/leads/stats');
  await expect(page.getByRole('figure', { name: 'Leads by month' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Conversion by person' })).toContainText('Alex Romero');
  await follow(page, '/leads/log');
  await expect(page.getByRole('table', { name: 'Lead log' }).getByRole('row')).toHaveCount(16);
  await follow(page, '/leads/tasks?due=overdue');
  await expect(page.getByRole('table', { name: 'Lead tasks' })).toContainText(/\d days? late/);
  await follow(page, '/leads/lookup?query=ab');
  await expect(page.getByText('Enter at least 3 characters.')).toBeVisible();
  await page.getByLabel('Name, phone or email').fill('305 555');
  await expect(page).toHaveURL(/query=305/);
  await expect(page.getByRole('table', { name: 'Leads found' }).getByRole('row').nth(1)).toContainText(
    '(305)',
  );
});

test('a closed list is hidden and refused, an agency without leads sees none', async ({ page }) => {
  await signInQuietly(page, { email: 'agent@demo.test', password: DEMO_PASSWORD });
  const list = new LeadList(page);
  await list.open();
  await expect(list.screens.getByRole('link', { name: 'Incubate' })).toBeVisible();
  await expect(list.screens.getByRole('link', { name: 'Call center' })).toHaveCount(0);
  await follow(page, '/leads/CallCenter');
  await expect(page.getByText('Needs the permission "Call center leads".')).toBeVisible();
  await follow(page, '/leads/elsewhere');
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await signInQuietly(page, { email: 'owner@other.test', password: DEMO_PASSWORD });
  await list.open();
  await expect(page.getByText('No leads yet.')).toBeVisible();
  await follow(page, '/lead/add');
  await expect(page.getByText('Your agency does not receive leads.')).toBeVisible();
});

test('the log and the dialogs of a lead look good', async ({ page }) => {
  await signInWithLeads(page);
  const { id } = await saveLead(page, { lastName: 'Quill', phone: '(305) 555-0142', source: 'Radio' });
  await new LeadPage(page).open(id, '?tab=log');
  await expect(page.getByRole('table', { name: 'Log' })).toBeVisible();
  await expectGoodLook(page);
  const dialogs = { convert: /becomes a customer/, closed: 'Reason', assign: 'Assign' };
  for (const [dialog, words] of Object.entries(dialogs)) {
    await follow(page, `/lead/${id}?dialog=${dialog}`);
    await expect(page.getByRole('dialog').getByText(words).first()).toBeVisible();
    await expectGoodLook(page);
  }
});
