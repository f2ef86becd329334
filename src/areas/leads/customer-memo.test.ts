import { expect, test } from 'vitest';
import { MEMO_MAX } from '#areas/customers/contract.ts';
import { customerMemo } from './customer-memo.ts';

const note = (day: string, text: string) => ({
  id: 1,
  at: new Date(`${day}T12:00:00Z`),
  by: 'Ann Lee',
  text,
});

test('the memo says what was wanted and then what was noted, oldest first', () => {
  const notes = [note('2026-03-02', 'Wants a call back.'), note('2026-03-01', 'Called from the website.')];
  expect(
    customerMemo({ lineOfBusiness: 'Boat', currentCarrier: 'Blue Heron' }, notes, 'America/New_York'),
  ).toBe(
    'Wants Boat. Insured with Blue Heron.\n03/01/2026 Ann Lee: Called from the website.\n03/02/2026 Ann Lee: Wants a call back.',
  );
});

test('the day of a note is that of the office', () => {
  const late = [{ ...note('2026-03-02', 'Late call.'), at: new Date('2026-03-02T03:30:00Z') }];
  const memo = (timeZone: string) => customerMemo({ lineOfBusiness: '', currentCarrier: '' }, late, timeZone);
  expect(memo('America/New_York')).toBe('03/01/2026 Ann Lee: Late call.');
  expect(memo('Pacific/Guam')).toBe('03/02/2026 Ann Lee: Late call.');
});

test('nothing known makes an empty memo', () => {
  expect(customerMemo({ lineOfBusiness: '', currentCarrier: '' }, [], 'America/New_York')).toBe('');
});

test('of a history longer than a memo the newest notes are kept whole', () => {
  const notes = Array.from({ length: 9 }, (_, at) => note(`2026-03-0${9 - at}`, `${9 - at}`.repeat(700)));
  const memo = customerMemo({ lineOfBusiness: 'Boat', currentCarrier: '' }, notes, 'America/New_York');
  expect(memo.length).toBeLessThanOrEqual(MEMO_MAX);
  expect(memo.split('\n').map((line) => line.slice(0, 10))).toEqual([
    'Wants Boat',
    '03/05/2026',
    '03/06/2026',
    '03/07/2026',
    '03/08/2026',
    '03/09/2026',
  ]);
});
