import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FinanceGateway } from './gateway.ts';
import type { AskedCompany, Quote } from './questions.ts';
import { type AskedCompanies, startAskedCompanies } from './test-asked-companies.ts';
import type { CompanyServer } from './test-company-server.ts';
import { endorsement, OURS, payment, question } from './test-questions.ts';

let world: AskedCompanies;
let server: CompanyServer;
beforeAll(async () => {
  world = await startAskedCompanies();
  ({ server } = world);
});
beforeEach(() => {
  Object.assign(server, { requests: [], memo: '', answer: undefined });
});
afterAll(() => world.close());

describe.each(['in process', 'over HTTP'] as const)('the sandbox %s', (where) => {
  const isSandbox = where === 'in process';
  let company: AskedCompany;
  let gateway: FinanceGateway;
  beforeEach(async () => {
    company = isSandbox ? await world.newCompany() : await world.addressed();
    gateway = world.wayTo(company);
  });
  /** The memo reaches a company on this machine only; over HTTP the server is told in another way. */
  const withMemo = (memo: string) => {
    server.memo = memo;
    return memo;
  };
  const refusal = (words: RegExp) => ({ failure: expect.stringMatching(words) });

  test('quotes Florida by its rules to the cent, for 30 days, and names them', async () => {
    const quote = (await gateway.quote(question())) as Quote;
    expect(quote).toMatchObject({
      memo: 'SANDBOX: by Florida Statutes 627.840 and Florida Statutes 201.08.',
      expires: '2026-02-01',
    });
    expect(quote.options.map(({ numberOfPay }) => numberOfPay)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(quote.options[7]).toEqual({
      numberOfPay: 10,
      downPayment: 250_00,
      monthlyPayment: 112_18,
      lastPayment: 112_20,
      interest: 97_97,
      setupFee: 20_00,
      docStamps: 3_85,
      amountFinanced: 1003_85,
      totalOfPayments: 1121_82,
      APR: 25_68,
    });
    expect(gateway.isSandbox).toBe(isSandbox);
  });

  test('quotes a state without a rule on its own terms, and the memo says so', async () => {
    expect(await gateway.quote(question({ state: 'GA' }))).toMatchObject({
      memo: "SANDBOX: No rule of GA is on record, so this is quoted on the company's own terms.",
    });
    expect(await gateway.quote(question({ state: '' }))).toMatchObject({
      memo: "SANDBOX: The customer has no state, so this is quoted on the company's own terms.",
    });
  });

  test('refuses a quote for which no term ends before the policy expires', async () => {
    expect(await gateway.quote(question({ expiresFirst: '2026-03-26' }))).toEqual(
      refusal(/^SANDBOX: no term/),
    );
  });

  test('answers the same under the same operation id, and something else under another', async () => {
    const [asked, other] = [question(), question()];
    expect(await gateway.quote(asked)).toEqual(await gateway.quote(asked));
    expect(await gateway.quote(other)).not.toMatchObject({
      quoteCode: ((await gateway.quote(asked)) as Quote).quoteCode,
    });
  });

  test('issues a contract and an endorsement, marked SANDBOX', async () => {
    const { quoteCode, options } = (await gateway.quote(question())) as Quote;
    const generate = { operationId: randomUUID(), quoteCode, requiresESignature: true, customerMemo: '' };
    const option = options[0] as Quote['options'][0];
    expect(await gateway.contract({ ...generate, option })).toEqual({
      contractNumber: expect.stringMatching(/^SANDBOX-[0-9A-F]{10}$/),
      agreementNumber: expect.stringMatching(/^SANDBOX-[0-9A-F]{10}-A$/),
    });
    expect(await gateway.quoteEndorsement(endorsement())).toMatchObject({
      amountFinanced: 241_05,
      newPaymentAmount: 182_61,
      lastPayment: 182_62,
      remainingPayments: 3,
      totalOfPayments: 647_84,
    });
    expect(await gateway.endorse({ ...generate, contractNumber: 'PF-1' })).toEqual({
      number: expect.stringMatching(/^SANDBOX-/),
    });
  });

  test('takes a payment and takes it back', async () => {
    expect(await gateway.post(payment())).toEqual({ isPosted: true, message: 'SANDBOX-77' });
    expect(await gateway.reverse(payment())).toEqual({ wasPosted: true, message: 'SANDBOX-77-R' });
  });

  test('tells what it has about a contract', async () => {
    server.view = OURS;
    expect(await gateway.detailsOf({ contractNumber: 'PF-1', customerMemo: '', ours: OURS })).toEqual(OURS);
  });

  test('fails at what the memo of a customer names', async () => {
    const quote = { ...question(), customerMemo: withMemo('VIP, sandbox:quote-fails') };
    expect(await gateway.quote(quote)).toEqual(refusal(/^SANDBOX: the quote was refused/));
    const { options } = (await gateway.quote(question({ customerMemo: withMemo('') }))) as Quote;
    const generate = {
      operationId: randomUUID(),
      quoteCode: 'Q',
      requiresESignature: false,
      customerMemo: withMemo('sandbox:contract-fails'),
    };
    const option = options[0] as Quote['options'][0];
    expect(await gateway.contract({ ...generate, option })).toEqual(refusal(/^SANDBOX: the contract/));
    expect(await gateway.endorse({ ...generate, contractNumber: 'PF-1' })).toEqual(refusal(/^SANDBOX/));
    const premium = endorsement({ customerMemo: withMemo('sandbox:no-premium-info') });
    expect(await gateway.quoteEndorsement(premium)).toEqual(refusal(/no premium information/));
    expect(await gateway.post(payment(withMemo('sandbox:post-fails')))).toMatchObject({ isPosted: false });
    const details = {
      contractNumber: 'PF-1',
      customerMemo: withMemo('sandbox:unknown-contract'),
      ours: OURS,
    };
    expect(await gateway.detailsOf(details)).toBeUndefined();
  });

  test('has each request noted in our own words, without anything about the customer', async () => {
    const [asked, failing] = [question(), question({ customerMemo: 'sandbox:quote-fails' })];
    await gateway.quote(asked);
    withMemo(failing.customerMemo);
    await gateway.quote(failing);
    const each = { kind: 'quote', is_sandbox: isSandbox };
    expect(await world.noted(company)).toEqual([
      {
        ...each,
        operation_id: asked.operationId,
        status: isSandbox ? null : 200,
        result: 'answered',
        outcome: 'Answered.',
      },
      {
        ...each,
        operation_id: failing.operationId,
        status: isSandbox ? null : 422,
        result: 'refused',
        outcome: 'The company refused it.',
      },
    ]);
  });
});
