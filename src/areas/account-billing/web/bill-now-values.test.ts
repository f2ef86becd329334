import { expect, test } from 'vitest';
import { type BillNowValues, billNowErrors, codeFor, inputOf } from './bill-now-values.ts';

const EMPTY: BillNowValues = {
  ...{ billingType: '', description: '', tranCode: '', amount: null, paymentMethod: '', billingId: '' },
};

test('the required messages are those of the documents', () => {
  expect(billNowErrors(EMPTY)).toEqual({
    billingType: 'Billing Type is Required',
    tranCode: 'Transaction Type is Required',
    amount: 'Amount is Required',
    paymentMethod: 'Payment Method is Required',
  });
});

test('Billing goes with 27 and Refund with 22', () => {
  expect(codeFor('1')).toBe('27');
  expect(codeFor('2')).toBe('22');
  expect(codeFor('3')).toBe('');
});

test('what is billed is sent as it was typed', () => {
  const typed = { ...EMPTY, billingType: '1', tranCode: '27', amount: 107532, paymentMethod: '4' };
  expect(billNowErrors(typed)).toEqual({});
  expect(inputOf(typed)).toMatchObject({
    ...{ billingType: { name: 'Billing', value: 1 }, tranCode: 27, amount: 107532 },
    paymentMethod: { id: 4 },
  });
});

test('a void names its row and nothing else', () => {
  const typed = { ...EMPTY, billingType: '3', amount: 5000, paymentMethod: '4' };
  expect(billNowErrors(typed)).toEqual({ billingId: 'Choose the row to void.' });
  expect(inputOf({ ...typed, billingId: '12' })).toMatchObject({
    ...{ billingType: { value: 3 }, billingId: 12, amount: null, paymentMethod: null },
  });
});
