import { expect, test } from 'vitest';
import {
  editTypedAmount,
  keepAmount,
  keepDigits,
  onWire,
  readHalfTypedDay,
  readTypedAmount,
  readTypedDay,
  showTypedDay,
  showTypedMoney,
  showTypedPercent,
} from './typed-values.ts';

test('numeric inputs allow digits and one decimal point', () => {
  expect(keepAmount('1a2.3b4')).toBe('12.34');
  expect(keepAmount('1.2.3')).toBe('1.23');
  expect(keepAmount('-5e3')).toBe('53');
  expect(keepDigits('19-98')).toBe('1998');
});

test('currency uses a dollar prefix with comma thousands and a period decimal, and can be pasted so', () => {
  expect(keepAmount('$1,234.50')).toBe('1234.50');
  expect(readTypedAmount(keepAmount('$1,234.50'))).toBe(123_450);
  expect(showTypedMoney(123_450)).toBe('$1,234.50');
  expect(editTypedAmount(123_450, showTypedMoney)).toBe('1234.50');
  expect(showTypedMoney(null)).toBe('');
});

test('what isn’t an amount stays as it was typed', () => {
  expect(readTypedAmount('.')).toBe('.');
  expect(readTypedAmount('1.234')).toBe('1.234');
  expect(showTypedMoney('1.234')).toBe('1.234');
  expect(readTypedAmount(' ')).toBeNull();
});

test('on the wire hundredths are dollars and percents; what isn’t an amount is refused there as it is', () => {
  expect([onWire(123_450), onWire('1.234'), onWire('.'), onWire(null)]).toEqual([1234.5, 1.234, '.', null]);
});

test('a percentage has two decimals', () => {
  expect(readTypedAmount(keepAmount('12.5%'))).toBe(1250);
  expect(showTypedPercent(1250)).toBe('12.50 %');
});

test('dates are typed as MM/DD/YYYY; what is no date stays as it was typed', () => {
  expect(readTypedDay('11/15/1980')).toBe('1980-11-15');
  expect(showTypedDay('1980-11-15')).toBe('11/15/1980');
  expect(readTypedDay('02/30/1980')).toBe('02/30/1980');
  expect(showTypedDay('02/30/1980')).toBe('02/30/1980');
  expect(readTypedDay('')).toBeNull();
});

test('a date that is half typed is none: 11/15/20 is the beginning of 11/15/2026 until it is left so', () => {
  const typed = '11/15/2026';
  const read = [...typed].map((_, at) => readHalfTypedDay(typed.slice(0, at + 1)));
  expect(read.slice(0, -1)).toEqual([...typed].slice(0, -1).map((_, at) => typed.slice(0, at + 1)));
  expect(read.at(-1)).toBe('2026-11-15');
  expect(readHalfTypedDay(' 1-5-26 ')).toBe('1-5-26');
  expect(readTypedDay(' 1-5-26 ')).toBe('2026-01-05');
  expect([readHalfTypedDay('2026-11-15'), readHalfTypedDay('11152026')]).toEqual([
    '2026-11-15',
    '2026-11-15',
  ]);
  expect(readHalfTypedDay(' ')).toBeNull();
});
