import { expect, test } from 'vitest';
import { listPath, viewSearch } from './list-views.ts';

test('a view has the filters and the order of an address, and not its page', () => {
  expect(viewSearch('?state=closed&page=3&sort=due&reverse=1')).toBe('reverse=1&sort=due&state=closed');
  expect(viewSearch('?log_page=2&log_sort=day')).toBe('log_sort=day');
  expect(viewSearch('?per_page=100&page=2')).toBe('per_page=100');
  expect(viewSearch('')).toBe('');
});

test('two addresses that say the same in another order are one view', () => {
  expect(viewSearch('?b=2&a=x+y')).toBe(viewSearch('a=x%20y&b=2'));
});

test('a record that is open beside its list leaves the list what it is', () => {
  expect(['/training', '/training/12', '/leads/open'].map(listPath)).toEqual([
    '/training',
    '/training',
    '/leads/open',
  ]);
});
