import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { listReports } from '../contract.ts';
import { COMMISSION_LIST, commissionFavorite, lockFavorite } from '../favorite-contract.ts';
import * as contract from '../filter-contract.ts';
import { reportRoutes } from './public.ts';

let app: TestApp;
let agency: TestAgency;
let owner: TestPerson;
let clerk: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [reportRoutes] });
  agency = await app.newAgency();
  owner = await agency.newPerson({ permissions: { PRowner: 1 } });
  clerk = await agency.newPerson({ firstName: 'Cleo' });
});
afterAll(() => app.close());

const FILTER = { report: 'receipts', name: 'Month end', filter: { days: 'lastMonth', by: 'person' } };
const save = (who: TestPerson, body: object, id = 0) =>
  who.client.call(contract.saveFilter, { params: { id }, body });
const remove = (who: TestPerson, id: number) => who.client.call(contract.deleteFilter, { params: { id } });
const namesOf = async (who: TestPerson, query = {}) =>
  (await who.client.call(contract.listFilters, { query })).body.results.map(
    ({ name }: { name: string }) => name,
  );

test('a filter is its owner’s until it is shared, and only its owner changes it', async () => {
  const { body } = await save(owner, FILTER);
  expect(body).toMatchObject({ ...FILTER, shared: false, schedule: null, isOwn: true, version: 1 });
  expect(await namesOf(clerk)).toEqual([]);
  expect((await clerk.client.call(contract.findFilter, { params: { id: body.id } })).status).toBe(404);
  await save(owner, { ...FILTER, shared: true }, body.id);
  expect(await namesOf(clerk, { report: 'receipts' })).toEqual(['Month end']);
  expect(await namesOf(clerk, { report: 'tasks' })).toEqual([]);
  const shared = await clerk.client.call(contract.findFilter, { params: { id: body.id } });
  expect(shared.body).toMatchObject({ isOwn: false, owner: owner.name });
  expect((await save(clerk, FILTER, body.id)).status).toBe(403);
  expect((await remove(clerk, body.id)).status).toBe(403);
  expect((await remove(owner, body.id)).status).toBe(200);
  expect((await remove(owner, body.id)).status).toBe(404);
});

test('a filter of a report that is closed to someone is neither shown to them nor saved by them', async () => {
  const filter = { report: 'production', name: 'This year', filter: {}, shared: true };
  const { body } = await save(owner, filter);
  expect(await namesOf(clerk)).not.toContain('This year');
  expect((await clerk.client.call(contract.findFilter, { params: { id: body.id } })).status).toBe(404);
  expect((await save(clerk, filter)).status).toBe(403);
});

test('another agency sees and changes nothing', async () => {
  const { body } = await save(owner, { ...FILTER, name: 'Ours', shared: true });
  const stranger = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  expect(await namesOf(stranger)).toEqual([]);
  expect((await save(stranger, FILTER, body.id)).status).toBe(404);
  expect((await remove(stranger, body.id)).status).toBe(404);
});

test('a filter that its report would refuse, a name twice and a name too long are refused', async () => {
  const problemOf = async (body: object) => {
    const answer = await save(clerk, body);
    return [answer.status, answer.error.errors && Object.keys(answer.error.errors)];
  };
  expect(await problemOf({ ...FILTER, filter: { days: 'never' } })).toEqual([422, ['filter']]);
  expect(await problemOf({ ...FILTER, filter: { company: '1' } })).toEqual([422, ['filter']]);
  expect(await problemOf({ ...FILTER, filter: { from: '2026-02-01', to: '2026-01-01' } })).toEqual([
    422,
    ['filter'],
  ]);
  expect(await problemOf({ ...FILTER, name: ' ' })).toEqual([422, ['name']]);
  expect(await problemOf({ ...FILTER, name: 'x'.repeat(61) })).toEqual([422, ['name']]);
  expect(await problemOf({ ...FILTER, schedule: 'hourly' })).toEqual([422, ['schedule']]);
  await save(clerk, { ...FILTER, name: 'Twice' });
  expect(await problemOf({ ...FILTER, name: 'TWICE' })).toEqual([422, ['name']]);
});

test('of two people’s saves over one version, and of one person’s in two tabs, one is accepted', async () => {
  const { body } = await save(clerk, { ...FILTER, name: 'In two tabs' });
  const both = await Promise.all([
    save(clerk, { ...FILTER, name: 'First', version: 1 }, body.id),
    save(clerk, { ...FILTER, name: 'Second', version: 1 }, body.id),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a double click saves a filter once', async () => {
  const twice = await Promise.all([1, 2].map(() => save(clerk, { ...FILTER, name: 'Clicked twice' })));
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await namesOf(clerk)).filter((name: string) => name === 'Clicked twice')).toHaveLength(1);
});

test('a report is marked as a favorite by one person, for that person', async () => {
  const mark = (who: TestPerson, Action: string, report?: string) =>
    who.client.call(lockFavorite, { query: { Action, ...(report && { report }) } });
  const favorites = async (who: TestPerson) =>
    (await who.client.call(listReports)).body.results
      .filter(({ favorite }: { favorite: number }) => favorite === 1)
      .map(({ name }: { name: string }) => name);
  for (let twice = 0; twice < 2; twice++)
    expect((await mark(clerk, 'favoriteLock', 'receipts')).body).toEqual({ favorite: 1 });
  expect([await favorites(clerk), await favorites(owner)]).toEqual([['receipts'], []]);
  expect((await mark(clerk, 'favoriteLock', 'production')).status).toBe(403);
  expect((await mark(clerk, 'favoriteUnlock', 'receipts')).body).toEqual({ favorite: 0 });
  expect(await favorites(clerk)).toEqual([]);
  expect((await mark(clerk, 'lock', 'receipts')).status).toBe(422);
});

test('the list of commission files is marked by its own call, by administrators', async () => {
  const favorite = async (who = owner) => (await who.client.call(commissionFavorite)).body.favorite;
  const lock = (Action: string, who = owner) => who.client.call(lockFavorite, { query: { Action } });
  expect(await favorite()).toBe(0);
  for (let twice = 0; twice < 2; twice++) expect((await lock('favoriteLock')).body).toEqual({ favorite: 1 });
  expect(await favorite()).toBe(1);
  expect(await favorite(await agency.newPerson({ permissions: { PRowner: 1 } }))).toBe(0);
  await lock('favoriteUnlock');
  expect(await favorite()).toBe(0);
  expect((await lock('favoriteLock', clerk)).status).toBe(403);
  expect(COMMISSION_LIST).toBe('admin/commission_uiReconciliation');
});
