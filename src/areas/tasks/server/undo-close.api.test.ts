import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { taskRoutes } from './public.ts';
import { buildTask } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let agent: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [taskRoutes] });
  agency = await app.newAgency();
  agent = await agency.newPerson({ permissions: { PRoverrideOpenTaskChanges: 1 } });
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => app.close());

async function close(person = agent): Promise<contract.Task> {
  const id = await buildTask(app.owner, agency.masterId, { created_by: person.id });
  const body = { type: 4, touser: person.id, desc: 'Typed', taskstatusid: 2, notes: 'She paid.' };
  const { body: task } = await person.client.call(contract.closeTask, { params: { id }, body });
  return task;
}
const undo = ({ id, version }: { id: number; version: number }, person = agent) =>
  person.client.call(contract.undoClose, { params: { id }, body: { version } });

test('whoever closed a task takes that back within a minute, though they may not reopen one; the note stays', async () => {
  const closed = await close();
  const reopened = await agent.client.call(contract.reopenTask, {
    params: { id: closed.id },
    body: { type: 4, touser: agent.id, desc: 'Typed' },
  });
  expect(reopened.status).toBe(403);
  const { body: open } = await undo(closed);
  expect(open).toMatchObject({ open: 1, closedby: null, dateClosed: null, desc: 'Typed', version: 3 });
  const notes = await agent.client.call(contract.listNotes, { params: { id: closed.id } });
  expect(notes.body.results).toMatchObject([{ text: 'She paid.' }]);
  const { rows } = await app.owner.query(
    `SELECT action FROM change_log WHERE subject = 'task' AND subject_id = $1 ORDER BY id`,
    [closed.id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['closed', 'reopened']);
});

test('a closed task says Closed, and its own status again once it is open', async () => {
  const closed = await close();
  expect(closed.statusName).toBe('Closed');
  expect((await undo(closed)).body).toMatchObject({ statusName: 'In progress', taskstatusid: 2 });
});

test('nobody else takes it back, whatever they may', async () => {
  const owner = await agency.newPerson({ permissions: { PRowner: 1 } });
  expect(await undo(await close(), owner)).toMatchObject({
    status: 403,
    error: { message: 'Only the person who closed the task can take that back.' },
  });
});

test('after a minute it is too late', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const closed = await close();
  vi.setSystemTime(Date.now() + 61_000);
  expect(await undo(closed)).toMatchObject({
    status: 409,
    error: { message: 'The minute to take it back is over. Reopen the task instead.' },
  });
});

test('a double click takes it back once, and somebody who changed the task since is not overwritten', async () => {
  const closed = await close();
  const answers = await Promise.all([undo(closed), undo(closed)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const again = await close();
  const owner = await agency.newPerson({ permissions: { PRowner: 1 } });
  const body = { type: 4, touser: owner.id, desc: 'Changed since' };
  await owner.client.call(contract.saveTask, { params: { id: again.id }, body });
  const late = await undo(again);
  expect(late).toMatchObject({ status: 409, error: { current: { desc: 'Changed since', open: 0 } } });
  const unversioned = await agent.client.call(contract.undoClose, { params: { id: again.id }, body: {} });
  expect(unversioned.error.errors).toEqual({ version: ['Send the version that was closed.'] });
});
