import { expect, test } from 'vitest';
import { completed, fits, guessColumns, mapProblems, NO_COLUMNS } from './columns.ts';

test('the usual headings are found, however they are written', () => {
  expect(
    guessColumns([
      'POLICY NO.',
      'Insured Name',
      'Line of Business',
      'Trans Date',
      'Eff. Date',
      'Exp Date',
      'Written Premium',
      'Comm %',
      'Commission Rate',
      'Commission Amount',
    ]),
  ).toEqual({
    policyNumber: 'POLICY NO.',
    customerName: 'Insured Name',
    productName: 'Line of Business',
    transactionDate: 'Trans Date',
    effectiveDate: 'Eff. Date',
    expirationDate: 'Exp Date',
    premium: 'Written Premium',
    commission: 'Commission Amount',
  });
});

test('a heading that contains a telling word is taken when none is the word itself', () => {
  expect(
    guessColumns(['Your policy number', 'Total commission paid', 'Statement date (US)', 'Notes']),
  ).toEqual({
    ...NO_COLUMNS,
    policyNumber: 'Your policy number',
    commission: 'Total commission paid',
    transactionDate: 'Statement date (US)',
  });
});

test('a column is used once', () => {
  expect(guessColumns(['Policy'])).toEqual({ ...NO_COLUMNS, policyNumber: 'Policy' });
  expect(guessColumns([])).toEqual(NO_COLUMNS);
});

test('a saved map fits when the sheet has all of its columns, each once', () => {
  const map = { ...NO_COLUMNS, policyNumber: 'Pol', commission: 'Comm' };
  expect(fits(map, ['Comm', 'Pol', 'Other'])).toBe(true);
  expect(fits(map, ['Comm', 'Policy'])).toBe(false);
  expect(fits(map, ['Comm', 'Pol', 'Comm (2)'])).toBe(false);
});

test('a saved map without a policy number does not fit a sheet that plainly has one; it is completed with it', () => {
  const map = { ...NO_COLUMNS, customerName: 'Insured', commission: 'Comm' };
  expect(fits(map, ['Insured', 'Comm'])).toBe(true);
  expect(fits(map, ['Insured', 'Comm', 'Policy Number'])).toBe(false);
  expect(completed(map, ['Insured', 'Comm', 'Policy Number'])).toEqual({
    ...map,
    policyNumber: 'Policy Number',
  });
  expect(fits(map, ['Insured', 'Comm', 'Policy Type'])).toBe(true);
  expect(fits({ ...map, productName: 'Policy' }, ['Insured', 'Comm', 'Policy'])).toBe(true);
  expect(completed(map, ['Policy Number', 'Comm'])).toBeUndefined();
});

const HEADINGS = ['Pol', 'Name', 'Day', 'Comm'];
const MAP = { ...NO_COLUMNS, policyNumber: 'Pol', transactionDate: 'Day', commission: 'Comm' };

test('a number or a customer, a date and a commission are needed', () => {
  expect(mapProblems(MAP, HEADINGS)).toEqual({});
  expect(mapProblems({ ...MAP, policyNumber: null, customerName: 'Name' }, HEADINGS)).toEqual({});
  expect(Object.keys(mapProblems(NO_COLUMNS, HEADINGS))).toEqual([
    'map.policyNumber',
    'map.transactionDate',
    'map.commission',
  ]);
});

test('a column that is not there, and one for two things; dates may share one', () => {
  expect(mapProblems({ ...MAP, premium: 'Prem' }, HEADINGS)).toEqual({
    'map.premium': ['The file has no column “Prem”.'],
  });
  expect(mapProblems({ ...MAP, customerName: 'Pol' }, HEADINGS)).toEqual({
    'map.customerName': ['This column already holds the policy number.'],
  });
  expect(mapProblems({ ...MAP, effectiveDate: 'Day' }, HEADINGS)).toEqual({});
});
