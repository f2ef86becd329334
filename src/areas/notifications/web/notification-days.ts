import { dayOf } from '#platform/web/ui/local-days.ts';
import type { Notification } from '../contract.ts';
import { texts } from './texts.ts';

export interface NotificationDay {
  /** "Today", "Yesterday" or the day. */
  day: string;
  notifications: Notification[];
}

/** The list as it came, newest first, in parts of a day each. */
export function byDay(notifications: readonly Notification[], now: Date): NotificationDay[] {
  const days: NotificationDay[] = [];
  for (const one of notifications) {
    const day = dayWords(one.trandate, now);
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(one);
    else days.push({ day, notifications: [one] });
  }
  return days;
}

function dayWords(moment: Date, now: Date): string {
  const day = dayOf(moment);
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (day === dayOf(now)) return texts.list.today;
  return day === dayOf(yesterday) ? texts.list.yesterday : day;
}
