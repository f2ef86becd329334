import { afterAll, beforeAll, expect, test } from 'vitest';
import { authStatus } from '#areas/session/contract.ts';
import { sessionRoutes } from '#areas/session/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { dictationRoutes } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [sessionRoutes, dictationRoutes] });
});
afterAll(() => app.close());

const newPerson = async () => (await app.newAgency({ addOns: [49] })).newPerson();
const log = (person: Awaited<ReturnType<typeof newPerson>>, body: object) =>
  person.client.call(contract.logDictation, { body: body as { duration: number } });
const tokenOf = async (person: Awaited<ReturnType<typeof newPerson>>): Promise<string> =>
  (await person.client.call(contract.getSpeechToken)).body.accessToken;

async function dictationsOf({ masterId }: { masterId: number }) {
  const sql =
    'SELECT employee_id, seconds, at <= now() AS past FROM dictations WHERE master_id = $1 ORDER BY id';
  return (await app.owner.query(sql, [masterId])).rows;
}

test('on stop, the duration in seconds is logged, with who and when', async () => {
  const person = await newPerson();
  expect((await log(person, { duration: 12, accessToken: await tokenOf(person) })).status).toBe(204);
  expect(await dictationsOf(person)).toEqual([{ employee_id: person.id, seconds: 12, past: true }]);
});

test('by the specification only the duration is sent: the token is not required', async () => {
  const person = await newPerson();
  expect((await log(person, { duration: 0 })).status).toBe(204);
  expect((await log(person, { duration: 60 })).status).toBe(204);
  expect((await dictationsOf(person)).map(({ seconds }) => seconds)).toEqual([0, 60]);
});

test.each([61, -1, 1.5, '12', null])('a duration of %s is refused at its field', async (duration) => {
  const { status, body } = await log(await newPerson(), { duration });
  expect(status).toBe(422);
  expect(body.errors).toEqual({ duration: ['Give the seconds, from 0 to 60.'] });
});

test('a token that is sent must be that of one’s own dictation', async () => {
  const [person, other] = [await newPerson(), await newPerson()];
  const session = (await person.client.call(authStatus)).body.token;
  for (const accessToken of [await tokenOf(other), session, 'nonsense', '']) {
    const { status, body } = await log(person, { duration: 5, accessToken });
    expect(status).toBe(422);
    expect(body.errors).toHaveProperty('accessToken');
  }
  expect(await dictationsOf(person)).toEqual([]);
});

test('the token opens no session', async () => {
  const person = await newPerson();
  const authorization = `Bearer ${await tokenOf(person)}`;
  const { status } = await app.anyone.send('GET', '/api/v1/speech-to-text/token', {
    headers: { authorization },
  });
  expect(status).toBe(401);
});

test('without add-on 49 neither call is allowed', async () => {
  const person = await (await app.newAgency({ addOns: [48] })).newPerson({ permissions: { PRowner: 1 } });
  const { status, body } = await person.client.call(contract.getSpeechToken);
  expect(status).toBe(403);
  expect(body.message).toBe('Needs the add-on 49, which your agency does not have.');
  expect((await log(person, { duration: 5 })).status).toBe(403);
});
