import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FinanceGateway, type Gateways, openGateway } from '#areas/finance-gateway/server/public.ts';
import { findPolicy } from '#areas/policies/contract.ts';
import { policyRoutes } from '#areas/policies/server/public.ts';
import { buildPolicy } from '#areas/policies/server/test-data.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { addDays } from '#platform/shared/calendar.ts';
import { findQuote, generateContract } from '../contract.ts';
import { UNANSWERED } from '../rules/questions.ts';
import { QUOTE_FAILED } from '../words.ts';
import { quoteWorld, quotingAreas, today } from './test-quotes.ts';

/** Which quotes the company was asked for, and what happens once it has answered. */
const asked: string[] = [];
let afterwards: () => void = () => undefined;
const watched: Gateways = (services, company) => {
  const gateway = openGateway(services, company);
  if (!gateway) return undefined;
  const quote: FinanceGateway['quote'] = async (question) => {
    asked.push(question.operationId);
    const answer = await gateway.quote(question);
    afterwards();
    return answer;
  };
  return { ...gateway, quote };
};

let app: TestApp;
beforeAll(async () => {
  const { areas, ...rest } = quotingAreas(watched);
  app = await startTestApp({ ...rest, areas: [...areas, (mount) => policyRoutes(mount, [])] });
});
afterAll(() => app.close());

const optionOf = (body: { results: { options: { NumberOfPay: number }[] } }, count: number) =>
  body.results.options.find(({ NumberOfPay }) => NumberOfPay === count);

test("the customer's list says until when the quote of a contract can be used, and whether that is over", async () => {
  const world = await quoteWorld(app);
  const quotes = async () => (await world.contracts()).map(({ quote }) => quote);
  const { body } = await world.request();
  expect(await quotes()).toEqual([{ expires: addDays(today(), 30), isExpired: false }]);
  const endsOn = (day: string) =>
    app.owner.query('UPDATE finance_quotes SET expires = $2 WHERE master_id = $1', [
      world.agency.masterId,
      day,
    ]);
  await endsOn(addDays(today(), -1));
  expect(await quotes()).toEqual([{ expires: addDays(today(), -1), isExpired: true }]);
  await endsOn(today());
  expect((await world.generate(body.results)).status).toBe(200);
  expect(await quotes()).toEqual([null]);
});

test('a quote makes a Quoted contract and answers the finance context with its options to the cent', async () => {
  const world = await quoteWorld(app);
  const { status, body } = await world.request();
  expect(status).toBe(200);
  expect(optionOf(body, 10)).toEqual({
    NumberOfPay: 10,
    DownPay: 250,
    MonthlyPayment: 112.18,
    LastPayment: 112.2,
    Interest: 97.97,
    SetupFee: 20,
    docStamps: 3.85,
    AmountFinanced: 1003.85,
    TotalOfPayments: 1121.82,
    APR: 25.68,
  });
  expect(body.results.options.map(({ NumberOfPay }: { NumberOfPay: number }) => NumberOfPay)).toEqual([
    3, 4, 5, 6, 7, 8, 9, 10, 11,
  ]);
  expect(body.results).toMatchObject({
    customerId: world.customer,
    AmountFinanced: 1003.85,
    hasEsignature: 0,
    isMandatory: 0,
    isDesignated: 0,
    customerEmail: 'customer@example.test',
    policyMinDate: '2026-01-01',
    firstDueDate: '2026-01-26',
    quoteDate: today(),
    expires: addDays(today(), 30),
    isExpired: false,
    transactionType: 'policy',
    requote: null,
    convertedPolicyId: null,
    isSandbox: true,
    warnings: [],
  });
  const contract = await world.find(body.results.financeId);
  expect(contract).toMatchObject({
    contractStatus: 'Quoted',
    total: 1250,
    downPayment: 250,
    amountFinanced: 1003.85,
    balance: 0,
    policyIds: world.policies,
  });
  expect(await world.linesOf(contract.id)).toEqual([]);
});

