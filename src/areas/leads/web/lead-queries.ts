import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TypedPerson } from '#platform/shared/duplicates.ts';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import * as contract from '../contract.ts';
import * as lists from '../list-contract.ts';
import type { DueTime } from '../rules.ts';
import type { LeadSort, LeadStatus } from '../statuses.ts';

const KEY = 'leads';

/** Everybody changes leads: whoever comes back to a list wants to see it as it is now. */
const LIST_STALE_MS = 2000;

export interface LeadFilter {
  status?: LeadStatus | undefined;
  assignee?: number | undefined;
  office?: number | undefined;
  source?: string | undefined;
}

export function leadsQuery(filter: LeadFilter, request: ListRequest<LeadSort>) {
  return {
    ...pagedQuery([KEY, 'list', filter, request.order], request, (page, signal) =>
      call(lists.listLeads, { query: { ...filter, ...request.order, ...page }, signal }),
    ),
    staleTime: LIST_STALE_MS,
  };
}

export function lookupQuery(query: string, request: PageRequest) {
  return {
    ...pagedQuery([KEY, 'lookup', query], request, (page, signal) =>
      call(lists.lookupLeads, { query: { query, ...page }, signal }),
    ),
    staleTime: LIST_STALE_MS,
  };
}

export interface FollowUpFilter {
  due?: DueTime | undefined;
  assignee?: number | undefined;
}

export function followUpsQuery(filter: FollowUpFilter, today: string, request: PageRequest) {
  return {
    ...pagedQuery([KEY, 'follow-ups', filter, today], request, (page, signal) =>
      call(lists.leadFollowUps, { query: { ...filter, today, ...page }, signal }),
    ),
    staleTime: LIST_STALE_MS,
  };
}

export function leadsLogQuery(request: PageRequest) {
  return {
    ...pagedQuery([KEY, 'log-of-all'], request, (query, signal) => call(lists.leadsLog, { query, signal })),
    staleTime: LIST_STALE_MS,
  };
}

export const statsQuery = queryOptions({
  queryKey: [KEY, 'stats'],
  queryFn: ({ signal }) => call(lists.leadStats, { signal }),
});

export const choicesQuery = queryOptions({
  queryKey: [KEY, 'choices'],
  queryFn: ({ signal }) => call(contract.leadChoices, { signal }),
  staleTime: 5 * 60_000,
});

export function leadQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id],
    queryFn: ({ signal }) => call(contract.findLead, { params: { id }, signal }),
  });
}

export function notesQuery(id: number) {
  return pagedQuery([KEY, 'record', id, 'notes'], { page: 1, perPage: 'all' }, (query, signal) =>
    call(contract.leadNotes, { params: { id }, query, signal }),
  );
}

export function logQuery(id: number, request: PageRequest) {
  return pagedQuery([KEY, 'record', id, 'log'], request, (query, signal) =>
    call(contract.leadLog, { params: { id }, query, signal }),
  );
}

export function matchesQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id, 'matches'],
    queryFn: ({ signal }) => call(contract.leadMatches, { params: { id }, signal }),
    // Whether somebody is a customer already must be known as it is now.
    staleTime: 0,
  });
}

export const DUPLICATES = {
  area: KEY,
  ask: (body: TypedPerson, signal: AbortSignal) => call(contract.leadDuplicates, { body, signal }),
};

/** Working on what is a minute old is how conflicts begin. */
export function loadLead(queryClient: QueryClient, id: number): Promise<contract.Lead> {
  return orNotFound(id, () => queryClient.fetchQuery({ ...leadQuery(id), staleTime: 0 }));
}

/** Whatever shows leads is refetched. */
function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [KEY] });
}

/** Takes over a lead as the server has just sent it; whatever else shows leads is refetched. */
export function useKeepLead(): (lead: contract.Lead) => void {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return (lead) => {
    queryClient.setQueryData(leadQuery(lead.id).queryKey, lead);
    void refresh();
  };
}

/** Adds without an id. */
export function useSaveLead(id: number | undefined) {
  const onSuccess = useKeepLead();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.addLead>) =>
      id === undefined ? call(contract.addLead, { body }) : call(contract.saveLead, { params: { id }, body }),
    onSuccess,
  });
}

/** After a refusal too: the screen then shows what has changed in the meantime. */
export function useChangeStatus(id: number) {
  const onSuccess = useKeepLead();
  const onError = useRefresh();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.changeLeadStatus>) =>
      call(contract.changeLeadStatus, { params: { id }, body }),
    onSuccess,
    onError,
  });
}

export function useAssignLeads() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (body: BodyOf<typeof lists.assignLeads>) => call(lists.assignLeads, { body }),
    onSettled,
  });
}

/** Takes an assignment back. */
export function useGiveBackLeads() {
  const onSettled = useRefresh();
  return useMutation({
    mutationFn: (leads: readonly lists.HeldLead[]) =>
      call(lists.giveBackLeads, { body: { leads: [...leads] } }),
    onSettled,
  });
}

/** Tasks, files and email go along to the customer: every area may show them. */
export function useConvertLead(id: number) {
  const queryClient = useQueryClient();
  const keep = useKeepLead();
  const onError = useRefresh();
  const onSuccess = (lead: contract.Lead) => {
    keep(lead);
    void queryClient.invalidateQueries();
  };
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.convertLead>) =>
      call(contract.convertLead, { params: { id }, body }),
    onSuccess,
    onError,
  });
}

export function useAddNote(id: number) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (text: string) => call(contract.addLeadNote, { params: { id }, body: { text } }),
    onSuccess: () => void refresh(),
  });
}
