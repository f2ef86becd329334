import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { trainingRoutes } from './public.ts';
import { buildTrainingTag, buildTrainingVideo } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ areas: [trainingRoutes] });
  agency = await app.newAgency();
  admin = await agency.newPerson({ firstName: 'Ann', lastName: 'Lee', permissions: { PRadmin: 1 } });
});
afterAll(() => app.close());

const FILM = { video: 'https://youtu.be/aqz-KE-bpKQ', description: 'Reports' };
const save = (id: number, body: unknown) => admin.client.call(contract.saveVideo, { params: { id }, body });
const find = (id: number) => admin.client.call(contract.findVideo, { params: { id } });
const remove = (id: number, query: object = {}) =>
  admin.client.call(contract.deleteVideo, { params: { id }, query: { ...query } });
const tags = async () => (await admin.client.call(contract.listTags)).body.results as contract.CountedTag[];
const rename = (id: number, description: unknown) =>
  admin.client.call(contract.renameTag, { params: { id }, body: { description } });
const tagNamesOf = ({ body }: { body: contract.TrainingVideo }) => body.tags.map((tag) => tag.description);
const actionsOf = async (subject: string, id: number) =>
  (
    await app.owner.query(
      'SELECT action, before, after FROM change_log WHERE subject = $1 AND subject_id = $2 ORDER BY id',
      [subject, id],
    )
  ).rows;

test('a video is added by its embed code, edited and deleted, each with its entry in the log', async () => {
  const code = '<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=x"></iframe>';
  const added = await save(0, { video: code, description: ' Reports ', tags: ['New', 'Figures'] });
  expect(added.body).toMatchObject({
    videoType: 2,
    videoCode: 'aqz-KE-bpKQ',
    description: 'Reports',
    version: 1,
  });
  expect(tagNamesOf(added)).toEqual(['Figures', 'New']);
  const { id } = added.body;
  const edited = await save(id, { ...FILM, video: 'https://vimeo.com/76979871', tags: ['new'], version: 1 });
  expect(edited.body).toMatchObject({ id, videoType: 1, videoCode: '76979871', version: 2 });
  expect(tagNamesOf(edited)).toEqual(['New']);
  expect((await remove(id, { version: 2 })).status).toBe(200);
  expect((await find(id)).status).toBe(404);
  expect(await actionsOf('training video', id)).toMatchObject([
    { action: 'added', after: { videoCode: 'aqz-KE-bpKQ', tags: ['Figures', 'New'] } },
    { action: 'edited', before: { tags: ['Figures', 'New'] }, after: { tags: ['New'] } },
    { action: 'deleted', before: { description: 'Reports' } },
  ]);
});

test.each<[object, string[]]>([
  [{}, ['description', 'video']],
  [{ ...FILM, video: 'https://evil.test/embed/aqz-KE-bpKQ' }, ['video']],
  [{ ...FILM, video: '<script>alert(1)</script>' }, ['video']],
  [{ ...FILM, description: ' ' }, ['description']],
  [{ ...FILM, tags: ['ok', ' '] }, ['tags.1']],
  [{ ...FILM, tags: Array.from({ length: 11 }, (_, at) => `Tag ${at}`) }, ['tags']],
  [{ ...FILM, tags: 'Claims' }, ['tags']],
])('%j is refused at its field', async (body, fields) => {
  const { status, error } = await save(0, body);
  expect(status).toBe(422);
  expect(Object.keys(error.errors ?? {}).toSorted()).toEqual(fields);
});

test('a stale version is refused saying who was first and what is stored, on save and on delete', async () => {
  const id = await buildTrainingVideo(app.owner, agency.masterId);
  const first = await save(id, { ...FILM, tags: ['First'], version: 1 });
  const refused = { status: 409, error: { changedBy: 'Ann Lee', current: first.body } };
  expect(await save(id, { ...FILM, tags: ['Second'], version: 1 })).toMatchObject(refused);
  expect(await remove(id, { version: 1 })).toMatchObject(refused);
  expect(tagNamesOf(await find(id))).toEqual(['First']);
});

test('many people who create the same tags at the same time create each once', async () => {
  const wanted = ['Storm', 'Hail', 'Flood'];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, at) => save(0, { ...FILM, tags: at % 2 ? wanted : wanted.toReversed() })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const made = (await tags()).filter(({ description }) => wanted.includes(description));
  expect(made.map(({ description, videos }) => [description, videos])).toEqual([
    ['Flood', 8],
    ['Hail', 8],
    ['Storm', 8],
  ]);
});

test('a renamed tag is renamed on its videos; a name that is taken is refused', async () => {
  const video = await buildTrainingVideo(app.owner, agency.masterId);
  const id = await buildTrainingTag(app.owner, agency.masterId, 'Clams', [video]);
  await buildTrainingTag(app.owner, agency.masterId, 'Renewals');
  expect((await rename(id, 'Claims')).body).toEqual({ id, description: 'Claims', videos: 1 });
  expect(tagNamesOf(await find(video))).toEqual(['Claims']);
  expect(await rename(id, 'RENEWALS')).toMatchObject({
    status: 422,
    error: { errors: { description: ['There is already a tag with that name.'] } },
  });
  expect((await rename(id, ' ')).error.errors).toEqual({ description: ['Enter a tag.'] });
  expect((await rename(id, 'CLAIMS')).status).toBe(200);
});

test('a deleted tag leaves its videos, and the log knows it', async () => {
  const video = await buildTrainingVideo(app.owner, agency.masterId);
  const id = await buildTrainingTag(app.owner, agency.masterId, 'Old', [video]);
  const answer = await admin.client.call(contract.deleteTag, { params: { id } });
  expect(answer).toMatchObject({ status: 200, body: { description: 'Old', videos: 1 } });
  expect(tagNamesOf(await find(video))).toEqual([]);
  expect(await actionsOf('training tag', id)).toMatchObject([
    { action: 'deleted', before: { description: 'Old', videos: 1 } },
  ]);
});
