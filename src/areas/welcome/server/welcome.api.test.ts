import { afterAll, beforeAll, expect, test } from 'vitest';
import { authStatus } from '#areas/session/contract.ts';
import { sessionRoutes } from '#areas/session/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { updateVersion } from '../contract.ts';
import { welcomeRoutes } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [sessionRoutes, welcomeRoutes] });
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
