import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isDay, readDay, showDay } from './dates.ts';
import { money, percent, plainMoney, readMoney, showMoney, showPercent } from './money.ts';
import { paginationOf } from './paging.ts';
import { phoneDigits, phoneLink, showPhone } from './phones.ts';

test('money is shown with a dollar prefix, comma thousands and two decimals', () => {
  expect([0, 5, 123, 100_000, 123_456_789, -4_250].map(showMoney)).toEqual([
    '$0.00',
    '$0.05',
    '$1.23',
    '$1,000.00',
    '$1,234,567.89',
    '−$42.50',
  ]);
});

test('a negative amount carries a true minus on the screen, and a hyphen in inputs, files and papers', () => {
  expect([showMoney(-123_456), plainMoney(-123_456)]).toEqual(['−$1,234.56', '-$1,234.56']);
});

test('every amount of cents reads back as it is shown and crosses the wire unharmed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }), (cents) => {
      expect(readMoney(showMoney(cents))).toBe(cents);
      expect(readMoney(plainMoney(cents))).toBe(cents);
      expect(money.decode(JSON.parse(JSON.stringify(money.encode(cents))))).toBe(cents);
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['12', 1200],
  ['$1,234.5', 123_450],
  ['.5', 50],
  ['-3', -300],
  ['-0', 0],
  ['', undefined],
  ['.', undefined],
  ['1.234', undefined],
  ['1e9', undefined],
  ['abc', undefined],
])('typed %s is %s cents', (typed, cents) => {
  expect(readMoney(typed)).toBe(cents);
});

test('an amount that no agency will see is refused, and a sum of ours goes out whatever it comes to', () => {
  expect(money.safeDecode(100_000_000_000).success).toBe(false);
  expect(money.encode(1_000_000_000_000_00)).toBe(1_000_000_000_000);
});

test('a third decimal, an infinity and a text are not money; 101 is not a percent', () => {
  for (const wrong of [1.234, 0.1 + 0.2, Number.POSITIVE_INFINITY, Number.NaN, '1', 1e13]) {
    expect(money.safeDecode(wrong as number).success).toBe(false);
  }
  expect(percent.safeDecode(101).success).toBe(false);
  expect(percent.decode(12.5)).toBe(1250);
  expect(showPercent(1250)).toBe('12.50 %');
  expect([showPercent(25_68), showPercent(150_00), showPercent(37_50, 0)]).toEqual([
    '25.68 %',
    '150.00 %',
    '38 %',
  ]);
});

test('dates are YYYY-MM-DD on the wire and MM/DD/YYYY for display', () => {
  expect(showDay('2026-11-15')).toBe('11/15/2026');
  expect(showDay('')).toBe('');
  for (const typed of ['11/15/2026', '11152026', '11-15-26', '2026-11-15', ' 11/15/2026 '])
    expect(readDay(typed)).toBe('2026-11-15');
  expect(readDay('1/5/58')).toBe('1958-01-05');
  for (const wrong of ['02/30/2026', '2026-02-30', '13/01/2026', 'today', '', '2025-02-29'])
    expect(readDay(wrong)).toBeUndefined();
  expect(isDay('2024-02-29')).toBe(true);
  expect(isDay('0099-01-01')).toBe(false);
});

test('telephone numbers compare by digits and show as (305) 555-0142', () => {
  expect(showPhone('305.555.0142')).toBe('(305) 555-0142');
  expect(showPhone('+1 305 555 0142')).toBe('(305) 555-0142');
  expect(showPhone(' 555-0142 x7 ')).toBe('555-0142 x7');
  // Ten digits by chance: an extension and another country do not become somebody else's number.
  expect(showPhone('555-0142 x123')).toBe('555-0142 x123');
  expect(showPhone('+507 263-1234')).toBe('+507 263-1234');
  expect(phoneLink('(305) 555-0142 x12')).toBe('tel:3055550142');
  expect(phoneLink('+44 20 7946 0958')).toBe('tel:+442079460958');
  expect(phoneLink('+1 (305) 555-0142')).toBe('tel:3055550142');
  expect(phoneDigits('1-305-555-0142')).toBe('3055550142');
});

test('a page says which rows it shows', () => {
  expect(paginationOf(1, 15, 0, 0)).toEqual({
    current_page: 1,
    last_page: 1,
    per_page: 15,
    total: 0,
    from: 0,
    to: 0,
  });
  expect(paginationOf(2, 15, 5, 20)).toEqual({
    current_page: 2,
    last_page: 2,
    per_page: 15,
    total: 20,
    from: 16,
    to: 20,
  });
});
