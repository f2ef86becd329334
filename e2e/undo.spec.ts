import type { Page } from '@playwright/test';
import { CommissionList } from './pages/commission-list.ts';
import { createFile } from './pages/commission-records.ts';
import { saveCustomer } from './pages/customer-records.ts';
import { EmployeesPage } from './pages/employees-page.ts';
import { LeadList } from './pages/lead-list.ts';
import { LeadPage } from './pages/lead-page.ts';
import { saveLead, signInWithLeads } from './pages/lead-records.ts';
import { PolicyPage } from './pages/policy-page.ts';
import { saveCarrier, savePolicy, shownDayIn } from './pages/policy-records.ts';
import { TaskForm } from './pages/task-form.ts';
import { TaskList } from './pages/task-list.ts';
import { saveTask } from './pages/task-records.ts';
import { DEMO_PASSWORD, newColleague, newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

/** Takes back what the newest toast says. */
async function undo(page: Page, words: string | RegExp): Promise<void> {
  await page.getByRole('alert').filter({ hasText: words }).getByRole('button', { name: 'Undo' }).click();
}

test('archiving a commission file is taken back', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const id = await createFile(page);
  const list = new CommissionList(page);
  await list.open();
  await list.button(`Archive file ${id}`).click();
  await list.dialog('Archive').getByRole('button', { name: 'Archive' }).click();
  await expect(list.tab('Archived')).toContainText('1');
  await undo(page, '1 file archived.');
  await expect(list.tab('Archived')).toContainText('0');
  await expect(list.button(`Archive file ${id}`)).toBeVisible();
});

test('disabling and enabling a person are taken back', async ({ page }) => {
  const person = await newPerson();
  await newColleague(person, { permissions: {} });
  await signInQuietly(page, person);
  const employees = new EmployeesPage(page);
  await employees.open();
  await employees.rows.filter({ hasNotText: person.email }).getByRole('link').first().click();
  await employees.disable.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(employees.enable).toBeVisible();
  await undo(page, 'is disabled');
  await expect(employees.disable).toBeVisible();
});

test('a task that is shown again can be hidden again', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, { lastName: 'Hidden' });
  await saveTask(page, { custid: id, desc: 'Send the ID cards' });
  const list = new TaskList(page);
  await list.openOf(id);
  await list.press('Hide', 'Send the ID cards');
  await list.choose('Hidden');
  await list.press('Show', 'Send the ID cards');
  await page.getByRole('dialog').getByRole('button', { name: 'YES' }).click();
  await expect(list.empty).toBeVisible();
  await undo(page, 'The task is in the active list again.');
  await expect(list.rows).toHaveCount(1);
});

test('what was saved in a task is taken back, unless somebody has saved it since', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const { id } = await saveTask(page, { desc: 'Send the ID cards', duedate: '2026-01-02' });
  const list = new TaskList(page);
  const form = new TaskForm(page);
  const edit = async (was: string, description: string) => {
    await list.press('Edit', was);
    await form.description.fill(description);
  };
  await list.openMine();
  await edit('Send the ID cards', 'Send nothing');
  await form.save.click();
  await expect(list.row('Send nothing')).toBeVisible();
  await undo(page, 'Saved');
  await expect(list.row('Send the ID cards')).toBeVisible();
  await edit('Send the ID cards', 'Hidden by mistake');
  await form.button('Hide').click();
  await expect(list.empty).toBeVisible();
  await undo(page, 'The task is hidden.');
  await expect(list.row('Send the ID cards')).toContainText('days late');
  await edit('Send the ID cards', 'Mine');
  await form.save.click();
  await expect(list.row('Mine')).toBeVisible();
  await saveTask(page, { desc: 'Theirs' }, id);
  await undo(page, 'Saved');
  await expect(page.getByRole('alert').last()).toContainText(`${person.name} has saved the task since`);
  await expect(list.row('Theirs')).toBeVisible();
});

test('a lead goes back to the status that it had', async ({ page }) => {
  await signInWithLeads(page);
  const { id } = await saveLead(page, { lastName: 'Quill' });
  const lead = new LeadPage(page);
  await lead.open(id);
  await lead.change('To the call center').click();
  await expect(lead.status).toContainText('Call center since');
  await lead.change('Unassigned').click();
  await expect(lead.status).toContainText('Unassigned since');
  await undo(page, 'The lead is unassigned now.');
  await expect(lead.status).toContainText('Call center since');
  await lead.change('Incubate').click();
  await lead.dialog.getByRole('textbox', { name: 'Follow up on' }).fill(shownDayIn(9));
  await lead.dialog.getByRole('button', { name: 'Incubate' }).click();
  await expect(lead.status).toContainText('Incubate since');
  await undo(page, 'The lead comes back on that day.');
  await expect(lead.status).toContainText('Call center since');
  expect((await (await page.request.get(`/api/lead/${id}`)).json()).followUpOn).toBeNull();
});

test('leads go back to whom they had before they were assigned, several and one', async ({ page }) => {
  await signInWithLeads(page);
  const leads = await Promise.all(['One', 'Two'].map((lastName) => saveLead(page, { lastName })));
  const list = new LeadList(page);
  await list.open('/leads/unassigned');
  for (const name of ['One', 'Two']) await list.select(name);
  await list.assign.click();
  await list.assignTo('Robin Tester');
  await expect(list.rows).toHaveCount(0);
  await undo(page, '2 leads assigned.');
  await expect(list.rows).toHaveCount(2);
  const lead = new LeadPage(page);
  await lead.open(leads[0]?.id as number);
  await list.assign.click();
  await list.assignTo('Robin Tester');
  await expect(lead.status).toContainText('Open since');
  await undo(page, '1 lead assigned.');
  await expect(lead.status).toContainText('Unassigned since');
});

test('a policy that was reinstated is cancelled again as it was', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { auto: productId } = await saveCarrier(page);
  const { id: customerId } = await saveCustomer(page, { lastName: 'Mora' });
  const { id } = await savePolicy(page, customerId, { productId });
  const policy = new PolicyPage(page);
  await policy.open(id);
  await policy.cancel.click();
  await policy.dialog.getByRole('textbox', { name: 'Cancelled on' }).fill(shownDayIn(-2));
  await policy.dialog.getByLabel('Reason').fill('Moved away');
  await policy.dialog.getByRole('button', { name: 'Cancel policy' }).click();
  await policy.reinstate.click();
  await expect(policy.status('In force')).toBeVisible();
  await undo(page, 'is reinstated.');
  await expect(policy.status('Cancelled')).toBeVisible();
});

test('a quote that was presented or lost is what it was before', async ({ page }) => {
  await signInQuietly(page, { email: 'owner@demo.test', password: DEMO_PASSWORD });
  await page.goto('/quotes?state=open');
  // Not the newest: the one that two-people.spec.ts saves becomes that by being saved.
  await page.getByRole('table').getByRole('row').nth(3).getByRole('link').first().click();
  const lost = page.getByRole('button', { name: 'Mark lost' });
  await lost.click();
  await page.getByRole('dialog').getByLabel('Reason').fill('Too expensive');
  await page.getByRole('dialog').getByRole('button', { name: 'Mark lost' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await undo(page, 'The quote is lost.');
  await expect(lost).toBeVisible();
  const presented = page.getByRole('button', { name: 'Mark presented' });
  await presented.click();
  await expect(presented).toHaveAttribute('aria-disabled', 'true');
  await undo(page, 'The quote is presented.');
  await expect(presented).not.toHaveAttribute('aria-disabled');
});
