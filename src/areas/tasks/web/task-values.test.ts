import { expect, test } from 'vitest';
import type { TaskChoices } from '../choices-contract.ts';
import type { Task } from '../contract.ts';
import { hasSameValues, valuesToRestore } from './restored-values.ts';
import { inputOf, newValues, taskDifferences, valuesOf } from './task-values.ts';

const choice = (id: number, description: string) => ({
  id,
  description,
  place: id,
  active: true,
  version: 1,
});
const CHOICES: TaskChoices = {
  types: [
    { ...choice(9, 'Fax'), active: false, showInCalendar: 0, needsDescription: 0 },
    { ...choice(1, 'Appointment'), showInCalendar: 1, needsDescription: 0 },
    { ...choice(4, 'Document'), showInCalendar: 0, needsDescription: 0 },
  ],
  priorities: [
    { ...choice(1, 'Urgent'), default: 0 },
    { ...choice(3, 'Normal'), default: 1 },
  ],
  statuses: [{ ...choice(1, 'Open'), default: 1 }],
};
const VALUES = newValues(13, CHOICES, {});
const USERS = [
  { value: 13, description: 'Alex Agent' },
  { value: -11, description: 'Main Street Office' },
];
const TASK: Task = {
  id: 1,
  active: 1,
  open: 1,
  type: 4,
  review_required: 0,
  custid: 104_238,
  leadMainId: null,
  office: 11,
  touser: 0,
  fromuser: 13,
  duedate: '2026-11-20',
  tasktime: '09:30',
  timeZone: 'America/New_York',
  duration: 0,
  priority: 3,
  taskstatusid: 1,
  desc: 'Send the ID cards',
  notes: '',
  currentUser: 13,
  closedby: null,
  customerPhone: '',
  customerName: 'Maria L. Johnson',
  leadName: '',
  statusName: 'Open',
  typeName: 'Document',
  priorityName: 'Normal',
  toUser: 'Main Street Office',
  fromUser: 'Alex Agent',
  tranDate: new Date('2026-11-15T10:00:00Z'),
  closedBy: '',
  dateClosed: null,
  attachmentCount: 0,
  version: 1,
};

test('empty optional fields are omitted from the save', () => {
  expect(inputOf(VALUES, CHOICES)).toEqual({
    type: 1,
    review_required: 0,
    touser: 13,
    priority: 3,
    taskstatusid: 1,
    duration: 15,
  });
});

test('assigning to a negative user value sends office = absolute value and touser 0', () => {
  expect(inputOf({ ...VALUES, touser: -11 }, CHOICES)).toMatchObject({ office: 11, touser: 0 });
  expect(valuesOf(TASK).touser).toBe(-11);
});

test('a type outside the calendar sends no duration', () => {
  expect(inputOf({ ...VALUES, type: 4 }, CHOICES)).not.toHaveProperty('duration');
});

test('of a conflict only what differs is shown, in words', () => {
  const mine = { ...valuesOf(TASK), touser: 13, priority: 1, tasktime: null, notes: 'Not stored yet' };
  expect(taskDifferences(TASK, mine, CHOICES, USERS)).toEqual([
    { label: 'Assigned to', theirs: 'Main Street Office', mine: 'Alex Agent' },
    { label: 'Priority', theirs: 'Normal', mine: 'Urgent' },
    { label: 'Time', theirs: '9:30 AM', mine: '' },
  ]);
});

test('a task is restored with every value that it had; notes and its state are no values', () => {
  expect(valuesToRestore(TASK, CHOICES)).toMatchObject({
    ...{ custid: 104_238, office: 11, touser: 0, duedate: '2026-11-20', tasktime: '09:30' },
    ...{ desc: 'Send the ID cards', type: 4, priority: 3, taskstatusid: 1, review_required: 0 },
  });
  expect(hasSameValues(TASK, { ...TASK, version: 2, active: 0 }, CHOICES)).toBe(true);
  expect(hasSameValues(TASK, { ...TASK, desc: 'Send the cards' }, CHOICES)).toBe(false);
});
