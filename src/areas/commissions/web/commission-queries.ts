import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { offeredCompanies } from '#areas/companies/contract.ts';
import type { AnswerOf, BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import * as contract from '../contract.ts';
import * as correction from '../correction-contract.ts';
import * as lines from '../line-contract.ts';
import type { LineSort } from '../statuses.ts';

const KEY = 'commissions';

type Gathered = Pick<CreatedFile, 'replaced' | 'alreadyPaid' | 'besideManual'>;

/** Two people work on one month: someone who comes back to a file wants to see it as it is now. */
const STALE_MS = 2000;

export function filesQuery(status: number, request: PageRequest) {
  return {
    ...pagedQuery([KEY, 'files', status], request, async ({ page, per_page: count }, signal) => {
      const { data: results, ...rest } = await call(contract.listFiles, {
        query: { status, page, count },
        signal,
      });
      return { ...rest, results };
    }),
    staleTime: STALE_MS,
  };
}

export function fetchQuery(ids: number[]) {
  return queryOptions({
    queryKey: [KEY, 'fetch', ids],
    queryFn: ({ signal }) => call(contract.fetchFiles, { body: { ids }, signal }),
    staleTime: 0,
  });
}

export function viewQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'file', id, 'view'],
    queryFn: ({ signal }) => call(contract.viewFile, { params: { id }, signal }),
    staleTime: STALE_MS,
  });
}

export function linesQuery(id: number, filter: lines.LineFilter, request: ListRequest<LineSort>) {
  return {
    ...pagedQuery([KEY, 'file', id, 'lines', filter, request.order], request, async (page, signal) => {
      const input = { params: { id }, query: { ...request.order, ...page }, body: filter, signal };
      const { data: results, ...rest } = await call(lines.listLines, input);
      return { ...rest, results };
    }),
    staleTime: STALE_MS,
  };
}

/** What the creation of a file did to others, until somebody has read it; the server is not asked for it. */
export function gatheredQuery(id: number) {
  return queryOptions<Gathered | null>({
    queryKey: [KEY, 'gathered', id],
    queryFn: () => null,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export const companiesQuery = queryOptions({
  queryKey: [KEY, 'companies'],
  queryFn: ({ signal }) => call(offeredCompanies, { signal }),
  staleTime: 5 * 60_000,
});

export function customersQuery(query: string) {
  return queryOptions({
    queryKey: [KEY, 'customers', query],
    queryFn: ({ signal }) => call(lines.commissionCustomers, { query: { query }, signal }),
  });
}

export function policiesQuery(customerId: number) {
  return queryOptions({
    queryKey: [KEY, 'policies', customerId],
    queryFn: ({ signal }) => call(lines.commissionPolicies, { params: { customerId }, signal }),
  });
}

/** Whatever shows files or lines is refetched. */
export function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: [KEY, 'files'] }),
      queryClient.invalidateQueries({ queryKey: [KEY, 'file'] }),
    ]);
  };
}

/** After a refusal too: the screen then shows what has changed in the meantime. */
function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const onSettled = useRefresh();
  return useMutation({ mutationFn, onSettled });
}

type CreatedFile = AnswerOf<typeof contract.createFile>;

/** However a file is created: its page tells what that did to others. */
export function useCreate<Input>(create: (input: Input) => Promise<CreatedFile>) {
  const queryClient = useQueryClient();
  return useChange(async (input: Input) => {
    const made = await create(input);
    queryClient.setQueryData(gatheredQuery(made.id).queryKey, made);
    return made;
  });
}

export const useCreateFile = () =>
  useCreate(({ body, key }: { body: contract.CreateInput; key: string }) =>
    call(contract.createFile, { body, idempotencyKey: key }),
  );

export const useDeleteFiles = () =>
  useChange((ids: number[]) => call(contract.deleteFiles, { body: { ids } }));

interface Archiving {
  ids: number[];
  isArchived: boolean;
  /** Somebody was asked, and means it. */
  despiteUnmatched?: boolean;
}

export const useArchiveFiles = () =>
  useChange(({ ids, isArchived, despiteUnmatched = false }: Archiving) =>
    isArchived
      ? call(contract.archiveFiles, { body: { ids, despiteUnmatched } })
      : call(contract.unarchiveFiles, { body: { ids } }),
  );

export const useMergeFiles = () =>
  useChange(({ ids, key }: { ids: number[]; key: string }) =>
    call(contract.mergeFiles, { body: { ids }, idempotencyKey: key }),
  );

export const useUndoMerge = () => useChange((id: number) => call(contract.undoMerge, { params: { id } }));

export const useUpdateLines = (id: number) =>
  useChange((body: BodyOf<typeof lines.updateLines>) => call(lines.updateLines, { params: { id }, body }));

export const useDeleteLines = (id: number) =>
  useChange((body: BodyOf<typeof lines.deleteLines>) => call(lines.deleteLines, { params: { id }, body }));

export const useRestoreLines = (id: number) =>
  useChange((deletion: string) => call(lines.restoreLines, { params: { id }, body: { deletion } }));

export const useAdjustLines = (id: number) =>
  useChange((body: BodyOf<typeof lines.adjustLines>) => call(lines.adjustLines, { params: { id }, body }));

export const useAddManualLine = (fileId: number) =>
  useChange(({ body, key }: { body: BodyOf<typeof lines.addManualLine>; key: string }) =>
    call(lines.addManualLine, { params: { fileId }, body, idempotencyKey: key }),
  );

export const producersQuery = (line: number) =>
  queryOptions({
    queryKey: [KEY, 'file', 'producers', line],
    queryFn: ({ signal }) => call(correction.lineProducers, { params: { id: line }, signal }),
    staleTime: 0,
  });

export const useWrongProducer = (line: number) =>
  useChange(({ body, key }: { body: BodyOf<typeof correction.wrongProducer>; key: string }) =>
    call(correction.wrongProducer, { params: { id: line }, body, idempotencyKey: key }),
  );

export const useUndoCorrection = () =>
  useChange((line: number) => call(correction.undoCorrection, { params: { id: line } }));
