import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { stayWithinTheDay, TEST_LIMIT_MS, untilNextDay, untilNextDayIn } from './within-the-day.ts';

const ROOT = join(import.meta.dirname, '../../../..');

test('the next day begins at a full hour, wherever an office is', () => {
  expect(untilNextDay(Date.parse('2026-11-30T23:59:58Z'))).toBe(2000);
  expect(untilNextDay(Date.parse('2026-12-01T04:50:00Z'))).toBe(600_000);
  expect(untilNextDay(Date.parse('2026-12-01T00:00:00Z'))).toBe(3_600_000);
});

test('where one time zone counts, only its midnight does', () => {
  const left = (moment: string) => untilNextDayIn('America/New_York', Date.parse(moment));
  expect(left('2026-12-01T04:58:00Z')).toBe(120_000);
  expect(left('2026-12-01T05:58:00Z')).toBe(3_600_000);
  expect(left('2026-07-01T03:59:59Z')).toBe(1000);
});

test('a test begins right away, or after midnight if its time limit would let it end after that', async () => {
  const wait = vi.fn(async () => undefined);
  await stayWithinTheDay(20_000, { left: 21_000, wait });
  expect(wait).not.toHaveBeenCalled();
  await stayWithinTheDay(20_000, { left: 19_000, wait });
  expect(wait).toHaveBeenCalledExactlyOnceWith(19_000);
});

test('every test has the limit that keeps it within the day, or says a longer one', ({ task }) => {
  expect(task.timeout).toBe(TEST_LIMIT_MS);
});

test('a test with a longer limit that runs one plan after the other keeps each of them within the day', () => {
  const files = globSync('src/**/*.api.test.ts', { cwd: ROOT }).map((file) => [
    file,
    readFileSync(join(ROOT, file), 'utf8'),
  ]);
  const long = files.filter(([, text]) => text?.includes('asyncProperty') && text.includes('PATIENCE'));
  expect(long.length).toBeGreaterThan(3);
  expect(
    long.filter(([, text]) => !text?.includes('await stayWithinTheDay()')).map(([file]) => file),
  ).toEqual([]);
});
