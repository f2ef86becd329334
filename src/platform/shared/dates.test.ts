import { expect, test } from 'vitest';
import { isDay } from './dates.ts';

test('a day is one that a Date knows, from the year 100 on', () => {
  for (const year of [100, 1900, 2000, 2023, 2024, 9999])
    for (let month = 0; month <= 13; month++)
      for (let day = 0; day <= 32; day++) {
        const text = [
          String(year).padStart(4, '0'),
          ...[month, day].map((part) => String(part).padStart(2, '0')),
        ];
        const date = new Date(Date.UTC(year, month - 1, day));
        const isKnown = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
        expect([text, isDay(text.join('-'))]).toEqual([text, isKnown]);
      }
});

test.each(['0099-01-01', '2026-1-01', '2026-01-01\n', ' 2026-01-01', '2026-01-01T00', '20260101', ''])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
