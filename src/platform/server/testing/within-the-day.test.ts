import { expect, test, vi } from 'vitest';
import { stayWithinTheDay, untilNextDay } from './within-the-day.ts';

test('the next day begins at a full hour, wherever an office is', () => {
  expect(untilNextDay(Date.parse('2026-11-30T23:59:58Z'))).toBe(2000);
  expect(untilNextDay(Date.parse('2026-12-01T04:50:00Z'))).toBe(600_000);
  expect(untilNextDay(Date.parse('2026-12-01T00:00:00Z'))).toBe(3_600_000);
});

test('a test begins right away, or after midnight if it could not finish before', async () => {
  const wait = vi.fn(async () => undefined);
  await stayWithinTheDay(5, Date.parse('2026-11-30T23:59:50Z'), wait);
  expect(wait).not.toHaveBeenCalled();
  await stayWithinTheDay(5, Date.parse('2026-11-30T23:59:57Z'), wait);
  expect(wait).toHaveBeenCalledExactlyOnceWith(3000);
});
