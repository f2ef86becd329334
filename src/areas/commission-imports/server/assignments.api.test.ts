import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as core from '#areas/commissions/contract.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { buildCommissionFile } from '#areas/commissions/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../assignment-contract.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import { type Carrier, MARCH, newCarrier } from './test-lines.ts';

let app: TestApp;
let world: Carrier;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionImportRoutes], jobs: commissionImportJobs });
});
beforeEach(async () => {
  world = await newCarrier(app);
});
afterAll(() => app.close());

test('an assignment is undone: its lines are unmatched as they were before, its number is forgotten', async () => {
  const now = await world.policy();
  const before = [
    await world.line(),
    await world.line({ effdate: '2026-02-01', match_reason: 'Several policies fit.' }),
  ];
  const lines = await Promise.all(before.map(world.lineRow));
  const id = await world.assign(before[0] as number, now);
  expect(await world.assignments()).toMatchObject([
    {
      id,
      company: { id: world.companyId },
      policyNumber: 'ZZ 77',
      policy: { id: now, policy: 'HO-1', customer: { id: world.customerId } },
      lines: 2,
      total: 20,
      remembered: true,
      by: 'Pat Example',
      whyNotUndo: null,
    },
  ]);
  expect((await world.undo(id)).body).toMatchObject({ lines: 2 });
  expect(await Promise.all(before.map(world.lineRow))).toEqual(lines);
  expect(await world.assignments()).toEqual([]);
  expect(await world.outcomes('ZZ77')).toEqual(['unmatched']);
  const { rows } = await app.owner.query(
    'SELECT subject, subject_id, action, after FROM change_log WHERE master_id = $1 ORDER BY id DESC LIMIT 1',
    [world.person.masterId],
  );
  expect(rows).toMatchObject([
    {
      subject: 'commission assignment',
      subject_id: id,
      action: 'undone',
      after: { lines: before.map((line) => ({ line, amount: 1000 })) },
    },
  ]);
  const again = await world.assign(before[0] as number, now);
  expect(again).toBeGreaterThan(id);
});

test('of two clicks or two people, one undoes it and the other is told who did', async () => {
  const other = await world.agency.newPerson({
    firstName: 'Dana',
    lastName: 'Field',
    permissions: { PRadmin: 1 },
  });
  const first = await world.line();
  const id = await world.assign(first, await world.policy());
  const answers = await Promise.all([world.undo(id), world.undo(id, other), world.undo(id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const late = answers.find(({ status }) => status === 409)?.error;
  expect(late?.message).toBe(`${late?.changedBy} has undone this assignment already.`);
  expect((await world.lineRow(first)).policy_id).toBe(null);
});

test('without the permission it is 403, of another agency it is 404, and nothing changes', async () => {
  const first = await world.line();
  const id = await world.assign(first, await world.policy());
  const clerk = await world.agency.newPerson();
  const stranger = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  for (const endpoint of [contract.undoAssignment, contract.forgetNumber]) {
    expect((await clerk.client.call(endpoint, { params: { id } })).status).toBe(403);
    expect((await stranger.client.call(endpoint, { params: { id } })).status).toBe(404);
  }
  expect((await stranger.client.call(contract.listAssignments)).body.results).toEqual([]);
  expect((await world.lineRow(first)).policy_id).not.toBe(null);
});

test.each<[string, { status?: number; archived?: boolean }, RegExp]>([
  ['staged', { status: 2 }, /^1 line is staged, settled or forwarded\. Bring/],
  ['settled', { status: 3 }, /^1 line is staged, settled or forwarded\. Bring/],
  ['forwarded', { status: 4 }, /^1 line is staged, settled or forwarded\. Bring/],
  ['in an archived file', { archived: true }, /^1 line is in an archived file\. Un-archive/],
])('nothing is undone while a line is %s', async (_, { status = 1, archived = false }, words) => {
  const [first, second] = [await world.line(), await world.line()];
  const id = await world.assign(first, await world.policy());
  const file = archived
    ? await buildCommissionFile(app.owner, world.person.masterId, { archived_at: 'now' })
    : null;
  await app.owner.query('UPDATE commission_lines SET status = $1, file_id = $2 WHERE id = $3', [
    status,
    file,
    second,
  ]);
  expect((await world.assignments())[0].whyNotUndo).toMatch(words);
  const refused = await world.undo(id);
  expect(refused.status).toBe(409);
  expect(refused.error.message).toMatch(words);
  expect((await world.lineRow(first)).policy_id).not.toBe(null);
});

test('what was staged before it was assigned does not block the undo; a deleted line goes along', async () => {
  const [first, deleted] = [await world.line({ status: 2 }), await world.line()];
  const id = await world.assign(first, await world.policy());
  await app.owner.query('UPDATE commission_lines SET deleted_at = now() WHERE id = $1', [deleted]);
  expect((await world.undo(id)).body).toMatchObject({ lines: 2 });
  expect(await world.lineRow(first)).toMatchObject({ policy_id: null, status: 2 });
  expect((await world.lineRow(deleted)).policy_id).toBe(null);
});

test('a forwarded line that a later file has picked up with its policy is not undone', async () => {
  const first = await world.line({
    status: 4,
    file_id: await buildCommissionFile(app.owner, world.person.masterId),
    transaction_on: '2026-03-10',
  });
  const id = await world.assign(first, await world.policy());
  expect((await world.assignments())[0].whyNotUndo).toBe(null);
  const later = (await world.person.client.call(core.createFile, { body: { ...MARCH, forwardOnly: true } }))
    .body;
  expect(later.lines).toBe(1);
  expect((await world.undo(id)).status).toBe(409);
  await world.person.client.call(core.deleteFiles, { body: { ids: [later.id] } });
  expect((await world.undo(id)).status).toBe(200);
});

test('a line and its copy in a later file were assigned together, and are undone together', async () => {
  const first = await world.line({
    status: 4,
    file_id: await buildCommissionFile(app.owner, world.person.masterId),
  });
  await world.person.client.call(core.createFile, { body: { ...MARCH, forwardOnly: true } });
  const id = await world.assign(first, await world.policy());
  expect((await world.assignments())[0].lines).toBe(2);
  expect((await world.undo(id)).body).toMatchObject({ lines: 2 });
});
