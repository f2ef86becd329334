import { expect, test } from 'vitest';
import { inputOf, productDifferences, productErrors, valuesOf } from './product-values.ts';

const AUTO = { name: 'Auto', lineOfBusiness: 'Personal Auto', newPercent: 1250, renewalPercent: 1000 };

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
    renewalPercent: 'At most 100%.',
  });
  expect(productErrors({ ...AUTO, newPercent: '.' })).toEqual({ newPercent: 'Enter a percentage.' });
});

test('percents are sent in hundredths of a percent', () => {
  expect(inputOf(AUTO)).toEqual(AUTO);
});

test('of a conflict only what differs is shown, in its form', () => {
  const theirs = {
    ...AUTO,
    id: 1,
    active: true,
    version: 2,
    lineOfBusiness: 'Personal Auto',
    newPercent: 1300,
  };
  expect(productDifferences(theirs, AUTO)).toEqual([{ label: 'New', theirs: '13.00%', mine: '12.50%' }]);
});
