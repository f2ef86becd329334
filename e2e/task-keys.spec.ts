import type { Locator, Page } from '@playwright/test';
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
  await KeyboardHand.at(page);
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
  await expect(list.undo('Task 2')).toBeVisible();
  expect(keys).toBeLessThanOrEqual(6);
  await expect(list.row('Task 3')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list.undo('Task 2')).toHaveCount(0);
  await expect(list.row('Task 2')).toContainText('Open');
});

test('what is closed stays in its place, crossed out, until the list is left; there Z and its own button take it back', async ({
  page,
}) => {
  const list = await threeTasks(page);
  await expect(list.row('Task 1')).toBeFocused();
  for (const [task, next] of [
    ['Task 1', 'Task 2'],
    ['Task 2', 'Task 3'],
  ] as const) {
    await page.keyboard.press('c');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(list.undo(task)).toBeVisible();
    await expect(list.row(next)).toBeFocused();
  }
  await expect(list.rows).toContainText(['Task 1', 'Task 2', 'Task 3']);
  await expect(list.row('Task 1').getByText('Task 1')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(list.table.getByText('Overdue')).toContainText('1');
  await page.keyboard.press('z');
  await expect(list.row('Task 2')).toContainText('days late');
  await list.undo('Task 1').click();
  await expect(list.row('Task 1')).toContainText('days late');
  await list.row('Task 1').focus();
  await page.keyboard.press('c');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(list.undo('Task 1')).toBeVisible();
  await page.getByLabel('Find in these tasks').fill('Task');
  await expect(page).toHaveURL(/query=/);
  await expect(list.rows).toContainText(['Task 2', 'Task 3']);
});

test('Ctrl Z takes back the newest of two messages first, and in a text only its letters', async ({
  page,
}) => {
  const hand = await KeyboardHand.at(page);
  const list = await threeTasks(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const task of ['Task 1', 'Task 2']) {
    await expect(list.row(task)).toBeFocused();
    await page.keyboard.press('c');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(list.undo(task)).toBeVisible();
  }
  await expect(undo).toHaveCount(2);
  await page.keyboard.press('/');
  await page.keyboard.type('palm');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(page.getByRole('search').getByRole('combobox', { name: 'Find a' })).not.toHaveValue('palm');
  await expect(undo).toHaveCount(2);
  await page.keyboard.press('Escape');
  await hand.to(list.undo('Task 1'));
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list.row('Task 2')).toContainText('days late');
  await expect(undo).toHaveCount(1);
  await page.keyboard.press('?');
  await expect(page.getByRole('row', { name: /Ctrl Z/ })).toContainText(
    'Take back what the newest message says',
  );
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(list.row('Task 1')).toContainText('days late');
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

test('on a phone a task has its tick and, with a telephone number, a call button, each for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInQuietly(page, await newPerson());
  const customer = await saveCustomer(page, { lastName: 'Called', phone: '(305) 555-0142' });
  await saveTask(page, { custid: customer.id, desc: 'Call her', duedate: '2026-01-02' });
  await saveTask(page, { desc: 'Tidy up', duedate: '2026-01-03' });
  const list = new TaskList(page);
  const expectForFingers = async (of: (text: string) => Locator) => {
    const call = of('Call her').getByRole('link', { name: /^Call .*Called, \(305\) 555-0142$/ });
    await expect(call).toHaveAttribute('href', /^tel:.*3055550142$/);
    for (const target of [call, of('Tidy up').getByRole('button', { name: /^Close task/ })])
      expect(await target.boundingBox()).toMatchObject({ width: 44, height: 44 });
    expect((await of('Tidy up').boundingBox())?.height).toBeGreaterThanOrEqual(64);
    await expect(of('Tidy up').locator('a[href^="tel:"]')).toHaveCount(0);
  };
  await list.openMine();
  await expectForFingers((text) => list.row(text));
  await list.row('Tidy up').getByText('Tidy up').click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Hide task/ })
    .click();
  await expect(list.row('Tidy up')).toHaveCount(0);
  await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
  await page.goto('/');
  await expectForFingers((text) => page.getByRole('listitem').filter({ hasText: text }));
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
  await expect(overdue.getByRole('listitem')).toContainText('closed');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(overdue.getByRole('button', { name: `Close task ${task.id}` })).toBeFocused();
  await expect(overdue).toContainText('days late');
});
