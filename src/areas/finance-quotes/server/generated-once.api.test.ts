import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findContract, saveContract } from '#areas/finance-contracts/contract.ts';
import { type FinanceGateway, type Gateways, openGateway } from '#areas/finance-gateway/server/public.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { CONTRACT_FAILED } from '../words.ts';
import { quotedIn, quoteWorld, quotingAreas, runningIn } from './test-quotes.ts';

/** Which contracts the company was asked for, and what happens while it is. */
const asked: string[] = [];
let meanwhile: () => Promise<void> = async () => {};
/** The company makes the contract, and its answer does not arrive. */
let isLost = false;
const watched: Gateways = (services, company) => {
  const gateway = openGateway(services, company);
  if (!gateway) return undefined;
  const contract: FinanceGateway['contract'] = async (question) => {
    asked.push(question.operationId);
    await meanwhile();
    const issued = await gateway.contract(question);
    return isLost ? { failure: 'No answer in time.', isUnanswered: true } : issued;
  };
  const endorse: FinanceGateway['endorse'] = async (question) => {
    const made = await gateway.endorse(question);
    return isLost ? { failure: 'No answer in time.', isUnanswered: true } : made;
  };
  return { ...gateway, contract, endorse };
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(quotingAreas(watched));
});
afterAll(() => app.close());

test('of two quotes for one policy the second is refused before the company is asked', async () => {
  const { world, quote } = await quotedIn(app);
  const { body: second } = await world.request();
  expect(await world.generate(quote)).toMatchObject({ status: 200 });
  const count = asked.length;
  const { status, body } = await world.generate(second.results);
  expect({ status, message: body.message, asked: asked.length }).toEqual({
    status: 409,
    message: expect.stringContaining('already finances all of'),
    asked: count,
  });
});

test('what is edited while the company makes the contract is not approved, and the company’s number is told', async () => {
  const { world, quote } = await quotedIn(app);
  meanwhile = async () => {
    meanwhile = async () => {};
    const { body } = await world.person.client.call(findContract, { params: { id: quote.financeId } });
    const edit = { ...body, premium: 500, amountFinanced: null, APR: null };
    const saved = await world.person.client.call(saveContract, {
      params: { id: quote.financeId },
      body: edit,
    });
    expect(saved.status).toBe(200);
  };
  const { status, body } = await world.generate(quote);
  expect([status, body.message]).toEqual([409, expect.stringMatching(/edited.*made contract SANDBOX-/)]);
  expect(await world.find(quote.financeId)).toMatchObject({ contractStatus: 'Quoted', total: 500 });
});

