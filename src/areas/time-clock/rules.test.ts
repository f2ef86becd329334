import { expect, test } from 'vitest';
import { minutesByDay, minutesWorked, showMinutes } from './rules.ts';

const at = (time: string) => new Date(`2026-11-15T${time}:00Z`);

test('the hours of the day are those since it began, the running stretch included', () => {
  const stretches = [
    { inAt: new Date('2026-11-14T22:00:00Z'), outAt: at('01:00') },
    { inAt: at('08:00'), outAt: at('12:00') },
    { inAt: at('13:00'), outAt: null },
  ];
  expect(minutesWorked(stretches, at('00:00'), at('14:30'))).toBe(60 + 240 + 90);
  expect(minutesWorked(stretches, at('14:00'), at('14:30'))).toBe(30);
  expect(minutesWorked([], at('00:00'), at('14:30'))).toBe(0);
});

test('a clock that runs behind counts nothing below zero', () => {
  expect(minutesWorked([{ inAt: at('15:00'), outAt: null }], at('00:00'), at('14:30'))).toBe(0);
});

test('a stretch over midnight counts on both days, the running one up to now', () => {
  const days = [new Date('2026-11-14T00:00:00Z'), at('00:00')];
  const stretches = [
    { inAt: at('09:00'), outAt: null },
    { inAt: new Date('2026-11-14T22:00:00Z'), outAt: at('01:00') },
  ];
  expect(minutesByDay(stretches, days, at('10:30')).map(({ minutes }) => minutes)).toEqual([120, 150]);
});

test('minutes are shown as hours and minutes', () => {
  expect([0, 9, 60, 222, 1500].map(showMinutes)).toEqual(['0:00', '0:09', '1:00', '3:42', '25:00']);
});
