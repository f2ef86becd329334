import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contractSignatures } from '#areas/signatures/contract.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { CONTRACT_FAILED } from '../words.ts';
import { beginsToday, endorsed, quoteWorld, quotingAreas, runningIn } from './test-quotes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(quotingAreas());
});
afterAll(() => app.close());

test('of two endorsements that were quoted on one balance and are generated at once, one is made', async () => {
  const { world, contract } = await runningIn(app);
  const infos = [
    await world.endorse(contract.id),
    await world.endorse(contract.id, { additionalPremium: 600 }),
  ];
  const answers = await Promise.all(
    infos.map(({ body }) => world.generateEndorsement(body.results.AdditionPremiumInfo.identifier)),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await world.linesOf(contract.id)).filter(([type]) => type === 'Additional Premium')).toHaveLength(
    1,
  );
});

describe('refused', () => {
  test('a company without premium information answers 200 with its message, and nothing is kept', async () => {
    const { world, contract } = await runningIn(app, { customer: { memo: 'sandbox:no-premium-info' } });
    const { status, body } = await world.endorse(contract.id);
    expect([status, body.results]).toEqual([200, {}]);
    expect(body.message).toMatch(/no premium information/);
    const { rows } = await app.owner.query('SELECT 1 FROM finance_endorsements WHERE contract_id = $1', [
      contract.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('what is wrong is told at the field, and a contract that takes none is 409', async () => {
    const world = await quoteWorld(app, { policy: beginsToday() });
    const [first, other] = world.policies;
    const contract = await world.running({}, { policyIds: [first] });
    expect((await world.endorse(contract.id, { additionalPremium: 0, downPayment: 0 })).status).toBe(422);
    expect((await world.endorse(contract.id, { downPayment: 301 })).body.errors).toHaveProperty(
      'downPayment',
    );
    expect((await world.endorse(contract.id, { policyIds: [1] })).body.errors).toHaveProperty('policyIds');
    expect((await world.endorse(1)).status).toBe(404);
    const made = await world.generated({}, { policyIds: [other] });
    expect((await world.endorse(made.id)).status).toBe(409);
    const stranger = await quoteWorld(app);
    expect((await stranger.endorse(contract.id)).status).toBe(404);
  });

  test('a company that refuses to make it is told in the documents’ words', async () => {
    const { world, contract } = await runningIn(app);
    const { body } = await world.endorse(contract.id);
    await app.owner.query(`UPDATE customers SET memo = 'sandbox:contract-fails' WHERE id = $1`, [
      world.customer,
    ]);
    const { identifier } = body.results.AdditionPremiumInfo;
    const { status, body: refused } = await world.generateEndorsement(identifier);
    expect([status, refused.message]).toEqual([409, CONTRACT_FAILED]);
    expect(await world.find(contract.id)).toEqual(contract);
  });

  test('one that was generated, whose contract changed or that is another agency’s', async () => {
    const { world, contract } = await runningIn(app);
    const { info } = await endorsed(world, contract.id);
    const again = await world.generateEndorsement(info.identifier);
    expect([again.status, again.body.message]).toEqual([409, expect.stringMatching(/already/)]);
    const { body } = await world.endorse(contract.id);
    const { identifier } = body.results.AdditionPremiumInfo;
    const stranger = await quoteWorld(app);
    expect((await stranger.generateEndorsement(identifier)).status).toBe(404);
    await world.pay(contract.id, 'finance payment', 20);
    const old = await world.generateEndorsement(identifier);
    expect([old.status, old.body.message]).toEqual([409, expect.stringMatching(/changed/)]);
    expect((await world.generateEndorsement('nonsense')).status).toBe(404);
  });

  test('mandatory e-signature switched off is 422; switched on, the paper goes to the customer', async () => {
    const { world, contract } = await runningIn(app);
    await app.owner.query(`UPDATE companies SET e_signature = 'mandatory' WHERE id = $1`, [world.company]);
    const { body } = await world.endorse(contract.id);
    const { identifier } = body.results.AdditionPremiumInfo;
    expect((await world.generateEndorsement(identifier)).status).toBe(422);
    const sign = { requiresESignature: 1, customerEmail: 'maria@example.test' };
    const { body: done } = await world.generateEndorsement(identifier, sign);
    expect(done.results.isSentForSignature).toBe(true);
    const params = { id: contract.id };
    const { body: sent } = await world.person.client.call(contractSignatures, { params });
    expect(sent.results.map(({ email }: { email: string }) => email)).toEqual(['maria@example.test']);
  });
});

test('double Generate makes one endorsement', async () => {
  const { world, contract } = await runningIn(app);
  const { body } = await world.endorse(contract.id);
  const { identifier } = body.results.AdditionPremiumInfo;
  const headers = { 'idempotency-key': 'endorse-once' };
  const generate = () => world.generateEndorsement(identifier, {}, headers);
  const answers = await Promise.all([generate(), generate()]);
  const done = answers.find(({ status }) => status === 200);
  expect((await generate()).body).toEqual(done?.body);
  expect(await world.linesOf(contract.id)).toHaveLength(3);
});
