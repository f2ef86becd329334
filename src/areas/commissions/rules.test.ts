import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as rules from './rules.ts';
import { isSelectable, movesTo, SOURCE_TONES, STATUSES } from './statuses.ts';

test('Pending to Staged, Pending to Forwarded, Staged to Pending, Forwarded to Pending, and nothing else', () => {
  const moves = STATUSES.flatMap((to) => movesTo(to)).map(({ from, to, action }) => [from, to, action]);
  expect(moves).toEqual([
    [2, 1, 'unstaged'],
    [4, 1, 'unforwarded'],
    [1, 2, 'staged'],
    [1, 4, 'forwarded'],
  ]);
  expect(movesTo(1, 4)).toMatchObject([{ action: 'unforwarded' }]);
  expect(movesTo(2, 4)).toEqual([]);
});

test('detail status 3 (Settled) is not selectable', () => {
  expect(STATUSES.filter(isSelectable)).toEqual([1, 2, 4]);
});

test('source classes: 1 and 2 red (imported), 4 green (manual), 5 blue (forwarded)', () => {
  expect(Object.values(SOURCE_TONES)).toEqual(['imported', 'imported', undefined, 'manual', 'forwarded']);
});

test('once a file holds settled or forwarded items it can no longer be deleted', () => {
  const none = { settled: 0, forwarded: 0, posted: false };
  expect(rules.whyNotDelete(none)).toBeUndefined();
  expect(rules.whyNotDelete({ ...none, settled: 1 })).toMatch(/cannot be deleted/);
  expect(rules.whyNotDelete({ ...none, forwarded: 1 })).toMatch(/cannot be deleted/);
  expect(rules.whyNotDelete({ ...none, posted: true })).toBe(rules.CLOSED);
});

test('a posted file is closed; what was left open in it still moves on', () => {
  expect(rules.whyLocked({ active: true, posted: false })).toBeUndefined();
  expect(rules.whyLocked({ active: true, posted: true })).toBe(rules.CLOSED);
  expect(rules.whyLocked({ active: false, posted: true })).toBe(rules.ARCHIVED);
  expect(rules.whyNotMove({ active: true, posted: true, open: 1 })).toBeUndefined();
  expect(rules.whyNotMove({ active: true, posted: true, open: 0 })).toBe(rules.CLOSED);
  expect(rules.whyNotMove({ active: false, posted: false, open: 1 })).toBe(rules.ARCHIVED);
});

test('lines of no policy are named with their number and dollars', () => {
  expect(rules.unmatchedWords({ lines: 0, amount: 0 })).toBeUndefined();
  const one = rules.unmatchedWords({ lines: 1, amount: 1234_50 }) ?? '';
  expect(one).toMatch(/^1 line is matched with no policy: \$1,234\.50\. Assign it first/);
  expect(rules.isAboutUnmatched(one)).toBe(true);
  expect(rules.unmatchedWords({ lines: 1200, amount: -5 })).toMatch(/^1,200 lines are matched/);
});

test('postable = unposted settled above 0', () => {
  expect(rules.whyNotPost({ postable: 0 })).toBeDefined();
  expect(rules.whyNotPost({ postable: 1 })).toBeUndefined();
});

test('Diff = Adjusted − Commission', () => {
  expect(rules.diffOf({ adjusted: 900, commission: 1000 })).toBe(-100);
  expect(rules.diffOf({ adjusted: 0, commission: -250 })).toBe(250);
});

const created = { forwardOnly: false, start: '2026-11-01', end: '2026-11-30', deposit: '2026-11-15' };

test('start must not be after end, otherwise "Start date must be before end date"', () => {
  expect(rules.createProblems(created)).toEqual({});
  expect(rules.createProblems({ ...created, start: '2026-11-30' })).toEqual({});
  expect(rules.createProblems({ ...created, start: '2026-12-01' })).toEqual({
    start: ['Start date must be before end date'],
  });
});

test('the three dates are needed unless forwarded-only is ticked', () => {
  const none = { start: null, end: null, deposit: null };
  expect(Object.keys(rules.createProblems({ forwardOnly: false, ...none }))).toEqual([
    'start',
    'end',
    'deposit',
  ]);
  expect(rules.createProblems({ forwardOnly: true, ...none })).toEqual({});
});

test('a term’s commission is its percent of the premium, half a cent away from zero', () => {
  expect(rules.generatedCommission(100_000, 1250)).toBe(12_500);
  expect(rules.generatedCommission(1, 5000)).toBe(1);
});

const file = {
  companyId: 7,
  forwardOnly: false,
  start: '2026-11-01',
  end: '2026-11-30',
  depositAmount: 1000 as number | null,
};

