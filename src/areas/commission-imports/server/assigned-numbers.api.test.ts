import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as core from '#areas/commissions/contract.ts';
import { addManualLine, adjustLines, updateLines } from '#areas/commissions/line-contract.ts';
import { commissionRoutes } from '#areas/commissions/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { importLines, takeBack, viewImport } from '../contract.ts';
import { listRows } from '../row-contract.ts';
import { assignLine, listUnmatched } from '../unmatched-contract.ts';
import { commissionImportJobs, commissionImportRoutes } from './public.ts';
import { type Carrier, MARCH, newCarrier, WHY } from './test-lines.ts';
import { dryRun } from './test-statement.ts';

let app: TestApp;
let world: Carrier;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes, commissionImportRoutes], jobs: commissionImportJobs });
});
beforeEach(async () => {
  world = await newCarrier(app);
});
afterAll(() => app.close());

test('the generated line that gave way is back in its file, and the file has changed', async () => {
  const id = await world.policy();
  const unmatched = await world.line();
  const file = (await world.person.client.call(core.createFile, { body: MARCH })).body;
  const view = async () => (await world.person.client.call(core.viewFile, { params: { id: file.id } })).body;
  const before = await view();
  const assignment = await world.assign(unmatched, id);
  expect((await view()).totals.pending).toBe(1);
  expect((await world.undo(assignment)).status).toBe(200);
  expect(await view()).toMatchObject({ file: { version: 3 }, totals: before.totals });
});

test('a forwarded generated line and its copy give way to a line that is assigned in its file, and come back with the undo', async () => {
  const { client } = world.person;
  const id = await world.policy();
  const first = (await client.call(core.createFile, { body: MARCH })).body;
  await client.call(updateLines, {
    params: { id: first.id },
    body: { new_status: 4, status: 1, details: '*' },
  });
  await world.line();
  const second = (await client.call(core.createFile, { body: MARCH })).body;
  expect(second.lines).toBe(2);
  const stands = async () => {
    const { rows } = await app.owner.query(
      'SELECT id, file_id, status, source, forwards_id, adjusted FROM commission_lines WHERE master_id = $1 ORDER BY id',
      [world.person.masterId],
    );
    return rows;
  };
  const before = await stands();
  const unmatched = before.find(({ source }) => source === 2);
  const { body } = await client.call(assignLine, { params: { id: unmatched.id }, body: { policy: id } });
  expect(body.replaced).toMatchObject([
    { file: first.id, lines: 1, total: 100, details: [{ status: 4 }] },
    { file: second.id, lines: 1, total: 100, details: [{ status: 1 }] },
  ]);
  expect(await stands()).toEqual([unmatched]);
  expect((await world.undo(body.assignment)).status).toBe(200);
  expect(await stands()).toEqual(before);
});

test('a line that is assigned to a term that was paid already pays nothing, until that is undone', async () => {
  const { client } = world.person;
  const id = await world.policy();
  const [open, staged] = [await world.line(), await world.line({ policy_number: 'ZZ 78' })];
  const file = (await client.call(core.createFile, { body: MARCH })).body;
  const stage = (details: number[]) =>
    client.call(updateLines, { params: { id: file.id }, body: { new_status: 2, status: 1, details } });
  const { rows } = await app.owner.query(
    'SELECT id FROM commission_lines WHERE master_id = $1 AND source = 3',
    [world.person.masterId],
  );
  await stage([rows[0].id, staged]);
  const { body } = await client.call(assignLine, { params: { id: open }, body: { policy: id } });
  expect(body).toMatchObject({
    replaced: [],
    alreadyPaid: { lines: 1, total: 10, details: [{ paid: 100 }] },
  });
  expect(await world.lineRow(open)).toMatchObject({ adjusted: 0, advance_id: rows[0].id });
  const refused = await client.call(assignLine, { params: { id: staged }, body: { policy: id } });
  expect([refused.status, refused.error.message]).toEqual([
    409,
    expect.stringContaining('paid this term already'),
  ]);
  await world.undo(body.assignment);
  expect(await world.lineRow(open)).toMatchObject({ adjusted: 1000, advance_id: null, policy_id: null });
});

