import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TableName } from '#areas/attachments/contract.ts';
import { findCustomer } from '#areas/customers/contract.ts';
import { customerPolicies } from '#areas/policies/contract.ts';
import {
  customLetter,
  emailBlast,
  emailTemplates,
  letterTemplates,
  type TemplateKind,
} from '#areas/templates/contract.ts';
import { call } from '#platform/web/api/call.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import * as contract from '../contract.ts';
import { customerFiles } from '../files-contract.ts';
import type { ComposeStart } from './compose-values.ts';

const KEY = 'email';
/** While a mail is on its way the list looks again. */
const WAITING_MS = 3000;

interface Listed {
  pages: { results: { state: contract.EmailState }[] }[];
}

/** The mails of a customer; without one those that one sent oneself. */
export function sentQuery(customerId: number | undefined, request: PageRequest) {
  return {
    ...pagedQuery([KEY, 'sent', customerId ?? 'mine'], request, (page, signal) =>
      call(contract.sentEmails, { query: { customerId, ...page }, signal }),
    ),
    refetchInterval: ({ state }: { state: { data?: Listed | undefined } }) =>
      state.data?.pages.some(({ results }) => results.some((row) => row.state === 'queued'))
        ? WAITING_MS
        : (false as const),
  };
}

export function sentEmailQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call(contract.sentEmail, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'queued' ? WAITING_MS : false),
  });
}

export function acordQuery(customerId: number | undefined) {
  const all: PageRequest = { page: 1, perPage: 'all' };
  return pagedQuery([KEY, 'acord', customerId ?? 'all'], all, (page, signal) =>
    call(contract.acordHistory, { query: { customerId, ...page }, signal }),
  );
}

export const fromAddressesQuery = queryOptions({
  queryKey: [KEY, 'from'],
  queryFn: async ({ signal }) => (await call(contract.fromAddresses, { signal })).results,
});

/** The templates of a kind, under one name for what they are called. */
export function templateChoicesQuery(kind: TemplateKind) {
  return queryOptions({
    queryKey: [KEY, 'templates', kind],
    queryFn: async ({ signal }) => {
      if (kind === 'customLetter') return (await call(letterTemplates, { signal })).results;
      const { results } = await call(emailTemplates, { signal });
      return results.map(({ id, description }) => ({ id, title: description }));
    },
  });
}

export interface About {
  customerId: number | undefined;
  policyId: number | undefined;
}

/** A template filled in; without an id what an empty mail begins with. */
export function filledInQuery(kind: TemplateKind, id: number | undefined, about: About) {
  return queryOptions({
    queryKey: [KEY, 'filled-in', kind, id ?? 'default', about.customerId, about.policyId],
    queryFn: ({ signal }) =>
      kind === 'customLetter'
        ? call(customLetter, { query: { id, ...about }, signal })
        : call(emailBlast, { query: { ...(id ? { id } : { default: 1 }), ...about }, signal }),
    staleTime: 0,
  });
}

export function receiverQuery(customerId: number) {
  return queryOptions({
    queryKey: [KEY, 'receiver', customerId],
    queryFn: ({ signal }) => call(findCustomer, { params: { id: customerId }, signal }),
  });
}

export function policiesQuery(customerId: number) {
  return queryOptions({
    queryKey: [KEY, 'policies', customerId],
    queryFn: async ({ signal }) =>
      (await call(customerPolicies, { params: { customerId }, query: { reverse: 0 }, signal })).results,
  });
}

/** What the popup is opened with, and how much can go along. */
export function prefilledQuery({ customerId, attachmentIds }: ComposeStart) {
  return queryOptions({
    queryKey: [KEY, 'prefilled', customerId, attachmentIds],
    queryFn: ({ signal }) => {
      const body = contract.prefillAttachments.body.parse({ customerId, attachmentIds });
      return call(contract.prefillAttachments, { body, signal });
    },
  });
}

export interface FileFilter {
  query: string;
  tableName: TableName | undefined;
}

/** The stored files of a customer and their records. */
export function customerFilesQuery(customerId: number, filter: FileFilter, request: PageRequest) {
  return pagedQuery([KEY, 'customer-files', customerId, filter], request, (page, signal) =>
    call(customerFiles, { params: { customerId }, query: { ...filter, ...page }, signal }),
  );
}

export function useCreateEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: contract.EmailInput; key: string }) =>
      call(contract.createEmail, { body, idempotencyKey: key }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [KEY, 'sent'] }),
  });
}
