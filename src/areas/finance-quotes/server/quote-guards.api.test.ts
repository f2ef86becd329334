import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildProduct } from '#areas/companies/server/test-data.ts';
import { buildFinanceCompany } from '#areas/finance-contracts/server/test-data.ts';
import { customerBalances, takeReceipt } from '#areas/receipts/contract.ts';
import { insertRow } from '#platform/server/testing/insert-row.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { type QuoteWorld, quoteWorld, quotingAreas } from './test-quotes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(quotingAreas());
});
afterAll(() => app.close());

const MANUAL = { attributes: { isManualContract: 1, assignedRisk: null } };
const NOT_INTEGRATED = { company: { is_integrated: false, finance_system: null } };

test('a manual contract is made once under a key, by two at once and by a try whose answer was lost', async () => {
  const world = await quoteWorld(app, NOT_INTEGRATED);
  const ask = () => world.request(MANUAL, { 'idempotency-key': 'one-manual' });
  const answers = await Promise.all([ask(), ask()]);
  const first = answers.find(({ status }) => status === 200);
  expect(await world.contracts()).toHaveLength(1);
  await app.owner.query(
    `UPDATE idempotency_keys SET answer = NULL, answered_at = NULL, claimed_at = now() - interval '2 minutes'
     WHERE key = 'one-manual'`,
  );
  const again = await ask();
  expect([again.status, again.body]).toEqual([200, first?.body]);
  expect(await world.contracts()).toHaveLength(1);
});

test('a finance company that a product does not offer is 422 at the company, also for a manual contract', async () => {
  const world = await quoteWorld(app);
  const { masterId } = world.agency;
  const offered = await buildFinanceCompany(app.owner, masterId);
  const productId = await buildProduct(app.owner, masterId, { name: 'Lantern Auto' });
  const names = { master_id: masterId, product_id: productId, company_id: offered, place: 1 };
  await insertRow(app.owner, 'product_finance_companies', names, 'place');
  await app.owner.query('UPDATE policies SET product_id = $1 WHERE id = $2', [productId, world.policies[0]]);
  for (const fields of [{}, MANUAL]) {
    const { status, body } = await world.request(fields);
    expect([status, body.errors]).toEqual([
      422,
      { companyId: [expect.stringMatching(/is not offered for Lantern Auto\. Choose another\.$/)] },
    ]);
  }
  expect(await world.contracts()).toEqual([]);
  expect((await world.request({ policyIds: [world.policies[1]] })).status).toBe(200);
});

async function payPremium(world: QuoteWorld, policyId: number, amount: number): Promise<void> {
  const lines = [{ policyId, kind: 'premium', amount }];
  const { status } = await world.person.client.call(takeReceipt, {
    params: { id: world.customer },
    body: { officeId: world.office, method: 'cash', lines, tendered: amount },
  });
  expect(status).toBe(200);
}

test('a quote says what of its policies is already paid, and so does a manual contract', async () => {
  const world = await quoteWorld(app);
  expect((await world.request()).body.results.alreadyPaid).toBe(0);
  await payPremium(world, world.policies[0], 120.5);
  await payPremium(world, world.policies[1], 50);
  const quote = await world.request();
  expect([quote.status, quote.body.results.alreadyPaid]).toEqual([200, 170.5]);
  const one = await world.request({ policyIds: [world.policies[1]], ...MANUAL });
  expect([one.status, one.body.results.alreadyPaid]).toEqual([200, 50]);
});

async function premiumsOf({ person, customer, policies }: QuoteWorld) {
  const { body } = await person.client.call(customerBalances, { params: { id: customer } });
  const parts = new Map<number, { kind: string }[]>(
    body.results.map(({ policyId, parts }: { policyId: number; parts: { kind: string }[] }) => [
      policyId,
      parts,
    ]),
  );
  return policies.map((id) => parts.get(id)?.find(({ kind }) => kind === 'premium'));
}

test('the additional premium of a quote raises the policies in proportion once the contract is generated, so nothing is prepaid', async () => {
  const world = await quoteWorld(app);
  const { body } = await world.request({ transactionType: 'quote', additionalPremium: 250 });
  expect(await premiumsOf(world)).toMatchObject([{ billed: 800 }, { billed: 450 }]);
  const { status } = await world.generate(body.results);
  expect(status).toBe(200);
  expect(await premiumsOf(world)).toMatchObject([
    { billed: 960, takenOver: 960, owed: 0, prepaid: 0 },
    { billed: 540, takenOver: 540, owed: 0, prepaid: 0 },
  ]);
  const { rows } = await app.owner.query(
    `SELECT action FROM change_log WHERE master_id = $1 AND subject = 'policy' AND subject_id = ANY ($2)`,
    [world.agency.masterId, world.policies],
  );
  expect(rows).toEqual([{ action: 'endorsed' }, { action: 'endorsed' }]);
});