test('of a line that is assigned to a term that was paid in part the rest remains, in its copy too, until that is undone', async () => {
  const { client } = world.person;
  const term = await world.policy({ premium: 4000 });
  const create = async (body = {}) =>
    (await client.call(core.createFile, { body: { ...MARCH, ...body } })).body;
  const move = (id: number, new_status: number) =>
    client.call(updateLines, { params: { id }, body: { new_status, status: 1, details: '*' } });
  const paid = await create();
  await move(paid.id, 2);
  const original = await world.line();
  const first = await create();
  await client.call(adjustLines, {
    params: { id: first.id },
    body: { details: [{ id: original, amount: 9 }], reason: 'Checked' },
  });
  await move(first.id, 4);
  await create({ forwardOnly: true });
  const { body } = await client.call(assignLine, { params: { id: original }, body: { policy: term } });
  expect(body).toMatchObject({
    assigned: 2,
    alreadyPaid: { lines: 1, total: 9, remains: 5, open: 0, details: [{ remains: 5, paid: 4 }] },
  });
  const amounts = async () => {
    const { rows } = await app.owner.query(
      'SELECT adjusted, advance_used FROM commission_lines WHERE id = $1 OR forwards_id = $1',
      [original],
    );
    return rows;
  };
  expect(await amounts()).toEqual([
    { adjusted: 500, advance_used: 400 },
    { adjusted: 500, advance_used: 400 },
  ]);
  await world.undo(body.assignment);
  expect(await amounts()).toEqual([
    { adjusted: 900, advance_used: 0 },
    { adjusted: 900, advance_used: 0 },
  ]);
});

test('an amount that somebody typed after the advance was taken off stays when the assignment is undone', async () => {
  const { client } = world.person;
  const term = await world.policy({ premium: 4000 });
  const file = (await client.call(core.createFile, { body: MARCH })).body;
  await client.call(updateLines, {
    params: { id: file.id },
    body: { new_status: 2, status: 1, details: '*' },
  });
  const line = await world.line();
  const later = (await client.call(core.createFile, { body: MARCH })).body;
  const assignment = await world.assign(line, term);
  expect(await world.lineRow(line)).toMatchObject({ adjusted: 600 });
  await client.call(adjustLines, {
    params: { id: later.id },
    body: { details: [{ id: line, amount: 7 }], reason: 'Checked' },
  });
  await world.undo(assignment);
  expect(await world.lineRow(line)).toMatchObject({ adjusted: 700, advance_id: null, advance_used: 0 });
});

test('a staged line can be assigned to a term that was paid in advance once other lines have used the advance up', async () => {
  const { client } = world.person;
  const term = await world.policy({ premium: 4000 });
  const stage = (id: number, details: number[] | '*') =>
    client.call(updateLines, { params: { id }, body: { new_status: 2, status: 1, details } });
  const paid = (await client.call(core.createFile, { body: MARCH })).body;
  await stage(paid.id, '*');
  const [open, staged] = [await world.line({ policy_id: term }), await world.line()];
  const later = (await client.call(core.createFile, { body: MARCH })).body;
  expect(await world.lineRow(open)).toMatchObject({ adjusted: 600 });
  await stage(later.id, [staged]);
  const { status } = await client.call(assignLine, { params: { id: staged }, body: { policy: term } });
  expect(status).toBe(200);
  expect(await world.lineRow(staged)).toMatchObject({ adjusted: 1000, policy_id: term });
});

test('whoever assigns a line to a term that has a line added by hand is told', async () => {
  const { client } = world.person;
  const file = (await client.call(core.createFile, { body: MARCH })).body;
  const term = await world.policy({ premium: 0 });
  await client.call(addManualLine, {
    params: { fileId: file.id },
    body: { policy: term, amount: 20, reason: 'Bonus' },
  });
  const [line, other] = [
    await world.line({ customer_name: 'M JOHNSON' }),
    await world.line({ policy_number: 'ZZ 78' }),
  ];
  const assign = async (id: number, policy: number) =>
    (await client.call(assignLine, { params: { id }, body: { policy } })).body.besideManual;
  expect(await assign(line, term)).toMatchObject({
    lines: 1,
    total: 10,
    details: [{ id: line, amount: 10, file: file.id, added: 20 }],
  });
  expect(await assign(other, await world.policy({ policy_number: 'HO-2' }))).toMatchObject({ lines: 0 });
});

