import { afterAll, beforeAll, expect, test } from 'vitest';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { TEST_PASSWORD } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { sessionJobs, sessionRoutes } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [sessionRoutes], jobs: sessionJobs });
});
afterAll(() => app.close());

const tryPassword = (email: string, password: string) =>
  app.anyone.call(contract.signIn, { body: { email, password } });
/** As if the clock had moved on: the pause of this address is over. */
const waitOut = (email: string) =>
  app.owner.query('UPDATE sign_in_tries SET next_try_at = now() WHERE email = $1', [email]);
/** As if the clock stood still: a pause of a second must not end before a slow machine has tried again. */
const hold = (email: string) =>
  app.owner.query(
    `UPDATE sign_in_tries SET next_try_at = now() + interval '59 seconds' WHERE email = $1 AND next_try_at > last_try_at`,
    [email],
  );

async function pauseOf(email: string): Promise<number> {
  const { rows } = await app.owner.query(
    'SELECT extract(epoch FROM next_try_at - last_try_at)::int AS seconds FROM sign_in_tries WHERE email = $1',
    [email],
  );
  return rows[0].seconds;
}

test('the pause grows from the third failure on, and is sent as Retry-After', async () => {
  const { email } = await (await app.newAgency()).newPerson();
  const waits: number[] = [];
  for (let failures = 0; failures < 6; failures++) {
    expect((await tryPassword(email, 'wrong')).status).toBe(401);
    if (failures < 2) continue;
    waits.push(await pauseOf(email));
    await hold(email);
    const refused = await tryPassword(email, TEST_PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.error.message).toMatch(/^Too many tries\. Try again in \d+ seconds?\.$/);
    expect(Number(refused.headers['retry-after'])).toBeOneOf(Array.from({ length: 59 }, (_, at) => at + 1));
    await waitOut(email);
  }
  expect(waits).toEqual([1, 2, 4, 8]);
});

test('the tenth failure locks for 30 minutes, for the right password too, and the lock runs out', async () => {
  const { email } = await (await app.newAgency()).newPerson();
  for (let failures = 0; failures < 10; failures++) {
    expect((await tryPassword(email, 'wrong')).status).toBe(401);
    if (failures < 9) await waitOut(email);
  }
  const locked = await tryPassword(email, TEST_PASSWORD);
  expect(locked).toMatchObject({
    status: 429,
    error: { message: 'Too many tries. Try again in 30 minutes.' },
  });
  await waitOut(email);
  expect((await tryPassword(email, TEST_PASSWORD)).status).toBe(200);
});

test('success forgets the failures before it', async () => {
  const { email } = await (await app.newAgency()).newPerson();
  for (let round = 0; round < 3; round++) {
    expect((await tryPassword(email, 'wrong')).status).toBe(401);
    expect((await tryPassword(email, 'wrong')).status).toBe(401);
    expect((await tryPassword(email, TEST_PASSWORD)).status).toBe(200);
  }
});

test('an address without an account is locked the same way', async () => {
  const statuses: number[] = [];
  for (let tries = 0; tries < 4; tries++) {
    statuses.push((await tryPassword('ghost@person.test', 'wrong')).status);
    await hold('ghost@person.test');
  }
  expect(statuses).toEqual([401, 401, 401, 429]);
});

test('of 1,000 simultaneous guesses at most 10 are verified', { timeout: PATIENCE }, async () => {
  const { email } = await (await app.newAgency()).newPerson();
  const guesses = Array.from({ length: 1000 }, (_, n) => tryPassword(email, `guess ${n}`));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
  // A machine too slow for all of them at the same time answers some that it is busy.
  expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
});

test('a wrong current password at the change of password counts as well', async () => {
  const { client, email } = await (await app.newAgency()).newPerson();
  const change = () =>
    client.call(contract.changePassword, {
      body: { currentPassword: 'wrong', newPassword: 'quiet-orchard-93-boat' },
    });
  const statuses: number[] = [];
  for (let tries = 0; tries < 4; tries++) {
    statuses.push((await change()).status);
    await hold(email);
  }
  expect(statuses).toEqual([422, 422, 422, 429]);
  expect((await tryPassword(email, TEST_PASSWORD)).status).toBe(429);
});
