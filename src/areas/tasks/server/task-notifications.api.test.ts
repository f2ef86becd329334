import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { remindOfDueTasks, taskRoutes } from './public.ts';
import { buildTask } from './test-data.ts';

const MADE = '2026-03-01T00:00:00Z';

let app: TestApp;
let agency: TestAgency;
let chicago: number;
let creator: TestPerson;
let assignee: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [taskRoutes] });
  agency = await app.newAgency();
  chicago = await agency.newOffice('Chicago');
  await app.owner.query(`UPDATE offices SET time_zone = 'America/Chicago' WHERE id = $1`, [chicago]);
  const permissions = { PRoverrideTaskChanges: 1 } as const;
  creator = await agency.newPerson({ firstName: 'Cora', permissions });
  assignee = await agency.newPerson({ firstName: 'Axel', permissions, officeId: chicago });
});
afterAll(() => app.close());

interface Told {
  title: string;
  message: string;
  priority: number;
  to: number[];
}

/** The notifications about the task, in order. */
async function toldOf(taskId: number): Promise<Told[]> {
  const { rows } = await app.owner.query(
    `SELECT m.title, m.message, m.priority, array_agg(n.employee_id ORDER BY n.employee_id) AS to
     FROM notification_messages m JOIN notifications n ON n.message_id = m.id
     WHERE m.link = $1 GROUP BY m.master_id, m.id ORDER BY m.id`,
    [`/task?view=${taskId}`],
  );
  return rows.map((row) => ({ ...row, to: row.to.map(Number) }));
}

const save = async (person: TestPerson, id: number, body: object, step: 'save' | 'close' = 'save') => {
  const endpoint = step === 'close' ? contract.closeTask : contract.saveTask;
  const answer = await person.client.call(endpoint, {
    params: { id },
    body: { type: 2, desc: 'Call Maria', ...body },
  });
  expect(answer.status).toBe(200);
  return answer.body.id as number;
};
const due = (row: object) =>
  buildTask(app.owner, agency.masterId, { due_on: '2026-03-05', created_at: MADE, due_set_at: MADE, ...row });
const remind = (now: string) => remindOfDueTasks(app.services.database, new Date(now));

test('someone who gets a task from somebody else is notified, and nobody is notified about their own', async () => {
  const given = await save(creator, 0, { touser: assignee.id });
  await save(creator, given, { touser: assignee.id, desc: 'Call Maria at noon' });
  expect(await toldOf(given)).toEqual([
    { title: 'New task for you: Call back', message: 'Call Maria', priority: 0, to: [assignee.id] },
  ]);
  const own = await save(creator, 0, { touser: creator.id });
  expect(await toldOf(own)).toEqual([]);
});

test('a task for an office tells its people when it is made, but not whoever made it, and once', async () => {
  const harbor = await agency.newOffice('Harbor');
  const permissions = { PRoverrideTaskChanges: 1 } as const;
  const maker = await agency.newPerson({ officeId: harbor, permissions });
  const people = [await agency.newPerson({ officeId: harbor }), await agency.newPerson({ officeId: harbor })];
  const gone = await agency.newPerson({ officeId: harbor });
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [gone.id]);
  const id = await save(maker, 0, { touser: -harbor });
  await save(maker, id, { touser: -harbor, desc: 'Call Maria at noon' });
  expect(await toldOf(id)).toEqual([
    {
      ...{ title: 'New task for Harbor: Call back', message: 'Call Maria', priority: 0 },
      to: people.map((person) => person.id),
    },
  ]);
  await save(maker, id, { touser: assignee.id });
  expect((await toldOf(id)).at(-1)).toMatchObject({ to: [assignee.id] });
});

test.each([
  [1, 3],
  [2, 2],
  [3, 0],
])('urgent stays urgent in the notification: priority %i is told as %i', async (priority, told) => {
  const id = await save(creator, 0, { touser: assignee.id, priority, review_required: 1 });
  await save(assignee, id, { touser: assignee.id, priority, review_required: 1 }, 'close');
  expect((await toldOf(id)).map((one) => one.priority)).toEqual([told, told || 1]);
});

test('when its assignee closes a task under review, its creator is notified each time; others notify nobody', async () => {
  const id = await save(creator, 0, { touser: assignee.id, review_required: 1 });
  await save(assignee, id, { touser: assignee.id, review_required: 1 }, 'close');
  expect((await toldOf(id)).slice(1)).toEqual([
    { title: 'Closed, please review: Call back', message: 'Call Maria', priority: 1, to: [creator.id] },
  ]);
  const byCreator = await save(creator, 0, { touser: assignee.id, review_required: 1 });
  await save(creator, byCreator, { touser: assignee.id, review_required: 1 }, 'close');
  const without = await save(creator, 0, { touser: assignee.id });
  await save(assignee, without, { touser: assignee.id }, 'close');
  for (const quiet of [byCreator, without]) expect(await toldOf(quiet)).toHaveLength(1);
});

test('a task is reminded of at eight by the clock of the office, once, however many processes ask', async () => {
  const id = await due({ assigned_to: assignee.id, priority_id: 1 });
  await remind('2026-03-05T13:59:00Z');
  expect(await toldOf(id)).toEqual([]);
  await Promise.all([remind('2026-03-05T14:00:00Z'), remind('2026-03-05T14:00:00Z')]);
  await remind('2026-03-05T15:00:00Z');
  expect(await toldOf(id)).toEqual([
    {
      title: 'Task due 03/05/2026: Document',
      message: 'Send the new ID cards',
      priority: 3,
      to: [assignee.id],
    },
  ]);
  await app.owner.query(`UPDATE tasks SET due_on = '2026-03-06' WHERE id = $1`, [id]);
  await remind('2026-03-06T14:00:00Z');
  expect(await toldOf(id)).toHaveLength(2);
});

