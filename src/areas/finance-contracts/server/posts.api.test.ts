import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postManually, tryPost } from '#areas/finance-gateway/contract.ts';
import type { FinanceGateway } from '#areas/finance-gateway/server/public.ts';
import { fakeGateway } from '#areas/finance-gateway/server/test-data.ts';
import { findReceipt } from '#areas/receipts/contract.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { type PayingWorld, payingAreas, payingWorld } from './test-payments.ts';

/** A finance company whose answers each test sets; it remembers what it was told. */
type PostOrder = Parameters<FinanceGateway['post']>[0];
let told: { post: PostOrder[]; reverse: PostOrder[] };
let answer: FinanceGateway['post'];
const gateway = fakeGateway({
  post: (order) => {
    told.post.push(order);
    return answer(order);
  },
  reverse: async (order) => {
    told.reverse.push(order);
    return { wasPosted: true, message: 'R-1' };
  },
});
const takes = async () => ({ isPosted: true, message: 'C-1' });
const refuses = async () => ({ isPosted: false, message: 'Closed today.' });

let app: TestApp;
let world: PayingWorld;
beforeAll(async () => {
  app = await startTestApp(payingAreas(() => gateway));
});
afterAll(() => app.close());
beforeEach(async () => {
  told = { post: [], reverse: [] };
  answer = takes;
  world = await payingWorld(app, { is_integrated: true, funding_status: 'Partial Funded' });
});

/** A payment of $110.00 on a contract whose down payment is taken. */
async function pay() {
  const { body } = await world.add({ contractNumber: 'PF-1' });
  await world.pay(body.id, 'down payment', 200);
  const { body: receipt } = await world.pay(body.id, 'finance payment', 110);
  return { contractId: body.id, receipt, id: receipt.lines[0].post.id as number };
}
const client = () => world.person.client;
const post = async (receiptId: number) =>
  (await client().call(findReceipt, { params: { id: receiptId } })).body.lines[0].post;
const postIs = (receiptId: number, wanted: object) =>
  until(`the post to be ${JSON.stringify(wanted)}`, async () => {
    const found = await post(receiptId);
    return Object.entries(wanted).every(([name, value]) => found[name] === value) && found;
  });
const again = (id: number) => client().call(tryPost, { params: { id } });
const byHand = (id: number) => client().call(postManually, { params: { id } });

test('a payment to an integrated company is ordered with its receipt and posted after the commit, under the id of the order', async () => {
  const { receipt, id, contractId } = await pay();
  expect(receipt.lines[0].post).toMatchObject({ posted: 'pending', failures: 0, reversal: null });
  await postIs(receipt.id, { posted: 'posted', message: 'C-1' });
  expect(told.post).toMatchObject([
    { operationId: String(id), contractNumber: 'PF-1', appendage: 'MPP', entryType: 'NEW', amount: 110_00 },
  ]);
  expect(await world.payments(contractId)).toMatchObject([
    { postId: id, posted: 'posted', failures: 0 },
    { kind: 'down payment', paymentAppendage: 'DPP', postId: null, posted: null, failures: null },
  ]);
});

test('posted are MPP, MPF, DPF and APF, and only to an integrated company', async () => {
  const full = await payingWorld(app, { is_integrated: true, funding_status: 'Full Funded' });
  const { body } = await full.add();
  expect((await full.pay(body.id, 'down payment', 200)).body.lines[0].post).not.toBeNull();
  const apart = await payingWorld(app);
  const { body: other } = await apart.add();
  await apart.pay(other.id, 'down payment', 200);
  expect((await apart.pay(other.id, 'finance payment', 110)).body.lines[0].post).toBeNull();
});

test('a failed post can be tried again, and from the second failure on posted manually', async () => {
  answer = refuses;
  const { receipt, id } = await pay();
  await postIs(receipt.id, { posted: 'failed', failures: 1, message: 'Closed today.' });
  expect(await byHand(id)).toMatchObject({
    status: 409,
    error: { message: 'Try to post this payment again first.' },
  });
  expect((await again(id)).body).toMatchObject({ posted: 'failed', failures: 2 });
  expect((await byHand(id)).body).toMatchObject({ posted: 'manual', failures: 2 });
  expect((await byHand(id)).status).toBe(200);
  expect((await again(id)).status).toBe(409);
  expect(told.post).toHaveLength(2);
});

