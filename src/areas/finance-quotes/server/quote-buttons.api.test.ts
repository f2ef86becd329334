import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as contracts from '#areas/finance-contracts/contract.ts';
import { rowIcons } from '#areas/finance-contracts/rules/actions.ts';
import { factsOf } from '#areas/finance-contracts/rules/contract-facts.ts';
import type { TestPerson } from '#platform/server/testing/test-agency.ts';
import { startTestApp, type TestApp } from '#platform/server/testing/test-app.ts';
import type { TestAnswer } from '#platform/server/testing/test-client.ts';
import { generateContract, requestQuote } from '../contract.ts';
import { addEndorsement } from '../endorsement-contract.ts';
import { whyNotEndorse } from '../rules/endorsement.ts';
import { beginsToday, type QuoteWorld, quoteWorld, quotingAreas, today } from './test-quotes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(quotingAreas());
});
afterAll(() => app.close());

type Quote = TestAnswer['body'];

const STATES: Record<string, (world: QuoteWorld, quote: Quote) => Promise<unknown>> = {
  Quoted: async () => undefined,
  'Approved, down payment not processed': (world, quote) => world.generate(quote),
  'Approved, down payment processed': async (world, quote) => {
    const { body } = await world.generate(quote);
    return world.pay(quote.financeId, 'down payment', body.results.contract.downPayment);
  },
  Voided: async (world, quote) => {
    await world.generate(quote);
    return world.person.client.call(contracts.voidContract, { params: { id: quote.financeId } });
  },
};

/** A contract of that state, what the screens know of it, and somebody who works on it. */
async function found(name: string, person: string) {
  const world = await quoteWorld(app, { policy: beginsToday() });
  const quote = (await world.request()).body.results;
  await STATES[name]?.(world, quote);
  const record = await world.find(quote.financeId);
  const other: TestPerson = await world.agency.newPerson();
  return {
    world,
    quote,
    record,
    client: person === 'with PRreceiptvoid' ? world.person.client : other.client,
  };
}

describe.each(Object.keys(STATES))('%s', (state) => {
  describe.each(['with PRreceiptvoid', 'without PRreceiptvoid'])('someone %s', (person) => {
    test('Re-Quote is shown exactly when its call is taken', async () => {
      const { world, record, client } = await found(state, person);
      const company = { system: 'Finance Master' as const, isIntegrated: true };
      const { status } = await client.call(requestQuote, {
        body: {
          customerId: world.customer,
          companyId: world.company,
          policyIds: world.policies,
          attributes: { assignedRisk: 0, other: 0 },
          requote: record.id,
        },
      });
      const { requote } = rowIcons(factsOf(record), company, undefined);
      expect(status).toBe(requote.isShown ? 200 : 409);
    });

    test('Generate Contract is taken exactly while the contract is Quoted', async () => {
      const { world, quote, record, client } = await found(state, person);
      const [option] = quote.options;
      const { status } = await client.call(generateContract, {
        body: {
          financeId: record.id,
          customerId: world.customer,
          quoteCode: quote.QuoteCode,
          numberOfPay: option.NumberOfPay,
          paymentSelected: option.MonthlyPayment,
          downPayment: option.DownPay,
        },
      });
      expect(status).toBe(record.contractStatus === 'Quoted' ? 200 : 409);
    });

    test('an endorsement is quoted exactly when A/P is open', async () => {
      const { record, client } = await found(state, person);
      const { status } = await client.call(addEndorsement, {
        body: {
          financeContractId: record.id,
          payee: 'carrier',
          additionalPremium: 100,
          effectiveDate: today(),
        },
      });
      expect(status).toBe(whyNotEndorse(record) === undefined ? 200 : 409);
    });
  });
});
