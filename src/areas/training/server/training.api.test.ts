import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { trainingRoutes } from './public.ts';
import { buildTrainingTag, buildTrainingVideo } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let learner: TestPerson;
const video: Record<string, number> = {};
const tag: Record<string, number> = {};
beforeAll(async () => {
  app = await startTestApp({ areas: [trainingRoutes] });
  agency = await app.newAgency();
  learner = await agency.newPerson({ permissions: { PRtraining: 1 } });
  const { masterId } = agency;
  for (const description of ['Éasy claims', 'add a customer', 'Zebra', 'Billing basics'])
    video[description] = await buildTrainingVideo(app.owner, masterId, { description });
  const on = (...names: string[]) => names.map((name) => video[name] as number);
  tag.counter = await buildTrainingTag(
    app.owner,
    masterId,
    'Counter',
    on('add a customer', 'Billing basics'),
  );
  tag.money = await buildTrainingTag(app.owner, masterId, 'Money', on('Billing basics', 'Zebra'));
  const other = (await app.newAgency()).masterId;
  await buildTrainingTag(app.owner, other, 'Theirs', [await buildTrainingVideo(app.owner, other)]);
});
afterAll(() => app.close());

const list = async (query: object = {}) =>
  (await learner.client.call(contract.listVideos, { query: { ...query } })).body;
const names = ({ results }: { results: contract.TrainingVideo[] }) =>
  results.map(({ description }) => description);

test('the list is sorted by description, whole or in pages', async () => {
  const all = names(await list());
  expect(all).toHaveLength(4);
  expect(all.slice(0, 2)).toEqual(['add a customer', 'Billing basics']);
  expect(names(await list({ page: 2, per_page: 3 }))).toEqual(all.slice(3));
  expect((await list({ page: 9, per_page: 3 })).pagination).toMatchObject({ current_page: 2, total: 4 });
  expect((await list({ page: 1 })).pagination.per_page).toBe(15);
});

test.each([
  ['EASY', ['Éasy claims']],
  ['customer add', ['add a customer']],
  ['counter', ['add a customer', 'Billing basics']],
  ['money billing', ['Billing basics']],
  ['%', []],
  ["'; DROP TABLE training_videos; --", []],
])('the search for %s finds %j', async (query, found) => {
  expect(names(await list({ query }))).toEqual(found);
});

test('each person has their own watched videos, each once, and a deleted video is gone from them', async () => {
  const other = await agency.newPerson({ permissions: { PRtraining: 1 } });
  const watched = async (of: TestPerson) => (await of.client.call(contract.listWatched)).body.results;
  const watch = (of: TestPerson, id: number) => of.client.call(contract.markWatched, { params: { id } });
  const id = await buildTrainingVideo(app.owner, agency.masterId, { description: 'Watched film' });
  const both = await Promise.all([watch(learner, id), watch(learner, id)]);
  expect(both.map(({ status }) => status)).toEqual([204, 204]);
  expect(await watched(learner)).toEqual([id]);
  expect(await watched(other)).toEqual([]);
  expect((await watch(learner, 999_999)).status).toBe(404);
  const elsewhere = await buildTrainingVideo(app.owner, (await app.newAgency()).masterId);
  expect((await watch(learner, elsewhere)).status).toBe(404);
  await app.owner.query('DELETE FROM training_videos WHERE id = $1', [id]);
  expect(await watched(learner)).toEqual([]);
});

test('a video is answered with its kind, its code and its tags', async () => {
  const id = video['Billing basics'];
  const { body } = await learner.client.call(contract.findVideo, { params: { id } });
  expect(body).toEqual({
    id,
    videoCode: '76979871',
    videoType: 1,
    description: 'Billing basics',
    tags: [
      { id: tag.counter, description: 'Counter' },
      { id: tag.money, description: 'Money' },
    ],
    version: 1,
  });
});

test('videos with one of the tags are related, those with the most in common first', async () => {
  const related = async (ids: string) =>
    (await learner.client.call(contract.listRelated, { params: { ids } })).body;
  expect(names(await related(`${tag.counter},${tag.money}`))).toEqual([
    'Billing basics',
    'add a customer',
    'Zebra',
  ]);
  expect(names(await related(`${tag.money},999999999`))).toEqual(['Billing basics', 'Zebra']);
  expect(names(await related('999999999'))).toEqual([]);
});

test.each(['1,', ',', '1;2', 'a', '1,,2', '-1', '9'.repeat(16)])('%s is no list of tags', async (ids) => {
  const { status } = await learner.client.call(contract.listRelated, { params: { ids } });
  expect(status).toBe(422);
});

test('someone who may watch may not maintain', async () => {
  const body = { video: 'https://vimeo.com/1', description: 'x' };
  for (const answer of [
    await learner.client.call(contract.saveVideo, { params: { id: 0 }, body }),
    await learner.client.call(contract.listTags),
  ])
    expect(answer).toMatchObject({
      status: 403,
      error: { message: 'Needs the permission "Administrator" or "Owner".' },
    });
});
