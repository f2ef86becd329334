import { queryOptions, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCreate } from '#areas/commissions/web/public.ts';
import { offeredCompanies } from '#areas/companies/contract.ts';
import type { BodyOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { upload } from '#platform/web/api/upload.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import * as assignments from '../assignment-contract.ts';
import * as contract from '../contract.ts';
import * as poolCalls from '../pool-contract.ts';
import * as rowCalls from '../row-contract.ts';
import type { Outcome } from '../rules.ts';
import * as unmatched from '../unmatched-contract.ts';

const KEY = 'commission-imports';
/** What shows files, their lines and what they come to: an import and an assignment change lines. */
const FILES_KEY = 'commissions';
const POLL_MS = 500;

export const importsQuery = (request: PageRequest) => ({
  ...pagedQuery([KEY, 'list'], request, (query, signal) => call(contract.listImports, { query, signal })),
  staleTime: 0,
});

/** Asks again as long as the statement is being read or imported. */
export const importQuery = (id: number, isImporting = false) =>
  queryOptions({
    queryKey: [KEY, 'import', id],
    queryFn: ({ signal }) => call(contract.viewImport, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) =>
      isImporting || data?.state === 'reading' || data?.importing ? POLL_MS : false,
  });

export const sheetsQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'sheets', id],
    queryFn: ({ signal }) => call(contract.viewSheets, { params: { id }, signal }),
  });

interface RowsWanted {
  outcome: Outcome | undefined;
  row: number | undefined;
}

export const rowsQuery = (id: number, { outcome, row }: RowsWanted, request: PageRequest) =>
  pagedQuery([KEY, 'import', id, 'rows', outcome ?? '', row ?? 0], request, (page, signal) =>
    call(rowCalls.listRows, { params: { id }, query: { ...page, outcome, row }, signal }),
  );

export const unmatchedQuery = (company: number, settled: 0 | 1, request: PageRequest) => ({
  ...pagedQuery([KEY, 'unmatched', company, settled], request, (page, signal) =>
    call(unmatched.listUnmatched, { query: { ...page, company, settled, grouped: 1 }, signal }),
  ),
  staleTime: 0,
});

export const poolQuery = (company: number, request: PageRequest) => ({
  ...pagedQuery([KEY, 'pool', company], request, (page, signal) =>
    call(poolCalls.listPool, { query: { ...page, company }, signal }),
  ),
  staleTime: 0,
});

export const placesQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'import', id, 'places'],
    queryFn: ({ signal }) => call(poolCalls.listPlaces, { params: { id }, signal }),
    staleTime: 0,
  });

export const assignmentsQuery = (request: PageRequest) => ({
  ...pagedQuery([KEY, 'assignments'], request, (query, signal) =>
    call(assignments.listAssignments, { query, signal }),
  ),
  staleTime: 0,
});

export const companiesQuery = queryOptions({
  queryKey: [KEY, 'companies'],
  queryFn: ({ signal }) => call(offeredCompanies, { signal }),
  staleTime: 5 * 60_000,
});

export const policiesQuery = (line: number, customer: number) =>
  queryOptions({
    queryKey: [KEY, 'policies', line, customer],
    queryFn: ({ signal }) =>
      call(unmatched.policiesForLine, { params: { id: line }, query: { customer }, signal }),
  });

export const nearestQuery = (line: number) =>
  queryOptions({
    queryKey: [KEY, 'nearest', line],
    queryFn: ({ signal }) => call(unmatched.nearestPolicies, { params: { id: line }, signal }),
  });

interface Sending {
  company: number;
  file: File;
  onProgress: (share: number) => void;
}

/** After a refusal too: the screen then shows what has changed in the meantime. */
function useChange<Input, Answer>(
  mutationFn: (input: Input) => Promise<Answer>,
  mutationKey: readonly unknown[] = [KEY],
) {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([KEY, FILES_KEY].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  return useMutation({ mutationKey, mutationFn, onSettled });
}

export const useUpload = () =>
  useChange(({ company, file, onProgress }: Sending) => {
    const form = new FormData();
    form.append('files', file);
    form.append('company', String(company));
    return upload(contract.uploadStatement, {
      params: {},
      form,
      onProgress,
      signal: new AbortController().signal,
    });
  });

export const useReadImport = (id: number) =>
  useChange((body: BodyOf<typeof contract.readImport>) =>
    call(contract.readImport, { params: { id }, body }),
  );

export const useTakeIn = (id: number) =>
  useChange((body: BodyOf<typeof rowCalls.takeInRows>) =>
    call(rowCalls.takeInRows, { params: { id }, body }),
  );

export const useCorrectRow = (id: number) =>
  useChange((body: BodyOf<typeof rowCalls.correctRow>) =>
    call(rowCalls.correctRow, { params: { id }, body }),
  );

const importKey = (id: number) => [KEY, 'importing', id];

export const useImportLines = ({ id, map, outcomes }: contract.ImportView) =>
  useChange(
    ({ idempotencyKey, despiteTotals }: { idempotencyKey: string; despiteTotals: boolean }) =>
      call(contract.importLines, {
        params: { id },
        body: { seen: { map, outcomes }, despiteTotals },
        idempotencyKey,
      }),
    importKey(id),
  );

/** True while this browser waits for the import. */
export const useIsImporting = (id: number) => useIsMutating({ mutationKey: importKey(id) }) > 0;

export const useTakeBack = (id: number) =>
  useChange((idempotencyKey: string) => call(contract.takeBack, { params: { id }, idempotencyKey }));

/** Not refetched: it is gone. */
export function useDiscard(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.discardImport, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [KEY, 'list'] }),
  });
}

export const useAssign = (id: number) =>
  useChange((policy: number) => call(unmatched.assignLine, { params: { id }, body: { policy } }));

export const useUndoAssignment = () =>
  useChange((id: number) => call(assignments.undoAssignment, { params: { id } }));

export const useForgetNumber = () =>
  useChange((id: number) => call(assignments.forgetNumber, { params: { id } }));

interface NewFile {
  company: number;
  month: string;
  /** The statement that it is created from; without one, of all that is in no file. */
  statement: number | undefined;
  deposit: string;
  depositAmount: number | null;
  key: string;
}

export function useCreateFrom() {
  const queryClient = useQueryClient();
  return useCreate(async ({ statement, company, key: idempotencyKey, ...body }: NewFile) => {
    try {
      return statement === undefined
        ? await call(poolCalls.createFromPool, { body: { company, ...body }, idempotencyKey })
        : await call(poolCalls.createFromStatement, { params: { id: statement }, body, idempotencyKey });
    } finally {
      void queryClient.invalidateQueries({ queryKey: [KEY] });
    }
  });
}
