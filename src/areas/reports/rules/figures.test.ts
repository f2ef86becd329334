import { expect, test } from 'vitest';
import { changeOf, openedBy, withDerived } from './figures.ts';
import { lateOf } from './finance.ts';
import { PRODUCTION } from './production.ts';
import { RENEWALS } from './renewals.ts';
import { REPORTS } from './reports.ts';

test('a share is rounded once, and of nothing there is none', () => {
  expect(withDerived(RENEWALS, { renewed: 2, lost: 1 }).retention).toBe(6667);
  expect(withDerived(RENEWALS, { renewed: 0, lost: 0 }).retention).toBeNull();
});

test('a change is told from what was before, a loss with its sign', () => {
  expect(changeOf(110, 100)).toBe(1000);
  expect(changeOf(50, 100)).toBe(-5000);
  expect(changeOf(50, 0)).toBeNull();
  expect(changeOf(50, -100)).toBe(15_000);
});

test('an average is rounded once, and of nothing there is none', () => {
  expect(withDerived(PRODUCTION, { premium: 100_00, policies: 3 }).average).toBe(33_33);
  expect(withDerived(PRODUCTION, { premium: 0, policies: 0 }).average).toBeNull();
});

test('a share and an average open the rows of what they are made of', () => {
  expect(openedBy(PRODUCTION, 'average')).toBe('premium');
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
  '%s charts a figure that it has, of parts that it has, and its shares and averages are of figures',
  (_, { figures, measure, parts = [] }) => {
    const keys = figures.map(({ key }) => key);
    const shares = figures.flatMap(({ share }) => (share ? [share.of, ...share.in] : []));
    const averages = figures.flatMap(({ average }) => (average ? [average.of, average.each] : []));
    expect([measure, ...parts, ...shares, ...averages].filter((key) => !keys.includes(key))).toEqual([]);
  },
);