test('of two quotes for one policy that are generated at the same time one becomes a contract', async () => {
  const { world, quote } = await quotedIn(app);
  const { body: second } = await world.request();
  const answers = await Promise.all([world.generate(quote), world.generate(second.results)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a policy that was cancelled or bills something else since the quote is not financed by it', async () => {
  const { world, quote } = await quotedIn(app);
  const [first] = world.policies;
  await app.owner.query('UPDATE policies SET premium = premium + 100 WHERE id = $1', [first]);
  expect((await world.generate(quote)).body.message).toMatch(/policies bill/);
  await app.owner.query(
    `UPDATE policies SET premium = premium - 100, status = 'cancelled', cancelled_on = effdate WHERE id = $1`,
    [first],
  );
  expect((await world.generate(quote)).body.message).toMatch(/is cancelled/);
  expect((await world.request()).body.errors.policyIds[0]).toMatch(/is cancelled/);
});

describe('double Generate makes one contract', () => {
  test('with one key, both get the same answer', async () => {
    const { world, quote } = await quotedIn(app);
    const headers = { 'idempotency-key': 'generate-once' };
    const answers = await Promise.all([
      world.generate(quote, {}, headers),
      world.generate(quote, {}, headers),
    ]);
    const done = answers.find(({ status }) => status === 200);
    expect((await world.generate(quote, {}, headers)).body).toEqual(done?.body);
    expect(await world.linesOf(quote.financeId)).toHaveLength(1);
  });

  test('without a key the second is told that it is under way, and the company is asked once', async () => {
    const { world, quote } = await quotedIn(app);
    asked.length = 0;
    let second: Awaited<ReturnType<typeof world.generate>> | undefined;
    meanwhile = async () => {
      meanwhile = async () => {};
      second = await world.generate(quote);
    };
    const first = await world.generate(quote);
    expect([first.status, second?.status, second?.body.underWay]).toEqual([200, 409, true]);
    expect(asked).toHaveLength(1);
    expect(await world.linesOf(quote.financeId)).toHaveLength(1);
  });

  test('a try that ended in the middle is resumed under the same operation id, and only with the same option', async () => {
    const { world, quote } = await quotedIn(app);
    asked.length = 0;
    meanwhile = async () => {
      meanwhile = async () => {};
      throw new Error('The process ended here.');
    };
    expect((await world.generate(quote)).status).toBe(500);
    expect((await world.generate(quote)).body.underWay).toBe(true);
    await app.owner.query(
      `UPDATE finance_quotes SET asked_at = now() - interval '1 minute' WHERE contract_id = $1`,
      [quote.financeId],
    );
    const [other] = quote.options;
    const fields = { numberOfPay: 3, paymentSelected: other.MonthlyPayment, downPayment: other.DownPay };
    const wrong = await world.generate(quote, fields);
    expect([wrong.status, wrong.body.message]).toEqual([409, expect.stringMatching(/10 payments/)]);
    expect((await world.generate(quote)).status).toBe(200);
    expect(new Set(asked).size).toBe(1);
    expect(await world.linesOf(quote.financeId)).toHaveLength(1);
  });
});

test('a contract whose answer was lost is asked for again under the same operation id, and only with the same option', async () => {
  const { world, quote } = await quotedIn(app);
  asked.length = 0;
  isLost = true;
  const lost = await world.generate(quote);
  expect([lost.status, lost.body.message]).toEqual([409, CONTRACT_FAILED]);
  isLost = false;
  const [other] = quote.options;
  const fields = { numberOfPay: 3, paymentSelected: other.MonthlyPayment, downPayment: other.DownPay };
  const wrong = await world.generate(quote, fields);
  expect([wrong.status, wrong.body.message]).toEqual([409, expect.stringMatching(/10 payments/)]);
  expect((await world.generate(quote)).status).toBe(200);
  expect([asked.length, new Set(asked).size]).toEqual([2, 1]);
});

test('an endorsement whose answer was lost can be tried again at once, and is not swept meanwhile', async () => {
  const { world, contract } = await runningIn(app);
  const { body } = await world.endorse(contract.id);
  const { identifier } = body.results.AdditionPremiumInfo;
  isLost = true;
  expect((await world.generateEndorsement(identifier)).body.message).toBe(CONTRACT_FAILED);
  isLost = false;
  const age = `UPDATE finance_endorsements SET created_at = now() - interval '31 days' WHERE contract_id = $1`;
  await app.owner.query(age, [contract.id]);
  await app.owner.query('SELECT sweep_finance_endorsements()');
  expect((await world.generateEndorsement(identifier)).status).toBe(200);
});

test('a number that another contract has is the company’s failure, and nothing is saved', async () => {
  const world = await quoteWorld(app);
  const [first, other] = world.policies;
  const { results: quote } = (await world.request({ policyIds: [first] })).body;
  await world.generate(quote);
  const { results: second } = (await world.request({ policyIds: [other] })).body;
  // The sandbox makes the number of a contract from the operation id.
  await app.owner.query(
    `UPDATE finance_quote_options n SET operation_id = o.operation_id
     FROM finance_quotes q, finance_quotes p, finance_quote_options o
     WHERE q.contract_id = $1 AND n.quote_id = q.id AND p.contract_id = $2 AND o.quote_id = p.id
       AND o.number_of_pay = n.number_of_pay`,
    [second.financeId, quote.financeId],
  );
  const { status, body } = await world.generate(second);
  expect([status, body.message]).toEqual([409, CONTRACT_FAILED]);
  expect(await world.find(second.financeId)).toMatchObject({ contractStatus: 'Quoted', uploaded_images: [] });
});
