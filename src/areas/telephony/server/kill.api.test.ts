import { afterAll, beforeAll, expect, test } from 'vitest';
import { killInTheMiddle } from '#platform/server/testing/kill-in-the-middle.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { placeCall } from '../contract.ts';
import { telephonyRoutes } from './public.ts';
import { buildCaller } from './test-data.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ areas: [telephonyRoutes] });
});
afterAll(() => app.close());

test(
  'a process that ends in the middle leaves its key claimed; after a minute the call is gone on with',
  async () => {
    const person = await buildCaller(app, true);
    const headers = { 'idempotency-key': 'killed' };
    const body = { number: '(305) 555-0142' };
    await killInTheMiddle(app, {
      person,
      endpoint: placeCall,
      body,
      headers,
      // Not the key: a claim refers to it.
      held: { text: 'SELECT id FROM employees WHERE id = $1 FOR NO KEY UPDATE', values: [person.id] },
    });
    const send = () => person.client.call(placeCall, { body, headers });
    const key = async () =>
      (await app.owner.query('SELECT operation_id, answered_at FROM idempotency_keys')).rows[0];
    const { operation_id } = await key();
    expect(await send()).toMatchObject({ status: 409, error: { underWay: true } });
    await app.owner.query(`UPDATE idempotency_keys SET claimed_at = claimed_at - interval '61 seconds'`);
    const resumed = await send();
    expect(resumed.status).toBe(200);
    expect((await send()).body).toEqual(resumed.body);
    expect(await key()).toEqual({ operation_id, answered_at: expect.any(Date) });
    const { rows } = await app.owner.query('SELECT id, operation_id FROM telephony_calls');
    expect(rows).toEqual([{ id: resumed.body.id, operation_id }]);
  },
  PATIENCE,
);
