import { expect, test } from 'vitest';
import { companyChoices, inputOf, productDifferences, productErrors, valuesOf } from './product-values.ts';

const AUTO = {
  name: 'Auto',
  lineOfBusiness: 'Personal Auto',
  newPercent: 1250,
  renewalPercent: 1000,
  financeCompanyIds: [7],
};
const OFFERED = [{ id: 7, name: 'Alder Credit' }];
const STORED = { ...AUTO, id: 1, active: true, version: 2, financeCompanies: OFFERED };

test('an empty form asks for everything', () => {
  expect(productErrors(valuesOf(undefined))).toEqual({
    name: 'Enter a name.',
    lineOfBusiness: 'Choose a line of business.',
    newPercent: 'Enter a percentage.',
    renewalPercent: 'Enter a percentage.',
  });
});

test('percentages are from 0 to 100 with two decimals', () => {
  expect(productErrors({ ...AUTO, newPercent: 0, renewalPercent: 10_000 })).toEqual({});
  expect(productErrors({ ...AUTO, newPercent: '12.345', renewalPercent: 10_001 })).toEqual({
    newPercent: 'Enter a percentage with at most two decimals.',
    renewalPercent: 'At most 100 %.',
  });
  expect(productErrors({ ...AUTO, newPercent: '.' })).toEqual({ newPercent: 'Enter a percentage.' });
});

test('percents are sent in hundredths of a percent', () => {
  expect(inputOf(AUTO)).toEqual(AUTO);
});

test('of a conflict only what differs is shown, in its form', () => {
  expect(productDifferences({ ...STORED, newPercent: 1300 }, AUTO, OFFERED)).toEqual([
    { label: 'New', theirs: '13.00 %', mine: '12.50 %' },
  ]);
});

test('lists of finance companies differ by their order, and are shown by name', () => {
  const offered = [...OFFERED, { id: 8, name: 'Birch Credit' }];
  const theirs = { ...STORED, financeCompanies: offered };
  expect(productDifferences(theirs, { ...AUTO, financeCompanyIds: [8, 7] }, offered)).toEqual([
    {
      label: 'Finance companies',
      theirs: 'Alder Credit, Birch Credit',
      mine: 'Birch Credit, Alder Credit',
    },
  ]);
});

test('a product can name what is offered, and keep what it names already', () => {
  const closed = { id: 9, name: 'Closed Credit' };
  expect(companyChoices(OFFERED, { ...STORED, financeCompanies: [closed, ...OFFERED] })).toEqual([
    ...OFFERED,
    closed,
  ]);
  expect(companyChoices(OFFERED, undefined)).toEqual(OFFERED);
});
