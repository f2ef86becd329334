import { follow } from './follow.ts';
import { expectGoodLook } from './looks.ts';
import { configureAgency, saveCustomer } from './pages/customer-records.ts';
import { dayIn } from './pages/policy-records.ts';
import { TaskForm } from './pages/task-form.ts';
import { TaskList } from './pages/task-list.ts';
import { saveTask } from './pages/task-records.ts';
import { DEMO_PASSWORD, newPerson, OWNER, signInQuietly } from './people.ts';
import { expect, expectAccessible, test } from './test.ts';

const AGENT = { email: 'agent@demo.test', password: DEMO_PASSWORD };
const MARIA = 104_238;
const LONG = 'Call about the renewal quote before it expires on Friday';

test('a task of a customer is added, viewed, noted, closed and reopened', async ({ page }) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const { id } = await saveCustomer(page, { firstName: 'Maria', lastName: 'Johnson' });
  const list = new TaskList(page);
  const form = new TaskForm(page);
  await list.openOf(id);
  await expect(list.empty).toBeVisible();
  await list.add.click();
  await expect(page).toHaveURL(/edit=0/);
  await expect(form.customer).toHaveValue(String(id));
  await expect(form.dialog).toContainText('Maria Johnson');
  await expect(form.lead).toHaveCount(0);
  await form.choose('Type', 'Call back');
  await form.slider.press('ArrowRight');
  await form.button('15 minutes more').click();
  await expect(form.dialog).toContainText('45 min');
  await form.choose('Priority', 'Urgent');
  await form.dueDate.fill('11/20/2030');
  await form.choose('Time', '9:30 AM');
  await form.description.fill(LONG);
  await expect(form.dialog).toContainText('Characters Remaining: 944 of 1000');
  await form.note.fill('First note of this task.');
  await form.save.dblclick();
  await expect(form.dialog).toBeHidden();
  await expect(list.rows).toHaveCount(1);
  await expect(list.rows).toContainText('OpenCall backUrgentCall about the renewal quote b…');
  await expect(list.rows).toContainText('11/20/2030 9:30 AM');

  await list.press('View', 'Call back');
  const view = page.getByRole('dialog', { name: 'View Task' });
  await expect(view).toContainText(LONG);
  await page.reload();
  await view.getByRole('button', { name: /^First note of t…/ }).click();
  await expect(view).toContainText('First note of this task.');
  await view.getByRole('button', { name: 'Edit' }).click();
  await form.button('Save & Close').click();
  await expect(form.dialog).toBeHidden();
  await expect(list.rows).toContainText('Closed');
  await expect(list.rows).toContainText(person.name);
  await list.press('Edit', 'Call back');
  await expect(form.button('Save & Close')).toHaveCount(0);
  await form.button('Reopen').click();
  await expect(form.dialog).toBeHidden();
  await expect(list.rows).toContainText('Open');
});

test('a hidden task goes to the hidden list, comes back with Undo and after a confirmation', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, { lastName: 'Hidden' });
  await saveTask(page, { custid: id, desc: 'Send the ID cards' });
  const list = new TaskList(page);
  await list.openOf(id);
  await list.press('Hide', 'Send the ID cards');
  await expect(list.empty).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(list.rows).toHaveCount(1);
  await list.press('Edit', 'Send the ID cards');
  await new TaskForm(page).button('Hide').click();
  await expect(list.empty).toBeVisible();
  await list.choose('Hidden');
  await expect(page).toHaveURL(/list=hidden/);
  await list.press('Show', 'Send the ID cards');
  await page
    .getByRole('dialog')
    .filter({ hasText: 'Are you SURE you want to un-hide this task?' })
    .getByRole('button', { name: 'YES' })
    .click();
  await expect(list.empty).toBeVisible();
  await list.choose('Active');
  await expect(list.rows).toHaveCount(1);
});

