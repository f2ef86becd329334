import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { findCustomer } from '#areas/customers/contract.ts';
import { customerPolicies } from '#areas/policies/contract.ts';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { upload } from '#platform/web/api/upload.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import * as contract from '../contract.ts';
import * as fills from '../fill-contract.ts';

const KEY = 'forms';

export const formsQuery = queryOptions({
  queryKey: [KEY, 'list'],
  queryFn: async ({ signal }) => (await call(contract.listForms, { signal })).results,
});

export function formQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id],
    queryFn: ({ signal }) => call(contract.findForm, { params: { id }, signal }),
  });
}

export function loadForm(queryClient: QueryClient, id: number): Promise<contract.AgencyForm> {
  return orNotFound(id, () => queryClient.fetchQuery({ ...formQuery(id), staleTime: 0 }));
}

/** What fills a form is shown as it is now. */
export function valuesQuery(id: number, about: { customerId: number; policyId?: number | undefined }) {
  return queryOptions({
    queryKey: [KEY, 'values', id, about],
    queryFn: ({ signal }) => call(fills.formValues, { params: { id }, query: about, signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

export function customerQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'customer', id],
    queryFn: ({ signal }) => call(findCustomer, { params: { id }, signal }),
  });
}

export function policiesQuery(customerId: number) {
  return queryOptions({
    queryKey: [KEY, 'policies', customerId],
    queryFn: async ({ signal }) =>
      (await call(customerPolicies, { params: { customerId }, query: { reverse: 0 }, signal })).results,
  });
}

export interface HistoryFilter {
  customerId?: number | undefined;
  formId?: number | undefined;
}

export function historyQuery(filter: HistoryFilter, request: PageRequest) {
  return pagedQuery([KEY, 'history', filter], request, (page, signal) =>
    call(fills.listFills, { query: { ...filter, ...page }, signal }),
  );
}

export function fillQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'fill', id],
    queryFn: ({ signal }) => call(fills.findFill, { params: { id }, signal }),
  });
}

/** After a refusal too: the screen then shows what has changed in the meantime. */
function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

export const useAddForm = () =>
  useChange((file: File) => {
    const form = new FormData();
    form.append('files', file);
    return upload(contract.addForm, {
      params: {},
      form,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    });
  });

export const useSaveForm = (id: number) =>
  useChange((body: BodyOf<typeof contract.saveForm>) => call(contract.saveForm, { params: { id }, body }));

/** The mapping screen itself shows what it saved, or what someone else did. */
export function useSaveMapping(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof contract.saveMapping>) =>
      call(contract.saveMapping, { params: { id }, body }),
    onSuccess: (form) => {
      queryClient.setQueryData(formQuery(id).queryKey, form);
      void queryClient.invalidateQueries({ queryKey: formsQuery.queryKey });
    },
  });
}

export const useSwitchForm = () =>
  useChange(({ id, active, version }: Pick<contract.FormRow, 'id' | 'active' | 'version'>) =>
    call(contract.switchForm, { params: { id }, body: { active, version } }),
  );

export function useFillForm(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: { body: BodyOf<typeof fills.fillForm>; key: string }) =>
      call(fills.fillForm, { params: { id }, body, idempotencyKey: key }),
    // Its PDF is among the files of the customer.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
