import { expect, test } from 'vitest';
import { howCounted } from './how.ts';
import { PRODUCTION } from './production.ts';
import { REPORTS } from './reports.ts';

test('a report says which rows count, and what its averages and shares are made of', () => {
  expect(howCounted(PRODUCTION)).toBe(
    'Policies whose term begins, without pending and cancelled ones; premium by split, in the chosen days. ' +
      'Average is Premium divided by Policies. Each figure opens the rows that it is made of.',
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
