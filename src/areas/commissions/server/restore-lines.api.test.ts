import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import * as lines from '../line-contract.ts';
import { commissionRoutes } from './public.ts';
import { buildCommissionFile, buildCommissionLine } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [commissionRoutes] });
});
afterAll(() => app.close());

async function newFile() {
  const person = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  const { client, masterId } = person;
  const file = await buildCommissionFile(app.owner, masterId, { created_by: person.id });
  const line = (columns: object = {}) =>
    buildCommissionLine(app.owner, masterId, { file_id: file, ...columns });
  const remove = async (details: number[] | '*') =>
    (await client.call(lines.deleteLines, { params: { id: file }, body: { details } })).body.deletion;
  const restore = (deletion: unknown, id = file) =>
    client.call(lines.restoreLines, { params: { id }, body: { deletion } });
  const shown = async () => {
    const { body } = await client.call(lines.listLines, { params: { id: file }, body: {} });
    return body.data.map(({ id }: lines.CommissionLine) => id);
  };
  return { client, masterId, file, line, remove, restore, shown };
}

test('deleted lines come back, those of one deletion and no others, and the log says so', async () => {
  const { file, line, remove, restore, shown } = await newFile();
  const [first, second, third] = [await line(), await line(), await line()];
  await remove([first]);
  const deletion = await remove('*');
  expect(await shown()).toEqual([]);
  expect((await restore(deletion)).body).toEqual({ affected_items: 2 });
  expect(await shown()).toEqual([second, third]);
  const { rows } = await app.owner.query(
    `SELECT after FROM change_log WHERE subject = 'commission file' AND subject_id = $1 AND action = 'deletion undone'`,
    [file],
  );
  expect(rows).toMatchObject([
    { after: { affected: 2, status: 'Pending', lines: [{ line: second }, { line: third }] } },
  ]);
  const again = await restore(deletion);
  expect([again.status, again.error.message]).toEqual([409, expect.stringMatching(/^None of these lines/)]);
});

test('of two people who undo at the same time one does', async () => {
  const { line, remove, restore } = await newFile();
  await line();
  const deletion = await remove('*');
  const answers = await Promise.all([restore(deletion), restore(deletion)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a generated line stays deleted when the carrier has paid its term since then', async () => {
  const { masterId, line, remove, restore, shown } = await newFile();
  const policy_id = await buildPolicy(app.owner, masterId);
  await line({ source: 3, policy_id });
  const deletion = await remove('*');
  const paid = await line({ source: 2, policy_id });
  expect((await restore(deletion)).status).toBe(409);
  expect(await shown()).toEqual([paid]);
});

test('the carrier’s line stays deleted when a generated one for its term is back, and the other way around', async () => {
  const { client, masterId, file, line, remove, restore, shown } = await newFile();
  const policy_id = await buildPolicy(app.owner, masterId);
  const generated = await line({ source: 3, policy_id });
  const first = await remove('*');
  const own = await line({ source: 2, policy_id });
  const second = await remove([own]);
  expect((await restore(first)).status).toBe(200);
  expect((await restore(second)).status).toBe(409);
  expect(await shown()).toEqual([generated]);
  // Staged it has paid the whole term, so it is not paid once more.
  const stage = { status: 1, new_status: 2, details: [generated] };
  expect((await client.call(lines.updateLines, { params: { id: file }, body: stage })).status).toBe(200);
  expect((await restore(second)).status).toBe(409);
});

test('what the carrier took back comes back beside the generated line that has paid the term', async () => {
  const { masterId, line, remove, restore, shown } = await newFile();
  const policy_id = await buildPolicy(app.owner, masterId);
  await line({ source: 3, policy_id, status: 3, commission: 125_00, adjusted: 125_00 });
  const chargeback = await line({ source: 2, policy_id, commission: -20_00, adjusted: -20_00 });
  const deletion = await remove([chargeback]);
  expect((await restore(deletion)).status).toBe(200);
  expect(await shown()).toContain(chargeback);
});

test('a generated line stays deleted when a line that pays its term anew was added since then', async () => {
  const { masterId, line, remove, restore } = await newFile();
  const policy_id = await buildPolicy(app.owner, masterId);
  await line({ source: 3, policy_id });
  const deletion = await remove('*');
  const corrects_id = await line({ source: 2, status: 3 });
  await line({ source: 4, policy_id, corrects_id, reason: 'Assigned' });
  expect((await restore(deletion)).status).toBe(409);
});

test('a copy stays deleted when its original was un-forwarded since then', async () => {
  const { client, masterId, line, remove, restore } = await newFile();
  const earlier = await buildCommissionFile(app.owner, masterId);
  const original = await line({ file_id: earlier, status: 4 });
  await line({ source: 5, forwards_id: original });
  const deletion = await remove('*');
  const back = { status: 4, new_status: 1, details: [original] };
  expect((await client.call(lines.updateLines, { params: { id: earlier }, body: back })).status).toBe(200);
  expect((await restore(deletion)).status).toBe(409);
});

test('nothing comes back into an archived file, nor into one of another agency', async () => {
  const { client, file, line, remove, restore } = await newFile();
  await line();
  const deletion = await remove('*');
  expect((await (await newFile()).restore(deletion, file)).status).toBe(404);
  await client.call(contract.archiveFiles, { body: { ids: [file] } });
  expect((await restore(deletion)).status).toBe(409);
});

test.each([[undefined], ['yesterday'], ['2026-13-01T00:00:00.000000Z'], [7]])(
  'the deletion %s is refused',
  async (deletion) => {
    const refused = await (await newFile()).restore(deletion);
    expect([refused.status, Object.keys(refused.error.errors ?? {})]).toEqual([422, ['deletion']]);
  },
);
