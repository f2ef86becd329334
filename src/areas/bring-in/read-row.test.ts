import { expect, test } from 'vitest';
import { FIELDS, guessMap, isOfTakeOut, mapProblems, takeOutMap } from './fields.ts';
import { type Reading, readRow } from './read-row.ts';

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
  const headings = FIELDS.customers.map(({ takenOutAs }) => takenOutAs);
  expect(isOfTakeOut('customers', headings)).toBe(true);
  expect(isOfTakeOut('customers', headings.slice(1))).toBe(false);
  expect(mapProblems('customers', takeOutMap('customers', headings), headings)).toEqual({});
});

test('a file that was taken out before customers had a language is still one of a take-out', () => {
  const headings = FIELDS.customers.map(({ takenOutAs }) => takenOutAs).filter((name) => name !== 'language');
  expect(isOfTakeOut('customers', headings)).toBe(true);
  const map = takeOutMap('customers', headings);
  expect(map).not.toHaveProperty('language');
  expect(mapProblems('customers', map, headings)).toEqual({});
});

test.each([
  ['es', 'es'],
  ['Spanish', 'es'],
  ['Español', 'es'],
  ['English', 'en'],
])('a language is read as people write it: %s', (text, language) => {
  const given: Reading = { kind: 'customers', map: { language: 'A' }, ofTakeOut: false };
  expect(readRow(given, () => text).input.language).toBe(language);
});

test('another language is told by field, and none is left to the usual one', () => {
  const given: Reading = { kind: 'customers', map: { language: 'A' }, ofTakeOut: false };
  expect(readRow(given, () => 'Klingon').problems.language).toEqual(['This is neither English nor Spanish.']);
  expect(readRow(given, () => '').input).not.toHaveProperty('language');
});
