import { expect, test } from 'vitest';
import { exportAddress, wireFilter } from './log-search.ts';

test('a day is from midnight to midnight by local time, the last one included', () => {
  const { from, to } = wireFilter({ from: '2026-10-31', to: '2026-10-31' });
  expect(from).toEqual(new Date(2026, 9, 31));
  expect(to).toEqual(new Date(2026, 10, 1));
});

test('a number without a kind of record is not asked for', () => {
  expect(wireFilter({ record: 5 }).record).toBeUndefined();
  expect(wireFilter({ record: 5, kind: 'task' })).toMatchObject({ subject: 'task', record: 5 });
});

test('the file is asked for with the filter of the screen', () => {
  const address = exportAddress({ kind: 'rolodex contact', person: 7 }, 'xlsx');
  expect(address).toBe('/api/change-log/export?format=xlsx&subject=rolodex+contact&person=7');
});
