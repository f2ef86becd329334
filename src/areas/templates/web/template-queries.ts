import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import * as contract from '../contract.ts';

const KEY = 'templates';

export function templatesQuery(kind: contract.TemplateKind | undefined, request: PageRequest) {
  return pagedQuery([KEY, 'list', kind ?? 'all'], request, (page, signal) =>
    call(contract.listTemplates, { query: { kind, ...page }, signal }),
  );
}

export function templateQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id],
    queryFn: ({ signal }) => call(contract.findTemplate, { params: { id }, signal }),
  });
}

/** Editing minute-old data is how conflicts begin. */
export function loadTemplate(queryClient: QueryClient, id: number): Promise<contract.Template> {
  return orNotFound(id, () => queryClient.fetchQuery({ ...templateQuery(id), staleTime: 0 }));
}

export function useKeepTemplate(): (template: contract.Template) => void {
  const queryClient = useQueryClient();
  return (template) => {
    queryClient.setQueryData(templateQuery(template.id).queryKey, template);
    void queryClient.invalidateQueries({ queryKey: [KEY, 'list'] });
    void queryClient.invalidateQueries({ queryKey: [KEY, 'log', template.id] });
    // The popup's choices, and what they are filled in with.
    void queryClient.invalidateQueries({ queryKey: ['email', 'templates'] });
  };
}

/** Adds with id 0. */
export function useSaveTemplate(id: number) {
  const keep = useKeepTemplate();
  return useMutation({
    mutationFn: (body: contract.TemplateInput) => call(contract.saveTemplate, { params: { id }, body }),
    onSuccess: keep,
  });
}

interface Written {
  subject: string;
  body: string;
}

export function previewQuery(written: Written, customerId: number | undefined) {
  return queryOptions({
    queryKey: [KEY, 'preview', customerId, written],
    queryFn: ({ signal }) =>
      call(contract.previewTemplate, { body: { ...written, customerId: customerId ?? 0 }, signal }),
    enabled: customerId !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export function logQuery(id: number, request: PageRequest) {
  return pagedQuery([KEY, 'log', id], request, (query, signal) =>
    call(contract.templateLog, { params: { id }, query, signal }),
  );
}
