import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { GROUP_KINDS, type GroupKind } from '../rules.ts';
import { officeRoutes } from './public.ts';
import { buildOfficeGroup } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [officeRoutes] });
  agency = await app.newAgency();
  admin = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRadmin: 1 } });
});
afterAll(() => app.close());

const save = (id: number, body: unknown) =>
  admin.client.call(contract.saveOfficeGroup, { params: { id }, body });
const remove = (id: number, query = {}) =>
  admin.client.call(contract.deleteOfficeGroup, { params: { id }, query });
const tree = async () => (await admin.client.call(contract.officeTree)).body;

let named = 0;
const add = async (kind: GroupKind, parentId: number | null = null): Promise<number> =>
  (await save(0, { kind, name: `${kind} ${++named}`, parentId })).body.id;

test('a group is added, renamed and moved, with an entry in the log each time', async () => {
  const [north, south] = [await add('territory'), await add('territory')];
  const added = await save(0, { kind: 'region', name: 'Lakes', parentId: north });
  expect(added.body).toMatchObject({ kind: 'region', name: 'Lakes', parentId: north, version: 1 });
  const moved = await save(added.body.id, {
    kind: 'region',
    name: 'Great Lakes',
    parentId: south,
    version: 1,
  });
  expect(moved.body).toMatchObject({ name: 'Great Lakes', parentId: south, version: 2 });
  expect((await tree()).groups).toContainEqual(moved.body);
  const { rows } = await app.owner.query(
    `SELECT action, before, after FROM change_log WHERE subject = 'office group' AND subject_id = $1 ORDER BY id`,
    [added.body.id],
  );
  expect(rows).toEqual([
    { action: 'added', before: null, after: { kind: 'region', name: 'Lakes', parentId: north } },
    {
      action: 'edited',
      before: { name: 'Lakes', parentId: north },
      after: { name: 'Great Lakes', parentId: south },
    },
  ]);
});

test('a parent of the same or a lower level is refused at the field, and so is the group itself', async () => {
  const ids = new Map<GroupKind, number>();
  for (const kind of GROUP_KINDS) ids.set(kind, await add(kind));
  for (const [at, kind] of GROUP_KINDS.entries()) {
    for (const parent of GROUP_KINDS.slice(at)) {
      const body = { kind, name: `${kind} ${++named}`, parentId: ids.get(parent) };
      const answer = await save(ids.get(kind) as number, body);
      expect(answer.status).toBe(422);
      expect(answer.error.errors).toHaveProperty('parentId');
    }
  }
});

test('a group keeps its kind', async () => {
  const id = await add('division');
  expect((await save(id, { kind: 'territory', name: 'Risen' })).error.errors).toEqual({
    kind: ['This is a division and stays one. Add a territory instead.'],
  });
});

test('a name is used once for each kind', async () => {
  await save(0, { kind: 'territory', name: 'Coast' });
  expect(await save(0, { kind: 'territory', name: 'COAST' })).toMatchObject({
    status: 422,
    error: { errors: { name: ['Another territory has this name. Choose another one.'] } },
  });
  expect((await save(0, { kind: 'district', name: 'Coast' })).status).toBe(200);
});

test('a stale version meets the current group', async () => {
  const id = await add('region');
  const { body } = await save(id, { kind: 'region', name: 'First', version: 1 });
  expect(await save(id, { kind: 'region', name: 'Second', version: 1 })).toMatchObject({
    status: 409,
    error: { changedBy: 'Ann Lee', current: body },
  });
  expect(await remove(id, { version: 1 })).toMatchObject({
    status: 409,
    error: { changedBy: 'Ann Lee', message: 'Ann Lee changed this in the meantime.' },
  });
  expect((await remove(id, { version: 2 })).status).toBe(204);
});

test('a group is deleted when nothing is part of it, and otherwise says what is', async () => {
  const top = await add('territory');
  const below = await add('district', top);
  await admin.client.call(contract.saveOffice, { params: { id: 0 }, body: { name: 'Leaf', groupId: top } });
  expect(await remove(top)).toMatchObject({
    status: 409,
    error: { message: '1 group and 1 office are still part of it. Move them first.' },
  });
  expect((await remove(below)).status).toBe(204);
  expect((await remove(below)).status).toBe(404);
  const { rows } = await app.owner.query(
    `SELECT action, before FROM change_log WHERE subject = 'office group' AND subject_id = $1 ORDER BY id DESC LIMIT 1`,
    [below],
  );
  expect(rows).toMatchObject([{ action: 'deleted', before: { kind: 'district', parentId: top } }]);
});

test("another agency's group cannot be a parent and is not found", async () => {
  const theirs = await buildOfficeGroup(app.owner, (await app.newAgency()).masterId);
  expect((await save(0, { kind: 'region', name: 'Mine', parentId: theirs })).error.errors).toEqual({
    parentId: ['Choose a group of your agency.'],
  });
  expect((await save(theirs, { kind: 'territory', name: 'Mine' })).status).toBe(404);
  expect((await remove(theirs)).status).toBe(404);
});

test('two people who move groups under each other at the same time never make a cycle', async () => {
  const [one, two] = [await add('division', await add('territory')), await add('region')];
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => [
      save(one, { kind: 'division', name: `division ${one}`, parentId: two }),
      save(two, { kind: 'region', name: `region ${two}`, parentId: one }),
    ]).flat(),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 422]));
  const { groups } = await tree();
  const parentOf = (id: number) => groups.find((group: contract.OfficeGroup) => group.id === id).parentId;
  expect(parentOf(two)).toBe(one);
  expect(parentOf(one)).not.toBe(two);
});

test('a group is not deleted while somebody puts an office or a group under it', async () => {
  for (let round = 0; round < 8; round++) {
    const top = await add('territory');
    const child =
      round % 2 === 0
        ? save(0, { kind: 'region', name: `child ${++named}`, parentId: top })
        : admin.client.call(contract.saveOffice, {
            params: { id: 0 },
            body: { name: `child ${++named}`, groupId: top },
          });
    const [hung, removed] = await Promise.all([child, remove(top)]);
    expect([
      [200, 409],
      [422, 204],
    ]).toContainEqual([hung.status, removed.status]);
  }
});
