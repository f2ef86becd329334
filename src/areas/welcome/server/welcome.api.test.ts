import { afterAll, beforeAll, expect, test } from 'vitest';
import { authStatus } from '#areas/session/contract.ts';
import { sessionRoutes } from '#areas/session/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { markTour, updateVersion } from '../contract.ts';
import { welcomeRoutes } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [sessionRoutes, welcomeRoutes], env: { DEMO_WORLD: 'on' } });
});
afterAll(() => app.close());

test('the release is v7.7, new until Next is pressed, and Next pressed twice counts once', async () => {
  const person = await (await app.newAgency()).newPerson();
  const release = async () => (await person.client.call(authStatus)).body.release;
  expect(await release()).toEqual({ version: 'v7.7', isNew: true });
  const answers = await Promise.all([person.client.call(updateVersion), person.client.call(updateVersion)]);
  for (const { body } of answers) expect(body).toEqual({ version: 'v7.7', redirect: '/' });
  expect(await release()).toEqual({ version: 'v7.7', isNew: false });
  const { rows } = await app.owner.query(
    `SELECT action FROM change_log WHERE subject = 'employee' AND subject_id = $1`,
    [person.id],
  );
  expect(rows).toEqual([{ action: 'release notice read' }]);
});

test('people of the demo world are shown around once; a second mark counts for nothing', async () => {
  const person = await (await app.newAgency()).newPerson({ email: 'owner@demo.test' });
  const tour = async () => (await person.client.call(authStatus)).body.tour;
  expect(await tour()).toBe('due');
  const marks = await Promise.all([person.client.call(markTour), person.client.call(markTour)]);
  expect(marks.map(({ status }) => status)).toEqual([204, 204]);
  expect(await tour()).toBe('seen');
  const { rows } = await app.owner.query(
    `SELECT action FROM change_log WHERE subject = 'employee' AND subject_id = $1`,
    [person.id],
  );
  expect(rows).toEqual([{ action: 'tour seen' }]);
});

test('nobody else is shown around, and nobody at all without the demo world', async () => {
  const other = await (await app.newAgency()).newPerson();
  expect((await other.client.call(authStatus)).body.tour).toBeNull();
  const without = await startTestApp({ areas: [sessionRoutes, welcomeRoutes] });
  const person = await (await without.newAgency()).newPerson({ email: 'owner@demo.test' });
  expect((await person.client.call(authStatus)).body.tour).toBeNull();
  await without.close();
});
