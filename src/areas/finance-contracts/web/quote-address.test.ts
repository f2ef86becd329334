import { expect, test } from 'vitest';
import { type QuoteStep, quoteParam, readQuoteParam } from './quote-address.ts';

const ENDORSEMENT: QuoteStep = {
  step: 'endorsement',
  contractId: 7,
  payee: 'carrier',
  additionalPremium: 10_000,
  policyFee: 0,
  tax: 150,
  mgaFee: 0,
  downPayment: 2500,
  effectiveDate: '2026-06-16',
  policyIds: [],
};

const STEPS: Record<string, QuoteStep> = {
  'company.104238.12-13': { step: 'company', customerId: 104_238, policyIds: [12, 13] },
  'company.104238.': { step: 'company', customerId: 104_238, policyIds: [] },
  'questions.104238.5.12': { step: 'questions', customerId: 104_238, companyId: 5, policyIds: [12] },
  'requote.7': { step: 'requote', contractId: 7 },
  'selection.7': { step: 'selection', contractId: 7 },
  'status.7': { step: 'status', contractId: 7 },
  'agreement.7.31.REN.1': {
    step: 'agreement',
    contractId: 7,
    attachmentId: 31,
    entryType: 'REN',
    isSent: true,
  },
  'agreement.7.31.END.0.carrier.2500': {
    step: 'agreement',
    contractId: 7,
    attachmentId: 31,
    entryType: 'END',
    isSent: false,
    added: { payee: 'carrier', downPayment: 2500 },
  },
  'endorsement.7.carrier.10000.0.150.0.2500.2026-06-16.': ENDORSEMENT,
  'endorsement.7.carrier.10000.0.150.0.2500.2026-06-16.12-13': { ...ENDORSEMENT, policyIds: [12, 13] },
};

test.each(Object.entries(STEPS))('%s is written and read', (text, step) => {
  expect(quoteParam(step)).toBe(text);
  expect(readQuoteParam(text)).toEqual(step);
});

test.each([
  undefined,
  '',
  'selection',
  'selection.0',
  'selection.x',
  'elsewhere.7',
  'company.104238',
  'company.104238.12-x',
  'questions.104238.0.12',
  'agreement.7.31.ABC.1',
  'endorsement.7.nobody.1.0.0.0.0.2026-06-16.',
  'endorsement.7.carrier.1.0.0.0.0.2026-02-30.',
  'endorsement.7.carrier.-1.0.0.0.0.2026-06-16.',
])('%s opens nothing', (text) => {
  expect(readQuoteParam(text)).toBeUndefined();
});
