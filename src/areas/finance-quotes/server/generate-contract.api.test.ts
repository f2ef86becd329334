import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadAttachment } from '#areas/attachments/contract.ts';
import { saveContract } from '#areas/finance-contracts/contract.ts';
import { contractLog } from '#areas/finance-contracts/ledger-contract.ts';
import { aroundLegalText } from '#areas/finance-contracts/server/test-data.ts';
import { AGREEMENT_TEXTS } from '#areas/finance-contracts/texts.ts';
import { CHARGE_TEXTS } from '#areas/finance-gateway/texts.ts';
import { contractSignatures } from '#areas/signatures/contract.ts';
import { readPdfText } from '#platform/server/pdf/test-read-pdf-text.ts';
import { PAGE_TEXTS } from '#platform/server/pdf/texts.ts';
import { englishIn } from '#platform/server/testing/catalogue-words.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import { EMAIL_INVALID, EMAIL_MISSING, EMAIL_WITHOUT_AT } from '../rules/signer-emails.ts';
import { CONTRACT_FAILED } from '../words.ts';
import { beginsToday, quotedIn, quoteWorld, quotingAreas, today } from './test-quotes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(quotingAreas());
});
afterAll(() => app.close());

test('the contract is Approved with the terms of its option, its ledger open and its paper beside it', async () => {
  const { world, quote } = await quotedIn(app);
  const { status, body } = await world.generate(quote);
  expect(status).toBe(200);
  const { contract, fullFilePath, entryType, attachmentId, isSentForSignature } = body.results;
  expect(contract).toMatchObject({
    contractStatus: 'Approved',
    downPayment: 250,
    amountFinanced: 1003.85,
    APR: 25.68,
    isAPREntered: false,
    numberPayments: 10,
    paymentAmount: 112.18,
    totalOfPayments: 1121.82,
    dateFinanced: today(),
    balance: 1121.82,
    unfunded: 1000,
  });
  expect(contract.contractNumber).toMatch(/^SANDBOX-/);
  expect(contract.schedule.map(({ due, amount }: { due: string; amount: number }) => [due, amount])).toEqual([
    ...['01', '02', '03', '04', '05', '06', '07', '08', '09'].map((month) => [`2026-${month}-26`, 112.18]),
    ['2026-10-26', 112.2],
  ]);
  expect([entryType, isSentForSignature]).toEqual(['NEW', false]);
  expect(await world.linesOf(contract.id)).toEqual([['New Business', 1121.82, 1121.82]]);
  expect(contract.uploaded_images.map(({ id }: { id: number }) => id)).toEqual([attachmentId]);
  expect(fullFilePath).toMatch(new RegExp(`^/attc2/${world.agency.masterId}/.+\\.pdf$`));
  const { bytes } = await world.person.client.call(downloadAttachment, { params: { id: attachmentId } });
  const text = readPdfText(bytes).join(' ');
  for (const said of [
    'PREMIUM FINANCE AGREEMENT',
    'SANDBOX, not a binding contract',
    '25.68 %',
    '$117.97',
    '$1,003.85',
    '$1,121.82',
    '$1,250.00',
    '-$250.00',
    'Documentary stamp tax',
    '$3.85',
    '$97.97',
    '$20.00',
    '10/26/2026',
    '$112.20',
    'NOTICE.',
    'Total premiums',
    'Total of payments',
    'Interest, 12.00 % a year for 298 days',
    'Florida Statutes 627.840',
    '$0.35 × 11 for each $100 or part of $1,003.85, Florida Statutes 201.08',
    // It is signed on its first page; the terms are on the other.
    'Page 1 of 2',
  ])
    expect(text).toContain(said);
});

test('a payoff gives back interest, and not the set-up fee', async () => {
  const { world, quote } = await quotedIn(app, { policy: beginsToday() });
  const { body } = await world.generate(quote);
  const { Interest } = quote.options.find(({ NumberOfPay }: { NumberOfPay: number }) => NumberOfPay === 10);
  expect(body.results.contract.payoff.ruleOf78.refund).toBe(Interest);
});

