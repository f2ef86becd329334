import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPost } from '#areas/finance-contracts/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { REVERSAL_TRIES } from '../rules.ts';
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

test('a payment that is not taken back for many tries is left to a person: the one who voided and the owners are told, once', async () => {
  const agency = await app.newAgency();
  const owner = await agency.newPerson({ permissions: { PRowner: 1 } });
  const voider = await agency.newPerson();
  const other = await agency.newPerson();
  ({ masterId } = agency);
  const id = await buildPost(app.owner, masterId, {
    state: 'posted',
    reversal: 'waiting',
    reversal_failures: REVERSAL_TRIES - 2,
  });
  await app.owner.query(
    `UPDATE receipts SET voided_at = now(), voided_by = $1, void_reason = 'Twice'
     WHERE id = (SELECT receipt_id FROM finance_posts WHERE id = $2)`,
    [voider.id, id],
  );
  const told = async () => {
    const { rows } = await app.owner.query(
      `SELECT n.employee_id, m.title, m.message, m.link FROM notifications n
       JOIN notification_messages m ON m.master_id = n.master_id AND m.id = n.message_id
       WHERE n.master_id = $1 ORDER BY n.employee_id`,
      [masterId],
    );
    return rows;
  };
  await expect(reverse(id, fakeGateway({}))).rejects.toThrow('could not be taken back');
  expect([await told(), (await post(id)).reversal]).toEqual([[], 'waiting']);
  await reverse(id, fakeGateway({}));
  expect(await post(id)).toMatchObject({ reversal: 'by hand', message: 'Closed today.', claimed_at: null });
  const heard = await told();
  expect(heard.map(({ employee_id }) => employee_id)).toEqual(
    [owner.id, voider.id].toSorted((a, b) => a - b),
  );
  expect(heard.map(({ employee_id }) => employee_id)).not.toContain(other.id);
  expect(heard[0]).toMatchObject({
    title: 'Payment Not Reversed',
    message: expect.stringMatching(/did not take back \$88\.00 of voided receipt \d+ on contract/),
    link: expect.stringMatching(/^\/finance\/\d+#payment$/),
  });
  await reverse(id, fakeGateway({}));
  expect(await told()).toHaveLength(2);
});
