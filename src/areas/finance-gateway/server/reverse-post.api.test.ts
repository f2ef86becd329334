import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPost } from '#areas/finance-contracts/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { FinanceGateway } from './gateway.ts';
import { reversePost } from './reverse-post.ts';
import { fakeGateway } from './test-data.ts';

let app: TestApp;
let masterId: number;
beforeAll(async () => {
  app = await startTestApp({ areas: [] });
  ({ masterId } = await app.newAgency());
});
afterAll(() => app.close());

const reverse = (id: number, gateway: FinanceGateway | undefined) =>
  reversePost(
    {
      inTransaction: (work) => app.services.database.asTenant({ masterId }, work),
      author: { masterId, employeeId: null },
      config: app.config,
      secrets: app.services.secrets,
      gateways: () => gateway,
    },
    id,
  );
async function post(id: number) {
  const { rows } = await app.owner.query(
    'SELECT reversal, message, claimed_at FROM finance_posts WHERE id = $1',
    [id],
  );
  return rows[0];
}

test('a payment that the company does not take back stays to be reversed, and the next try is under the same id', async () => {
  const id = await buildPost(app.owner, masterId, { state: 'posted', reversal: 'waiting' });
  const told: string[] = [];
  const refuses = fakeGateway({
    reverse: async ({ operationId }) => {
      told.push(operationId);
      return { failure: 'Closed today.' };
    },
  });
  await expect(reverse(id, refuses)).rejects.toThrow(`Post ${id} could not be taken back.`);
  expect(await post(id)).toEqual({ reversal: 'waiting', message: 'Closed today.', claimed_at: null });
  const takes = fakeGateway({
    reverse: async ({ operationId }) => {
      told.push(operationId);
      return { wasPosted: true, message: 'R-1' };
    },
  });
  await reverse(id, takes);
  expect(await post(id)).toEqual({ reversal: 'reversed', message: 'R-1', claimed_at: null });
  expect(told).toEqual([String(id), String(id)]);
});

test('a payment to a company that no way leads to stays to be reversed', async () => {
  const id = await buildPost(app.owner, masterId, { state: 'posted', reversal: 'waiting' });
  await expect(reverse(id, undefined)).rejects.toThrow('could not be taken back');
  expect(await post(id)).toMatchObject({
    reversal: 'waiting',
    message: 'No address is set up for this finance company.',
  });
});
