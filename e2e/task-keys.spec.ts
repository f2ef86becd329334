import type { Page } from '@playwright/test';
import { configureAgency, saveCustomer } from './pages/customer-records.ts';
import { KeyboardHand } from './pages/keyboard-hand.ts';
import { TaskForm } from './pages/task-form.ts';
import { TaskList } from './pages/task-list.ts';
import { saveTask } from './pages/task-records.ts';
import { newPerson, signInQuietly } from './people.ts';
import { expect, test } from './test.ts';

const DAYS = ['2026-01-02', '2026-01-03', '2026-01-04'];

async function threeTasks(page: Page): Promise<TaskList> {
  await signInQuietly(page, await newPerson());
  for (const [at, duedate] of DAYS.entries()) await saveTask(page, { desc: `Task ${at + 1}`, duedate });
  const list = new TaskList(page);
  await list.openMine();
  await expect(list.rows).toHaveCount(3);
  return list;
}

test('a task is closed in six keys or fewer besides the note, and Ctrl Z opens it again', async ({
  page,
}) => {
  const list = await threeTasks(page);
  await expect(list.row('Task 1')).toBeFocused();
  let keys = 0;
  const press = async (key: string) => {
    keys += key.split('+').length;
    await page.keyboard.press(key);
  };
  await press('ArrowDown');
  await press('c');
  await page.keyboard.type('card sent, she paid');
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('card sent, she paid');
  await press('Control+Enter');
  await expect(list.rows).toHaveCount(2);
  expect(keys).toBeLessThanOrEqual(6);
  await expect(list.row('Task 3')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list.rows).toHaveCount(3);
  await expect(list.row('Task 2')).toContainText('Open');
});

test('Ctrl Z takes back the newest of two messages first, and in a text only its letters', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  const list = await threeTasks(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const left of [2, 1]) {
    await expect(list.rows.first()).toBeFocused();
    await page.keyboard.press('c');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(list.rows).toHaveCount(left);
  }
  await expect(undo).toHaveCount(2);
  await page.keyboard.press('/');
  await page.keyboard.type('palm');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('search').getByRole('combobox', { name: 'Find a' })).not.toHaveValue('palm');
  await expect(undo).toHaveCount(2);
  await page.keyboard.press('Escape');
  await hand.to(list.rows.first());
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list.row('Task 2')).toBeVisible();
  await expect(list.rows).toHaveCount(2);
  await page.keyboard.press('?');
  await expect(page.getByRole('row', { name: /Ctrl Z/ })).toContainText(
    'Take back what the newest message says',
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list.rows).toHaveCount(3);
});

test('Enter opens, J and K go on inside the dialog, E edits, Ctrl Enter saves, and the focus comes back to the row', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  const list = await threeTasks(page);
  await expect(list.row('Task 1')).toBeFocused();
  await page.keyboard.press('Enter');
  const view = page.getByRole('dialog', { name: 'View Task' });
  const expectView = async (words: string) => {
    await expect(view).toContainText(words);
    await expect(view.getByRole('button', { name: 'Edit', exact: true })).toBeFocused();
  };
  await expectView('Task 1');
  await page.keyboard.press('j');
  await expectView('Task 2');
  await page.keyboard.press('j');
  await expectView('Task 3');
  await page.keyboard.press('k');
  await expectView('Task 2');
  await page.keyboard.press('c');
  const note = view.getByLabel('Note', { exact: true });
  await expect(note).toBeFocused();
  await page.keyboard.type('not yet');
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(view).toContainText('Task 2');
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
  await expect(list.row('Task 2')).toBeFocused();
  await page.keyboard.press('e');
  const form = new TaskForm(page);
  await hand.type(form.description, 'Task 2, again');
  await page.keyboard.press('Control+Enter');
  await expect(form.dialog).toBeHidden();
  await expect(list.row('Task 2, again')).toBeFocused();
});

test('a click anywhere on the row opens the task', async ({ page }) => {
  const list = await threeTasks(page);
  await list.row('Task 3').getByText('Task 3').click();
  await expect(page.getByRole('dialog', { name: 'View Task' })).toContainText('Task 3');
});

test('the list is live: what is added elsewhere shows without a touch', async ({ page }) => {
  const list = await threeTasks(page);
  await saveTask(page, { desc: 'From elsewhere', duedate: '2026-01-01' });
  await expect(list.rows).toHaveCount(4);
  await expect(list.rows.first()).toContainText('From elsewhere');
});

test('one searches by text on /task, and what the filter leaves empty has no column', async ({ page }) => {
  const list = await threeTasks(page);
  await expect(list.table.getByRole('columnheader', { name: 'Closed By' })).toHaveCount(0);
  await expect(list.rows.first()).toContainText(/days late/);
  await page.getByLabel('Find in these tasks').fill('ask 3');
  await expect(list.rows).toHaveCount(1);
  await expect(page).toHaveURL(/query=ask/);
  await list.openMine('?state=all');
  await expect(list.table.getByRole('columnheader', { name: 'Closed By' })).toHaveCount(1);
});

test('on a phone one Filters button has all of them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const list = await threeTasks(page);
  const type = page.getByLabel('Type', { exact: true });
  await expect(type).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  await type.selectOption('Call back');
  await expect(list.empty).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
});

test('the number of the customer stands in View and Edit, and Home closes with a tick', async ({ page }) => {
  const person = await newPerson();
  await configureAgency(person.email, { is_receive_leads: true });
  await signInQuietly(page, person);
  const customer = await saveCustomer(page, { lastName: 'Called', phone: '(305) 555-0142' });
  const task = await saveTask(page, { custid: customer.id, desc: 'Call her', duedate: '2026-01-02' });
  const list = new TaskList(page);
  for (const dialog of ['view', 'edit']) {
    await list.openMine(`?${dialog}=${task.id}`);
    await expect(page.getByRole('dialog').getByRole('link', { name: '(305) 555-0142' })).toBeVisible();
  }
  await page.goto('/');
  const overdue = page.getByRole('region', { name: 'Overdue', exact: true });
  await expect(overdue).toContainText('Call her');
  await overdue.getByRole('button', { name: `Close task ${task.id}` }).click();
  await expect(overdue).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(overdue).toContainText('Call her');
});
