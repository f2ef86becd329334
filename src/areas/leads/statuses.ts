import { type GateFacts, type GateName, whyClosed } from '#platform/shared/gates.ts';

/** In the order in which a lead goes through them. */
export const LEAD_STATUSES = [
  'new',
  'open',
  'unassigned',
  'call center',
  'incubate',
  'sold',
  'closed',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const STATUS_WORDS: Record<LeadStatus, string> = {
  new: 'New',
  open: 'Open',
  unassigned: 'Unassigned',
  'call center': 'Call center',
  incubate: 'Incubate',
  sold: 'Sold',
  closed: 'Closed',
};

/** A sold or closed lead no longer needs a call. */
export const needsNoCall = (status: LeadStatus): boolean => status === 'sold' || status === 'closed';

/** The lists that not everybody with the tab Leads sees. */
const STATUS_GATES: Partial<Record<LeadStatus, GateName>> = {
  incubate: 'leadsIncubate',
  unassigned: 'leadsUnassigned',
  'call center': 'leadsCallCenter',
};

/** Why the person may not see leads of that status, or nothing when they may. */
export function whyStatusClosed(status: LeadStatus, facts: GateFacts): string | undefined {
  const gate = STATUS_GATES[status];
  return gate && whyClosed(gate, facts);
}

/** The statuses that a list over several of them may show to this person. */
export function visibleStatuses(facts: GateFacts): LeadStatus[] {
  return LEAD_STATUSES.filter((status) => !whyStatusClosed(status, facts));
}

/** The columns that the list sorts by. */
export const LEAD_SORTS = [
  'created',
  'name',
  'status',
  'source',
  'assignee',
  'office',
  'followUpOn',
] as const;
export type LeadSort = (typeof LEAD_SORTS)[number];
