import { describe, expect, test } from 'vitest';
import { permissionFlags } from '#platform/shared/permissions.ts';
import {
  assigneeOf,
  beginningOf,
  durationOf,
  showDuration,
  showTime,
  taskProblems,
  whyLocked,
  whyNotNow,
  whyNotReopened,
  whyNotTakenBack,
  whyTooLate,
} from './rules.ts';

const may = (...names: string[]) => permissionFlags(Object.fromEntries(names.map((name) => [name, 1])));

describe('editing is allowed only with PRoverrideTaskChanges, or with PRoverrideOpenTaskChanges when not closed', () => {
  test.each([
    ['nobody', [], 1, `Needs the permission "Everyone’s open tasks" or "Everyone’s tasks".`],
    ['nobody', [], 0, `The task is closed. Needs the permission "Everyone’s tasks".`],
    ['open changes', ['PRoverrideOpenTaskChanges'], 1, undefined],
    [
      'open changes',
      ['PRoverrideOpenTaskChanges'],
      0,
      `The task is closed. Needs the permission "Everyone’s tasks".`,
    ],
    ['all changes', ['PRoverrideTaskChanges'], 0, undefined],
    ['all changes', ['PRoverrideTaskChanges'], 1, undefined],
    ['owner', ['PRowner'], 0, undefined],
    ['admin', ['PRadmin'], 0, undefined],
  ] as const)('%s %j at open %i', (_, names, open, why) => {
    expect(whyLocked(may(...names), { open })).toBe(why);
  });
});

test('a task with review_required that is closed: its creator may reopen it', () => {
  const closed = { open: 0, review_required: 1, fromuser: 7 } as const;
  expect(whyNotReopened(may(), 7, closed)).toBeUndefined();
  const why = `The task is closed. Needs the permission "Everyone’s tasks".`;
  expect(whyNotReopened(may(), 8, closed)).toBe(why);
  expect(whyNotReopened(may(), 7, { ...closed, review_required: 0 })).toBe(why);
  expect(whyNotReopened(may(), 7, { ...closed, open: 1 })).toMatch(/^Needs the permission/);
  expect(whyNotReopened(may('PRoverrideTaskChanges'), 8, closed)).toBeUndefined();
});

test('Save & Close exists only while the task is open, Reopen only when it is closed', () => {
  expect(whyNotNow('close', { open: 0 })).toBe('This task is already closed.');
  expect(whyNotNow('reopen', { open: 1 })).toBe('This task is already open.');
  for (const step of ['save', 'hide', 'close'] as const) expect(whyNotNow(step, { open: 1 })).toBeUndefined();
  for (const step of ['save', 'hide', 'reopen'] as const)
    expect(whyNotNow(step, { open: 0 })).toBeUndefined();
});

test('Save & Close has Undo for its person for a minute', () => {
  const closed = { closedby: 7, dateClosed: new Date('2026-11-15T17:00:00Z') };
  expect(whyNotTakenBack(7, closed)).toBeUndefined();
  expect(whyNotTakenBack(8, closed)).toBe('Only the person who closed the task can take that back.');
  expect(whyTooLate(closed, new Date('2026-11-15T17:01:00Z'))).toBeUndefined();
  expect(whyTooLate(closed, new Date('2026-11-15T17:01:01Z'))).toMatch(/^The minute to take it back is over/);
  expect(whyTooLate({ dateClosed: null }, new Date())).toBe('This task is already open.');
});

const FINE = {
  ...{ custid: 1, leadMainId: null, office: null, touser: 13, duration: 15 },
  ...{ inCalendar: true, needsDescription: false },
};

test.each([
  [{}, {}],
  [{ leadMainId: 2 }, { leadMainId: ['Choose a customer or a lead, not both.'] }],
  [{ custid: null }, { desc: ['Say what needs to be done, or name the customer or lead it is about.'] }],
  [{ custid: null, desc: 'Call' }, {}],
  [{ custid: null, leadMainId: 2 }, {}],
  [{ needsDescription: true }, { desc: ['Say what needs to be done: the type alone does not.'] }],
  [{ needsDescription: true, desc: 'Call' }, {}],
  [{ touser: 0 }, { touser: ['Choose a person or an office.'] }],
  [{ touser: 0, office: 11 }, {}],
  [{ touser: -11 }, {}],
  [{ office: 11 }, { touser: ['Choose a person or an office, not both.'] }],
  [{ duration: undefined }, {}],
  [{ duration: 480 }, {}],
  [{ duration: 500 }, { duration: ['Choose 15 to 480 minutes in steps of 15.'] }],
  [{ duration: 20 }, { duration: ['Choose 15 to 480 minutes in steps of 15.'] }],
  [{ duration: 0 }, { duration: ['Choose 15 to 480 minutes in steps of 15.'] }],
  [{ inCalendar: false, duration: 0 }, {}],
  [{ inCalendar: false, duration: 30 }, { duration: ['A task of this type has no duration.'] }],
])('a task with %j has the problems %j', (change, errors) => {
  const { inCalendar, needsDescription, ...input } = { ...FINE, ...change };
  expect(taskProblems(input, { inCalendar, needsDescription })).toEqual(errors);
});

test('assigning to a negative user value is the office of that number', () => {
  expect(assigneeOf({ touser: -11, office: null })).toEqual({ assignedTo: null, officeId: 11 });
  expect(assigneeOf({ touser: 0, office: 12 })).toEqual({ assignedTo: null, officeId: 12 });
  expect(assigneeOf({ touser: 13, office: null })).toEqual({ assignedTo: 13, officeId: null });
});

test('duration defaults to 15 in the calendar and is 0 outside of it', () => {
  expect(durationOf(undefined, true)).toBe(15);
  expect(durationOf(90, true)).toBe(90);
  expect(durationOf(undefined, false)).toBe(0);
});

test('duration shows as hours and minutes, time as on the clock', () => {
  expect([15, 60, 90, 480].map(showDuration)).toEqual(['15 min', '1 h', '1 h 30 min', '8 h']);
  expect(['00:00', '09:30', '12:00', '13:30'].map(showTime)).toEqual([
    '12:00 AM',
    '9:30 AM',
    '12:00 PM',
    '1:30 PM',
  ]);
});

test('a text of 30 characters stays whole, one of 31 is cut', () => {
  expect(beginningOf('x'.repeat(30), 30)).toBe('x'.repeat(30));
  expect(beginningOf('x'.repeat(31), 30)).toBe(`${'x'.repeat(30)}…`);
});
