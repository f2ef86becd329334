import { expect, test } from 'vitest';
import { ALONE } from '../rules/fields.ts';
import {
  billOf,
  contractErrors,
  emptyValues,
  inputOf,
  proposesBill,
  startValues,
  typedFigures,
} from './contract-values.ts';

const FILLED = {
  ...emptyValues('2026-01-05'),
  compID: 7,
  premium: 1000_00,
  downPayment: 200_00,
  numberPayments: '10',
  paymentAmount: 88_00,
};

test('an empty amount financed and APR are sent empty, so that the server computes them', () => {
  expect(inputOf(FILLED)).toMatchObject({
    amountFinanced: null,
    APR: null,
    numberPayments: 10,
    policyFee: 0,
  });
});

test('the form judges as the server does', () => {
  expect(contractErrors(FILLED, ALONE)).toEqual({});
  expect(contractErrors({ ...FILLED, compID: null }, ALONE)).toEqual({ compID: 'Choose a finance company.' });
  expect(contractErrors({ ...FILLED, premium: '12x' }, ALONE)).toEqual({ premium: 'Enter an amount.' });
  expect(Object.keys(contractErrors({ ...FILLED, downPayment: 2000_00 }, ALONE))).toEqual(['downPayment']);
  expect(Object.keys(contractErrors({ ...FILLED, numberPayments: '0' }, ALONE))).toEqual(['numberPayments']);
  expect(Object.keys(contractErrors({ ...FILLED, APR: 400_00 }, ALONE))).toEqual(['APR']);
});

test('everything that is wrong is told at once, also beside what cannot be read', () => {
  const approved = { ...emptyValues('2026-01-05'), contractStatus: 'Approved' } as const;
  const keys = (fields: object) => Object.keys(contractErrors({ ...approved, ...fields }, ALONE)).toSorted();
  expect(keys({ dateFinanced: '13/45' })).toEqual([
    'compID',
    'dateFinanced',
    'numberPayments',
    'paymentAmount',
    'premium',
  ]);
  expect(keys({ premium: '12x', numberPayments: '0' })).toEqual([
    'compID',
    'numberPayments',
    'paymentAmount',
    'premium',
  ]);
  expect(contractErrors({ ...FILLED, compID: null, downPayment: 2000_00 }, ALONE)).toEqual({
    compID: 'Choose a finance company.',
    downPayment: 'Enter at most $1,000.00, the total.',
  });
});

test('figures are computed while typing, unless one of them cannot be read', () => {
  expect(typedFigures(FILLED)).toMatchObject({ premium: 1000_00, numberPayments: 10 });
  expect(typedFigures({ ...FILLED, numberPayments: '' })).toMatchObject({ numberPayments: null });
  expect(typedFigures({ ...FILLED, tax: '1.234' })).toBeUndefined();
});

test('the amounts follow the chosen policies until somebody enters others', () => {
  const policies = [
    { id: 1, premium: 400_00, policyfee: 25_00, tax: 7_00, mgaFee: 0 },
    { id: 2, premium: 600_00, policyfee: 0, tax: 10_50, mgaFee: 50_00 },
  ];
  const one = billOf(policies, [1]);
  expect(one).toEqual({ premium: 400_00, policyFee: 25_00, tax: 7_00, mgaFee: 0 });
  expect(proposesBill(emptyValues('2026-01-05'), billOf(policies, []))).toBe(true);
  expect(proposesBill({ ...FILLED, ...one }, one)).toBe(true);
  expect(proposesBill(FILLED, one)).toBe(false);
});

test('whoever comes with a company and policies finds them filled in; what is not offered is left out', () => {
  const policies = [{ id: 1, premium: 400_00, policyfee: 25_00, tax: 7_00, mgaFee: 0 }];
  const companies = [{ id: 5 }];
  const start = (company: number | undefined, chosen: number[]) =>
    startValues('2026-01-05', { companies, company, policies, chosen });
  expect(start(5, [1, 2])).toMatchObject({ compID: 5, policyIds: [1], premium: 400_00, policyFee: 25_00 });
  expect(start(6, [])).toEqual(emptyValues('2026-01-05'));
});
