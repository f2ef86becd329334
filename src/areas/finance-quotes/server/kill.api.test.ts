import { afterAll, beforeAll, expect, test } from 'vitest';
import { killInTheMiddle } from '#platform/server/testing/kill-in-the-middle.ts';
import { PATIENCE } from '#platform/server/testing/patience.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { generateContract } from '../contract.ts';
import { quoteWorld, quotingAreas } from './test-quotes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(quotingAreas());
});
afterAll(() => app.close());

test(
  'a process that ends after the company has answered leaves a quoted contract; the same try makes one contract',
  async () => {
    const world = await quoteWorld(app);
    const { results: quote } = (await world.request()).body;
    const [option] = quote.options;
    const body = {
      financeId: quote.financeId,
      customerId: world.customer,
      quoteCode: quote.QuoteCode,
      numberOfPay: option.NumberOfPay,
      paymentSelected: option.MonthlyPayment,
      downPayment: option.DownPay,
    };
    const headers = { 'idempotency-key': 'killed-generate' };
    await killInTheMiddle(app, {
      person: world.person,
      endpoint: generateContract,
      body,
      headers,
      env: { SANDBOX: 'on' },
      // The contract is locked once the company has answered and the paper is stored.
      held: { text: 'SELECT id FROM finance_contracts WHERE id = $1 FOR UPDATE', values: [quote.financeId] },
    });
    const { rows } = await app.owner.query(
      `SELECT operation_id FROM finance_requests WHERE kind = 'contract' AND master_id = $1`,
      [world.agency.masterId],
    );
    expect(rows).toHaveLength(1);
    expect((await world.find(quote.financeId)).contractStatus).toBe('Quoted');
    expect(await world.linesOf(quote.financeId)).toEqual([]);
    await app.owner.query(`UPDATE idempotency_keys SET claimed_at = now() - interval '2 minutes'`);
    await app.owner.query(`UPDATE finance_quotes SET asked_at = now() - interval '2 minutes'`);
    const again = await world.person.client.call(generateContract, { body, headers });
    expect([again.status, again.body.results.contract.contractStatus]).toEqual([200, 'Approved']);
    expect((await world.person.client.call(generateContract, { body, headers })).body).toEqual(again.body);
    const { rows: asked } = await app.owner.query(
      `SELECT DISTINCT operation_id FROM finance_requests WHERE kind = 'contract' AND master_id = $1`,
      [world.agency.masterId],
    );
    expect(asked).toEqual([rows[0]]);
    expect(await world.linesOf(quote.financeId)).toHaveLength(1);
    expect(await world.contracts()).toHaveLength(1);
  },
  PATIENCE,
);