test('merge: start and end widen, different companies become All Companies, deposit amounts add up', () => {
  const other = { ...file, companyId: 8, start: '2026-10-05', end: '2026-11-02', depositAmount: 250 };
  expect(rules.mergedFacts(file, [other])).toEqual({
    companyId: null,
    forwardOnly: false,
    start: '2026-10-05',
    end: '2026-11-30',
    depositAmount: 1250,
  });
  const none = { companyId: 7, forwardOnly: true, start: null, end: null, depositAmount: null };
  expect(rules.mergedFacts(file, [none])).toEqual(file);
  expect(rules.mergedFacts(none, [none])).toEqual(none);
});

test('merge requires exactly one target and at least one source; a file ticked as From cannot be To', () => {
  expect(rules.canMerge([1], [2])).toBe(true);
  expect(rules.canMerge([], [2])).toBe(false);
  expect(rules.canMerge([1], [2, 3])).toBe(false);
  expect(rules.canMerge([1, 2], [2])).toBe(false);
});

test('if affected_items reaches or exceeds the total, the filter is reset', () => {
  expect(rules.emptiesFilter(14, 15)).toBe(false);
  expect(rules.emptiesFilter(15, 15)).toBe(true);
  expect(rules.emptiesFilter(16, 15)).toBe(true);
});

test('page sizes are 15, 20, 30, then 50 (total above 30), 100 (above 50) and All (above 100)', () => {
  expect(rules.filePageSizes(30)).toEqual([15, 20, 30]);
  expect(rules.filePageSizes(31)).toEqual([15, 20, 30, 50]);
  expect(rules.filePageSizes(51)).toEqual([15, 20, 30, 50, 100]);
  expect(rules.filePageSizes(101)).toEqual([15, 20, 30, 50, 100, 'all']);
});

test('amounts are typed or pasted from a spreadsheet, negatives too', () => {
  expect(rules.readAmount('$1,234.50')).toBe(123_450);
  expect(rules.readAmount('-12.3')).toBe(-1230);
  expect(rules.readAmount('-$12.30')).toBe(-1230);
  expect(rules.readAmount('($12.30)')).toBe(-1230);
  for (const wrong of ['12.345', 'abc', '', '1e9', '99999999999'])
    expect(rules.readAmount(wrong)).toBeUndefined();
  expect(rules.readColumn('1.00\r\n $2\tx\r\n\r\nno\r\n')).toEqual(['1.00', '$2', '', 'no']);
});

test('what is shown of an amount can be read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
      expect(rules.readAmount((cents / 100).toFixed(2))).toBe(cents);
    }),
  );
});

test('the person is told which files lost what, and what was paid already', () => {
  const lost = { file: 1500001, company: 'Blue Heron', creator: 'Pat Example', lines: 2, total: 225_00 };
  expect(rules.replacedWords(lost)).toBe(
    "2 generated lines ($225.00) in file 1500001 (Blue Heron, created by Pat Example) were replaced by the carrier's lines.",
  );
  expect(rules.restoredWords({ ...lost, lines: 1 })).toBe(
    '1 generated line ($225.00) in file 1500001 (Blue Heron, created by Pat Example) was restored.',
  );
  expect(rules.changedWords(lost, 'removed')).toBe(
    '2 lines ($225.00) in file 1500001 (Blue Heron, created by Pat Example) were removed.',
  );
  expect(rules.alreadyPaidWords({ lines: 0, total: 0, remains: 0, open: 0 })).toBeUndefined();
  expect(rules.alreadyPaidWords({ lines: 1, total: 125_00, remains: 115_00, open: 0 })).toBe(
    '1 carrier line is for a term that a generated line has paid already. To avoid paying twice, its Adjusted is $115.00 instead of $125.00.',
  );
  expect(rules.alreadyPaidWords({ lines: 2, total: 100_00, remains: 0, open: 25_00 })).toBe(
    '2 carrier lines are for terms that a generated line has paid already. To avoid paying twice, their Adjusted is $0.00 instead of $100.00. $25.00 more was paid than the carrier has sent so far; it is taken off the next line of the term.',
  );
});

test('the person is told when a term has a line added by hand and another one', () => {
  expect(rules.besideManualWords({ lines: 0, total: 0 })).toBeUndefined();
  expect(rules.besideManualWords({ lines: 2, total: 250_00 })).toBe(
    '2 lines are for terms that also have a line added by hand: $250.00. Delete one of the two if only one is meant.',
  );
  expect(rules.sameTermWords([])).toBeUndefined();
  const generated = { file: 1500001, source: 3, status: 1, amount: 125_00 } as const;
  expect(rules.sameTermWords([generated])).toBe(
    'This term already has a line: Generated $125.00 in file 1500001 (Pending). Both will be paid.',
  );
  expect(rules.sameTermWords([generated, { ...generated, file: null, source: 2, amount: -5_00 }])).toContain(
    'This term already has 2 lines: Generated $125.00 in file 1500001 (Pending), Uploaded −$5.00 not in a file yet (Pending).',
  );
});