test('the quote is kept with its contract; another agency finds neither', async () => {
  const world = await quoteWorld(app);
  const { body } = await world.request();
  const params = { id: body.results.financeId };
  expect((await world.person.client.call(findQuote, { params })).body).toEqual(body);
  const stranger = await quoteWorld(app);
  expect((await stranger.person.client.call(findQuote, { params })).status).toBe(404);
  expect((await stranger.request({ customerId: world.customer })).status).toBe(422);
  expect((await stranger.request({ companyId: world.company })).status).toBe(422);
  expect((await stranger.request({ policyIds: world.policies })).status).toBe(422);
  expect((await stranger.request({ requote: params.id })).status).toBe(404);
});

test('a customer of a state without a rule on record is quoted on the company’s terms, and the memo says so', async () => {
  const world = await quoteWorld(app, {
    customer: { state: 'GA' },
    company: { finance_memo: 'Call first.' },
  });
  const { body } = await world.request();
  expect(body.results.integrationMemo).toMatch(/^Call first\.\n.*No rule of GA is on record/);
  expect(optionOf(body, 10)).toMatchObject({ docStamps: 0, AmountFinanced: 1000 });
});

test('the minimum down payment is that of the company', async () => {
  const world = await quoteWorld(app, { company: { minimum_down_payment: 3333 } });
  const { body } = await world.request();
  expect(optionOf(body, 10)).toMatchObject({ DownPay: 416.63 });
});

test('the set-up fee is taken once in twelve months', async () => {
  const world = await quoteWorld(app);
  await world.generated();
  const { body } = await world.request();
  expect(optionOf(body, 10)).toMatchObject({ SetupFee: 0, TotalOfPayments: 1101.82 });
});

describe('questions', () => {
  test('Personal Lines needs assigned risk and SR22', async () => {
    const world = await quoteWorld(app);
    const { status, body } = await world.request({ attributes: { assignedRisk: null, other: null } });
    expect([status, body.errors]).toEqual([
      422,
      { 'attributes.assignedRisk': [UNANSWERED], 'attributes.other': [UNANSWERED] },
    ]);
  });

  test('a commercial line needs all four, whatever type is sent', async () => {
    const world = await quoteWorld(app, { lineOfBusiness: 'Commercial Auto' });
    const { status, body } = await world.request({ insuranceType: 'Personal Lines' });
    expect([status, Object.keys(body.errors)]).toEqual([
      422,
      ['attributes.auditable', 'attributes.parameterCode'],
    ]);
    expect((await world.request({ attributes: { auditable: 1, parameterCode: 0 } })).status).toBe(200);
  });
});

describe('refused', () => {
  test('what is wrong with customer, company, policies and premium is told at the field', async () => {
    const world = await quoteWorld(app);
    const other = await buildPolicy(app.owner, world.agency.masterId);
    const errorsOf = async (fields: Record<string, unknown>) => {
      const { status, body } = await world.request(fields);
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await errorsOf({ customerId: 1 })).toEqual([422, ['customerId', 'policyIds']]);
    expect(await errorsOf({ companyId: 1 })).toEqual([422, ['companyId']]);
    expect(await errorsOf({ policyIds: [] })).toEqual([422, ['policyIds']]);
    expect(await errorsOf({ policyIds: [other] })).toEqual([422, ['policyIds']]);
    expect(await errorsOf({ additionalPremium: 5 })).toEqual([422, ['additionalPremium']]);
    expect(await errorsOf({ transactionType: 'convertQuote' })).toEqual([422, ['policyIds']]);
    expect(await world.contracts()).toEqual([]);
  });

  test('a company that is not integrated, or that nobody can reach, is not asked', async () => {
    const world = await quoteWorld(app, { company: { is_integrated: false } });
    const { status, body } = await world.request();
    expect([status, body.errors.companyId[0]]).toEqual([422, expect.stringMatching(/not integrated/)]);
    const closed = await startTestApp({ ...quotingAreas(), env: { SANDBOX: 'off' } });
    const far = await (await quoteWorld(closed)).request();
    expect([far.status, far.body.errors.companyId[0]]).toEqual([422, expect.stringMatching(/No address/)]);
    await closed.close();
  });

  test('a company that fails is told in the documents’ words, and nothing is saved', async () => {
    const world = await quoteWorld(app, { customer: { memo: 'sandbox:quote-fails' } });
    const { status, body } = await world.request();
    expect([status, body.message]).toEqual([409, QUOTE_FAILED]);
    expect(await world.contracts()).toEqual([]);
  });

  test('policies that end too soon get no option and so no quote', async () => {
    const world = await quoteWorld(app, { policy: { effdate: today(), expdate: addDays(today(), 60) } });
    expect((await world.request()).body.message).toBe(QUOTE_FAILED);
  });
});

