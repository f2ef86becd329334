import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCompany } from '#areas/companies/server/test-data.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { updateLines } from '../line-contract.ts';
import { commissionRoutes } from './public.ts';
import { buildCommissionFile, buildCommissionLine } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
});
afterAll(() => app.close());

let person: TestPerson;
let companies: [number, number];
beforeEach(async () => {
  person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  companies = [
    await buildCompany(app.owner, person.masterId),
    await buildCompany(app.owner, person.masterId),
  ];
});

const newFile = (columns: Record<string, unknown>) =>
  buildCommissionFile(app.owner, person.masterId, { created_by: person.id, ...columns });
const line = (file_id: number, columns: Record<string, unknown> = {}) =>
  buildCommissionLine(app.owner, person.masterId, { file_id, company_id: companies[0], ...columns });
const merge = (...ids: number[]) => person.client.call(contract.mergeFiles, { body: { ids } });
const undo = (id: number) => person.client.call(contract.undoMerge, { params: { id } });
const view = (id: number) => person.client.call(contract.viewFile, { params: { id } });
const list = async () =>
  (await person.client.call(contract.listFiles)).body.data.toSorted(
    (a: { id: number }, b: { id: number }) => a.id - b.id,
  );

async function threeFiles() {
  const target = await newFile({ company_id: companies[0], deposit_amount: 1000 });
  const sources = [
    await newFile({
      company_id: companies[1],
      start_on: '2026-10-01',
      end_on: '2026-10-31',
      deposit_amount: 500,
    }),
    await newFile({ company_id: companies[0], end_on: '2026-12-31' }),
  ];
  for (const id of [target, ...sources]) for (const status of [1, 2, 3, 4]) await line(id, { status });
  return { target, sources };
}

test('all activity moves into the target: dates widen, companies become all, deposit amounts add up', async () => {
  const { target, sources } = await threeFiles();
  expect((await merge(target, ...sources)).body).toEqual({ id: target, moved: 8 });
  expect(await list()).toMatchObject([
    {
      id: target,
      company: { id: 0, name: 'All Companies' },
      start: '2026-10-01',
      end: '2026-12-31',
      deposited: '2026-11-15',
      depositAmount: 15,
      details: { pending: 3, staged: 3, settled: 3, forwarded: 3 },
    },
  ]);
  expect((await view(sources[0] as number)).status).toBe(404);
});

test('deposits too large for any amount are not added up, and the files can still be looked at', async () => {
  const deposit_amount = 99_999_999_999_99;
  const [one, two] = [await newFile({ deposit_amount }), await newFile({ deposit_amount })];
  expect((await merge(one, two)).error.message).toMatch(/^The deposits of these files are too large/);
  expect(await list()).toHaveLength(2);
});

test('a merge is undone to what was before, once', async () => {
  const { target, sources } = await threeFiles();
  const before = await list();
  await merge(target, ...sources);
  expect((await view(target)).body.file.merge).toMatchObject({ by: 'Pat Example', files: 2 });
  expect((await undo(target)).body.ids).toEqual(sources);
  expect(await list()).toEqual(before);
  expect((await view(target)).body.file.merge).toBeNull();
  expect((await undo(target)).status).toBe(409);
});

test('a merge can be undone until something in the target changes', async () => {
  const { target, sources } = await threeFiles();
  await merge(target, ...sources);
  await person.client.call(updateLines, {
    params: { id: target },
    body: { new_status: 2, details: '*', status: 1 },
  });
  expect((await view(target)).body.file.merge).toBeNull();
  expect((await undo(target)).status).toBe(409);
  expect(await list()).toHaveLength(1);
});

test('a file is not merged into itself, nor with an archived, foreign or deleted one', async () => {
  const [one, two] = [await newFile({}), await newFile({})];
  const archived = await newFile({ archived_at: 'now' });
  const foreign = await buildCommissionFile(app.owner, (await app.newAgency()).masterId);
  expect((await merge(one, one)).status).toBe(422);
  expect((await merge(one)).status).toBe(422);
  expect((await merge(one, archived)).status).toBe(409);
  expect((await merge(archived, one)).status).toBe(409);
  expect((await merge(one, foreign)).status).toBe(404);
  expect((await merge(foreign, one)).status).toBe(404);
  expect((await merge(one, two)).status).toBe(200);
  expect((await merge(one, two)).status).toBe(404);
});

test('two merges that cross each other do not wait for each other forever, and lose no line', async () => {
  const [one, two] = [await newFile({}), await newFile({})];
  await line(one);
  await line(two);
  const answers = await Promise.all([merge(one, two), merge(two, one)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await list()).toMatchObject([{ details: { pending: 2 } }]);
});

test('the log of a merge and of its undoing names every line and the file it came from or went back to', async () => {
  const [target, source] = [await newFile({}), await newFile({})];
  const moved = await line(source, { adjusted: 700 });
  await line(target);
  await merge(target, source);
  await undo(target);
  const { rows } = await app.owner.query(
    `SELECT action, after->'moved' AS moved, after->'lines' AS lines FROM change_log WHERE subject_id = $1 ORDER BY id`,
    [target],
  );
  const lines = [{ line: moved, policy: 'TEST-1', amount: 700, file: source }];
  expect(rows).toEqual([
    { action: 'merged', moved: 1, lines },
    { action: 'merge undone', moved: 1, lines },
  ]);
});

test('a file that is merged into another has an entry of its own with its lines, and so has one without lines', async () => {
  const [target, source, empty] = [await newFile({}), await newFile({}), await newFile({})];
  const moved = await line(source, { adjusted: 700 });
  await merge(target, source, empty);
  await undo(target);
  const logOf = async (id: number) => {
    const { rows } = await app.owner.query(
      'SELECT employee_id, action, before, after FROM change_log WHERE subject_id = $1 ORDER BY id',
      [id],
    );
    return rows;
  };
  const into = { mergedInto: target };
  const entries = (lines: unknown[]) => [
    { employee_id: person.id, action: 'merged into another file', before: { lines }, after: into },
    { employee_id: person.id, action: 'merge undone', before: into, after: { lines } },
  ];
  expect(await logOf(source)).toEqual(
    entries([{ line: moved, policy: 'TEST-1', amount: 700, status: 'Pending' }]),
  );
  expect(await logOf(empty)).toEqual(entries([]));
});
