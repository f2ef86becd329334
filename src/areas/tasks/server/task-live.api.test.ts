import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCustomer } from '#areas/customers/server/test-data.ts';
import { CHANNEL } from '#platform/server/live/announce.ts';
import type { TestAgency, TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import * as contract from '../contract.ts';
import { TASKS_OF_CUSTOMER, taskRoutes } from './public.ts';
import { buildTask } from './test-data.ts';

let app: TestApp;
let agency: TestAgency;
let me: TestPerson;
let listener: pg.PoolClient;
const heard: string[] = [];
beforeAll(async () => {
  app = await startTestApp({ areas: [taskRoutes] });
  agency = await app.newAgency();
  me = await agency.newPerson({ permissions: { PRowner: 1 } });
  listener = await app.owner.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query(`LISTEN ${CHANNEL}`);
});
afterAll(async () => {
  listener.release(true);
  await app.close();
});

/** What was said to this agency about tasks while something was done. */
async function saidBy(work: () => Promise<unknown>): Promise<unknown[]> {
  heard.length = 0;
  await work();
  // Said after everything before it.
  await app.owner.query(`SELECT pg_notify('${CHANNEL}', 'the end')`);
  await until('the last word is heard', () => heard.includes('the end'));
  return heard
    .filter((said) => said.includes('"tasks"'))
    .map((said) => JSON.parse(said))
    .filter(({ masterId }) => masterId === agency.masterId);
}
const TOLD = { to: 'agency', kind: 'tasks' };

test('every change of a task is said to the agency once: added, saved, closed, taken back, hidden', async () => {
  const body = { type: 4, touser: me.id, desc: 'Call' };
  const calls = [contract.saveTask, contract.closeTask, contract.reopenTask, contract.saveAndHideTask];
  const id = await buildTask(app.owner, agency.masterId, { created_by: me.id });
  expect(await saidBy(() => me.client.call(contract.saveTask, { params: { id: 0 }, body }))).toMatchObject([
    TOLD,
  ]);
  for (const call of calls)
    expect(await saidBy(() => me.client.call(call, { params: { id }, body }))).toMatchObject([TOLD]);
  expect(await saidBy(() => me.client.call(contract.showTask, { params: { id } }))).toMatchObject([TOLD]);
});

test('what is refused and what is only read is not said', async () => {
  const id = await buildTask(app.owner, agency.masterId, { created_by: me.id });
  expect(await saidBy(() => me.client.call(contract.findTask, { params: { id } }))).toEqual([]);
  const body = { type: 4, touser: 0, desc: 'Call' };
  expect(await saidBy(() => me.client.call(contract.saveTask, { params: { id }, body }))).toEqual([]);
});

test('tasks that move with a merged customer are said too', async () => {
  const [from, to] = [
    await buildCustomer(app.owner, agency.masterId),
    await buildCustomer(app.owner, agency.masterId),
  ];
  await buildTask(app.owner, agency.masterId, { customer_id: from });
  const move = () =>
    app.services.database.asTenant({ masterId: agency.masterId }, async (db) => {
      for (const rows of TASKS_OF_CUSTOMER) await rows.move(db, from, to);
    });
  expect(await saidBy(move)).toMatchObject([TOLD]);
});
