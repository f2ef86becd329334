import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { TestClient } from '#platform/server/testing/test-client.ts';
import { addMonths } from '#platform/shared/calendar.ts';
import { computeApr } from '../apr-contract.ts';
import { financeContractRoutes } from './public.ts';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startTestApp({ areas: [financeContractRoutes] });
  client = (await (await app.newAgency()).newPerson()).client;
});
afterAll(() => app.close());

const monthly = (first: string, count: number, amount: number) =>
  Array.from({ length: count }, (_, at) => ({ date: addMonths(first, at), amount }));
const ask = (body: unknown) => client.call(computeApr, { body });

test('anyone signed in learns the APR with its unit-period and its working', async () => {
  const { status, body } = await ask({
    advances: [{ date: '1978-01-10', amount: 5000 }],
    payments: monthly('1978-02-10', 24, 230),
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ APR: 9.69, unitPeriod: 'month', periodsPerYear: 12 });
  expect(body.working[0]).toBe('Unit-period: month, 12 in a year.');
});

test('an APR above 100 is answered as it is', async () => {
  const { status, body } = await ask({
    advances: [{ date: '2026-01-01', amount: 100 }],
    payments: [{ date: '2026-02-01', amount: 120 }],
  });
  expect([status, body.APR]).toEqual([200, 240]);
});

test.each([
  ['no solution', { payments: monthly('2026-02-01', 9, 100) }, 'payments'],
  ['an APR above 999.99', { payments: [{ date: '2026-01-02', amount: 5000 }] }, 'payments'],
  ['a negative amount', { advances: [{ date: '2026-01-01', amount: -1 }] }, 'advances.0.amount'],
  ['three decimals', { advances: [{ date: '2026-01-01', amount: 1.001 }] }, 'advances.0.amount'],
  ['ten billion', { advances: [{ date: '2026-01-01', amount: 10_000_000_000 }] }, 'advances.0.amount'],
  ['a day that is none', { advances: [{ date: '2026-02-30', amount: 1 }] }, 'advances.0.date'],
  ['no payments', { payments: [] }, 'payments'],
  ['more payments than anyone makes', { payments: monthly('2026-02-01', 401, 10) }, 'payments'],
])('%s is 422 at its field', async (_, fields, field) => {
  const advances = [{ date: '2026-01-01', amount: 1000 }];
  const { status, error } = await ask({ advances, payments: monthly('2026-02-01', 12, 100), ...fields });
  expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
});
