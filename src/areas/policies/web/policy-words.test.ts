import { expect, test } from 'vitest';
import { policyInput } from '../contract.ts';
import { namesOf, shownDifferences, shownInput } from './policy-words.ts';

const OFFICES = namesOf([{ id: 11, name: 'Harbor Office' }]);

test('differences are shown the way screens show them, only for what both sides have', () => {
  const before = { premium: 100_000, officeId: null, expdate: '2027-01-01', purpose: 'NEW', memo: 'Same' };
  const after = {
    premium: 123_450,
    officeId: 11,
    expdate: '2026-07-01',
    purpose: 'RWL',
    memo: 'Same',
    tax: 1,
  };
  expect(shownDifferences(before, after, OFFICES)).toEqual([
    { field: 'purpose', label: 'Purpose', one: 'NEW New business', other: 'RWL Renewal' },
    { field: 'expdate', label: 'Expiration date', one: '01/01/2027', other: '07/01/2026' },
    { field: 'premium', label: 'Premium', one: '$1,000.00', other: '$1,234.50' },
    { field: 'officeId', label: 'Office', one: '', other: 'Harbor Office' },
  ]);
});

test('what a form would save is shown with its names, the largest split first', () => {
  const input = policyInput.parse({
    policyNumber: 'A-1',
    productId: 1,
    effdate: '2026-01-01',
    expdate: '2027-01-01',
    premium: 1,
    producers: [
      { employeeId: 7, split: 10 },
      { employeeId: 8, split: 40 },
    ],
  });
  const people = namesOf([
    { id: 7, name: 'Ann Lee' },
    { id: 8, name: 'Bo Fox' },
  ]);
  const shown = shownInput(input, { company: 'Harbor Mutual', product: 'Harbor Auto', people });
  expect(shown).toMatchObject({ product: 'Harbor Mutual, Harbor Auto' });
  expect(shown).not.toHaveProperty('status');
  expect(shownDifferences({ producers: [] }, shown, OFFICES)).toEqual([
    { field: 'producers', label: 'Producers', one: '', other: 'Bo Fox 40.00 %, Ann Lee 10.00 %' },
  ]);
});
