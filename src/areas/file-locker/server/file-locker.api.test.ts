import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPTY, NOT_TAKEN } from '#areas/attachments/rules.ts';
import { textFile } from '#areas/attachments/server/test-data.ts';
import { buildOffice } from '#areas/offices/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { fileLockerRoutes } from './public.ts';
import { addFile, addFolder, type LockerWorld, lockerOf, newLocker } from './test-locker.ts';

let app: TestApp;
let world: LockerWorld;
beforeAll(async () => {
  app = await startTestApp({ areas: [fileLockerRoutes], env: { UPLOAD_LIMIT: '1' } });
  world = await newLocker(app);
});
afterAll(() => app.close());

const storedBytes = (masterId: number) =>
  readdirSync(app.config.dataDir, { recursive: true }).filter((name) =>
    new RegExp(`locker/${masterId}/.*\\.`).test(String(name)),
  );
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

test('folders and files are listed with folders first, sizes and counts, and come back as they were', async () => {
  const { locker } = await newLocker(app);
  const folder = await addFolder(locker, 'Contracts');
  const inner = await addFolder(locker, '2026', folder);
  const { body } = await locker.upload([textFile('zeta.txt', 'Zeta'), textFile('Alpha.txt', 'A')]);
  await addFile(locker, 'deep.txt', inner);
  expect(body).toMatchObject({ refused: [], sameName: [], results: [{ name: 'zeta.txt', size: 4 }, {}] });
  const { results, path, pagination } = (await locker.list()).body;
  expect(results).toMatchObject([
    { kind: 'folder', name: 'Contracts', items: 1, folder: null },
    { kind: 'file', name: 'Alpha.txt', size: 1, versions: 1, changedBy: 'Ann Lee' },
    { kind: 'file', name: 'zeta.txt' },
  ]);
  expect([path, pagination.total]).toEqual([[], 3]);
  expect((await locker.list(inner)).body).toMatchObject({
    results: [{ name: 'deep.txt', folder: { id: inner, name: '2026' } }],
    path: [{ name: 'Contracts' }, { id: inner, name: '2026' }],
  });
  expect(await locker.names(0, { foldersOnly: 1 })).toEqual(['Contracts']);
  expect(await locker.names(0, { sort: 'size', reverse: 1 })).toEqual(['Contracts', 'zeta.txt', 'Alpha.txt']);
  expect((await locker.usage()).body).toEqual({ files: 3, folders: 2, size: 13, binned: 0, binnedSize: 0 });
  const answer = await locker.download(results[2].id);
  expect(answer.bytes.toString()).toBe('Zeta');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="zeta.txt"/);
  expect((await locker.download(folder)).status).toBe(404);
});

test('what attachments refuse the locker refuses: other types, empty files, too much at once', async () => {
  const { locker, agency } = await newLocker(app);
  const { status, body } = await locker.upload([
    textFile('run.exe'),
    textFile('empty.txt', ''),
    textFile('fine.txt'),
  ]);
  expect(status).toBe(200);
  expect(body.refused).toEqual([
    { filename: 'run.exe', reason: NOT_TAKEN },
    { filename: 'empty.txt', reason: EMPTY },
  ]);
  expect(await locker.names()).toEqual(['fine.txt']);
  const refused = [
    await locker.upload([textFile('run.exe')]),
    await locker.upload([textFile('large.txt', 'x'.repeat(1_100_000))]),
    await locker.upload([]),
  ];
  expect(statuses(refused)).toEqual([422, 413, 422]);
  expect(storedBytes(agency.masterId)).toHaveLength(1);
});

test('a name is unique in its folder without case; rename and adding say that it is taken', async () => {
  const { locker } = await newLocker(app);
  const folder = await addFolder(locker, 'Résumés');
  const file = await addFile(locker, 'Rates.txt');
  const other = await addFile(locker, 'other.txt');
  expect(statuses([await locker.addFolder('RÉSUMÉS'), await locker.rename(other, 'rates.TXT')])).toEqual([
    409, 409,
  ]);
  expect((await locker.rename(other, 'RATES.txt')).error.message).toBe(
    'There is already a file or folder named RATES.txt here. Choose another name.',
  );
  expect((await locker.addFolder('Rates.txt', folder)).status).toBe(200);
  // Its own name in other letters is no other's.
  expect((await locker.rename(file, 'RATES.txt')).body.name).toBe('RATES.txt');
  expect((await locker.upload([textFile('résumés')])).status).toBe(422);
});

test('bad names, and a file that would lose its ending, are 422', async () => {
  const { locker } = await newLocker(app);
  const [folder, file] = [await addFolder(locker, 'A'), await addFile(locker, 'a.txt')];
  for (const name of ['x'.repeat(300), 'a/b', 'a\\b', 'a\u0007b', '..', '', null, 5])
    expect([(await locker.addFolder(name)).status, (await locker.rename(folder, name)).status]).toEqual([
      422, 422,
    ]);
  for (const name of ['a.pdf', 'a', 'a.exe.txt'])
    expect((await locker.rename(file, name)).error.errors?.name).toHaveLength(1);
  expect((await locker.rename(folder, 'y'.repeat(255))).status).toBe(200);
});

test('a rename over a stale version is 409 with what is there now', async () => {
  const { locker } = await newLocker(app);
  const id = await addFile(locker, 'first.txt');
  expect((await locker.rename(id, 'second.txt', 1)).body.version).toBe(2);
  const late = await locker.rename(id, 'third.txt', 1);
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ changedBy: 'Ann Lee', current: { name: 'second.txt', version: 2 } });
});

