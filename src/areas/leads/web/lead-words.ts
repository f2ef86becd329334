import type { LoggedChange } from '#platform/shared/change-log.ts';
import { showDay } from '#platform/shared/dates.ts';
import { languageWords } from '#platform/shared/languages.ts';
import { showPercent } from '#platform/shared/money.ts';
import type { FieldChange } from '#platform/web/ui/log-changes.tsx';
import { say } from '#platform/web/wording.ts';
import { LEAD_STATUSES, type LeadStatus, STATUS_WORDS } from '../statuses.ts';

/** What each field is called on the screens and in the log, in the order of the form. */
export const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  businessName: 'Business name',
  phone: 'Phone',
  phone2: 'Second phone',
  email: 'Email',
  language: 'Language',
  address: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP code',
  lineOfBusiness: 'Wants',
  currentCarrier: 'Insured with',
  source: 'Source',
  followUpOn: 'Follow up on',
  officeId: 'Office',
  assignedTo: 'Assigned to',
  office: 'Office',
  assignee: 'Assigned to',
  status: 'Status',
  closedReason: 'Reason',
  get customerId() {
    return say('Customer');
  },
  note: 'Note',
} as const;

const ACTIONS: Record<string, string> = {
  added: 'Added',
  edited: 'Edited',
  assigned: 'Assigned',
  noted: 'Noted',
  'status changed': 'Status',
  converted: 'Converted',
  attached: 'Attached',
};

export function actionWords(action: string): string {
  return ACTIONS[action] ?? action;
}

/** Field by field what was there before and what is there now; what is empty on both sides is left out. */
export function logChanges(entry: LoggedChange): FieldChange[] {
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
  const days = Math.max(0, Math.floor((now.getTime() - moment.getTime()) / DAY_MS));
  if (days === 0) return 'today';
  return days === 1 ? '1 day' : `${days} days`;
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
