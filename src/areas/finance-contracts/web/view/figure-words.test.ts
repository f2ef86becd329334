import { expect, test } from 'vitest';
import type { Contract } from '../../contract.ts';
import { duesOf, openItems } from '../../rules/dues.ts';
import { payoffsOf } from '../../rules/payoff.ts';
import { scheduleOf, settle } from '../../rules/schedule.ts';
import { figureWords, payoffSteps } from './figure-words.ts';

const today = '2026-06-16';
const advancedOn = '2026-01-01';
const planned = scheduleOf({
  amountFinanced: 1003_85,
  totalOfPayments: 1121_82,
  numberPayments: 10,
  advancedOn,
});
const schedule = settle(planned, 4 * 112_18);
const balance = 673_10;
const standing = (fields: Partial<Contract> = {}) => {
  const open = {
    contractStatus: 'Approved',
    isDownPaymentProcessed: 1,
    downPayment: 250_00,
    dateFinanced: '2026-01-05',
    openDownPayments: [],
    balance,
    schedule,
    setupFee: 0,
    ...fields,
  } as unknown as Contract;
  return {
    ...open,
    rolledInto: null,
    today,
    payoff: payoffsOf({ schedule: planned, balance, today, advancedOn, kept: open.setupFee }),
    ...duesOf(openItems(open), today),
  };
};
const contract = standing();
const words = (given: Contract) => figureWords(given).map(({ value, note }) => `${value}: ${note}`);

test('the figures tell what is owed, what is overdue, what comes next and what settles it today', () => {
  expect(words(contract).slice(0, 3)).toEqual([
    '$673.10: $448.72 of $1,121.82 paid, 4 of 10',
    '$112.18: 1 payment, due 05/26/2026, 21 days ago',
    '$112.18: 06/26/2026, in 10 days',
  ]);
  const { ruleOf78, actuarial } = contract.payoff as NonNullable<Contract['payoff']>;
  expect(ruleOf78.refund + ruleOf78.payoff).toBe(balance);
  expect(actuarial.refund + actuarial.payoff).toBe(balance);
  expect(payoffSteps(contract)[0]).toBe('Finance charge $117.97; 5 of 10 payments are due after today.');
});

test('how the payoff comes about adds up: a set-up fee is not refunded, and what went back before is not again', () => {
  expect(payoffSteps(standing({ setupFee: 20_00 }))).toEqual([
    'Finance charge $117.97, of which the set-up fee of $20.00 is not refunded; 5 of 10 payments are due after today.',
    'Rule of 78: $97.97 × 15 ÷ 55 = $26.72 refunded; $673.10 − $26.72 = $646.38.',
    expect.stringContaining('have earned, and at most $97.97, is'),
  ]);
  const payoff = payoffsOf({ schedule: planned, balance, today, advancedOn, givenBack: 10_00 });
  expect(payoffSteps({ ...contract, payoff })[1]).toBe(
    'Rule of 78: $117.97 × 15 ÷ 55 = $32.17, of which $22.17 can still be refunded; $673.10 − $22.17 = $650.93.',
  );
});

test('an open down payment is told beside the payments that are overdue, and as what comes next', () => {
  expect(words(standing({ isDownPaymentProcessed: 0 }))[1]).toBe(
    '$362.18: down payment and 1 payment, the first due 01/05/2026, 162 days ago',
  );
  expect(words(standing({ isDownPaymentProcessed: 0, dateFinanced: '2026-06-20' }))[2]).toBe(
    '$250.00: 06/20/2026, in 4 days, down payment',
  );
});

test('a quoted, a voided and a rolled over contract say why nothing is owed', () => {
  const note = (fields: Partial<Contract>) => figureWords({ ...contract, ...fields })[0]?.note;
  expect(note({ contractStatus: 'Quoted' })).toBe('Begins when the contract is approved');
  expect(note({ contractStatus: 'Voided' })).toBe('The contract is voided');
  expect(note({ rolledInto: 'PF-2' })).toBe('Rolled over into PF-2');
  expect(payoffSteps({ ...contract, payoff: null })).toEqual([]);
});
