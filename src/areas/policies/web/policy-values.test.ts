import { expect, test } from 'vitest';
import type { Policy } from '../contract.ts';
import { emptyProducer, emptyValues, inputOf, policyErrors, renewalOf, valuesOf } from './policy-values.ts';

const POLICY: Policy = {
  id: 700_001,
  custid: 100_001,
  customer: 'Maria Johnson',
  policyNumber: 'HMA-1',
  companyId: 5,
  company: 'Harbor Mutual',
  productId: 1,
  product: 'Harbor Auto',
  lineOfBusiness: 'Personal Auto',
  policyType: 'Personal Lines',
  purpose: 'NEW',
  status: 'active',
  state: 'in force',
  effdate: '2026-01-15',
  expdate: '2026-07-15',
  premium: 60_000,
  policyFee: 2500,
  tax: 0,
  mgaFee: 0,
  total: 62_500,
  producers: [{ employeeId: 7, name: 'Ann Lee', split: 4000 }],
  officeId: null,
  office: '',
  memo: 'Old memo',
  cancelledOn: null,
  cancelReason: '',
  renewsId: null,
  renewedById: null,
  createdAt: new Date('2026-01-10T15:00:00Z'),
  version: 3,
};

test('whoever is proposed as the producer has the whole policy; otherwise nobody is', () => {
  expect(emptyValues(null, '2026-03-01', 7).producers).toMatchObject([{ employeeId: 7, split: 10_000 }]);
  expect(emptyValues(null, '2026-03-01').producers).toEqual([]);
});

test('an empty form asks for what must be there', () => {
  expect(Object.keys(policyErrors({ ...emptyValues(null, '2026-03-01'), effdate: null })).sort()).toEqual([
    'effdate',
    'expdate',
    'policyNumber',
    'premium',
    'productId',
  ]);
});

test('a stored policy reads back as what would be saved', () => {
  const input = inputOf(valuesOf(POLICY));
  expect(input).toMatchObject({ premium: 60_000, policyFee: 2500, status: 'active', productId: 1 });
  expect(input.producers).toEqual([{ employeeId: 7, split: 4000 }]);
});

test('the status of an expired, renewed or cancelled policy is not sent', () => {
  for (const status of ['expired', 'renewed', 'cancelled'] as const)
    expect(inputOf(valuesOf({ ...POLICY, status })).status).toBeUndefined();
});

test('fees that are left empty are none; the premium must be there', () => {
  const values = { ...valuesOf(POLICY), policyFee: null, premium: null };
  expect(policyErrors(values)).toEqual({ premium: 'Enter an amount.' });
  expect(inputOf({ ...values, premium: 100 }).policyFee).toBe(0);
});

test('what cannot be read is refused at its field', () => {
  const producers = [{ ...emptyProducer(), split: '12.345' }];
  expect(policyErrors({ ...valuesOf(POLICY), tax: '1.234', effdate: '02/30/2026', producers })).toEqual({
    tax: 'Enter an amount with at most two decimals.',
    effdate: 'Enter a valid date.',
    'producers.0.employeeId': 'Choose a person.',
    'producers.0.split': 'Enter a percentage with at most two decimals.',
  });
});

test('a renewal begins where the old term ends, as long, with the same premium and producers', () => {
  const input = inputOf(renewalOf({ ...POLICY, status: 'expired' }));
  expect(input).toMatchObject({
    effdate: '2026-07-15',
    expdate: '2027-01-15',
    purpose: 'RWL',
    status: 'active',
    premium: 60_000,
    producers: [{ employeeId: 7, split: 4000 }],
    memo: '',
  });
});
