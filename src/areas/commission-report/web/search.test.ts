import { expect, test } from 'vitest';
import { exportAddress, filterOf } from './search.ts';

test('without a range the last twelve months are shown, up to today', () => {
  expect(filterOf({}, '2026-11-15')).toEqual({
    from: '2025-11-01',
    to: '2026-11-15',
    company: undefined,
    kind: undefined,
    tolerance: 1,
  });
});

test('the export asks for what the filters show', () => {
  const filter = filterOf(
    { from: '2026-01-01', to: '2026-01-31', kind: 'short', tolerance: 2.5 },
    '2026-11-15',
  );
  expect(exportAddress(filter)).toBe(
    '/api/commission/expected/export?from=2026-01-01&to=2026-01-31&kind=short&tolerance=2.5',
  );
});