test('of two renames to one name at once one is 409', async () => {
  const { locker } = await newLocker(app);
  const [one, other] = [await addFile(locker, 'one.txt'), await addFile(locker, 'other.txt')];
  const answers = await Promise.all([locker.rename(one, 'Same.txt'), locker.rename(other, 'same.txt')]);
  expect(statuses(answers).toSorted()).toEqual([200, 409]);
  const added = await Promise.all([locker.addFolder('Twice'), locker.addFolder('twice')]);
  expect(statuses(added).toSorted()).toEqual([200, 409]);
});

test('a folder never moves into itself or below; of two moves at once none makes a circle', async () => {
  const { locker } = await newLocker(app);
  const top = await addFolder(locker, 'Top');
  const below = await addFolder(locker, 'Below', top);
  const file = await addFile(locker, 'a.txt', below);
  for (const folder of [top, below])
    expect((await locker.move(top, folder)).error.errors?.folder?.[0]).toContain('into itself');
  expect((await locker.move(file, null)).body.folder).toBeNull();
  expect((await locker.move(file, top)).body.folder).toEqual({ id: top, name: 'Top' });
  const [left, right] = [await addFolder(locker, 'Left'), await addFolder(locker, 'Right')];
  const answers = await Promise.all([locker.move(left, right), locker.move(right, left)]);
  expect(statuses(answers).toSorted()).toEqual([200, 422]);
  await addFile(locker, 'a.txt');
  // The name is taken there.
  expect((await locker.move(file, null)).status).toBe(409);
  expect((await locker.move(top, file)).status).toBe(404);
});

test('a search finds files and folders of the office by parts of their names, wherever they are', async () => {
  const { locker } = await newLocker(app);
  const folder = await addFolder(locker, 'Progressive Renewals');
  await addFile(locker, 'Tarifa Progresiva año.txt', folder);
  await addFile(locker, 'rates.txt', folder);
  const gone = await addFile(locker, 'progressive old.txt', folder);
  await locker.throwAway(gone);
  expect(await locker.names(0, { query: 'PROGRES' })).toEqual([
    'Progressive Renewals',
    'Tarifa Progresiva año.txt',
  ]);
  expect(await locker.names(folder, { query: 'ano tarif' })).toEqual(['Tarifa Progresiva año.txt']);
  expect(await locker.names(0, { query: '%' })).toEqual([]);
});

test('someone works in their home office’s locker; another office is 404, owners open all', async () => {
  const { agency, officeId, person, locker } = await newLocker(app);
  const elsewhere = await buildOffice(app.owner, agency.masterId);
  const owner = await agency.newPerson({ permissions: { PRowner: 1 }, officeId });
  const ofOwner = lockerOf(owner, elsewhere);
  const [folder, file] = [await addFolder(ofOwner, 'Theirs'), await addFile(ofOwner, 'theirs.txt')];
  const [version] = (await ofOwner.versions(file)).body.results;
  const mine = await addFile(locker, 'mine.txt');
  const other = lockerOf(person, elsewhere);
  const answers = [
    await other.list(),
    await other.usage(),
    await other.bin(),
    await other.addFolder('X'),
    await other.upload([textFile('x.txt')]),
    await locker.list(folder),
    await locker.addFolder('X', folder),
    await locker.upload([textFile('x.txt')], folder),
    await locker.rename(file, 'x.txt'),
    await locker.move(file, null),
    // Not even an owner moves a file into another office's folder.
    await locker.move(mine, folder),
    await lockerOf(owner, officeId).move(mine, folder),
    await locker.throwAway(file),
    await locker.restore(file),
    await locker.download(file),
    await locker.versions(file),
    await locker.downloadVersion(version.id),
    await locker.restoreVersion(version.id),
  ];
  expect(new Set(statuses(answers))).toEqual(new Set([404]));
  const lockers = (who: typeof person) => who.client.call(contract.listLockers);
  expect((await lockers(person)).body.results.map(({ id }: { id: number }) => id)).toEqual([officeId]);
  expect((await lockers(owner)).body.results.map(({ id }: { id: number }) => id)).toEqual([
    officeId,
    elsewhere,
  ]);
  const roaming = await agency.newPerson({ permissions: { PRFileLockerTab: 1 } });
  expect(await lockerOf(roaming, elsewhere).names()).toEqual(['Theirs', 'theirs.txt']);
});

test('the file locker is open from level 4 on, with its permission', async () => {
  const small = await app.newAgency({ liteSwitch: 3 });
  const owner = await small.newPerson({ permissions: { PRowner: 1 } });
  expect((await owner.client.call(contract.listLockers)).error.message).toBe(
    'Needs package level 4; your agency has level 3.',
  );
  const without = await world.agency.newPerson({ officeId: world.officeId });
  expect((await without.client.call(contract.listLockers)).status).toBe(403);
});

test('every change is one entry of the change log', async () => {
  const { locker, agency } = await newLocker(app);
  const folder = await addFolder(locker, 'Old');
  await locker.rename(folder, 'New');
  await locker.rename(folder, 'New');
  const file = await addFile(locker, 'a.txt', 0, 'abc');
  await locker.move(file, folder);
  const { rows } = await app.owner.query(
    `SELECT action, before, after FROM change_log WHERE master_id = $1 AND subject = 'locker item' ORDER BY id`,
    [agency.masterId],
  );
  expect(rows).toMatchObject([
    { action: 'added', after: { kind: 'folder', name: 'Old', folder: '' } },
    { action: 'renamed', before: { name: 'Old' }, after: { name: 'New' } },
    { action: 'added', after: { kind: 'file', name: 'a.txt', size: 3, fileVersion: 1 } },
    { action: 'moved', before: { folder: '' }, after: { folder: 'New' } },
  ]);
});
