import { expect, test } from 'vitest';
import { chargeNotes } from './charge-notes.ts';
import { payOptions } from './charges.ts';
import type { QuotedOption } from './pay-option.ts';

const QUESTION = {
  state: 'FL',
  total: 1250_00,
  minimumDownPayment: 20_00,
  advancedOn: '2026-01-01',
  expiresFirst: '2027-01-01',
  hadContract: false,
};
const option = payOptions(QUESTION).find(({ numberOfPay }) => numberOfPay === 10) as QuotedOption;

const IN_FLORIDA = { state: 'FL', advancedOn: '2026-01-01', language: 'en' } as const;

test('interest and stamps say how they were reckoned, with the rule', () => {
  expect(chargeNotes(option, IN_FLORIDA)).toEqual({
    interestTerms: '12.00 % a year for 298 days',
    interestRule: 'Florida Statutes 627.840',
    stampsRule: '$0.35 × 11 for each $100 or part of $1,003.85, Florida Statutes 201.08',
  });
});

test('what the company chose otherwise, and a state without a rule, is not explained by one', () => {
  const other = { ...option, interest: option.interest - 1, docStamps: option.docStamps + 1 };
  expect(chargeNotes(other, IN_FLORIDA)).toEqual({});
  expect(chargeNotes(option, { ...IN_FLORIDA, state: 'GA' })).toEqual({});
});
