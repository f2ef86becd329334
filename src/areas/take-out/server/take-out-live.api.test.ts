import { expect, test } from 'vitest';
import { CHANNEL } from '#platform/server/live/announce.ts';
import { startTestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import * as contract from '../contract.ts';
import { takeOutJobs, takeOutRoutes } from './public.ts';

test('what becomes of a take-out is said as it happens: asked for, under way, ready, removed', async () => {
  const app = await startTestApp({ areas: [takeOutRoutes], jobs: takeOutJobs });
  const { client, masterId } = await (await app.newAgency()).newPerson({ permissions: { PRowner: 1 } });
  const listener = await app.owner.connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query(`LISTEN ${CHANNEL}`);
  const said = JSON.stringify({ masterId, to: 'agency', kind: 'takeOut' });
  const times = () => heard.filter((each) => each === said).length;
  try {
    const { id } = (await client.call(contract.askTakeOut)).body;
    await until('the ZIP', async () => {
      const { results } = (await client.call(contract.listTakeOuts)).body;
      return results.some((each: contract.TakeOut) => each.id === id && each.state === 'ready');
    });
    // Asked for, at least one report on the way, and ready.
    await until('it is ready', () => times() >= 3);
    const before = times();
    await client.call(contract.endTakeOut, { params: { id } });
    await until('it is removed', () => times() > before);
    expect(heard.filter((each) => each.includes('takeOut') && each !== said)).toEqual([]);
  } finally {
    listener.release(true);
    await app.close();
  }
});
