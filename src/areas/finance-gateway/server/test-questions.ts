import { randomUUID } from 'node:crypto';
import type { EndorsementQuestion, PostOrder, QuoteQuestion } from './questions.ts';

/** A year of auto insurance for $1,250.00, as the example of the specification finances it. */
export const question = (changes: Partial<QuoteQuestion> = {}): QuoteQuestion => ({
  operationId: randomUUID(),
  state: 'FL',
  policies: [
    {
      number: 'PA-1',
      carrier: 'Coral Mutual',
      coverage: 'Personal Auto',
      effective: '2026-01-01',
      expiration: '2027-01-01',
      premium: 1200_00,
      policyFee: 25_00,
      tax: 15_00,
      mgaFee: 10_00,
    },
  ],
  total: 1250_00,
  minimumDownPayment: 20_00,
  advancedOn: '2026-01-01',
  expiresFirst: '2027-01-01',
  quotedOn: '2026-01-02',
  insuranceType: 'Personal Lines',
  answers: { assignedRisk: false, sr22: true, auditable: false, federalFiling: false },
  hadContract: false,
  customerMemo: '',
  ...changes,
});
export const endorsement = (changes: Partial<EndorsementQuestion> = {}): EndorsementQuestion => ({
  operationId: randomUUID(),
  contractNumber: 'PF-1',
  state: 'FL',
  payee: 'carrier',
  added: 300_00,
  downPayment: 60_00,
  effective: '2026-03-01',
  askedOn: '2026-03-02',
  presentBalance: 400_00,
  remaining: [
    { due: '2026-03-26', amount: 100_00 },
    { due: '2026-04-26', amount: 100_00 },
    { due: '2026-05-26', amount: 100_00 },
  ],
  expiresFirst: '2027-01-01',
  customerMemo: '',
  ...changes,
});
export const payment = (customerMemo = ''): PostOrder => ({
  operationId: '77',
  contractNumber: 'PF-1',
  appendage: 'MPP',
  entryType: 'NEW',
  amount: 110_00,
  receipt: 12,
  paidOn: '2026-02-01',
  customerMemo,
});
/** What a company may have about a contract. */
export const OURS = {
  status: 'Approved',
  amountDue: 110_00,
  dueOn: '2026-02-26',
  payoff: 880_12,
  payoffOn: '2026-02-01',
  paymentsLeft: 9,
  history: [{ on: '2026-02-01', what: 'Payment', amount: -110_00 }],
};