test('transaction type quote adds the additional premium', async () => {
  const world = await quoteWorld(app);
  const { body } = await world.request({ transactionType: 'quote', additionalPremium: 250 });
  expect(await world.find(body.results.financeId)).toMatchObject({ premium: 1500, downPayment: 300 });
});

describe('convertQuote', () => {
  test('one pending policy becomes active and is the converted one; an active one is 409', async () => {
    const world = await quoteWorld(app, { policy: { status: 'pending' } });
    const policyIds = [world.policies[0]];
    const { status, body } = await world.request({ transactionType: 'convertQuote', policyIds });
    expect([status, body.results.convertedPolicyId]).toEqual([200, world.policies[0]]);
    const { body: policy } = await world.person.client.call(findPolicy, { params: { id: policyIds[0] } });
    expect(policy.status).not.toBe('pending');
    expect((await world.request({ transactionType: 'convertQuote', policyIds })).status).toBe(409);
  });

  test('two at once convert it once', async () => {
    const world = await quoteWorld(app, { policy: { status: 'pending' } });
    const ask = () => world.request({ transactionType: 'convertQuote', policyIds: [world.policies[0]] });
    const statuses = (await Promise.all([ask(), ask()])).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 409]);
    expect(await world.contracts()).toHaveLength(1);
  });
});

describe('re-quote', () => {
  test('renews the quote of the same contract; the old one can no longer be used', async () => {
    const world = await quoteWorld(app);
    const { body: old } = await world.request();
    const { financeId } = old.results;
    const { status, body } = await world.request({ requote: financeId, policyIds: [world.policies[0]] });
    expect([status, body.results.financeId, body.results.requote]).toEqual([200, financeId, financeId]);
    expect(await world.find(financeId)).toMatchObject({ total: 800, policyIds: [world.policies[0]] });
    const late = await world.generate(old.results);
    expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/renewed/)]);
    expect((await world.generate(body.results)).status).toBe(200);
    expect((await world.request({ requote: financeId })).status).toBe(409);
  });
});

describe('a manual contract', () => {
  test('is quoted by nobody: its four answers count as No, and it waits for its figures', async () => {
    const world = await quoteWorld(app, { company: { is_integrated: false, finance_system: null } });
    const { status, body } = await world.request({ attributes: { isManualContract: 1, assignedRisk: null } });
    expect([status, body.results.QuoteCode, body.results.options]).toEqual([200, '', []]);
    expect(await world.find(body.results.financeId)).toMatchObject({ contractStatus: 'Quoted', total: 1250 });
    const { status: refused } = await world.person.client.call(generateContract, {
      body: {
        financeId: body.results.financeId,
        customerId: world.customer,
        quoteCode: 'none',
        numberOfPay: 3,
        paymentSelected: 1,
        downPayment: 0,
      },
    });
    expect(refused).toBe(404);
  });
});

test('the same key makes one contract, two at once as well', async () => {
  const world = await quoteWorld(app);
  const ask = () => world.request({}, { 'idempotency-key': 'one-quote' });
  const answers = await Promise.all([ask(), ask()]);
  expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
  expect(await world.contracts()).toHaveLength(1);
  const again = await ask();
  expect(again.body).toEqual(answers.find(({ status }) => status === 200)?.body);
});

test('a try that ended after the company answered is resumed under the same operation id', async () => {
  const world = await quoteWorld(app);
  const headers = { 'idempotency-key': 'resumed-quote' };
  asked.length = 0;
  afterwards = () => {
    afterwards = () => undefined;
    throw new Error('The process ended here.');
  };
  expect((await world.request({}, headers)).status).toBe(500);
  expect(await world.contracts()).toEqual([]);
  await app.owner.query(`UPDATE idempotency_keys SET claimed_at = now() - interval '2 minutes'`);
  expect((await world.request({}, headers)).status).toBe(200);
  expect(asked).toHaveLength(2);
  expect(new Set(asked).size).toBe(1);
  expect(await world.contracts()).toHaveLength(1);
});
