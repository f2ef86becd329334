import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { until } from '#platform/server/testing/until.ts';
import { contractPaymentDetails } from '../payment-contract.ts';
import { type PayingWorld, payingAreas, payingWorld } from './test-payments.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(payingAreas());
});
afterAll(() => app.close());

const INTEGRATED = { is_integrated: true, funding_status: 'Full Funded' };
const detailsOf = ({ person }: PayingWorld, id: number) =>
  person.client.call(contractPaymentDetails, { params: { id } });

test('the details of an integrated company are what is due, what pays it off, and its history of posted payments', async () => {
  const world = await payingWorld(app, INTEGRATED);
  const { body } = await world.add({ contractNumber: 'PF-9' });
  await world.pay(body.id, 'down payment', 200);
  await world.pay(body.id, 'finance payment', 110);
  await until('both posts', async () =>
    (await world.payments(body.id)).every((each) => each.posted === 'posted'),
  );
  const { body: answer } = await detailsOf(world, body.id);
  expect(answer.isError).toBe(false);
  expect(answer.results).toMatchObject({
    financeCompanyName: (await world.find(body.id)).company.name,
    contractNumber: 'PF-9',
    fundingStatus: 'Full Funded',
    isSandbox: true,
    List: { contract_status: 'Approved', AmountDue: 990, DateAmountDue: '2026-02-26', payment_remaining: 9 },
    History: [
      { transdesc1: 'New Business', TransSign: 'P', trans_amt: 1100 },
      { transdesc1: 'Payment', TransSign: 'N', trans_amt: 110 },
    ],
  });
});

test('that the company was asked is noted', async () => {
  const world = await payingWorld(app, INTEGRATED);
  const { body } = await world.add({ contractNumber: 'PF-9' });
  await detailsOf(world, body.id);
  const { rows } = await app.owner.query(
    'SELECT kind, outcome, is_sandbox FROM finance_requests WHERE company_id = $1',
    [world.company],
  );
  expect(rows).toEqual([{ kind: 'status', outcome: 'Answered.', is_sandbox: true }]);
});

test('a contract that the company does not know is an error, and no more than that', async () => {
  const world = await payingWorld(app, INTEGRATED);
  const { body } = await world.add({ contractNumber: 'PF-9' });
  await app.owner.query(`UPDATE customers SET memo = 'sandbox:unknown-contract' WHERE id = $1`, [
    world.customer,
  ]);
  expect((await detailsOf(world, body.id)).body).toEqual({ results: null, isError: true });
});

test('a company that is not integrated has nothing to tell', async () => {
  const world = await payingWorld(app);
  const { body } = await world.add();
  expect((await detailsOf(world, body.id)).body).toEqual({ results: null, isError: true });
});

test('where neither sandbox nor address is set up, an integrated company is refused', async () => {
  const bare = await startTestApp({ ...payingAreas(), env: {} });
  try {
    const world = await payingWorld(bare, INTEGRATED);
    const { body } = await world.add();
    expect((await detailsOf(world, body.id)).status).toBe(422);
    const { error } = await world.pay(body.id, 'down payment', 200);
    expect(error.errors).toEqual({
      'lines.0.contractId': [expect.stringMatching(/^No address is set up for /)],
    });
    expect(await world.payments(body.id)).toEqual([]);
  } finally {
    await bare.close();
  }
});

test('in the sandbox a customer whose memo says so meets a failed post, and everything is marked', async () => {
  const world = await payingWorld(app, INTEGRATED);
  await app.owner.query(`UPDATE customers SET memo = 'sandbox:post-fails' WHERE id = $1`, [world.customer]);
  const { body } = await world.add({ contractNumber: 'PF-9' });
  await world.pay(body.id, 'down payment', 200);
  const [failed] = await until('the failure', async () => {
    const found = await world.payments(body.id);
    return found[0]?.posted === 'failed' && found;
  });
  expect(failed).toMatchObject({
    failures: 1,
    post: { isSandbox: true, message: expect.stringMatching(/^SANDBOX/) },
  });
});
