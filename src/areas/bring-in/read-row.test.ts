import { expect, test } from 'vitest';
import { guessMap, isOfTakeOut, mapProblems, takeOutMap } from './fields.ts';
import { readRow } from './read-row.ts';

const reading = (map: Record<string, string>, ofTakeOut = false) => ({
  kind: 'policies' as const,
  map,
  ofTakeOut,
});

test('an amount is in dollars, and in cents in the file of a take-out', () => {
  const cell = () => '1234';
  expect(readRow(reading({ premium: 'Premium' }), cell).input.premium).toBe(1234);
  expect(readRow(reading({ premium: 'premium' }, true), cell).input.premium).toBe(12.34);
});

test('the apostrophe in front of what a spreadsheet would run is taken off, any other stays', () => {
  const memo = (text: string) => readRow(reading({ memo: 'Memo' }), () => text).input.memo;
  expect([memo("'=1+1"), memo("'-5"), memo("'tis"), memo('=1+1')]).toEqual(['=1+1', '-5', "'tis", '=1+1']);
});

test('what is no date or amount is told by field', () => {
  const { problems } = readRow(reading({ effdate: 'A', premium: 'B' }), () => 'soon');
  expect(Object.keys(problems)).toEqual(['effdate', 'premium']);
});

test('headings of other systems are recognized, each once, and those of a take-out all together', () => {
  expect(guessMap('customers', ['Surname', 'E-Mail', 'Nonsense', 'Last name'])).toEqual({
    lastName: 'Surname',
    email: 'E-Mail',
  });
  const headings = Object.values(takeOutMap('customers'));
  expect(isOfTakeOut('customers', headings)).toBe(true);
  expect(isOfTakeOut('customers', headings.slice(1))).toBe(false);
  expect(mapProblems('customers', takeOutMap('customers'), headings)).toEqual({});
});