test('a refused save lists the fields, and keeps what was typed', async ({ page }) => {
  const person = await newPerson();
  await configureAgency(person.email, { is_receive_leads: true });
  await signInQuietly(page, person);
  await page.goto('/TaskEdit?id=0');
  const form = new TaskForm(page);
  await form.save.click();
  await expect(form.refused.getByRole('listitem')).toContainText(['Say what needs to be done']);
  await form.refused.getByRole('button', { name: 'OK' }).click();
  await form.lead.fill('12ab3');
  await expect(form.lead).toHaveValue('123');
  await form.customer.fill('4711');
  await expect(form.lead).toHaveValue('');
  await form.customer.blur();
  await expect(page.getByText('No Records Found')).toBeVisible();
  await form.dueDate.fill('02/30/2026');
  await form.save.click();
  await expect(form.refused).toContainText('Fields that are improperly formatted or required:');
  await expect(form.refused.getByRole('listitem')).toContainText(['due date']);
  await form.refused.getByRole('button', { name: 'OK' }).click();
  await form.dueDate.fill('02/28/2026');
  await form.description.fill('x'.repeat(1001));
  await expect(page.getByText('Characters Remaining: -1 of 1000')).toBeVisible();
  await form.save.click();
  await expect(form.refused.getByRole('listitem')).toContainText(['description']);
  await form.refused.getByRole('button', { name: 'OK' }).click();
  await form.description.fill('Short enough');
  await form.save.click();
  await expect(form.refused.getByRole('listitem')).toContainText(['not a valid customer number']);
  await form.refused.getByRole('button', { name: 'OK' }).click();
  await form.customer.fill('');
  await form.save.click();
  await expect(page).toHaveURL(/\/task$/);
  await expect(new TaskList(page).row('Short enough')).toBeVisible();
});

test('two people edit one task: the second is asked, and what is typed is not lost by closing', async ({
  page,
}) => {
  const person = await newPerson();
  await signInQuietly(page, person);
  const { id } = await saveTask(page, { desc: 'Before' });
  const list = new TaskList(page);
  const form = new TaskForm(page);
  await list.openMine();
  await list.press('Edit', 'Before');
  await expect(form.description).toHaveValue('Before');
  await saveTask(page, { desc: 'Theirs' }, id);
  await form.description.fill('Mine');
  await form.note.fill('Left a message.');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close without saving?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await form.save.click();
  await expect(form.conflict).toContainText(`${person.name} saved this record`);
  await expect(form.conflict.getByRole('row', { name: 'Description' })).toContainText('TheirsMine');
  await form.conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(form.description).toHaveValue('Theirs');
  await expect(form.note).toHaveValue('Left a message.');
  await saveTask(page, { desc: 'Theirs again' }, id);
  await form.description.fill('Mine');
  await form.save.click();
  await form.conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(form.dialog).toBeHidden();
  await list.press('View', 'Mine');
  await expect(page.getByRole('dialog')).toContainText('Notes (1)');
});

test('someone who may not change a closed task sees why on its grayed icons', async ({ page }) => {
  await signInQuietly(page, AGENT);
  const list = new TaskList(page);
  await list.openMine('?state=closed');
  const edit = list.rows.first().getByRole('button', { name: /^Edit task/ });
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  await edit.focus();
  await expect(page.getByRole('tooltip')).toContainText(`Needs the permission "Everyone’s tasks"`);
});

