import { expect, test } from 'vitest';
import { missingProblems, moveProblems } from './move-rules.ts';

const found = [
  { id: 1, customer_id: 10 },
  { id: 2, customer_id: 10 },
];

test('policies of one customer move to another who is known', () => {
  expect(moveProblems({ policyId: [1, 2], customerId: 11 }, found, true)).toEqual({});
  expect(moveProblems({ policyId: [1, 2], customerId: 11, versions: [1, 4] }, found, true)).toEqual({});
});

test('a policy that belongs to nobody here is named', () => {
  expect(missingProblems([1, 7, 2, 8], found)).toEqual({
    policyId: ['There is no policy 7 in your agency.', 'There is no policy 8 in your agency.'],
  });
});

test('an unknown customer, and the one who has the policies, are refused', () => {
  expect(moveProblems({ policyId: [1], customerId: 12 }, found, false)).toEqual({
    customerId: ['Please enter a valid Customer ID'],
  });
  expect(moveProblems({ policyId: [1], customerId: 10 }, found, true)).toEqual({
    customerId: ['The policies already belong to this customer.'],
  });
});

test('policies of several customers, and versions for only some, are refused', () => {
  const mixed = [...found, { id: 3, customer_id: 11 }];
  expect(moveProblems({ policyId: [1, 2, 3], customerId: 12, versions: [1] }, mixed, true)).toEqual({
    policyId: ['Choose policies of one customer.'],
    versions: ['Send one version for each policy.'],
  });
});
