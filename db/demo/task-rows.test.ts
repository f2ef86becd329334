import { expect, test } from 'vitest';
import { taskInput } from '#areas/tasks/contract.ts';
import { taskProblems } from '#areas/tasks/rules.ts';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import { MARIA } from './memorable-customers.ts';
import { isInCalendar, TASK_PRIORITY_IDS, TASK_STATUS_IDS, TASK_TYPE_IDS } from './task-choices.ts';
import { taskRows } from './task-rows.ts';

const TODAY = '2026-03-01';
const rows = [...taskRows({ count: 680, before: 100_000 }, TODAY)];
const of = (name: string) => rows.filter(({ table }) => table.name === name).map(({ values }) => values);
const [tasks, notes] = [of('tasks'), of('task_notes')];

test('the ids begin with 1100001, and every type, priority and status occurs, open and closed', () => {
  expect(tasks[0]).toMatchObject({ id: 1_100_001 });
  const seen = (column: string) => [...new Set(tasks.map((task) => task[column]))].sort();
  expect(seen('type_id')).toEqual(TASK_TYPE_IDS);
  expect(seen('priority_id')).toEqual(TASK_PRIORITY_IDS);
  expect(seen('status_id')).toEqual(TASK_STATUS_IDS);
  for (const open of [true, false])
    expect(tasks.filter((task) => task.open === open).length).toBeGreaterThan(PAGE_SIZE);
});

test('Maria has a second page and a hidden list, and one task more than a page of notes', () => {
  const hers = tasks.filter(({ customer_id }) => customer_id === MARIA);
  expect(hers.filter(({ active }) => active).length).toBeGreaterThan(PAGE_SIZE);
  expect(hers.filter(({ active }) => !active).length).toBeGreaterThan(0);
  expect(notes.filter(({ task_id }) => task_id === 1_100_001).length).toBeGreaterThan(4);
});

test.each([11, 13])('employee %i has something due today and something overdue', (employee) => {
  const open = tasks.filter(({ assigned_to, open, active }) => assigned_to === employee && open && active);
  expect(open.filter(({ due_on }) => due_on === TODAY).length).toBeGreaterThan(1);
  expect(open.filter(({ due_on }) => due_on !== null && String(due_on) < TODAY).length).toBeGreaterThan(1);
});

/** The one type that does not say what is to be done. */
const OTHER = 9;

test('a form would take every task as it is', () => {
  for (const task of tasks) {
    const input = taskInput.parse({
      type: task.type_id,
      custid: task.customer_id,
      leadMainId: task.lead_id,
      touser: task.assigned_to ?? 0,
      office: task.office_id,
      duedate: task.due_on,
      tasktime: task.due_at,
      duration: task.duration,
      desc: task.description,
    });
    expect(
      taskProblems(input, { inCalendar: isInCalendar(input.type), needsDescription: input.type === OTHER }),
      String(task.id),
    ).toEqual({});
    expect(task.open).toBe(task.closed_at === null);
    if (task.closed_at) expect(String(task.closed_at) > String(task.created_at)).toBe(true);
  }
});
