import { expect, test } from 'vitest';
import type { Policy } from '../contract.ts';
import { policyActions } from './policy-actions.ts';

const POLICY = { id: 7, custid: 3, policyNumber: 'PLM-1', status: 'active', expdate: '2026-12-01' } as Policy;
const titles = (fields: object = {}) =>
  policyActions({ ...POLICY, ...fields }, '2026-11-16').map(({ title }) => title);

test('the palette offers what the buttons of a policy would do, and nothing that is grayed', () => {
  expect(titles()).toEqual([
    'Renew PLM-1',
    'Email about PLM-1',
    'Edit PLM-1',
    'Re-assign PLM-1',
    'Cancel PLM-1',
  ]);
  expect(titles({ status: 'cancelled' })).toEqual(['Email about PLM-1', 'Edit PLM-1', 'Re-assign PLM-1']);
});

test('each begins where its button leads, a move by permission', () => {
  const [renew, email, , move] = policyActions(POLICY, '2026-11-16');
  expect([renew?.href, email?.href]).toEqual(['/policy/7/renew', '/email?customerId=3&policyId=7']);
  expect(move).toMatchObject({ href: '/policy/7?open=move', gate: 'policyReassign' });
});
