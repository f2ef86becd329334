import type { FieldErrors } from '#platform/shared/errors.ts';
import { type LeadStatus, STATUS_WORDS } from './statuses.ts';

/** What decides where a lead can go. */
export interface LeadState {
  status: LeadStatus;
  assignedTo: number | null;
}

export const CHANGEABLE = ['open', 'unassigned', 'call center', 'incubate', 'closed'] as const;
export type ChangeableStatus = (typeof CHANGEABLE)[number];

/** Which status can follow which, by hand. Sold comes only by conversion, and nothing leads back from it. */
const NEXT: Record<LeadStatus, readonly ChangeableStatus[]> = {
  new: ['open', 'call center', 'incubate', 'closed'],
  open: ['call center', 'incubate', 'closed'],
  unassigned: ['call center', 'incubate', 'closed'],
  'call center': ['open', 'unassigned', 'incubate', 'closed'],
  incubate: ['open', 'unassigned', 'call center', 'incubate', 'closed'],
  closed: ['open', 'unassigned'],
  sold: [],
};

/** Why the lead cannot get that status now, or nothing when it can. */
export function whyNotChange({ status, assignedTo }: LeadState, to: ChangeableStatus): string | undefined {
  if (status === 'sold') return 'This lead is sold. Its status can no longer be changed.';
  if (!NEXT[status].includes(to)) return `A lead that is ${words(status)} cannot become ${words(to)}.`;
  if (to === 'open' && assignedTo === null) return 'Assign the lead to someone first.';
  if (to === 'unassigned' && assignedTo !== null)
    return 'This lead is assigned to someone. It can only be reopened.';
  return undefined;
}

/** The statuses that a person can choose for this lead, in the order of the buttons. */
export function nextStatuses(lead: LeadState): ChangeableStatus[] {
  return CHANGEABLE.filter((to) => !whyNotChange(lead, to));
}

interface StatusInput {
  status: ChangeableStatus;
  reason: string;
  followUpOn?: string | null | undefined;
}

/** What a status asks for: closed a reason, incubate the day on which the lead comes back. */
export function statusProblems(input: StatusInput, today: string): FieldErrors {
  if (input.status === 'closed' && !input.reason) return { reason: ['Enter why the lead was closed.'] };
  if (input.status === 'incubate' && !(input.followUpOn && input.followUpOn > today))
    return { followUpOn: ['Choose a day after today for the lead to come back.'] };
  return {};
}

/** Why the lead cannot be given to someone else now, or nothing when it can. */
export function whyNotAssign(status: LeadStatus): string | undefined {
  if (status === 'sold') return 'This lead is sold and stays with the person who sold it.';
  if (status === 'closed') return 'This lead is closed. Reopen it before you assign it.';
  return undefined;
}

/** Why the lead cannot be edited, or nothing when it can: what is true of a sold lead is kept with its customer. */
export function whyNotEdit(status: LeadStatus): string | undefined {
  return status === 'sold' ? 'This lead is sold. Edit its customer instead.' : undefined;
}

/** Nobody's lead is unassigned, and one that somebody takes is open; otherwise the status stays. */
export function statusAfterAssignment(status: LeadStatus, assignedTo: number | null): LeadStatus {
  if (assignedTo === null) return 'unassigned';
  return status === 'unassigned' ? 'open' : status;
}

/**
 * Why an assignment cannot be taken back to that: it has to be what the lead was before it was given to whoever has it
 * now, and nothing else.
 */
export function whyNotGivenBack(now: LeadState, before: LeadState): string | undefined {
  const isNobodys = before.assignedTo === null && (before.status === 'new' || before.status === 'open');
  const isWhatItWas =
    !whyNotAssign(before.status) &&
    !isNobodys &&
    statusAfterAssignment(before.status, now.assignedTo) === now.status;
  return isWhatItWas ? undefined : 'This is not what the lead was before it was assigned.';
}

/** A lead begins as new, or as unassigned when nobody is to work on it yet. */
export function firstStatus(assignedTo: number | null): LeadStatus {
  return assignedTo === null ? 'unassigned' : 'new';
}

/** Why the lead cannot become a customer now, or nothing when it can. */
export function whyNotConvert(status: LeadStatus): string | undefined {
  if (status === 'sold') return 'This lead is already a customer.';
  if (status === 'closed') return 'This lead is closed. Reopen it before you convert it.';
  return undefined;
}

function words(status: LeadStatus): string {
  return STATUS_WORDS[status].toLowerCase();
}
