import { expect, test } from 'vitest';
import type { Notification } from '../contract.ts';
import { byDay } from './notification-days.ts';

const at = (id: number, trandate: Date) => ({ id, trandate }) as Notification;

test('the list has a head for each day: today, yesterday, and the others by their date', () => {
  const list = [
    at(5, new Date(2026, 10, 17, 0, 5)),
    at(4, new Date(2026, 10, 17, 0, 1)),
    at(3, new Date(2026, 10, 16, 23, 59)),
    at(2, new Date(2026, 10, 15, 12)),
    at(1, new Date(2026, 10, 2, 12)),
  ];
  const days = byDay(list, new Date(2026, 10, 17, 9));
  expect(days.map(({ day, notifications }) => [day, notifications.map(({ id }) => id)])).toEqual([
    ['Today', [5, 4]],
    ['Yesterday', [3]],
    ['11/15/2026', [2]],
    ['11/02/2026', [1]],
  ]);
  expect(byDay([], new Date())).toEqual([]);
});
