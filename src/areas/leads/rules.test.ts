import { expect, test } from 'vitest';
import { leadInput } from './contract.ts';
import {
  isCallLate,
  LEAD_LISTS,
  LEAD_SCREENS,
  leadProblems,
  lookupProblem,
  lookupWords,
  todayEverywhere,
} from './rules.ts';

const TODAY = '2026-03-01';
const input = (fields: object) => leadInput.parse({ lastName: 'Prospect', ...fields });

test('a lead has a last name, a first name or the name of a business', () => {
  expect(leadProblems(leadInput.parse({}), TODAY)).toEqual({
    lastName: ['Enter a last name, or the name of a business.'],
  });
  for (const name of [{ firstName: 'A' }, { lastName: 'B' }, { businessName: 'C' }])
    expect(leadProblems(leadInput.parse(name), TODAY)).toEqual({});
});

test('a follow-up day is today or later; one that is stored already may be over', () => {
  expect(leadProblems(input({ followUpOn: TODAY }), TODAY)).toEqual({});
  expect(leadProblems(input({ followUpOn: '2026-02-28' }), TODAY)).toEqual({
    followUpOn: ['Choose today or a later day.'],
  });
  expect(leadProblems(input({ followUpOn: '2026-02-28' }), TODAY, '2026-02-28')).toEqual({});
});

test('late in the evening the day is still today for agencies of every state', () => {
  expect(todayEverywhere(new Date('2026-03-02T02:30:00Z'))).toBe('2026-03-01');
  expect(todayEverywhere(new Date('2026-03-02T15:00:00Z'))).toBe('2026-03-02');
});

test.each([
  ['(305) 555-0142', ['3055550142']],
  ['+1 305 555 0142', ['3055550142']],
  ['núñez, maría', ['núñez', 'maría']],
  ['maria@example.test', ['maria@example.test']],
])('%s is looked up by %j', (typed, words) => {
  expect(lookupWords(typed)).toEqual(words);
});

test.each(['', 'ab', ' a b ', ', ;', '(--)', '30'])('%j is too short to look up', (typed) => {
  expect(lookupProblem(typed)).toBe('Enter at least 3 characters.');
});

test('every list by status has its screen, under the address of the documents', () => {
  const links = LEAD_SCREENS.map(({ link }) => link);
  for (const list of Object.keys(LEAD_LISTS)) expect(links).toContain(`/leads/${list}`);
});

test('a call is late from the day after its day on, until the lead is sold or closed', () => {
  const late = (followUpOn: string | null, status: 'open' | 'sold' | 'closed' = 'open') =>
    isCallLate({ followUpOn, status }, TODAY);
  expect([late('2026-02-28'), late(TODAY), late(null)]).toEqual([true, false, false]);
  expect([late('2026-02-28', 'sold'), late('2026-02-28', 'closed')]).toEqual([false, false]);
});
