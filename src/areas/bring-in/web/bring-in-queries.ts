import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Layout } from '#platform/shared/sheets/preview.ts';
import { call } from '#platform/web/api/call.ts';
import { upload } from '#platform/web/api/upload.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import * as contract from '../contract.ts';
import type { ColumnMap, Kind } from '../fields.ts';
import { isAtWork, type Outcome } from '../rules.ts';

const KEY = 'bring-ins';
const POLL_MS = 500;

export const bringInsQuery = (request: PageRequest) => ({
  ...pagedQuery([KEY, 'list'], request, (query, signal) => call(contract.listBringIns, { query, signal })),
  staleTime: 0,
});

/** Asks again as long as something works on the file. */
export const bringInQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'one', id],
    queryFn: ({ signal }) => call(contract.viewBringIn, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data && isAtWork(data.state) ? POLL_MS : false),
  });

export const sheetsQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, 'sheets', id],
    queryFn: ({ signal }) => call(contract.viewBringInSheets, { params: { id }, signal }),
  });

export const bringInRowsQuery = (
  id: number,
  state: string,
  outcome: Outcome | undefined,
  request: PageRequest,
) =>
  pagedQuery([KEY, 'rows', id, state, outcome ?? ''], request, (page, signal) =>
    call(contract.listBringInRows, { params: { id }, query: { ...page, outcome }, signal }),
  );

/** After a refusal too: the screen then shows what has changed in the meantime. */
function useChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queryClient.invalidateQueries({ queryKey: [KEY] }) });
}

interface Sending {
  kind: Kind;
  file: File;
  onProgress: (share: number) => void;
}

export const useUpload = () =>
  useChange(({ kind, file, onProgress }: Sending) => {
    const form = new FormData();
    form.append('files', file);
    form.append('kind', kind);
    return upload(contract.uploadBringIn, {
      params: {},
      form,
      onProgress,
      signal: new AbortController().signal,
    });
  });

export const useRead = (id: number) =>
  useChange((body: { map: ColumnMap } & Partial<Layout>) =>
    call(contract.readBringIn, { params: { id }, body }),
  );

export const useImport = (id: number) =>
  useChange((fills: boolean) => call(contract.importBringIn, { params: { id }, body: { fills } }));

export const useTakeBack = (id: number) =>
  useChange<void, contract.BringInView>(() => call(contract.takeBackBringIn, { params: { id } }));

/** Not refetched: it is gone. */
export function useDiscard(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(contract.discardBringIn, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [KEY, 'list'] }),
  });
}