test('lines of a later statement that were matched by the number go back with it', async () => {
  const id = await world.assign(await world.line(), await world.policy());
  const { id: imported } = await dryRun(world.person, world.companyId, [
    'ZZ-77,,,4/1/2026,,1,2',
    'HO-1,,,4/1/2026,,1,3',
  ]);
  await world.person.client.call(importLines, { params: { id: imported } });
  const draft = await dryRun(world.person, world.companyId, ['ZZ77,,,5/1/2026,,1,4']);
  expect(draft.outcomes).toMatchObject([{ outcome: 'number' }]);
  expect((await world.assignments())[0]).toMatchObject({ lines: 2, total: 12 });
  expect((await world.undo(id)).body).toMatchObject({ lines: 2 });
  const { body } = await world.person.client.call(listUnmatched);
  expect(body.results).toMatchObject([
    { reason: WHY },
    { policyNumber: 'ZZ-77', reason: 'Its number was assigned by hand, and that was undone.' },
  ]);
  const rows = await world.person.client.call(listRows, { params: { id: draft.id } });
  expect(rows.body.results).toMatchObject([{ outcome: 'unmatched', policy: null }]);
  const kept = await world.person.client.call(listRows, { params: { id: imported } });
  expect(kept.body.results).toMatchObject([{ outcome: 'number' }, { outcome: 'number' }]);
  expect((await world.person.client.call(importLines, { params: { id: draft.id } })).status).toBe(200);
  expect((await world.person.client.call(takeBack, { params: { id: imported } })).body).toMatchObject({
    lines: 2,
  });
});

test('an import and the undo of what it was matched by at the same time: no line keeps the wrong policy', async () => {
  const id = await world.assign(await world.line(), await world.policy());
  const draft = await dryRun(world.person, world.companyId, ['ZZ-77,,,4/1/2026,,1,2']);
  const answers = await Promise.all([
    world.person.client.call(importLines, { params: { id: draft.id } }),
    world.undo(id),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { rows } = await app.owner.query(
    'SELECT policy_id FROM commission_lines WHERE master_id = $1 AND policy_id IS NOT NULL',
    [world.person.masterId],
  );
  expect(rows).toEqual([]);
  expect((await world.person.client.call(viewImport, { params: { id: draft.id } })).body.state).toBe(
    'imported',
  );
});

test('somebody stages while it is undone: either all of it is undone or nothing', async () => {
  const first = await world.line();
  const id = await world.assign(first, await world.policy({ effdate: '2025-01-01', expdate: '2026-01-01' }));
  const file = (await world.person.client.call(core.createFile, { body: MARCH })).body;
  const [staged, undone] = await Promise.all([
    world.person.client.call(updateLines, {
      params: { id: file.id },
      body: { status: 1, new_status: 2, details: [first] },
    }),
    world.undo(id),
  ]);
  expect(staged.status).toBe(200);
  const { policy_id, status } = await world.lineRow(first);
  expect({ policy_id: policy_id === null, status, undone: undone.status }).toEqual(
    undone.status === 200
      ? { policy_id: true, status: 2, undone: 200 }
      : { policy_id: false, status: 2, undone: 409 },
  );
});

test('the latest assignment of a number counts; undone, the one before counts again', async () => {
  const [one, two] = [await world.policy(), await world.policy({ policy_number: 'HO-2' })];
  await world.assign(await world.line(), one);
  const second = await world.assign(await world.line(), two);
  const matched = async () => {
    const { id } = await dryRun(world.person, world.companyId, ['ZZ77,,,4/1/2026,,1,2']);
    return (await world.person.client.call(listRows, { params: { id } })).body.results[0].policy.id;
  };
  const remembered = async () =>
    (await world.assignments()).map((each: { remembered: boolean }) => each.remembered);
  expect(await remembered()).toEqual([true, false]);
  expect(await matched()).toBe(two);
  await world.undo(second);
  expect(await remembered()).toEqual([true]);
  expect(await matched()).toBe(one);
});

test('a number is forgotten although its lines are settled; they keep their policy', async () => {
  const [first, now] = [await world.line(), await world.policy()];
  const id = await world.assign(first, now);
  await app.owner.query('UPDATE commission_lines SET status = 3 WHERE id = $1', [first]);
  expect((await world.undo(id)).status).toBe(409);
  expect((await world.forget(id)).body).toEqual({ policyNumber: 'ZZ 77' });
  expect((await world.forget(id)).status).toBe(409);
  expect(await world.assignments()).toMatchObject([{ remembered: false, lines: 1 }]);
  expect(await world.outcomes('ZZ77')).toEqual(['unmatched']);
  expect((await world.lineRow(first)).policy_id).toBe(now);
});
