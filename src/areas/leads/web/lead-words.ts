import type { LoggedChange } from '#platform/shared/change-log.ts';
import { showDay } from '#platform/shared/dates.ts';
import { languageWords } from '#platform/shared/languages.ts';
import type { ShownChange } from '#platform/shared/log-words.ts';
import { showPercent } from '#platform/shared/money.ts';
import { say } from '#platform/web/wording.ts';
import { LEAD_STATUSES, type LeadStatus, STATUS_WORDS } from '../statuses.ts';
import { texts } from './texts.ts';

/** What each field is called on the screens and in the log, in the order of the form. */
export const LABELS = {
  ...texts.labels,
  get customerId() {
    return say(texts.labels.customerId);
  },
};

const ACTIONS: Record<string, string> = texts.log.actions;

export function actionWords(action: string): string {
  return ACTIONS[action] ?? action;
}

/** Field by field what was there before and what is there now; what is empty on both sides is left out. */
export function logChanges(entry: LoggedChange): ShownChange[] {
  return Object.entries(LABELS).flatMap(([field, label]) => {
    const change = entry.changes.find((each) => each.field === field);
    const [one, other] = [lines(field, change?.before), lines(field, change?.after)];
    return one.length + other.length > 0 ? [{ field, label, one, other }] : [];
  });
}

function lines(field: string, value: unknown): string[] {
  if (value === null || value === undefined || value === '') return [];
  if (field === 'followUpOn') return [showDay(String(value))];
  if (field === 'status') return [statusWords(String(value))];
  if (field === 'language') return [languageWords(value)];
  if (field === 'customerId') return [`#${value}`];
  return [String(value)];
}

function statusWords(status: string): string {
  return (LEAD_STATUSES as readonly string[]).includes(status) ? STATUS_WORDS[status as LeadStatus] : status;
}

const DAY_MS = 86_400_000;

export function ageWords(moment: Date, now = new Date()): string {
  return texts.snapshot.age(Math.max(0, Math.floor((now.getTime() - moment.getTime()) / DAY_MS)));
}

/** 2026-11 as Nov 2026, and as Nov where there is less room. */
export function monthWords(month: string): { name: string; short: string } {
  const day = new Date(`${month}-15T12:00:00Z`);
  const words = (year?: 'numeric') =>
    day.toLocaleDateString('en-US', { month: 'short', year, timeZone: 'UTC' });
  return { name: words('numeric'), short: words() };
}

/** 3 of 8 as 38 %. */
export function shareWords(part: number, whole: number): string {
  return whole === 0 ? '—' : showPercent((part / whole) * 100_00, 0);
}
