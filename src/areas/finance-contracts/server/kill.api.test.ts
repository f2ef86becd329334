import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeReceipt } from '#areas/receipts/contract.ts';
import { killInTheMiddle } from '#platform/server/testing/kill-in-the-middle.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { payingAreas, payingWorld } from './test-payments.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(payingAreas());
});
afterAll(() => app.close());

test(
  'a process that ends in the middle of a payment leaves neither receipt nor line; the same try takes it once',
  async () => {
    const world = await payingWorld(app);
    const { body } = await world.add();
    const headers = { 'idempotency-key': 'killed' };
    const lines = [{ contractId: body.id, kind: 'down payment', amount: 200 }];
    await killInTheMiddle(app, {
      person: world.person,
      endpoint: { ...takeReceipt, path: `/api/customer/${world.customer}/receipts` },
      body: { officeId: world.office, method: 'cash', lines, tendered: 200 },
      headers,
      // The line of the ledger refers to it: the receipt and its number are written by then.
      held: {
        text: `INSERT INTO receipt_counters (master_id, office_id, last_number) VALUES ($1, $2, 0)`,
        values: [world.agency.masterId, world.office],
      },
    });
    expect(await world.linesOf(body.id)).toHaveLength(1);
    expect(await world.payments(body.id)).toEqual([]);
    const pay = () => world.pay(body.id, 'down payment', 200, {}, headers);
    const taken = await pay();
    expect([taken.status, taken.body.receipt]).toEqual([200, 1]);
    expect((await pay()).body).toEqual(taken.body);
    expect(await world.linesOf(body.id)).toHaveLength(2);
  },
  PATIENCE,
);
