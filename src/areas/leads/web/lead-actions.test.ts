import { expect, test } from 'vitest';
import { leadActions } from './lead-actions.ts';

test('the palette offers what the buttons of a lead would do, and nothing that is grayed', () => {
  expect(leadActions(5, 'open')).toEqual([
    { title: 'Convert this lead', href: '/lead/5?dialog=convert', gate: 'leads' },
    { title: 'Assign this lead', href: '/lead/5?dialog=assign', gate: 'leads' },
    { title: 'Edit this lead', href: '/lead/5/edit', gate: 'leads' },
  ]);
  expect(leadActions(5, 'closed').map(({ title }) => title)).toEqual(['Edit this lead']);
  expect(leadActions(5, 'sold')).toEqual([]);
});
