import { expect, test } from 'vitest';
import { momentShown, momentTyped, shownAt } from './zoned.ts';

test.each([
  ['America/New_York', '2026-11-15T09:30', '2026-11-15T14:30:00.000Z'],
  ['America/New_York', '2026-07-15T09:30', '2026-07-15T13:30:00.000Z'],
  ['America/New_York', '2026-03-08T00:30', '2026-03-08T05:30:00.000Z'],
  ['Pacific/Guam', '2026-11-15T09:30', '2026-11-14T23:30:00.000Z'],
])('in %s the clock shows %s at %s, and back', (zone, shown, moment) => {
  expect(momentShown(zone, shown)?.toISOString()).toBe(moment);
  expect(shownAt(zone, new Date(moment))).toBe(shown);
});

test('what is no time is no moment', () => {
  expect(momentShown('America/New_York', '')).toBeUndefined();
});

test('a field that nobody has touched keeps its moment, also in the hour that comes twice', () => {
  const zone = 'America/New_York';
  // 1:30 by the clock for the first time and for the second.
  for (const at of ['2026-11-01T05:30:41.500Z', '2026-11-01T06:30:41.500Z']) {
    const moment = new Date(at);
    expect(momentTyped(zone, shownAt(zone, moment), moment)).toEqual(moment);
    expect(momentTyped(zone, '2026-11-01T09:00', moment)?.toISOString()).toBe('2026-11-01T14:00:00.000Z');
  }
  expect(momentTyped(zone, '2026-11-15T09:30', null)?.toISOString()).toBe('2026-11-15T14:30:00.000Z');
});
