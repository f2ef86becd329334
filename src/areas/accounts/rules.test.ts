import { expect, test } from 'vitest';
import { accountRole } from './rules.ts';

test('a person’s highest flag determines the role; the provider has a back office', () => {
  expect(accountRole({ PRowner: 1, PRadmin: 1 })).toBe('Owner');
  expect(accountRole({ PRowner: 0, PRadmin: 1, PRbackOffice: 1 })).toBe('Administrator');
  expect(accountRole({ PRbackOffice: 1 })).toBe('Back office');
  expect(accountRole({ PRtraining: 1 })).toBe('Employee');
  expect(accountRole({})).toBe('Employee');
});
