import { expect, test } from 'vitest';
import { notificationInput } from '#areas/notifications/contract.ts';
import { NOTIFICATION_TYPES } from '#areas/notifications/rules.ts';
import { PAGE_SIZE } from '#platform/shared/paging.ts';
import { notificationRows } from './notification-rows.ts';
import { taskRows } from './task-rows.ts';
import { NOTIFICATION_WORDS } from './words/notifications.ts';

const TODAY = '2026-03-01';
const rows = [...notificationRows(taskRows({ count: 680, before: 100_000 }, TODAY), TODAY)];
const of = (name: string) => rows.filter(({ table }) => table.name === name).map(({ values }) => values);
const [messages, notifications] = [of('notification_messages'), of('notifications')];

test.each([11, 13])('employee %i has a second slice, read and unread, of every priority', (employee) => {
  const own = notifications.filter(({ employee_id }) => employee_id === employee);
  expect(own.length).toBeGreaterThan(PAGE_SIZE);
  expect(own.filter(({ read_at }) => read_at === null).length).toBeGreaterThan(2);
  expect(own.filter(({ read_at }) => read_at !== null).length).toBeGreaterThan(PAGE_SIZE / 2);
  const priorities = own.map(({ message_id }) => messages.find(({ id }) => id === message_id)?.priority);
  expect(new Set(priorities)).toEqual(new Set([0, 1, 2, 3]));
});

test('every type occurs, and a form would take what people wrote', () => {
  expect(new Set(NOTIFICATION_WORDS.map(({ type }) => type))).toEqual(new Set(NOTIFICATION_TYPES));
  for (const words of NOTIFICATION_WORDS)
    expect(notificationInput.safeParse({ ...words, sendTo: [1] }).success).toBe(true);
});

test('each reminder has a name of its own, and nobody is told the same thing twice', () => {
  const keys = messages.map(({ once_key }) => once_key).filter((key) => key !== null);
  expect(keys.length).toBeGreaterThan(10);
  expect(new Set(keys).size).toBe(keys.length);
  const pairs = notifications.map(({ message_id, employee_id }) => `${message_id}:${employee_id}`);
  expect(new Set(pairs).size).toBe(pairs.length);
});
