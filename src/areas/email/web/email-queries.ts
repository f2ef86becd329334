import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { TableName } from '#areas/attachments/contract.ts';
import { findCustomer } from '#areas/customers/contract.ts';
import { findLead } from '#areas/leads/contract.ts';
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
import { customerFiles, leadFiles } from '../files-contract.ts';
import type { ComposeStart } from './compose-values.ts';
import type { Receiver } from './receiver.ts';
import { KEY } from './sent-queries.ts';

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

export interface About extends Receiver {
  policyId: number | undefined;
}

/** A template filled in; without an id what an empty mail begins with. */
export function filledInQuery(
  kind: TemplateKind,
  id: number | undefined,
  { customerId, leadId, policyId }: About,
) {
  const about = { customerId, leadId, policyId };
  return queryOptions({
    queryKey: [KEY, 'filled-in', kind, id ?? 'default', about],
    queryFn: ({ signal }) =>
      kind === 'customLetter'
        ? call(customLetter, { query: { id, ...about }, signal })
        : call(emailBlast, { query: { ...(id ? { id } : { default: 1 }), ...about }, signal }),
    staleTime: 0,
  });
}

/** The person the mail goes to, by name and address. */
export function receiverQuery({ customerId, leadId }: Receiver) {
  return queryOptions({
    queryKey: [KEY, 'receiver', { customerId, leadId }],
    queryFn: async ({
      signal,
    }): Promise<{ id: number; name: string; email: string; emailOptOut?: boolean }> =>
      customerId
        ? call(findCustomer, { params: { id: customerId }, signal })
        : call(findLead, { params: { id: leadId ?? 0 }, signal }),
    // Whoever writes has often just corrected it; so below.
    staleTime: 0,
  });
}

export function policiesQuery(customerId: number) {
  return queryOptions({
    queryKey: [KEY, 'policies', customerId],
    queryFn: async ({ signal }) =>
      (await call(customerPolicies, { params: { customerId }, query: { reverse: 0 }, signal })).results,
    staleTime: 0,
  });
}

/** What the popup is opened with, and how much can go along. */
export function prefilledQuery({ customerId, leadId, attachmentIds }: ComposeStart) {
  return queryOptions({
    queryKey: [KEY, 'prefilled', { customerId, leadId }, attachmentIds],
    queryFn: ({ signal }) => {
      const body = contract.prefillAttachments.body.parse({ customerId, leadId, attachmentIds });
      return call(contract.prefillAttachments, { body, signal });
    },
    staleTime: 0,
  });
}

export interface FileFilter {
  query: string;
  tableName: TableName | undefined;
}

/** The stored files of a customer or a lead, and of their records. */
export function storedFilesQuery(receiver: Receiver, filter: FileFilter, request: PageRequest) {
  const { customerId, leadId = 0 } = receiver;
  const files = pagedQuery([KEY, 'stored-files', { customerId, leadId }, filter], request, (page, signal) => {
    const query = { ...filter, ...page };
    return customerId
      ? call(customerFiles, { params: { customerId }, query, signal })
      : call(leadFiles, { params: { leadId }, query, signal });
  });
  return { ...files, staleTime: 0 };
}

export function useCreateEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: contract.EmailInput; key: string }) =>
      call(contract.createEmail, { body, idempotencyKey: key }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [KEY, 'sent'] }),
  });
}
