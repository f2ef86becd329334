import { expect, test } from 'vitest';
import { proposeBill } from './proposal.ts';
import {
  billNowProblems,
  checkNumberProblem,
  mostRefunded,
  refundProblem,
  WRONG_CODE,
  whyNotVoided,
} from './rules.ts';

const filled = { category: 1, tranCode: 27, amount: 100, paymentMethodId: 1, billingId: undefined };

test('the required messages of Bill Now', () => {
  const none = {
    category: undefined,
    tranCode: undefined,
    amount: undefined,
    paymentMethodId: undefined,
    billingId: undefined,
  };
  expect(Object.values(billNowProblems(none)).flat()).toEqual([
    'Billing Type is Required',
    'Transaction Type is Required',
    'Amount is Required',
    'Payment Method is Required',
  ]);
  expect(billNowProblems(filled)).toEqual({});
});

test('Billing goes with 27 and Refund with 22; Void takes either and needs a row', () => {
  expect(billNowProblems({ ...filled, tranCode: 22 })).toEqual({ tranCode: [WRONG_CODE] });
  expect(billNowProblems({ ...filled, category: 2 })).toEqual({ tranCode: [WRONG_CODE] });
  expect(billNowProblems({ ...filled, category: 2, tranCode: 22 })).toEqual({});
  for (const tranCode of [22, 27])
    expect(billNowProblems({ ...filled, category: 3, tranCode, billingId: 5 })).toEqual({});
  expect(Object.keys(billNowProblems({ ...filled, category: 3 }))).toEqual(['billingId']);
});

test('a refund is at most paid − refunded − refunds Open or Processing', () => {
  const standing = { paid: 10_000, refunded: 2000, refunding: 3000 };
  expect(mostRefunded(standing)).toBe(5000);
  expect(refundProblem(5000, standing)).toBeUndefined();
  expect(refundProblem(5001, standing)).toBe('At most $50.00 can be refunded.');
});

test('an Open row can be voided, a Processing one only before its charge is handed over', () => {
  expect(whyNotVoided({ state: 'Open', isHandedOver: false })).toBeUndefined();
  expect(whyNotVoided({ state: 'Processing', isHandedOver: false })).toBeUndefined();
  expect(whyNotVoided({ state: 'Processing', isHandedOver: true })).toMatch('cannot be called back');
  for (const state of ['Paid', 'Failed', 'Voided'] as const)
    expect(whyNotVoided({ state, isHandedOver: true })).toMatch(`This row is ${state}`);
});

test('a check number has digits only, at least 4 and at most 6', () => {
  expect(['', ' ', '123', '1234567', '12a4', '1234', '123456'].map(checkNumberProblem)).toEqual([
    'Check Number is Required',
    'Check Number is Required',
    'Invalid Check Number',
    'Invalid Check Number',
    'Invalid Check Number',
    undefined,
    undefined,
  ]);
});

test('the proposal is client price × open offices and add-ons by bill type, with its working', () => {
  const figures = {
    offices: 3,
    employees: 12,
    brokers: 2,
    customers: 740,
    active_customers: 500,
    written_premium: 1_000_001,
    receipts: 88,
  };
  const addOn = (bill_type: string, clientPrice: number) => ({
    name: bill_type,
    bill_type: bill_type as 'per_office',
    clientPrice,
  });
  const { lines, total } = proposeBill(
    9900,
    [
      addOn('per_employee', 100),
      addOn('flat_monthly', 2500),
      addOn('per_broker', 10),
      addOn('per_customer', 1),
      addOn('per_active_customer', 2),
      addOn('per_customer_receipt', 5),
      addOn('written_premium', 150),
      addOn('per_office', 0),
    ],
    figures,
  );
  expect(lines.map(({ quantity, amount }) => [quantity, amount])).toEqual([
    [3, 29_700],
    [12, 1200],
    [1, 2500],
    [2, 20],
    [740, 740],
    [500, 1000],
    [88, 440],
    [1_000_001, 15_000],
    [3, 0],
  ]);
  expect(total).toBe(50_600);
});
