import { expect, test } from 'vitest';
import { companyDifferences, companyErrors, valuesOf } from './company-values.ts';

const HARBOR = { ...valuesOf(undefined), name: 'Harbor Mutual', phone: '(813) 555-0142' };
const STORED = { ...HARBOR, id: 1, active: true, version: 2, products: [] };

test('an empty form asks for a name and nothing else', () => {
  expect(companyErrors(valuesOf(undefined))).toEqual({ name: 'Enter a name.' });
  expect(companyErrors(HARBOR)).toEqual({});
});

test('whatever else is wrong, a company without a kind is reported', () => {
  expect(companyErrors({ ...HARBOR, isCarrier: false, website: 'harbor.test' })).toEqual({
    isCarrier: 'Choose carrier, finance company or both.',
    website: 'Enter an address like https://www.example.com.',
  });
});

test('of a conflict only what differs is shown, as it would be saved', () => {
  const mine = { ...HARBOR, name: ' Harbor Mutual ', phone: '8135550142', isFinance: true };
  expect(companyDifferences(STORED, mine)).toEqual([{ label: 'Finance company', theirs: 'No', mine: 'Yes' }]);
});