test('the entry type of a renewal is REN', async () => {
  const { world, quote } = await quotedIn(app, { policy: { purpose: 'RWL' } });
  expect((await world.generate(quote)).body.results.entryType).toBe('REN');
});

test('the log says that it was quoted and generated, with the quote and the file', async () => {
  const { world, quote } = await quotedIn(app);
  await world.generate(quote);
  const { body } = await world.person.client.call(contractLog, { params: { id: quote.financeId } });
  expect(body.results.map(({ action }: { action: string }) => action)).toEqual(['generated', 'quoted']);
});

describe('refused', () => {
  test('an option or a price that was not offered is 422', async () => {
    const { world, quote } = await quotedIn(app);
    const errorsOf = async (fields: Record<string, unknown>) => {
      const { status, body } = await world.generate(quote, fields);
      return [status, Object.keys(body.errors ?? {})];
    };
    expect(await errorsOf({ numberOfPay: 12 })).toEqual([422, ['numberOfPay']]);
    expect(await errorsOf({ paymentSelected: 112.17 })).toEqual([422, ['paymentSelected']]);
    expect(await errorsOf({ downPayment: 249.99 })).toEqual([422, ['downPayment']]);
    expect((await world.find(quote.financeId)).contractStatus).toBe('Quoted');
  });

  test('a quote that is another customer’s, another agency’s or never was is 404', async () => {
    const { world, quote } = await quotedIn(app);
    expect((await world.generate(quote, { customerId: world.customer + 1 })).status).toBe(404);
    expect((await world.generate(quote, { quoteCode: 'NEVER' })).status).toBe(404);
    expect((await world.generate(quote, { financeId: 1 })).status).toBe(404);
    const stranger = await quoteWorld(app);
    expect((await stranger.generate(quote, { customerId: world.customer })).status).toBe(404);
  });

  test('an expired quote is 409, a used one too', async () => {
    const { world, quote } = await quotedIn(app);
    const age = (days: number) =>
      app.owner.query(`UPDATE finance_quotes SET expires = $2::date - 1 + $3::int WHERE contract_id = $1`, [
        quote.financeId,
        today(),
        days,
      ]);
    await age(0);
    const late = await world.generate(quote);
    expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/expired/)]);
    await age(1);
    expect((await world.generate(quote)).status).toBe(200);
    const again = await world.generate(quote);
    expect([again.status, again.body.message]).toEqual([409, expect.stringMatching(/already/)]);
  });

  test('a contract that was edited after its quote is 409', async () => {
    const { world, quote } = await quotedIn(app);
    const body = { compID: world.company, premium: 900, policyIds: world.policies };
    const edited = await world.person.client.call(saveContract, { params: { id: quote.financeId }, body });
    expect(edited.status).toBe(200);
    const { status, body: refused } = await world.generate(quote);
    expect([status, refused.message]).toEqual([409, expect.stringMatching(/edited/)]);
  });

  test('a company that refuses is told in the documents’ words: the contract stays quoted, and can be tried again', async () => {
    const { world, quote } = await quotedIn(app, { customer: { memo: 'sandbox:contract-fails' } });
    const { status, body } = await world.generate(quote);
    expect([status, body.message]).toEqual([409, CONTRACT_FAILED]);
    const contract = await world.find(quote.financeId);
    expect([contract.contractStatus, contract.uploaded_images]).toEqual(['Quoted', []]);
    await app.owner.query(`UPDATE customers SET memo = '' WHERE id = $1`, [world.customer]);
    const other = quote.options[0];
    const chosen = { numberOfPay: 3, paymentSelected: other.MonthlyPayment, downPayment: other.DownPay };
    expect((await world.generate(quote, chosen)).status).toBe(200);
  });
});

