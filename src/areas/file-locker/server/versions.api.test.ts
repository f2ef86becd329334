import { afterAll, beforeAll, expect, test } from 'vitest';
import { textFile } from '#areas/attachments/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { fileLockerRoutes } from './public.ts';
import { addFile, addFolder, newLocker, type TestLocker } from './test-locker.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [fileLockerRoutes] });
});
afterAll(() => app.close());

const text = async (locker: TestLocker, id: number) => (await locker.download(id)).bytes.toString();

test('a file whose name is there is not stored until somebody says that it is a new version', async () => {
  const { locker } = await newLocker(app);
  const id = await addFile(locker, 'Rates.txt', 0, 'old');
  const asked = await locker.upload([textFile('RATES.txt', 'new'), textFile('more.txt')]);
  expect(asked.body).toMatchObject({ results: [{ name: 'more.txt' }], refused: [], sameName: ['RATES.txt'] });
  expect(await text(locker, id)).toBe('old');
  const { body } = await locker.upload([textFile('RATES.txt', 'newer')], 0, [1]);
  expect(body.results).toMatchObject([{ id, name: 'Rates.txt', size: 5, versions: 2 }]);
  expect(await text(locker, id)).toBe('newer');
  expect((await locker.usage()).body).toMatchObject({ files: 2, size: 'old'.length + 'newer'.length + 5 });
});

test('old versions are listed, downloaded and restored; the next upload gets the next number', async () => {
  const { locker } = await newLocker(app);
  const id = await addFile(locker, 'a.txt', 0, 'one');
  await locker.upload([textFile('a.txt', 'two')], 0, [1]);
  const { results } = (await locker.versions(id)).body;
  expect(results).toMatchObject([
    { number: 2, isCurrent: true, uploadedBy: 'Ann Lee' },
    { number: 1, size: 3, isCurrent: false },
  ]);
  const first = results[1].id;
  expect((await locker.downloadVersion(first)).bytes.toString()).toBe('one');
  expect((await locker.restoreVersion(first)).body).toMatchObject({ id, versions: 2 });
  expect(await text(locker, id)).toBe('one');
  // Twice is once.
  expect((await locker.restoreVersion(first)).status).toBe(200);
  await locker.upload([textFile('a.txt', 'three')], 0, [1]);
  const numbers = (await locker.versions(id)).body.results.map(({ number }: { number: number }) => number);
  expect(numbers).toEqual([3, 2, 1]);
  expect(await text(locker, id)).toBe('three');
  const { rows } = await app.owner.query(
    `SELECT action, after->'fileVersion' AS number FROM change_log
     WHERE subject = 'locker item' AND subject_id = $1 ORDER BY id`,
    [id],
  );
  expect(rows).toEqual([
    { action: 'added', number: 1 },
    { action: 'new version', number: 2 },
    { action: 'version restored', number: 1 },
    { action: 'new version', number: 3 },
  ]);
});

test('two new versions at once both stay, each under a number of its own', async () => {
  const { locker } = await newLocker(app);
  const id = await addFile(locker, 'a.txt');
  const sent = ['x', 'y'].map((content) => locker.upload([textFile('a.txt', content)], 0, [1]));
  expect((await Promise.all(sent)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await locker.versions(id)).body.results).toMatchObject([
    { number: 3 },
    { number: 2 },
    { number: 1 },
  ]);
});

test('two new files of one name at once: one is added, the other is told', async () => {
  const { locker } = await newLocker(app);
  const answers = await Promise.all(['x', 'y'].map((content) => locker.upload([textFile('a.txt', content)])));
  const added = answers.filter(({ status, body }) => status === 200 && body.results.length === 1);
  expect(added).toHaveLength(1);
  expect(await locker.names()).toEqual(['a.txt']);
});

test('a folder of that name, and one name twice in a call, are refused with a reason', async () => {
  const { locker } = await newLocker(app);
  await addFolder(locker, 'Rates.txt');
  const { body } = await locker.upload(
    [textFile('rates.txt'), textFile('a.txt'), textFile('A.txt')],
    0,
    [1, 1, 1],
  );
  expect(body.results).toMatchObject([{ name: 'a.txt' }]);
  expect(body.refused).toMatchObject([
    { filename: 'rates.txt', reason: expect.stringContaining('folder') },
    { filename: 'A.txt', reason: expect.stringContaining('at once') },
  ]);
});
