import { expect, test } from 'vitest';
import { exportAddress } from './export-address.ts';

test('an address of a file has the format and what is filtered', () => {
  const filter = {
    status: 2,
    company: 0,
    part: undefined,
    until: null,
    from: new Date('2026-11-01T05:00:00Z'),
  };
  expect(exportAddress('/api/x', filter, 'csv')).toBe(
    '/api/x?format=csv&status=2&from=2026-11-01T05%3A00%3A00.000Z',
  );
});
