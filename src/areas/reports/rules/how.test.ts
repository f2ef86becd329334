import { expect, test } from 'vitest';
import { howCounted } from './how.ts';
import { PRODUCTION } from './production.ts';
import { REPORTS } from './reports.ts';

test('a report says which rows count, and what its averages and shares are made of', () => {
  expect(howCounted(PRODUCTION)).toBe(
    'Policies that take effect, not counting pending or cancelled ones, in the chosen days. ' +
      'Premium is divided by split. By producer, a policy counts for everyone with a share in it, so the rows can add up to more policies than the total. ' +
      'Average is Premium divided by Policies. Click any number to see the records behind it.',
  );
});

test('every share and average names figures of its report', () => {
  for (const report of REPORTS) {
    const keys = report.figures.map(({ key }) => key);
    for (const { share, average } of report.figures) {
      const named = [
        ...(share ? [share.of, ...share.in] : []),
        ...(average ? [average.of, average.each] : []),
      ];
      expect(named.filter((key) => !keys.includes(key))).toEqual([]);
    }
  }
});
