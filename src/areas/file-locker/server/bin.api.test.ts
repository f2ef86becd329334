import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textFile } from '#areas/attachments/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { fileLockerJobs, fileLockerRoutes, sweepLocker } from './public.ts';
import { addFile, addFolder, lockerOf, newLocker } from './test-locker.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [fileLockerRoutes], jobs: fileLockerJobs });
});
afterAll(() => app.close());

const bytesOf = (masterId: number) =>
  readdirSync(app.config.dataDir, { recursive: true }).filter((name) =>
    new RegExp(`locker/${masterId}/.*\\.`).test(String(name)),
  );
const sweep = (now?: Date) => sweepLocker(app.services.database, app.services.files, now);
const age = (id: number, days: number) =>
  app.owner.query(
    `UPDATE locker_items SET binned_at = binned_at - $2 * interval '1 day' WHERE binned_with = $1`,
    [id, days],
  );

test('a folder goes into the bin with everything in it and comes back with it', async () => {
  const { locker } = await newLocker(app);
  const parent = await addFolder(locker, 'Parent');
  const folder = await addFolder(locker, 'Folder', parent);
  const inner = await addFolder(locker, 'Inner', folder);
  const early = await addFile(locker, 'early.txt', inner);
  await addFile(locker, 'deep.txt', inner, 'deep');
  await locker.throwAway(early);
  expect((await locker.throwAway(folder)).status).toBe(204);
  expect((await locker.throwAway(folder)).status).toBe(404);
  expect(await locker.names(parent)).toEqual([]);
  expect((await locker.list(folder)).status).toBe(404);
  const { results } = (await locker.bin()).body;
  expect(results).toMatchObject([
    { id: folder, kind: 'folder', from: 'Parent', files: 1, size: 4, binnedBy: 'Ann Lee' },
    { id: early, kind: 'file', from: 'Parent / Folder / Inner' },
  ]);
  const [{ binnedAt, goneAt }] = results;
  expect(new Date(goneAt).getTime() - new Date(binnedAt).getTime()).toBe(30 * 86_400_000);
  expect((await locker.usage()).body).toMatchObject({
    files: 0,
    folders: 1,
    size: 0,
    binned: 2,
    binnedSize: 13,
  });
  expect((await locker.restore(inner)).error.message).toContain('Restore the folder.');
  expect((await locker.restore(folder)).body).toMatchObject({ word: '', item: { folder: { id: parent } } });
  expect(await locker.names(inner)).toEqual(['deep.txt']);
  expect((await locker.restore(early)).body.word).toBe('');
  expect(await locker.names(inner)).toEqual(['deep.txt', 'early.txt']);
});

test('something whose folder is gone is restored to the top, with a word', async () => {
  const { locker } = await newLocker(app);
  const folder = await addFolder(locker, 'Folder');
  const [binned, swept] = [
    await addFile(locker, 'binned.txt', folder),
    await addFile(locker, 'swept.txt', folder),
  ];
  await locker.throwAway(binned);
  await locker.throwAway(swept);
  await locker.throwAway(folder);
  const word = (name: string) => `The folder Folder is gone. ${name} is at the top now.`;
  expect((await locker.restore(binned)).body).toMatchObject({
    word: word('binned.txt'),
    item: { folder: null },
  });
  await age(folder, 31);
  await sweep();
  expect((await locker.restore(swept)).body).toMatchObject({
    word: word('swept.txt'),
    item: { folder: null },
  });
  expect(await locker.names()).toEqual(['binned.txt', 'swept.txt']);
});

test('something whose name was taken in the meantime stays in the bin, and says so', async () => {
  const { locker } = await newLocker(app);
  const old = await addFile(locker, 'a.txt');
  await locker.throwAway(old);
  const other = await addFile(locker, 'A.txt');
  expect((await locker.restore(old)).status).toBe(409);
  await locker.rename(other, 'b.txt');
  expect((await locker.restore(old)).status).toBe(200);
  expect((await locker.restore(old)).status).toBe(404);
});

test('after 30 days a sweep removes what is in the bin, its bytes too', async () => {
  const { locker, agency } = await newLocker(app);
  const folder = await addFolder(locker, 'Folder');
  const inner = await addFile(locker, 'a.txt', folder);
  await locker.upload([textFile('a.txt', 'second')], folder, [1]);
  const young = await addFile(locker, 'young.txt');
  await addFile(locker, 'kept.txt');
  await locker.throwAway(folder);
  await locker.throwAway(young);
  await age(folder, 29);
  await sweep();
  expect((await locker.bin()).body.pagination.total).toBe(2);
  await age(folder, 2);
  await Promise.all([sweep(), sweep()]);
  expect((await locker.bin()).body.results).toMatchObject([{ id: young }]);
  expect([(await locker.restore(folder)).status, (await locker.versions(inner)).status]).toEqual([404, 404]);
  expect(bytesOf(agency.masterId)).toHaveLength(2);
  const { rows } = await app.owner.query(
    `SELECT employee_id, action, after FROM change_log WHERE master_id = $1 AND subject = 'locker bin'`,
    [agency.masterId],
  );
  expect(rows).toEqual([{ employee_id: null, action: 'swept', after: { items: 1 } }]);
});

test('a sweep finishes what a process left between the rows and their bytes', async () => {
  const { locker, agency } = await newLocker(app);
  const id = await addFile(locker, 'a.txt');
  await app.owner.query('DELETE FROM locker_items WHERE id = $1', [id]);
  expect(bytesOf(agency.masterId)).toHaveLength(1);
  await sweep();
  expect(bytesOf(agency.masterId)).toEqual([]);
});

test('only administrators empty the bin; its bytes go by a job', async () => {
  const { locker, agency, officeId } = await newLocker(app);
  const id = await addFile(locker, 'a.txt');
  await addFile(locker, 'kept.txt');
  await locker.throwAway(id);
  expect((await locker.emptyBin()).status).toBe(403);
  const admin = lockerOf(await agency.newPerson({ permissions: { PRadmin: 1 }, officeId }), officeId);
  const answers = await Promise.all([admin.emptyBin(), admin.emptyBin()]);
  expect(answers.map(({ body }) => body.items).toSorted()).toEqual([0, 1]);
  await until('the bytes to go', () => bytesOf(agency.masterId).length === 1);
  expect((await locker.bin()).body.results).toEqual([]);
  expect(await locker.names()).toEqual(['kept.txt']);
});

test('a file that is uploaded while its folder is thrown away is in neither, or goes with it', async () => {
  const { locker, agency } = await newLocker(app);
  for (let at = 0; at < 5; at += 1) {
    const folder = await addFolder(locker, `Folder ${at}`);
    const [uploaded] = await Promise.all([
      locker.upload([textFile('a.txt')], folder),
      locker.throwAway(folder),
    ]);
    expect([200, 404, 409]).toContain(uploaded.status);
    const { rows } = await app.owner.query(
      'SELECT binned_with FROM locker_items WHERE parent_id = $1 AND master_id = $2',
      [folder, agency.masterId],
    );
    expect(rows).toEqual(uploaded.status === 200 ? [{ binned_with: folder }] : []);
  }
  const { rows } = await app.owner.query('SELECT 1 FROM locker_versions WHERE master_id = $1', [
    agency.masterId,
  ]);
  // What was refused left no bytes behind.
  expect(bytesOf(agency.masterId)).toHaveLength(rows.length);
});