test('another try posts it, and one more does nothing', async () => {
  answer = refuses;
  const { receipt, id } = await pay();
  await postIs(receipt.id, { posted: 'failed' });
  answer = takes;
  expect((await again(id)).body).toMatchObject({ posted: 'posted', failures: 1, message: 'C-1' });
  expect((await again(id)).body).toMatchObject({ posted: 'posted' });
  expect(told.post.map(({ operationId }) => operationId)).toEqual([String(id), String(id)]);
  expect((await byHand(id)).status).toBe(409);
});

test('a company that does not answer counts as a failure', async () => {
  answer = () => Promise.reject(new Error('socket hang up'));
  const { receipt } = await pay();
  await postIs(receipt.id, { posted: 'failed', message: 'The finance company did not answer.' });
});

test('while one try is under way another is told so, and no transaction is open meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<{ isPosted: boolean; message: string }>();
  answer = () => promise;
  const { receipt, id } = await pay();
  await until('the company to be asked', () => told.post.length === 1);
  expect(await again(id)).toMatchObject({ status: 409, error: { underWay: true } });
  const { rows } = await app.owner.query(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'`,
  );
  expect(rows).toEqual([]);
  resolve({ isPosted: true, message: 'C-2' });
  await postIs(receipt.id, { posted: 'posted', message: 'C-2' });
});

test('whoever ended in the middle leaves a claim; after a minute another try goes on under the same id', async () => {
  answer = refuses;
  const { receipt, id } = await pay();
  await postIs(receipt.id, { posted: 'failed' });
  await app.owner.query('UPDATE finance_posts SET claimed_at = now() WHERE id = $1', [id]);
  expect((await again(id)).error.underWay).toBe(true);
  await app.owner.query(`UPDATE finance_posts SET claimed_at = now() - interval '61 seconds' WHERE id = $1`, [
    id,
  ]);
  answer = takes;
  expect((await again(id)).body.posted).toBe('posted');
  expect(new Set(told.post.map(({ operationId }) => operationId)).size).toBe(1);
});

test('of ten tries at the same time the company is asked once', async () => {
  answer = refuses;
  const { receipt, id } = await pay();
  await postIs(receipt.id, { posted: 'failed' });
  const { promise, resolve } = Promise.withResolvers<{ isPosted: boolean; message: string }>();
  answer = () => promise;
  told.post = [];
  const tries = Array.from({ length: 10 }, () => again(id));
  await until('the company to be asked', () => told.post.length > 0);
  resolve({ isPosted: true, message: 'C-3' });
  await Promise.all(tries);
  expect(told.post).toHaveLength(1);
  expect(await post(receipt.id)).toMatchObject({ posted: 'posted', failures: 1 });
});

test('voiding a receipt reverses what was posted', async () => {
  const { receipt, id } = await pay();
  await postIs(receipt.id, { posted: 'posted' });
  expect((await world.voidReceipt(receipt.id)).body.lines[0].post.reversal).toBe('waiting');
  await postIs(receipt.id, { reversal: 'reversed', message: 'R-1' });
  expect(told.reverse).toMatchObject([{ operationId: String(id) }]);
  expect((await again(id)).error.message).toBe(
    'The receipt of this payment is void: it is not posted anymore.',
  );
});

test('voiding a receipt cancels an order that was not sent', async () => {
  const { receipt, id } = await pay();
  await postIs(receipt.id, { posted: 'posted' });
  // As if the job had not come to it yet.
  await app.owner.query(`UPDATE finance_posts SET state = 'pending', tried_at = NULL WHERE id = $1`, [id]);
  expect((await world.voidReceipt(receipt.id)).body.lines[0].post).toMatchObject({ reversal: 'cancelled' });
  expect(told.reverse).toEqual([]);
});

test('voiding a receipt that is being posted waits for that, and takes it back then', async () => {
  const { promise, resolve } = Promise.withResolvers<{ isPosted: boolean; message: string }>();
  answer = () => promise;
  const { receipt } = await pay();
  await until('the company to be asked', () => told.post.length === 1);
  expect((await world.voidReceipt(receipt.id)).body.lines[0].post.reversal).toBe('waiting');
  expect(told.reverse).toEqual([]);
  resolve({ isPosted: true, message: 'C-4' });
  await postIs(receipt.id, { posted: 'posted', reversal: 'reversed' });
  expect(told.reverse).toHaveLength(1);
});

test('voiding a receipt that was posted manually says to reverse it by hand', async () => {
  answer = refuses;
  const { receipt, id } = await pay();
  await postIs(receipt.id, { posted: 'failed' });
  await again(id);
  await byHand(id);
  expect((await world.voidReceipt(receipt.id)).body.lines[0].post).toMatchObject({
    posted: 'manual',
    reversal: 'by hand',
  });
  expect(told.reverse).toEqual([]);
});
