import { expect, test } from 'vitest';
import type { CustomerPolicy } from '../contract.ts';
import { policiesOf } from '../policies-of.ts';
import { leadOf, rowsOf } from './term-row.ts';
import { changeWords, endWords } from './term-words.ts';

const term = {
  status: 'active',
  state: 'in force',
  effdate: '2026-06-07',
  expdate: '2026-12-07',
  cancelledOn: null,
} as const;

test('the end of a term is told by how far away it is', () => {
  expect(endWords(term, '2026-11-16')).toBe('in 21 days');
  expect(endWords({ ...term, status: 'cancelled', cancelledOn: '2026-11-17' }, '2026-11-16')).toBe(
    'tomorrow',
  );
  expect(endWords({ ...term, state: 'cancelled', cancelledOn: '2026-08-14' }, '2026-11-16')).toBe(
    '08/14/2026',
  );
  expect(endWords({ ...term, state: 'not yet', effdate: '2026-12-07' }, '2026-11-16')).toBe(
    'starts in 21 days',
  );
  expect(endWords({ ...term, state: 'pending' }, '2026-11-16')).toBe('');
  expect(endWords({ ...term, state: 'expired' }, '2026-12-16')).toBe('');
});

test('the change of a premium has a sign, and a word for none', () => {
  expect(changeWords(168_215, 155_755)).toBe('+8.00 %');
  expect(changeWords(90, 100)).toBe('−10.00 %');
  expect(changeWords(100, 100)).toBe('same');
  expect(changeWords(100, undefined)).toBe('');
});

test('a policy has the rows of its history only while it is unfolded', () => {
  const listed = (id: number, effdate: string, state: CustomerPolicy['state']) =>
    ({ id, policy: 'A', effdate, state, renewsId: null, product: { company: { id: 1 } } }) as CustomerPolicy;
  const [policy] = policiesOf([
    listed(3, '2026', 'in force'),
    listed(2, '2025', 'renewed'),
    listed(1, '2024', 'renewed'),
  ]);
  if (!policy) throw new Error('There is one policy.');
  const shape = (isUnfolded: boolean) =>
    rowsOf(policy, isUnfolded).map((row) => [row.term.id, row.isLead, row.isEarlier, row.before?.id]);
  expect(shape(false)).toEqual([[3, true, false, 2]]);
  expect(shape(true)).toEqual([
    [3, true, false, 2],
    [2, false, true, 1],
    [1, false, true, undefined],
  ]);
  expect(leadOf(policy)).toEqual(rowsOf(policy, false)[0]);
});
