import { expect, test } from 'vitest';
import { ageWords, logChanges, monthWords, shareWords } from './lead-words.ts';

const entry = (changes: { field: string; before: unknown; after: unknown }[]) => ({
  id: 1,
  at: new Date(),
  by: 'Ann Lee',
  action: 'edited',
  changes,
});

test('a log entry is shown field by field, in the order of the form, as people read it', () => {
  const told = logChanges(
    entry([
      { field: 'status', before: 'unassigned', after: 'call center' },
      { field: 'followUpOn', before: null, after: '2026-11-15' },
      { field: 'email', before: '', after: '' },
      { field: 'customerId', before: null, after: 104238 },
    ]),
  );
  expect(told.map(({ label, one, other }) => [label, one, other])).toEqual([
    ['Follow up on', [], ['11/15/2026']],
    ['Status', ['Unassigned'], ['Call center']],
    ['Customer', [], ['#104238']],
  ]);
});

test('days, months and shares in words', () => {
  const now = new Date('2026-03-10T12:00:00');
  expect(ageWords(new Date('2026-03-10T08:00:00'), now)).toBe('today');
  expect(ageWords(new Date('2026-03-09T08:00:00'), now)).toBe('1 day');
  expect(ageWords(new Date('2026-03-01T08:00:00'), now)).toBe('9 days');
  expect(monthWords('2026-11')).toEqual({ name: 'Nov 2026', short: 'Nov' });
  expect([shareWords(3, 8), shareWords(0, 0)]).toEqual(['38 %', '—']);
});
