import { expect, test } from 'vitest';
import {
  openState,
  openWords,
  showHours,
  showTime,
  TIME_ZONE_NAMES,
  type WeekHours,
} from './opening-hours.ts';

const NINE_TO_FIVE = { opens: '09:00', closes: '17:00' };
/** Monday to Friday, and Saturday morning. */
const WEEK: WeekHours = [
  null,
  NINE_TO_FIVE,
  NINE_TO_FIVE,
  NINE_TO_FIVE,
  NINE_TO_FIVE,
  NINE_TO_FIVE,
  { opens: '10:00', closes: '13:00' },
];

const words = (moment: string, hours = WEEK, zone = 'America/New_York') =>
  openWords(openState(hours, zone, new Date(moment)));

test.each([
  // Thursday 2026-11-12, Eastern Standard Time is five hours behind.
  ['2026-11-12T13:59:59Z', 'Closed now, opens at 9:00 AM'],
  ['2026-11-12T14:00:00Z', 'Open until 5:00 PM'],
  ['2026-11-12T21:59:59Z', 'Open until 5:00 PM'],
  ['2026-11-12T22:00:00Z', 'Closed now, opens tomorrow at 9:00 AM'],
  ['2026-11-13T23:00:00Z', 'Closed now, opens tomorrow at 10:00 AM'],
  ['2026-11-14T18:00:00Z', 'Closed now, opens Monday at 9:00 AM'],
  ['2026-11-15T17:00:00Z', 'Closed now, opens tomorrow at 9:00 AM'],
])('at %s an office in the East is: %s', (moment, expected) => {
  expect(words(moment)).toBe(expected);
});

test('the clock is that of the office, and so is the day', () => {
  const moment = '2026-11-13T22:30:00Z';
  expect(words(moment)).toBe('Closed now, opens tomorrow at 10:00 AM');
  expect(words(moment, WEEK, 'America/Los_Angeles')).toBe('Open until 5:00 PM');
  expect(openState(WEEK, 'Pacific/Guam', new Date(moment)).weekday).toBe(6);
  expect(openState(WEEK, 'Pacific/Honolulu', new Date('2026-11-15T08:00:00Z')).weekday).toBe(6);
});

test('the day after the clocks go back opens an hour later by the world’s time', () => {
  const daily = Array.from({ length: 7 }, () => NINE_TO_FIVE);
  expect(words('2026-10-31T13:00:00Z', daily)).toBe('Open until 5:00 PM');
  expect(words('2026-11-01T13:30:00Z', daily)).toBe('Closed now, opens at 9:00 AM');
  expect(words('2026-11-01T14:00:00Z', daily)).toBe('Open until 5:00 PM');
  expect(words('2026-11-01T13:30:00Z', daily, 'America/Phoenix')).toBe('Closed now, opens at 9:00 AM');
});

test('the night when the clocks go forward has no two o’clock', () => {
  const atNight = Array.from({ length: 7 }, () => ({ opens: '01:30', closes: '03:15' }));
  expect(words('2026-03-08T06:59:00Z', atNight)).toBe('Open until 3:15 AM');
  expect(words('2026-03-08T07:14:00Z', atNight)).toBe('Open until 3:15 AM');
  expect(words('2026-03-08T07:15:00Z', atNight)).toBe('Closed now, opens tomorrow at 1:30 AM');
});

test('an office that opens one day a week says which', () => {
  const mondays = WEEK.map((day, weekday) => (weekday === 1 ? day : null));
  expect(words('2026-11-16T23:00:00Z', mondays)).toBe('Closed now, opens next Monday at 9:00 AM');
});

test('an office without hours is neither open nor about to open', () => {
  const never = WEEK.map(() => null);
  expect(openState(never, 'America/New_York', new Date())).toMatchObject({ isOpen: false, next: null });
  expect(words('2026-11-12T15:00:00Z', never)).toBe('No opening hours');
});

test('every time zone of the choice is one that the clock knows', () => {
  for (const zone of TIME_ZONE_NAMES)
    expect(openState(WEEK, zone, new Date()).weekday).toBeGreaterThanOrEqual(0);
});

test('times are shown as people say them', () => {
  expect(['00:00', '09:05', '12:00', '23:59'].map(showTime)).toEqual([
    '12:00 AM',
    '9:05 AM',
    '12:00 PM',
    '11:59 PM',
  ]);
  expect(showHours(NINE_TO_FIVE)).toBe('9:00 AM – 5:00 PM');
  expect(showHours(null)).toBe('Closed');
});
