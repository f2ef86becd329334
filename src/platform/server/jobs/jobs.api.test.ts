import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { jobHandler } from './jobs.ts';

const note = { queue: 'test-note', data: z.object({ text: z.string() }) };
const runs: string[] = [];
const handler = jobHandler(note, async ({ text }) => {
  runs.push(text);
  if (text === 'fails once' && runs.filter((run) => run === text).length === 1)
    throw new Error('not this time');
});

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [], jobs: [handler] });
});
afterAll(() => app.close());

const send = (text: string) =>
  app.services.database.withoutTenant((db) => app.services.jobs.send(db, note, { text }));
const done = (text: string, times = 1) =>
  until(`${times} × ${text}`, () => runs.filter((run) => run === text).length >= times);

test('a job runs soon after its transaction is committed, and many run one after the other without a pause', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, n) => send(`job ${n}`)));
  await done('job 29');
  // One per poll would take minutes.
  await until('all thirty', () => runs.filter((run) => run.startsWith('job ')).length === 30);
});

test('a job of a transaction that is rolled back does not exist', async () => {
  const attempt = app.services.database.withoutTenant(async (db) => {
    await app.services.jobs.send(db, note, { text: 'rolled back' });
    throw new Error('changed my mind');
  });
  await expect(attempt).rejects.toThrow('changed my mind');
  const { rows } = await app.owner.query(`SELECT 1 FROM pgboss.job WHERE data->>'text' = 'rolled back'`);
  expect(rows).toEqual([]);
});

test('a job that fails is tried again after a pause, and the failure is logged', async () => {
  await send('fails once');
  await done('fails once', 2);
  expect(
    app.logLines.some((line) => line.includes('will be tried again') && line.includes('not this time')),
  ).toBe(true);
});

test('data of the wrong kind is refused where it is sent', async () => {
  await expect(
    app.services.database.withoutTenant((db) => app.services.jobs.send(db, note, {} as { text: string })),
  ).rejects.toThrow();
});