test('with a time the reminder comes half an hour before, to everybody of an office that has the task', async () => {
  const colleague = await agency.newPerson({ officeId: chicago });
  const id = await due({ office_id: chicago, due_at: '14:30' });
  await remind('2026-03-05T19:59:00Z');
  expect(await toldOf(id)).toEqual([]);
  await remind('2026-03-05T20:00:00Z');
  expect(await toldOf(id)).toMatchObject([
    { title: 'Task due 03/05/2026 at 2:30 PM: Document', to: [assignee.id, colleague.id] },
  ]);
});

test('what is closed, hidden, without anybody, long over or over when it was made is not reminded of', async () => {
  const gone = await agency.newPerson();
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [gone.id]);
  const quiet = [
    await due({ open: false, closed_at: MADE }),
    await due({ active: false }),
    await due({ assigned_to: gone.id }),
    await due({ due_on: '2026-02-20', due_set_at: '2026-02-01' }),
    await due({ due_at: '12:30', due_set_at: '2026-03-05T17:31:00Z' }),
    await due({ due_on: '2026-03-04', due_set_at: '2026-03-05T17:31:00Z' }),
  ];
  await remind('2026-03-05T20:00:00Z');
  for (const id of quiet) expect(await toldOf(id)).toEqual([]);
  const { rows } = await app.owner.query(`SELECT * FROM agencies_with_tasks_due('2026-03-05T20:00:00Z')`);
  expect(rows).toEqual([]);
});

test('a task made less than half an hour before its time, or today for today, is reminded of immediately', async () => {
  const made = '2026-03-05T20:10:00Z';
  const soon = await due({ assigned_to: assignee.id, due_at: '14:30', created_at: made, due_set_at: made });
  const today = await due({ assigned_to: assignee.id, created_at: made, due_set_at: made });
  await remind('2026-03-05T20:11:00Z');
  await remind('2026-03-05T20:12:00Z');
  expect(await toldOf(soon)).toMatchObject([{ title: 'Task due 03/05/2026 at 2:30 PM: Document' }]);
  expect(await toldOf(today)).toMatchObject([{ title: 'Task due 03/05/2026: Document' }]);
});

test('a task moved to another time of the same day is reminded of again, one moved to a time that is over is not', async () => {
  const id = await due({ assigned_to: assignee.id, due_at: '14:30' });
  const move = (due_at: string, moved: string) =>
    app.owner.query('UPDATE tasks SET due_at = $1, due_set_at = $2 WHERE id = $3', [due_at, moved, id]);
  await remind('2026-03-05T20:00:00Z');
  await move('16:00', '2026-03-05T20:05:00Z');
  await remind('2026-03-05T21:29:00Z');
  expect(await toldOf(id)).toHaveLength(1);
  await remind('2026-03-05T21:30:00Z');
  expect((await toldOf(id)).at(-1)?.title).toBe('Task due 03/05/2026 at 4:00 PM: Document');
  await move('10:00', '2026-03-05T21:40:00Z');
  await remind('2026-03-05T21:41:00Z');
  expect(await toldOf(id)).toHaveLength(2);
});

test('a task moved to another time and back to the first one is reminded of again, once', async () => {
  const id = await due({ assigned_to: assignee.id, due_at: '14:30' });
  const move = (due_at: string, moved: string) =>
    app.owner.query('UPDATE tasks SET due_at = $1, due_set_at = $2 WHERE id = $3', [due_at, moved, id]);
  await remind('2026-03-05T20:00:00Z');
  await move('17:00', '2026-03-05T20:05:00Z');
  await move('14:30', '2026-03-05T20:10:00Z');
  await remind('2026-03-05T20:11:00Z');
  await remind('2026-03-05T20:12:00Z');
  const title = 'Task due 03/05/2026 at 2:30 PM: Document';
  expect(await toldOf(id)).toMatchObject([{ title }, { title }]);
});

test('a save that moves the day or the time says when, another one does not', async () => {
  const setAt = async (id: number) =>
    (await app.owner.query('SELECT due_set_at FROM tasks WHERE id = $1', [id])).rows[0].due_set_at.getTime();
  const id = await due({ type_id: 2, description: 'Call Maria', assigned_to: creator.id, due_at: '14:30' });
  await save(creator, id, { touser: creator.id, duedate: '2026-03-05', tasktime: '14:30', desc: 'Call her' });
  expect(await setAt(id)).toBe(Date.parse(MADE));
  await save(creator, id, { touser: creator.id, duedate: '2026-03-05', tasktime: '15:00' });
  expect(Date.now() - (await setAt(id))).toBeLessThan(60_000);
});

test('whoever takes a task over is reminded of it, although somebody else was before', async () => {
  const id = await due({ type_id: 2, description: 'Call Maria', assigned_to: creator.id, due_at: '14:30' });
  await remind('2026-03-05T20:00:00Z');
  const reminded = async () => (await toldOf(id)).filter(({ title }) => title.startsWith('Task due'));
  expect(await reminded()).toMatchObject([{ to: [creator.id] }]);
  await save(creator, id, { touser: assignee.id, duedate: '2026-03-05', tasktime: '14:30' });
  await app.owner.query(
    `UPDATE tasks SET due_set_at = '2026-03-05T20:05:00Z' WHERE id = $1 AND due_set_at > $2`,
    [id, MADE],
  );
  await remind('2026-03-05T20:10:00Z');
  expect(await reminded()).toMatchObject([{ to: [creator.id] }, { to: [assignee.id] }]);
});
