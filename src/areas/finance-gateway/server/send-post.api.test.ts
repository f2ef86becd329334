import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildPost } from '#areas/finance-contracts/server/test-data.ts';
import { openGateway } from './gateway.ts';
import { reversePost } from './reverse-post.ts';
import { type Sending, sendPost } from './send-post.ts';
import { type AskedCompanies, startAskedCompanies } from './test-asked-companies.ts';
import { sendJson } from './test-company-server.ts';

let world: AskedCompanies;
let sending: Sending;
beforeAll(async () => {
  world = await startAskedCompanies();
  const { services, masterId } = world;
  sending = { ...services, author: { masterId, employeeId: null }, gateways: openGateway };
});
beforeEach(() => {
  Object.assign(world.server, { requests: [], memo: '', answer: undefined });
});
afterAll(() => world.close());

/** An order to a company that is asked at the server. */
async function newPost(): Promise<number> {
  const { app, masterId, server } = world;
  const id = await buildPost(app.owner, masterId);
  await app.owner.query(
    `UPDATE companies SET finance_system = 'Unisoft', gateway_url = $2 WHERE id =
     (SELECT company_id FROM finance_contracts k JOIN finance_posts o ON o.contract_id = k.id WHERE o.id = $1)`,
    [id, `http://${server.host}`],
  );
  return id;
}

test('a payment goes to the address of its company under the id of the order, and is taken back there', async () => {
  const id = await newPost();
  expect(await sendPost(sending, id)).toMatchObject({ posted: 'posted', message: `SANDBOX-${id}` });
  await world.app.owner.query(`UPDATE finance_posts SET reversal = 'waiting' WHERE id = $1`, [id]);
  await reversePost(sending, id);
  expect(world.server.requests).toMatchObject([
    { path: '/unisoft/v1/payment', headers: { 'operation-id': String(id) }, body: { amount: 88 } },
    { path: '/unisoft/v1/reversal', headers: { 'operation-id': String(id) }, body: { amount: 88 } },
  ]);
});

test('no transaction is open while the company is asked', async () => {
  const id = await newPost();
  let open: unknown[] | undefined;
  world.server.answer = async (response, { status, body }) => {
    const { rows } = await world.app.owner.query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
    );
    open = rows;
    sendJson(response, status, body);
  };
  await sendPost(sending, id);
  expect(open).toEqual([]);
});

test('a company that gives no answer that can be used leaves the payment not posted, and says why', async () => {
  const id = await newPost();
  world.server.answer = (response) => response.end('<html>');
  expect(await sendPost(sending, id)).toMatchObject({
    posted: 'failed',
    failures: 1,
    message: expect.stringMatching(/gave no answer that can be used\. The answer could not be read\.$/),
  });
  world.server.answer = undefined;
  expect(await sendPost(sending, id)).toMatchObject({ posted: 'posted' });
});
