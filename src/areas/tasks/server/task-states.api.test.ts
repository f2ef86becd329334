import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { taskRoutes } from './public.ts';
import { buildTask } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let owner: TestPerson;
let agent: TestPerson;
let trainee: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [taskRoutes] });
  agency = await app.newAgency();
  owner = await agency.newPerson({ firstName: 'Dana', lastName: 'Owner', permissions: { PRowner: 1 } });
  agent = await agency.newPerson({ permissions: { PRoverrideOpenTaskChanges: 1 } });
  trainee = await agency.newPerson();
});
afterAll(() => app.close());

const STEPS = {
  save: contract.saveTask,
  close: contract.closeTask,
  reopen: contract.reopenTask,
  hide: contract.saveAndHideTask,
};
const body = () => ({ type: 4, touser: owner.id, desc: 'Typed' });
const step = (name: keyof typeof STEPS, id: number, change: object = {}, person = owner) =>
  person.client.call(STEPS[name], { params: { id }, body: { ...body(), ...change } });
const flip = (name: 'hide' | 'show', id: number, person = owner) =>
  person.client.call(name === 'hide' ? contract.hideTask : contract.showTask, { params: { id } });
const newTask = (row: object = {}) => buildTask(app.owner, agency.masterId, { ...row });
const newClosed = () => newTask({ open: false, closed_by: owner.id, closed_at: new Date() });
const actions = async (id: number) =>
  (
    await app.owner.query(
      `SELECT action FROM change_log WHERE subject = 'task' AND subject_id = $1 ORDER BY id`,
      [id],
    )
  ).rows.map(({ action }) => action);

test('save keeps the state, close sets the closing user, reopen clears it; each saves what was typed', async () => {
  const id = await newTask();
  expect((await step('save', id)).body).toMatchObject({ open: 1, active: 1, desc: 'Typed' });
  const closed = await step('close', id, { desc: 'Done' });
  expect(closed.body).toMatchObject({ open: 0, closedby: owner.id, closedBy: 'Dana Owner', desc: 'Done' });
  expect(closed.body.dateClosed).toEqual(expect.any(String));
  expect((await step('save', id)).body).toMatchObject({ open: 0, closedby: owner.id });
  const open = await step('reopen', id, { desc: 'Once more' });
  expect(open.body).toMatchObject({ open: 1, closedby: null, dateClosed: null, desc: 'Once more' });
  expect(await actions(id)).toEqual(['edited', 'closed', 'edited', 'reopened']);
});

test('hide saves and hides; a hidden task is shown again', async () => {
  const id = await newTask();
  expect((await step('hide', id)).body).toMatchObject({ active: 0, open: 1, desc: 'Typed' });
  expect((await flip('show', id)).body).toMatchObject({ active: 1, desc: 'Typed', version: 3 });
  expect(await actions(id)).toEqual(['hidden', 'shown']);
});

test('the changing GETs change only the flag and may be repeated', async () => {
  const id = await newTask();
  for (let time = 0; time < 2; time++)
    expect((await flip('hide', id)).body).toMatchObject({ active: 0, version: 2 });
  for (let time = 0; time < 2; time++)
    expect((await flip('show', id)).body).toMatchObject({ active: 1, version: 3 });
  expect(await actions(id)).toEqual(['hidden', 'shown']);
});

test('what is refused is not saved either', async () => {
  const id = await newTask({ description: 'Before' });
  expect((await step('close', id, { tasktime: '09:15' })).status).toBe(422);
  expect((await step('reopen', id)).error.message).toBe('This task is already open.');
  const { body: task } = await owner.client.call(contract.findTask, { params: { id } });
  expect(task).toMatchObject({ open: 1, desc: 'Before', version: 1 });
});

test('of two people who close at the same time, one does and the other is told', async () => {
  const id = await newTask();
  const answers = await Promise.all([step('close', id), step('close', id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.message).toBe('This task is already closed.');
  const stale = await newTask();
  const late = await Promise.all([
    step('close', stale, { version: 1 }),
    step('close', stale, { version: 1 }),
  ]);
  expect(late.find(({ status }) => status === 409)?.error).toMatchObject({
    changedBy: 'Dana Owner',
    current: { open: 0 },
  });
});

test('a task that is done already can be added as closed', async () => {
  const { body: task } = await step('close', 0);
  expect(task).toMatchObject({ open: 0, closedby: owner.id, version: 1 });
  expect(await actions(task.id)).toEqual(['added']);
});

test('anyone signed in creates, and none of the steps without the permission', async () => {
  expect((await step('save', 0, {}, trainee)).status).toBe(200);
  const id = await newTask({ created_by: trainee.id });
  const refused = `Needs the permission "Everyone’s open tasks" or "Everyone’s tasks".`;
  for (const name of ['save', 'close', 'hide', 'reopen'] as const)
    expect((await step(name, id, {}, trainee)).error.message).toBe(refused);
  for (const name of ['hide', 'show'] as const)
    expect(await flip(name, id, trainee)).toMatchObject({ status: 403, error: { message: refused } });
  expect((await step('close', 0, {}, trainee)).status).toBe(403);
  expect(await actions(id)).toEqual([]);
});

test('with PRoverrideOpenTaskChanges an open task changes, a closed one does not', async () => {
  const id = await newTask();
  expect((await step('save', id, {}, agent)).status).toBe(200);
  expect((await flip('hide', id, agent)).status).toBe(200);
  expect((await flip('show', id, agent)).status).toBe(200);
  expect((await step('close', id, {}, agent)).status).toBe(200);
  const closed = await newClosed();
  for (const name of ['save', 'reopen', 'hide'] as const)
    expect((await step(name, closed, {}, agent)).status).toBe(403);
  expect((await flip('hide', closed, agent)).status).toBe(403);
});

test('with PRoverrideTaskChanges a closed task is reopened', async () => {
  const manager = await agency.newPerson({ permissions: { PRoverrideTaskChanges: 1 } });
  expect((await step('reopen', await newClosed(), {}, manager)).body.open).toBe(1);
});

test('a task with review_required that its assignee closes is closed', async () => {
  const id = await newTask({ assigned_to: agent.id, created_by: owner.id, review_required: true });
  const closing = { touser: agent.id, review_required: 1 };
  expect((await step('close', id, closing, agent)).body).toMatchObject({ open: 0, closedby: agent.id });
});

test('the creator of a task with review_required may reopen it, and nothing else; others may not', async () => {
  const closed = { open: false, closed_by: agent.id, closed_at: new Date(), created_by: trainee.id };
  const id = await newTask({ ...closed, review_required: true });
  for (const name of ['save', 'hide', 'close'] as const)
    expect((await step(name, id, {}, trainee)).status).toBe(403);
  expect((await step('reopen', id, {}, agent)).status).toBe(403);
  const { body: task } = await step('reopen', id, { notes: 'Not yet done.' }, trainee);
  expect(task).toMatchObject({ open: 1, closedby: null });
  expect(await actions(id)).toEqual(['reopened']);
  expect((await step('reopen', await newTask(closed), {}, trainee)).status).toBe(403);
});
