import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { Task } from '../contract.ts';
import { isOverdue } from '../due.ts';
import * as lists from '../list-contract.ts';
import { taskRoutes } from './public.ts';
import { buildTask } from './test-data.ts';

const TODAY = '2026-11-15';
/** Half past twelve in New York, half past eleven in Chicago. */
const NOW = new Date('2026-11-15T17:30:00Z');
let app: TestApp;
let agency: TestAgency;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  app = await startTestApp({ areas: [taskRoutes] });
  agency = await app.newAgency();
});
afterAll(async () => {
  vi.useRealTimers();
  await app.close();
});

const mine = async (query: object, person: TestPerson) => {
  const { body } = await person.client.call(lists.listMyTasks, { query: { ...query } });
  return body.tasks.map(({ desc }: Task) => desc);
};

test('however much is overdue, what is due today is among what Home shows', async () => {
  const own = await agency.newPerson();
  const due = (due_on: string, description: string) =>
    buildTask(app.owner, agency.masterId, { assigned_to: own.id, due_on, description });
  for (let day = 1; day <= 9; day++) await due(`2026-11-0${day}`, `day ${day}`);
  await due(TODAY, 'today');
  const { body } = await own.client.call(lists.listDueTasks);
  expect(body).toMatchObject({ overdue: 9, today: 1 });
  expect(body.results.map(({ desc }: { desc: string }) => desc)).toEqual([
    ...['day 1', 'day 2', 'day 3', 'day 4', 'day 5', 'today'],
  ]);
});

test('overdue and due look at the time of day, by the clock of the office that has the task', async () => {
  const chicago = await agency.newOffice('Lake Office');
  await app.owner.query(`UPDATE offices SET time_zone = 'America/Chicago' WHERE id = $1`, [chicago]);
  const east = await agency.newPerson();
  const west = await agency.newPerson({ officeId: chicago });
  const at = (assigned_to: number, due_at: string | null, due_on = TODAY) =>
    buildTask(app.owner, agency.masterId, { assigned_to, due_at, due_on, description: due_at ?? 'all day' });
  for (const { id } of [east, west])
    for (const time of [null, '12:30', '12:00', '11:00', '13:00']) await at(id, time);
  await at(west.id, null, '2026-11-14');

  expect(await mine({ due: 'overdue' }, east)).toEqual(['11:00', '12:00']);
  expect(await mine({ due: 'today' }, east)).toEqual(['12:30', '13:00', 'all day']);
  expect(await mine({ due: 'overdue' }, west)).toEqual(['all day', '11:00']);
  expect(await mine({ due: 'today' }, west)).toEqual(['12:00', '12:30', '13:00', 'all day']);
  const { body } = await west.client.call(lists.listDueTasks);
  expect(body).toMatchObject({ overdue: 2, today: 4 });
  for (const task of body.results) expect(task.timeZone).toBe('America/Chicago');
  expect(body.results.filter((task: Task) => isOverdue(task, NOW))).toHaveLength(2);
});

test('Due sorts by the time of day; what may be done all day comes last of it', async () => {
  const own = await agency.newPerson();
  const at = (due_at: string | null, due_on: string) =>
    buildTask(app.owner, agency.masterId, {
      assigned_to: own.id,
      due_at,
      due_on,
      description: due_at ?? due_on,
    });
  await at(null, TODAY);
  await at('15:00', TODAY);
  await at('09:30', TODAY);
  await at('08:00', '2026-11-16');
  const up = ['09:30', '15:00', TODAY, '08:00'];
  expect(await mine({}, own)).toEqual(up);
  expect(await mine({ sort: 'duedate' }, own)).toEqual(up);
  expect(await mine({ sort: 'duedate', reverse: 1 }, own)).toEqual(up.toReversed());
});

test('the database and the screen agree on what is overdue, in every zone', async () => {
  const zones = ['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu', 'Pacific/Guam'];
  const people: TestPerson[] = [];
  for (const zone of zones) {
    const officeId = await agency.newOffice(zone);
    await app.owner.query('UPDATE offices SET time_zone = $1 WHERE id = $2', [zone, officeId]);
    const person = await agency.newPerson({ officeId });
    people.push(person);
    for (const due_on of ['2026-11-14', TODAY, '2026-11-16'])
      for (const due_at of [null, '00:00', '07:30', '23:30'])
        await buildTask(app.owner, agency.masterId, { assigned_to: person.id, due_on, due_at });
  }
  const moments = [
    '2026-11-15T05:00:00Z',
    '2026-11-15T14:00:00Z',
    '2026-11-15T15:30:30Z',
    '2026-11-16T09:59:59Z',
  ];
  try {
    for (const now of moments.map((moment) => new Date(moment))) {
      vi.setSystemTime(now);
      for (const person of people) {
        const ids = async (query: object) =>
          (await person.client.call(lists.listMyTasks, { query: { per_page: 100, ...query } })).body.tasks;
        const all: Task[] = await ids({});
        const overdue: Task[] = await ids({ due: 'overdue' });
        expect(overdue.map(({ id }) => id)).toEqual(
          all.filter((task) => isOverdue(task, now)).map(({ id }) => id),
        );
      }
    }
  } finally {
    vi.setSystemTime(NOW);
  }
});
