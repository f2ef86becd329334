import type { FieldErrors } from '#platform/shared/errors.ts';
import type { GateName } from '#platform/shared/gates.ts';
import { phoneDigits } from '#platform/shared/phones.ts';
import type { LeadInput } from './contract.ts';
import { type LeadStatus, needsNoCall } from './statuses.ts';

/** When a lead is to be called again, as seen from today. */
export const DUE_TIMES = ['overdue', 'today', 'week'] as const;
export type DueTime = (typeof DUE_TIMES)[number];

/** True when somebody should have called by now. */
export function isCallLate(
  { status, followUpOn }: { status: LeadStatus; followUpOn: string | null },
  today: string,
): boolean {
  return followUpOn !== null && followUpOn < today && !needsNoCall(status);
}

/** The lists by status, under the names that their addresses have. */
export const LEAD_LISTS = {
  new: 'new',
  open: 'open',
  sold: 'sold',
  closed: 'closed',
  Incubate: 'incubate',
  unassigned: 'unassigned',
  CallCenter: 'call center',
} as const satisfies Record<string, LeadStatus>;
export type LeadList = keyof typeof LEAD_LISTS;

export interface LeadScreen {
  title: string;
  link: string;
  gate: GateName;
}

/** Every screen under the Leads tab, in the order of its menu. */
export const LEAD_SCREENS: readonly LeadScreen[] = [
  { title: 'All leads', link: '/leads', gate: 'leads' },
  { title: 'New', link: '/leads/new', gate: 'leads' },
  { title: 'Open', link: '/leads/open', gate: 'leads' },
  { title: 'Sold', link: '/leads/sold', gate: 'leads' },
  { title: 'Closed', link: '/leads/closed', gate: 'leads' },
  { title: 'Incubate', link: '/leads/Incubate', gate: 'leadsIncubate' },
  { title: 'Unassigned', link: '/leads/unassigned', gate: 'leadsUnassigned' },
  { title: 'Call center', link: '/leads/CallCenter', gate: 'leadsCallCenter' },
  { title: 'Snapshot', link: '/leads/snapshot', gate: 'leads' },
  { title: 'Stats', link: '/leads/stats', gate: 'leads' },
  { title: 'Look up', link: '/leads/lookup', gate: 'leads' },
  { title: 'Log', link: '/leads/log', gate: 'leads' },
  { title: 'Tasks', link: '/leads/tasks', gate: 'leads' },
];

/**
 * What the fields of a lead must satisfy together. `kept` is the follow-up day that is stored already: an overdue
 * one does not keep anybody from correcting a telephone number.
 */
export function leadProblems(input: LeadInput, today: string, kept: string | null = null): FieldErrors {
  const errors: FieldErrors = {};
  if (!input.businessName && !input.firstName && !input.lastName) {
    errors.lastName = ['Enter a last name, or the name of a business.'];
  }
  if (input.followUpOn && input.followUpOn !== kept && input.followUpOn < today) {
    errors.followUpOn = ['Choose today or a later day.'];
  }
  return errors;
}

/** Ten hours behind UTC, where the day of the United States begins last. */
const LAST_DAY_BEGINS_MS = 10 * 3_600_000;

/** The day it is wherever an agency may be: what any of them still calls today is not in the past. */
export function todayEverywhere(now: Date): string {
  return new Date(now.getTime() - LAST_DAY_BEGINS_MS).toISOString().slice(0, 10);
}

export const LOOKUP_MIN = 3;
const LOOKUP_WORDS_MAX = 6;

/** The words that a look-up compares: a telephone number however it was typed is one word of digits. */
export function lookupWords(typed: string): string[] {
  if (/^[\d\s()+.-]+$/.test(typed)) return [phoneDigits(typed)].filter(Boolean);
  return typed
    .trim()
    .split(/[\s,;]+/)
    .filter(Boolean)
    .slice(0, LOOKUP_WORDS_MAX);
}

export function lookupProblem(typed: string): string | undefined {
  const signs = lookupWords(typed).join('').length;
  return signs < LOOKUP_MIN ? `Enter at least ${LOOKUP_MIN} characters.` : undefined;
}
