import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { LOCATION_TYPES } from '../rules.ts';
import { officeRoutes } from './public.ts';
import { buildOffice, buildOfficeGroup } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [officeRoutes] });
});
afterAll(() => app.close());

/** A territory with a district in it, an office in that, one beside the tree and one that is closed. */
async function buildTree() {
  const agency = await app.newAgency({ name: 'Tree Agency' });
  const { masterId } = agency;
  const group = (kind: string, name: string, parent_id: number | null = null) =>
    buildOfficeGroup(app.owner, masterId, { kind, name, parent_id });
  const territory = await group('territory', 'North');
  const district = await group('district', 'Lakes', territory);
  await group('division', 'Elsewhere');
  const office = (name: string, columns = {}) => buildOffice(app.owner, masterId, { name, ...columns });
  const harbor = await office('Harbor', { group_id: district, city: 'Duluth' });
  const alone = await office('Alone');
  const closed = await office('Closed', { closed_at: '2024-01-31T22:00:00Z' });
  return { agency, territory, district, harbor, alone, closed };
}

const clockIn = (masterId: number, employeeId: number, out: string | null = null) =>
  app.owner.query(
    `INSERT INTO time_clock_entries (master_id, employee_id, clocked_in_at, clocked_out_at)
     VALUES ($1, $2, now() - interval '2 hours', $3)`,
    [masterId, employeeId, out],
  );

test('the page of an office shows its facts, its place in the tree, and its active people and whether they are clocked in', async () => {
  const { agency, territory, district, harbor } = await buildTree();
  const viewer = await agency.newPerson({
    firstName: 'Zoe',
    lastName: 'Adams',
    permissions: { PROfficeTab: 1 },
    officeId: harbor,
  });
  const present = await agency.newPerson({ firstName: 'Bo', lastName: 'Brown', officeId: harbor });
  const gone = await agency.newPerson({ firstName: 'Cy', lastName: 'Clark', officeId: harbor });
  await app.owner.query('UPDATE employees SET disabled_at = now() WHERE id = $1', [gone.id]);
  await clockIn(agency.masterId, present.id);
  await clockIn(agency.masterId, viewer.id, new Date().toISOString());
  const { body } = await viewer.client.call(contract.viewOffice, { params: { id: harbor } });
  expect(body).toMatchObject({
    name: 'Harbor',
    city: 'Duluth',
    path: [
      { id: territory, kind: 'territory', name: 'North' },
      { id: district, kind: 'district', name: 'Lakes' },
    ],
    people: [
      { name: 'Zoe Adams', clockedIn: false },
      { name: 'Bo Brown', email: present.email, clockedIn: true },
    ],
  });
});

test('a closed office keeps its page but is not in the choice', async () => {
  const { agency, closed, harbor } = await buildTree();
  const { client } = await agency.newPerson({ permissions: { PROfficeTab: 1 } });
  expect((await client.call(contract.viewOffice, { params: { id: closed } })).body.closedAt).toBe(
    '2024-01-31T22:00:00.000Z',
  );
  const { body } = await client.call(contract.listOffices);
  expect(body.results.map(({ name }: { name: string }) => name)).toEqual(['Alone', 'Harbor']);
  expect(body.results[1]).toMatchObject({ id: harbor, city: 'Duluth' });
});

test('anyone signed in sees their own office and how many are in, whatever they may open', async () => {
  const { agency, harbor } = await buildTree();
  const person = await agency.newPerson({ officeId: harbor });
  await agency.newPerson({ officeId: harbor });
  await clockIn(agency.masterId, person.id);
  const { body } = await person.client.call(contract.ownOffice);
  expect(body.office).toMatchObject({ id: harbor, name: 'Harbor', people: 2, clockedIn: 1 });
  const homeless = await agency.newPerson();
  expect((await homeless.client.call(contract.ownOffice)).body).toEqual({ office: null });
});

test('locations/{type} answers all of one’s own agency and the one above the home office', async () => {
  const { agency, territory, district, harbor, alone } = await buildTree();
  const { client } = await agency.newPerson({ officeId: harbor });
  const ask = async (type: string) => (await client.call(contract.locations, { params: { type } })).body;
  const own = { id: agency.masterId, name: 'Tree Agency' };
  expect(await ask('account')).toEqual({ all: [own], current: own });
  const north = { id: territory, name: 'North' };
  expect(await ask('territory')).toEqual({ all: [north], current: north });
  expect(await ask('division')).toEqual({
    all: [{ id: expect.any(Number), name: 'Elsewhere' }],
    current: null,
  });
  expect(await ask('region')).toEqual({ all: [], current: null });
  expect((await ask('district')).current).toEqual({ id: district, name: 'Lakes' });
  expect(await ask('office')).toEqual({
    all: [
      { id: alone, name: 'Alone' },
      { id: harbor, name: 'Harbor' },
    ],
    current: { id: harbor, name: 'Harbor' },
  });
});

test('without a home office only the account is the current one', async () => {
  const { agency } = await buildTree();
  const { client } = await agency.newPerson();
  const current = [];
  for (const type of LOCATION_TYPES) {
    const { body } = await client.call(contract.locations, { params: { type } });
    if (body.current) current.push(type);
  }
  expect(current).toEqual(['account']);
});

test('an unknown type of location is refused in words', async () => {
  const { client } = await (await app.newAgency()).newPerson();
  expect(await client.call(contract.locations, { params: { type: 'planet' } })).toMatchObject({
    status: 422,
    error: { errors: { type: ['Ask for one of account, territory, division, region, district, office.'] } },
  });
});
