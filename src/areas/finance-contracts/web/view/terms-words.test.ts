import { expect, test } from 'vitest';
import type { Contract } from '../../contract.ts';
import { withAdditional } from './terms-words.ts';

const contract = {
  contractStatus: 'Approved',
  total: 1200_00,
  additionalPremium: 120_00,
  today: '2026-03-01',
  schedule: [
    { due: '2026-01-26', amount: 110_00, paid: 110_00 },
    { due: '2026-02-26', amount: 110_00, paid: 0 },
    { due: '2026-03-26', amount: 155_00, paid: 0 },
    { due: '2026-04-26', amount: 155_00, paid: 0 },
  ],
} as Contract;

test('after an additional premium the terms tell total, total of payments and payment amount with it', () => {
  expect(withAdditional(contract)).toEqual({
    added: 120_00,
    total: 1320_00,
    totalOfPayments: 530_00,
    payments: 4,
    paymentAmount: '$155.00 from 03/26/2026',
  });
});

test('without one, and once the contract is voided, there is nothing to tell', () => {
  expect(withAdditional({ ...contract, additionalPremium: 0 })).toBeUndefined();
  expect(withAdditional({ ...contract, contractStatus: 'Voided' })).toBeUndefined();
});
