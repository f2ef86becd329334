import { afterEach, expect, test } from 'vitest';
import { USUAL_TIME_ZONE } from '#platform/shared/clock.ts';
import { officeMoment, officeToday, setOfficeClock } from './office-today.ts';

afterEach(() => setOfficeClock(USUAL_TIME_ZONE));

test('today is the day of the office, wherever the computer is', () => {
  const moment = new Date('2026-11-16T04:30:00Z');
  setOfficeClock('America/New_York');
  expect(officeToday(moment)).toBe('2026-11-15');
  setOfficeClock('America/Puerto_Rico');
  expect(officeToday(moment)).toBe('2026-11-16');
});

test('a moment is shown by the clock of the office, with its zone', () => {
  const moment = new Date('2026-11-16T04:30:00Z');
  setOfficeClock('America/Chicago');
  expect(officeMoment(moment)).toBe('11/15/2026, 10:30 PM CST');
});
