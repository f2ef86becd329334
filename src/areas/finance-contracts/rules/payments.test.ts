import { expect, test } from 'vitest';
import type { Contract } from '../contract.ts';
import { chargeRefundLine, paymentLine, voidedLine } from './payment-lines.ts';
import { appendagesOf, payablesOf, paymentProblems, whyNothingToPay, whyNotPay } from './payments.ts';

const CONTRACT = {
  id: 21,
  contractStatus: 'Approved',
  isDownPaymentProcessed: 1,
  downPayment: 200_00,
  dateFinanced: '2026-01-05',
  balance: 1000_00,
  funded: 0,
  unfunded: 0,
  rolledInto: null,
  receipt_details: [],
  company: { finance_company_details: { isIntegrated: 1, fundingStatus: 'Partial Funded' } },
  openDownPayments: [],
  additionalPremium: 0,
  schedule: [
    { due: '2026-01-26', amount: 100_00, paid: 100_00 },
    { due: '2026-02-26', amount: 100_00, paid: 0 },
    { due: '2026-03-26', amount: 100_00, paid: 0 },
  ],
  payoff: { ruleOf78: { refund: 50_00, payoff: 950_00 }, actuarial: { refund: 40_00, payoff: 960_00 } },
  today: '2026-03-01',
} as unknown as Contract;
const open = (carrier: number, premiumFinanceCompany: number): Contract['openDownPayments'] => [
  { payee: 'carrier', date: '2026-02-01', amount: carrier },
  { payee: 'premiumFinanceCompany', date: '2026-02-02', amount: premiumFinanceCompany },
];
const paid = (amount: number, more: object = {}) =>
  ({ kind: 'finance payment', amount, paymentAppendage: null, payoff: false, ...more }) as const;

test('the appendage says what is paid and how the company is funded', () => {
  const full = {
    ...CONTRACT,
    company: { finance_company_details: { isIntegrated: 1, fundingStatus: 'Full Funded' } },
  } as Contract;
  const both = { ...CONTRACT, openDownPayments: open(1, 1) };
  expect([appendagesOf('down payment', CONTRACT), appendagesOf('down payment', full)]).toEqual([
    ['DPP'],
    ['DPF'],
  ]);
  expect([appendagesOf('finance payment', CONTRACT), appendagesOf('finance payment', full)]).toEqual([
    ['MPP'],
    ['MPF'],
  ]);
  expect(appendagesOf('additional premium', both)).toEqual(['APP', 'APF']);
});

test('payment and additional premium before the down payment, and that one twice, are not taken', () => {
  const before = { ...CONTRACT, isDownPaymentProcessed: 0 } as Contract;
  expect(whyNotPay('finance payment', before)).toBe('Process the down payment first.');
  expect(whyNotPay('additional premium', before)).toBe('Process the down payment first.');
  expect(whyNotPay('down payment', before)).toBeUndefined();
  expect(whyNotPay('down payment', CONTRACT)).toBe('The down payment has been processed.');
});

test('a link that nothing can be taken for is told why: quoted, paid off, or no down payment open', () => {
  const why = (fields: object, kind: 'down payment' | 'finance payment' | 'additional premium') =>
    whyNothingToPay(kind, null, { ...CONTRACT, ...fields } as Contract);
  expect(why({}, 'finance payment')).toBeUndefined();
  expect(why({ contractStatus: 'Quoted' }, 'finance payment')).toBe(
    'This contract is quoted: approve it first.',
  );
  expect(why({ balance: 0 }, 'finance payment')).toBe('This contract has nothing left to pay.');
  expect(why({}, 'down payment')).toBe('The down payment has been processed.');
  expect(why({}, 'additional premium')).toBe('No down payment of an additional premium is open.');
  const toCarrier = { ...CONTRACT, openDownPayments: open(30_00, 0) };
  expect(whyNothingToPay('additional premium', 'APP', toCarrier)).toBeUndefined();
  expect(whyNothingToPay('additional premium', 'APF', toCarrier)).toBe(
    'No down payment of an additional premium is open.',
  );
});

test('payments of one receipt are together at most the balance, and a payoff is on a receipt of its own', () => {
  const contract = { ...CONTRACT, openDownPayments: open(0, 300_00) };
  const down = paid(300_00, { kind: 'additional premium', paymentAppendage: 'APF' });
  expect(paymentProblems(paid(700_00), contract, [down])).toEqual({});
  expect(paymentProblems(paid(700_01), contract, [down])).toEqual({
    amount: 'Enter at most $700.00, the balance.',
  });
  expect(paymentProblems(down, contract, [paid(700_01)]).amount).toMatch(/at most \$299.99/);
  expect(paymentProblems(paid(950_00, { payoff: true }), CONTRACT)).toEqual({});
  expect(paymentProblems(paid(950_00, { payoff: true }), contract, [down])).toEqual({
    payoff: 'Take what pays a contract off on a receipt of its own.',
  });
});

test('a contract owes its down payment, those of its additional premiums, and its payments due by today', () => {
  const both = { ...CONTRACT, openDownPayments: open(30_00, 2000_00) };
  const owes = (contract: Contract) =>
    payablesOf(contract).map(({ paymentAppendage, owed, most, since }) => [
      paymentAppendage,
      owed,
      most,
      since,
    ]);
  expect(owes(both)).toEqual([
    ['APP', 30_00, 30_00, '2026-02-01'],
    // It comes off the balance, so it is never more than that.
    ['APF', 1000_00, 1000_00, '2026-02-02'],
    ['MPP', 100_00, 1000_00, '2026-02-26'],
  ]);
  expect(owes({ ...CONTRACT, isDownPaymentProcessed: 0 } as Contract)).toEqual([
    ['DPP', 200_00, 200_00, '2026-01-05'],
    ['MPP', 100_00, 0, '2026-02-26'],
  ]);
  expect(owes({ ...CONTRACT, today: '2026-02-25' })).toEqual([['MPP', 0, 1000_00, null]]);
  expect(owes({ ...CONTRACT, contractStatus: 'Quoted' })).toEqual([]);
});

test('a receipt’s line shows the money in total; its amount is 0 for DPP, DPF and APP', () => {
  const lineOf = (appendage: 'MPP' | 'MPF' | 'APP' | 'APF' | 'DPP' | 'DPF') => {
    const { type, total, amount } = paymentLine(appendage, 10_00, '2026-03-01');
    return [type, total, amount];
  };
  expect(lineOf('MPP')).toEqual(['Payment', 10_00, -10_00]);
  expect(lineOf('MPF')).toEqual(['Payment', 10_00, -10_00]);
  expect(lineOf('APF')).toEqual(['Down Payment', 10_00, -10_00]);
  expect(lineOf('APP')).toEqual(['Down Payment', 10_00, 0]);
  expect(lineOf('DPP')).toEqual(['Down Payment', 10_00, 0]);
  expect(lineOf('DPF')).toEqual(['Down Payment', 10_00, 0]);
});

test('a void writes Void Payment with the negative figures of the line, and the opposite of a Charge Refund', () => {
  const taken = { ...paymentLine('MPP', 10_00, '2026-03-01'), id: 7 };
  expect(voidedLine(taken, '2026-03-02')).toMatchObject({
    type: 'Void Payment',
    subType: 'MPP',
    total: -10_00,
    amount: 10_00,
    reversesId: 7,
  });
  const refund = { ...chargeRefundLine(5_00, '2026-03-01'), id: 8 };
  expect(voidedLine(refund, '2026-03-02')).toMatchObject({
    type: 'Charge Refund',
    amount: 5_00,
    reversesId: 8,
  });
});
