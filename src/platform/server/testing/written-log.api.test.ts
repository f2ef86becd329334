import { expect, test } from 'vitest';
import { endpoint, nothing } from '#platform/shared/endpoint.ts';
import { writeChange } from '../change-log/write-change.ts';
import { startTestApp } from './test-app.ts';

const burn = endpoint({
  method: 'POST',
  path: '/api/try/burn',
  summary: 'Logs what no area tells.',
  allow: 'signedIn',
  answer: nothing,
});

test('a test app whose areas logged something that no log.ts describes fails when it closes', async () => {
  const app = await startTestApp({
    areas: [
      (mount) =>
        mount(burn, ({ db, session }) =>
          writeChange(db, session, {
            subject: 'customer',
            subjectId: 1,
            action: 'burnt',
            after: { vehicles: [{ ashes: 'grey' }] },
          }),
        ),
    ],
  });
  const { client } = await (await app.newAgency()).newPerson();
  expect((await client.call(burn)).status).toBe(204);
  await expect(app.close()).rejects.toThrow(
    "what no log.ts of an area tells: the action 'burnt' of 'customer', the field 'ashes' of 'customer'.",
  );
});