describe('electronic signature', () => {
  const sign = { requiresESignature: 1 };

  test('is refused where the company takes none, and needed where it is mandatory', async () => {
    const none = await quotedIn(app);
    expect((await none.world.generate(none.quote, sign)).body.errors).toHaveProperty('requiresESignature');
    const only = await quotedIn(app, { company: { e_signature: 'mandatory' } });
    expect([only.quote.hasEsignature, only.quote.isMandatory]).toEqual([1, 1]);
    const { status, body } = await only.world.generate(only.quote);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['requiresESignature']]);
  });

  test('the customer’s email is needed, in the documents’ words and order', async () => {
    const { world, quote } = await quotedIn(app, { company: { e_signature: 'offered' } });
    const told = async (customerEmail: string) =>
      (await world.generate(quote, { ...sign, customerEmail })).body.errors?.customerEmail;
    expect(await told('')).toEqual([EMAIL_MISSING]);
    expect(await told('maria')).toEqual([EMAIL_WITHOUT_AT]);
    expect(await told('maria@')).toEqual([EMAIL_INVALID]);
    const { body } = await world.generate(quote, { ...sign, customerEmail: 'maria@example.test' });
    expect(body.results.isSentForSignature).toBe(true);
    const params = { id: quote.financeId };
    const { body: sent } = await world.person.client.call(contractSignatures, { params });
    expect(sent.results.map(({ role, email }: Record<string, string>) => [role, email])).toEqual([
      ['customer', 'maria@example.test'],
    ]);
  });

  test('a customer who prefers Spanish is written to in Spanish, the agent in English', async () => {
    const company = { e_signature: 'offered', designated_agent_email: 'agent@example.test' };
    const { world, quote } = await quotedIn(app, { company, customer: { language: 'es' } });
    const emails = { customerEmail: 'jose@example.test', agentEmail: 'agent@example.test' };
    const { body } = await world.generate(quote, { ...sign, ...emails });
    const { client } = world.person;
    const { body: sent } = await client.call(contractSignatures, { params: { id: quote.financeId } });
    const languages = sent.results.map(({ role, language }: Record<string, string>) => [role, language]);
    expect(languages.toSorted()).toEqual([
      ['agent', 'en'],
      ['customer', 'es'],
    ]);
    const { attachmentId: id } = body.results;
    const { bytes } = await client.call(downloadAttachment, { params: { id } });
    const text = readPdfText(bytes).join(' ');
    for (const said of [
      'SANDBOX, este contrato no obliga',
      'Intereses, 12.00 % al año por 298 días',
      '$0.35 × 11 por cada $100 o fracción de $1,003.85, Florida Statutes 201.08',
      'Impuesto de timbres documentales',
    ])
      expect(text).toContain(said);
    const own = aroundLegalText(readPdfText(bytes)).replaceAll(
      /Test (?:Agency|Company|Product|Finance)/g,
      '',
    );
    expect(englishIn(own, AGREEMENT_TEXTS, CHARGE_TEXTS, PAGE_TEXTS)).toEqual([]);
  });

  test('a designated agent’s is needed as well, and signs too', async () => {
    const company = { e_signature: 'offered', designated_agent_email: 'agent@example.test' };
    const { world, quote } = await quotedIn(app, { company });
    expect([quote.isDesignated, quote.designatedQuoteAgentEmail]).toEqual([1, 'agent@example.test']);
    const customerEmail = 'maria@example.test';
    const missing = await world.generate(quote, { ...sign, customerEmail });
    expect(missing.body.errors).toEqual({ agentEmail: [EMAIL_MISSING] });
    await world.generate(quote, { ...sign, customerEmail, agentEmail: 'agent@example.test' });
    const params = { id: quote.financeId };
    const { body } = await world.person.client.call(contractSignatures, { params });
    expect(body.results.map(({ role }: { role: string }) => role).toSorted()).toEqual(['agent', 'customer']);
  });

  test('unchecked, no email is asked for', async () => {
    const { world, quote } = await quotedIn(app, { company: { e_signature: 'offered' } });
    expect((await world.generate(quote, { requiresESignature: 0, customerEmail: 'maria' })).status).toBe(200);
  });
});
