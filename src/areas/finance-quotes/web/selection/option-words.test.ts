import { expect, test } from 'vitest';
import type { PayOption } from '../../contract.ts';
import { creditCost, optionSentence, optionSteps, paidInAll, sumSentence } from './option-words.ts';

const TEN: PayOption = {
  NumberOfPay: 10,
  DownPay: 250_00,
  MonthlyPayment: 112_18,
  LastPayment: 112_20,
  Interest: 97_97,
  SetupFee: 20_00,
  docStamps: 3_85,
  AmountFinanced: 1003_85,
  TotalOfPayments: 1121_82,
  APR: 25_68,
};
const FROM = { firstDueDate: '2026-01-26' };

test('the sentence says what is paid today, then, and until when', () => {
  expect(optionSentence(TEN, FROM)).toBe(
    '$250.00 today, then 9 × $112.18 and $112.20, from 01/26/2026 to 10/26/2026',
  );
  expect(optionSentence({ ...TEN, DownPay: 0, LastPayment: 112_18 }, FROM)).toBe(
    '10 × $112.18, from 01/26/2026 to 10/26/2026',
  );
});

test('the sum of the payments is what is financed and what it costs', () => {
  expect(sumSentence(TEN)).toBe(
    '$1,121.82 in payments = $1,003.85 financed + $97.97 interest + $20.00 set-up fee',
  );
  expect(sumSentence({ ...TEN, SetupFee: 0 })).not.toContain('fee');
});

test('the bar is the cost of credit, and paid in all includes the down payment', () => {
  expect(creditCost(TEN)).toBe(117_97);
  expect(paidInAll(TEN)).toBe(1371_82);
});

test('the working shows each figure with its parts', () => {
  expect(optionSteps(TEN)).toEqual([
    'Amount financed: $1,000.00 unpaid premium + $3.85 documentary stamps = $1,003.85.',
    'Finance charge: $97.97 interest + $20.00 set-up fee = $117.97.',
    'Total of payments: $1,003.85 + $117.97 = $1,121.82 = 9 × $112.18 + $112.20.',
    'Paid in all: $250.00 down + $1,121.82 = $1,371.82.',
    'APR: 25.68 % a year on the amount financed.',
  ]);
});
