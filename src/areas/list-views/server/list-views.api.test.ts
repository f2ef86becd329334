import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '#platform/shared/list-views.ts';
import { listViewRoutes } from './public.ts';
import { buildListView } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
beforeAll(async () => {
  app = await startTestApp({ areas: [listViewRoutes] });
  agency = await app.newAgency();
});
afterAll(() => app.close());

const VIEW = { list: '/leads/open', name: 'Mine by name', search: 'assignee=3&sort=name' };
const save = (who: TestPerson, body: object, id = 0) =>
  who.client.call(contract.saveView, { params: { id }, body });
const remove = (who: TestPerson, id: number) => who.client.call(contract.deleteView, { params: { id } });
const namesOf = async (who: TestPerson, list = VIEW.list) =>
  (await who.client.call(contract.listViews, { query: { list } })).body.results.map(
    ({ name }: { name: string }) => name,
  );

test('a view is kept for one person and one list, without its page', async () => {
  const [one, other] = [await agency.newPerson(), await agency.newPerson()];
  const { body } = await save(one, { ...VIEW, search: '?sort=name&page=4&assignee=3' });
  expect(body).toEqual({ ...VIEW, id: body.id, version: 1 });
  await save(one, { ...VIEW, name: 'All of mine', search: '' });
  expect(await namesOf(one)).toEqual(['All of mine', 'Mine by name']);
  expect(await namesOf(one, '/leads/sold')).toEqual([]);
  await save(one, { ...VIEW, list: '/rolodex', name: 'Companies' });
  const all = await one.client.call(contract.listViews, { query: {} });
  expect(all.body.results.map(({ list }: { list: string }) => list)).toEqual([
    VIEW.list,
    VIEW.list,
    '/rolodex',
  ]);
  expect(await namesOf(other)).toEqual([]);
  expect((await other.client.call(contract.findView, { params: { id: body.id } })).status).toBe(404);
  expect((await save(other, VIEW, body.id)).status).toBe(404);
  expect((await remove(other, body.id)).status).toBe(404);
  expect(await namesOf(one)).toHaveLength(2);
});

test('a view is renamed and deleted by its person', async () => {
  const person = await agency.newPerson();
  const { body } = await save(person, VIEW);
  const renamed = await save(person, { ...VIEW, name: 'Renamed', version: 1 }, body.id);
  expect(renamed.body).toMatchObject({ name: 'Renamed', version: 2 });
  expect((await save(person, { ...VIEW, name: 'Too late', version: 1 }, body.id)).status).toBe(409);
  expect((await remove(person, body.id)).body.name).toBe('Renamed');
  expect((await remove(person, body.id)).status).toBe(404);
  expect(await namesOf(person)).toEqual([]);
});

test('a name is used once for each person and list, also by a double click', async () => {
  const person = await agency.newPerson();
  const twice = await Promise.all([save(person, VIEW), save(person, { ...VIEW, name: 'MINE BY NAME' })]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
  const refused = twice.find(({ status }) => status === 422);
  expect(refused?.error.errors).toEqual({ name: ['You have a view of this name already.'] });
  expect((await save(person, { ...VIEW, list: '/leads/sold' })).status).toBe(200);
  expect((await save(await agency.newPerson(), VIEW)).status).toBe(200);
});

test('a person has at most 20 views of a list, also when two are saved at once', async () => {
  const person = await agency.newPerson();
  const owner = { masterId: agency.masterId, employeeId: person.id };
  for (let at = 1; at < contract.MOST_VIEWS; at++)
    await buildListView(app.owner, owner, { list: VIEW.list, name: `View ${at}` });
  const last = await Promise.all(['A', 'B'].map((name) => save(person, { ...VIEW, name })));
  expect(last.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(last.find(({ status }) => status === 422)?.error.errors).toEqual({
    name: ['You have 20 views of this list. Delete one first.'],
  });
  const { body: elsewhere } = await save(person, { ...VIEW, list: '/leads/sold' });
  expect((await save(person, VIEW, elsewhere.id)).status).toBe(422);
});

test('what is no path, no name or no search is refused field by field', async () => {
  const person = await agency.newPerson();
  const problems = async (body: object) => Object.keys((await save(person, body)).error.errors ?? {});
  expect(await problems({ ...VIEW, list: 'https://elsewhere.test' })).toEqual(['list']);
  expect(await problems({ ...VIEW, list: '//elsewhere.test' })).toEqual(['list']);
  expect(await problems({ ...VIEW, name: ' ' })).toEqual(['name']);
  expect(await problems({ ...VIEW, name: 'x'.repeat(61) })).toEqual(['name']);
  expect(await problems({ ...VIEW, search: 'x'.repeat(1001) })).toEqual(['search']);
});
