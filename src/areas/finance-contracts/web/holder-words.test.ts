import { expect, test } from 'vitest';
import { holderWords } from './holder-words.ts';

const contract = (id: number, contractStatus: 'Quoted' | 'Approved' | 'Voided', fields: object = {}) => ({
  id,
  contractNumber: '',
  contractStatus,
  rolledInto: null,
  policyIds: [11],
  ...fields,
});

test('a policy tells which contracts have it already, with number and status', () => {
  const contracts = [
    contract(3, 'Quoted'),
    contract(1, 'Approved', { contractNumber: 'GP-1', rolledInto: 'GP-2' }),
    contract(2, 'Approved', { contractNumber: 'GP-2' }),
    contract(4, 'Voided'),
    contract(5, 'Approved', { policyIds: [12] }),
  ];
  expect(holderWords(11, contracts, undefined)).toBe(
    'Already on GP-1 (Approved, rolled over into GP-2), GP-2 (Approved), #3 (Quoted)',
  );
  expect(holderWords(11, [contract(3, 'Quoted')], 3)).toBe('');
});