test("Maria's tasks are sorted and paged; one’s own tasks are filtered; both in the address bar", async ({
  page,
}) => {
  await signInQuietly(page, OWNER);
  const list = new TaskList(page);
  await list.openOf(MARIA);
  await expect(list.rows).toHaveCount(15);
  await list.pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/page=2/);
  await list.table.getByRole('button', { name: 'Priority' }).click();
  await expect(page).toHaveURL(/sort=priorityName/);
  await expect(page).not.toHaveURL(/page=2/);
  await expect(list.rows.first()).toContainText('Urgent');
  await follow(page, `/taskTab/${MARIA}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maria L. Johnson');
  await expect(list.rows).toHaveCount(15);
  await follow(page, '/');
  await page.getByRole('link', { name: 'All my tasks' }).click();
  await page.getByLabel('Due', { exact: true }).selectOption('Overdue');
  await page.getByLabel('Type', { exact: true }).selectOption('Call back');
  await expect(page).toHaveURL(/type=2.*due=overdue|due=overdue.*type=2/);
  await expect(list.rows.first()).toContainText('Call back');
  await page.reload();
  await expect(page.getByLabel('Due', { exact: true })).toHaveValue('overdue');
});

test('the dialogs of a task look good', async ({ page }) => {
  await signInQuietly(page, await newPerson());
  const { id } = await saveCustomer(page, { firstName: 'Maria', lastName: 'Johnson' });
  const body = { custid: id, type: 1, desc: LONG, notes: 'A note', duedate: '2026-01-02' };
  const task = await saveTask(page, body);
  const list = new TaskList(page);
  await list.openMine(`?view=${task.id}`);
  await expect(
    page.getByRole('dialog', { name: 'View Task' }).getByRole('button', { name: /A note/ }),
  ).toBeVisible();
  await expectGoodLook(page);
  await follow(page, `/task?edit=${task.id}`);
  await expect(new TaskForm(page).dialog.getByRole('button', { name: /A note/ })).toBeVisible();
  await expectGoodLook(page);
});

test('a type that an administrator adds can be chosen for a task, and shows its duration', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  await page.goto('/admin/task-choices');
  await page.getByRole('link', { name: 'Add task type' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add task type' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByLabel('Name')).toHaveAccessibleDescription('Enter a name.');
  await dialog.getByLabel('Name').fill('Home visit');
  await dialog.getByLabel('Place in the list').fill('1');
  await dialog.getByRole('switch', { name: 'In the calendar' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('table', { name: 'Types' }).getByRole('row').nth(1)).toContainText(
    'Home visit',
  );

  await page.getByRole('link', { name: 'Normal' }).click();
  const normal = page.getByRole('dialog', { name: 'Edit task priority' });
  await normal.getByRole('switch', { name: 'In use' }).click();
  await normal.getByRole('button', { name: 'Save' }).click();
  await expect(normal).toContainText('New tasks begin with this one, so it stays in use.');
  await normal.getByRole('switch', { name: 'In use' }).click();
  await normal.getByRole('button', { name: 'Save' }).click();
  await expect(normal).toBeHidden();

  await follow(page, '/task?edit=0');
  const form = new TaskForm(page);
  await expect(form.dialog.getByRole('combobox', { name: 'Type' })).toHaveValue('Home visit');
  await expect(form.slider).toBeVisible();
});

test('the day goes from top to bottom under its heads, each with how many; in another order there are none', async ({
  page,
}) => {
  await signInQuietly(page, await newPerson());
  for (const [desc, duedate] of [
    ['Send the cards', dayIn(2)],
    ['Take the installment', dayIn(0)],
    ['Ask about the mileage', dayIn(-8)],
    ['Call the carrier', dayIn(-1)],
  ])
    await saveTask(page, { desc, duedate });
  const list = new TaskList(page);
  await list.openMine();
  await expect(list.rows).toHaveCount(4);
  const heads = list.table.locator('tbody tr[data-above]');
  await expect(heads.filter({ hasText: /Overdue|Today|Later/ })).toHaveText([
    /^Overdue 2$/,
    // What is due some time today comes after now.
    /^Today 1\s*\d{1,2}:\d\d [AP]M$/,
    /^Later 1$/,
  ]);
  await expect(list.table.locator('tbody tr').filter({ hasText: /Overdue|Today \d|Send|Ask/ })).toHaveText([
    /Overdue/,
    /Ask about the mileage/,
    /Today 1/,
    /Send the cards/,
  ]);
  const [title, clock] = await Promise.all(
    [/^Today/, /^\d{1,2}:\d\d/].map((words) => heads.getByText(words).last().boundingBox()),
  );
  expect(clock?.y, 'The clock covers no head.').toBeGreaterThan((title?.y ?? 0) + 14);
  await expectGoodLook(page);
  await list.openMine('?sort=desc');
  await expect(list.rows).toHaveCount(4);
  await expect(heads).toHaveCount(0);
});
