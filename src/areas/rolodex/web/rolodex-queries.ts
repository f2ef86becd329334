import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import {
  type Contact,
  type ContactInput,
  deleteContact,
  type EntryFilter,
  findContact,
  listEntries,
  saveContact,
} from '../contract.ts';

const KEY = 'rolodex';

export interface EntrySearch {
  query: string;
  kind: EntryFilter;
  letter: string;
}

export function entriesQuery(search: EntrySearch, request: PageRequest) {
  return {
    ...pagedQuery([KEY, 'list', search], request, (page, signal) =>
      call(listEntries, { query: { ...search, ...page }, signal }),
    ),
    // Colleagues and companies are changed elsewhere: whoever comes back wants to see the list as it is now.
    staleTime: 2000,
  };
}

export function contactQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'contact', id],
    queryFn: ({ signal }) => call(findContact, { params: { id }, signal }),
    // Editing minute-old data is how conflicts begin.
    staleTime: 0,
  });
}

/** Takes over a contact as the server has just sent it; the list is refreshed before anyone continues. */
export function useKeepContact(): (contact: Contact) => Promise<void> {
  const queryClient = useQueryClient();
  return (contact) => {
    queryClient.setQueryData(contactQuery(contact.id).queryKey, contact);
    return queryClient.invalidateQueries({ queryKey: [KEY, 'list'] });
  };
}

/** Adds with id 0. */
export function useSaveContact(id: number) {
  const keep = useKeepContact();
  return useMutation({
    mutationFn: (body: ContactInput) => call(saveContact, { params: { id }, body }),
    onSuccess: keep,
  });
}

export function useDeleteContact() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Contact) => call(deleteContact, { params: { id }, query: { version } }),
    onSuccess: ({ id }) => {
      queryClient.removeQueries({ queryKey: contactQuery(id).queryKey });
      return queryClient.invalidateQueries({ queryKey: [KEY, 'list'] });
    },
    // Gone or changed: either way the screen shows what no longer is.
    onError: (_, { id }) => queryClient.invalidateQueries({ queryKey: contactQuery(id).queryKey }),
  });
}

/** Brings a deleted contact back under its id. */
export function useRestoreContact() {
  const keep = useKeepContact();
  return useMutation({
    mutationFn: ({ id, ...fields }: Contact) =>
      call(saveContact, { params: { id }, body: { ...fields, restore: true } }),
    onSuccess: keep,
  });
}
