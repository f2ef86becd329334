import { expect, test } from 'vitest';
import {
  CHANGEABLE,
  firstStatus,
  nextStatuses,
  statusAfterAssignment,
  statusProblems,
  whyNotAssign,
  whyNotChange,
  whyNotConvert,
  whyNotGivenBack,
} from './status-rules.ts';
import { LEAD_STATUSES, type LeadStatus } from './statuses.ts';

const NEXT_OF: [LeadStatus, number | null, string[]][] = [
  ['new', 7, ['open', 'call center', 'incubate', 'closed']],
  ['new', null, ['call center', 'incubate', 'closed']],
  ['open', 7, ['call center', 'incubate', 'closed']],
  ['unassigned', null, ['call center', 'incubate', 'closed']],
  ['call center', 7, ['open', 'incubate', 'closed']],
  ['call center', null, ['unassigned', 'incubate', 'closed']],
  ['incubate', 7, ['open', 'call center', 'incubate', 'closed']],
  ['closed', 7, ['open']],
  ['closed', null, ['unassigned']],
  ['sold', 7, []],
];

test.each(NEXT_OF)('a lead that is %s and belongs to %s can become %j', (status, assignedTo, next) => {
  expect(nextStatuses({ status, assignedTo })).toEqual(next);
});

test('a sold lead cannot be changed back by hand', () => {
  for (const to of CHANGEABLE)
    expect(whyNotChange({ status: 'sold', assignedTo: 7 }, to)).toBe(
      'This lead is sold. Its status can no longer be changed.',
    );
});

test('a lead that nobody has is not opened but assigned', () => {
  expect(whyNotChange({ status: 'new', assignedTo: null }, 'open')).toBe('Assign the lead to someone first.');
  expect(whyNotChange({ status: 'unassigned', assignedTo: null }, 'open')).toBe(
    'A lead that is unassigned cannot become open.',
  );
});

test('closed asks for a reason, incubate for a day in the future', () => {
  const today = '2026-03-01';
  const asked = (fields: object) =>
    Object.keys(statusProblems({ status: 'open', reason: '', followUpOn: null, ...fields }, today));
  expect(asked({ status: 'closed' })).toEqual(['reason']);
  expect(asked({ status: 'closed', reason: 'Too dear' })).toEqual([]);
  expect(asked({ status: 'incubate' })).toEqual(['followUpOn']);
  expect(asked({ status: 'incubate', followUpOn: today })).toEqual(['followUpOn']);
  expect(asked({ status: 'incubate', followUpOn: '2026-03-02' })).toEqual([]);
  expect(asked({ status: 'call center' })).toEqual([]);
});

test('unassigned leads become open when assigned; taking the assignee away makes them unassigned', () => {
  expect(statusAfterAssignment('unassigned', 7)).toBe('open');
  expect(statusAfterAssignment('new', 7)).toBe('new');
  for (const status of ['new', 'open', 'incubate', 'call center'] as const)
    expect(statusAfterAssignment(status, null)).toBe('unassigned');
  expect([firstStatus(7), firstStatus(null)]).toEqual(['new', 'unassigned']);
});

test('an assignment is taken back only to what can have become this', () => {
  const his = { status: 'open', assignedTo: 7 } as const;
  const isPossible = (status: LeadStatus, assignedTo: number | null) =>
    !whyNotGivenBack(his, { status, assignedTo });
  expect(isPossible('unassigned', null)).toBe(true);
  expect(isPossible('open', 8)).toBe(true);
  expect(isPossible('open', null)).toBe(false);
  for (const status of ['new', 'incubate', 'closed', 'sold'] as const)
    expect(isPossible(status, 8)).toBe(false);
});

test('sold and closed leads are neither handed over nor converted, all others are both', () => {
  const refused = (why: (status: LeadStatus) => string | undefined) => LEAD_STATUSES.filter(why);
  expect(refused(whyNotAssign)).toEqual(['sold', 'closed']);
  expect(refused(whyNotConvert)).toEqual(['sold', 'closed']);
});
