import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import * as contract from '../contract.ts';
import { telephonyRoutes } from './public.ts';
import { buildCaller } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [telephonyRoutes] });
});
afterAll(() => app.close());

const newCaller = () => buildCaller(app, false);
const flip = ({ client }: Awaited<ReturnType<typeof newCaller>>) =>
  client.call(contract.turnTelephonyOnOff, { query: { OnOff: 'ON' } });

test('the same call is used for both: it flips the state and answers it', async () => {
  const person = await newCaller();
  const state = async () => (await person.client.call(contract.telephonyState)).body.state;
  expect(await state()).toBe('OFF');
  expect((await flip(person)).body).toEqual({ state: 'ON' });
  expect(await state()).toBe('ON');
  expect((await flip(person)).body).toEqual({ state: 'OFF' });
  expect(await state()).toBe('OFF');
  const { rows } = await app.owner.query(
    `SELECT action FROM change_log WHERE subject = 'employee' AND subject_id = $1 ORDER BY id`,
    [person.id],
  );
  expect(rows).toEqual([{ action: 'switched telephony on' }, { action: 'switched telephony off' }]);
});

test('eight simultaneous flips are eight flips', async () => {
  const person = await newCaller();
  const answers = await Promise.all(Array.from({ length: 8 }, () => flip(person)));
  expect(answers.filter(({ body }) => body.state === 'ON').length).toBe(4);
  expect((await person.client.call(contract.telephonyState)).body.state).toBe('OFF');
});

test.each([{}, { OnOff: 'OFF' }, { OnOff: 'on' }, { OnOff: '' }])('%j is 422', async (query) => {
  const person = await newCaller();
  const answer = await person.client.call(contract.turnTelephonyOnOff, { query });
  expect(answer.status).toBe(422);
  expect(answer.error.errors?.OnOff).toBeDefined();
});

test('someone who has no office has no telephony', async () => {
  const { client } = await (await app.newAgency({ telephony: true })).newPerson();
  const answer = await client.call(contract.telephonyState);
  expect(answer.status).toBe(403);
  expect(answer.error.message).toBe('Needs an office with a phone line.');
});
