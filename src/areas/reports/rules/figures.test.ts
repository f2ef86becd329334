import { expect, test } from 'vitest';
import { changeOf, openedBy, withShares } from './figures.ts';
import { lateOf } from './finance.ts';
import { RENEWALS } from './renewals.ts';
import { REPORTS } from './reports.ts';

test('a share is rounded once, and of nothing there is none', () => {
  expect(withShares(RENEWALS, { renewed: 2, lost: 1 }).retention).toBe(6667);
  expect(withShares(RENEWALS, { renewed: 0, lost: 0 }).retention).toBeNull();
});

test('a change is told from what was before, a loss with its sign', () => {
  expect(changeOf(110, 100)).toBe(1000);
  expect(changeOf(50, 100)).toBe(-5000);
  expect(changeOf(50, 0)).toBeNull();
  expect(changeOf(50, -100)).toBe(15_000);
});

test('a share opens the rows of what it is the share of', () => {
  expect(openedBy(RENEWALS, 'retention')).toBe('renewed');
  expect(openedBy(RENEWALS, 'premium')).toBe('premium');
});

test('how late a payment is', () => {
  expect([0, 1, 30, 31, 60, 61, 90, 91].map(lateOf)).toEqual([
    'Not due yet',
    '1 to 30 days',
    '1 to 30 days',
    '31 to 60 days',
    '31 to 60 days',
    '61 to 90 days',
    '61 to 90 days',
    'Over 90 days',
  ]);
});

test.each(REPORTS.map((report) => [report.name, report] as const))(
  '%s charts a figure that it has, of parts that it has, and its shares are of figures',
  (_, { figures, measure, parts = [] }) => {
    const keys = figures.map(({ key }) => key);
    const shares = figures.flatMap(({ share }) => (share ? [share.of, ...share.in] : []));
    expect([measure, ...parts, ...shares].filter((key) => !keys.includes(key))).toEqual([]);
  },
);
