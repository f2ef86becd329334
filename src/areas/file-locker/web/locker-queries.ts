import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/call.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import type { PageRequest } from '#platform/web/table/pager-rules.ts';
import * as bin from '../bin-contract.ts';
import * as contract from '../contract.ts';
import type { LockerItem } from '../fields.ts';
import type { LockerSort } from '../statuses.ts';
import * as versions from '../versions-contract.ts';

export const KEY = 'file-locker';

export const lockersQuery = queryOptions({
  queryKey: [KEY, 'offices'],
  queryFn: async ({ signal }) => (await call(contract.listLockers, { signal })).results,
});

/** A folder of an office's locker; 0 is the top. */
export interface Place {
  officeId: number;
  folder: number;
}

export function itemsQuery(place: Place, query: string, request: ListRequest<LockerSort>) {
  return pagedQuery([KEY, 'items', place, query, request.order], request, (page, signal) =>
    call(contract.listItems, {
      params: place,
      query: { ...page, ...request.order, query, foldersOnly: 0 },
      signal,
    }),
  );
}

/** The folders in a folder, for a choice of where to. */
export function foldersQuery(place: Place, request: PageRequest) {
  return pagedQuery([KEY, 'folders', place], request, (page, signal) =>
    call(contract.listItems, {
      params: place,
      query: { ...page, query: '', foldersOnly: 1, reverse: 0 },
      signal,
    }),
  );
}

export function usageQuery(officeId: number) {
  return queryOptions({
    queryKey: [KEY, 'usage', officeId],
    queryFn: ({ signal }) => call(contract.lockerUsage, { params: { officeId }, signal }),
  });
}

export function versionsQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'versions', id],
    queryFn: async ({ signal }) => (await call(versions.listVersions, { params: { id }, signal })).results,
  });
}

export function binQuery(officeId: number, request: PageRequest) {
  return pagedQuery([KEY, 'bin', officeId], request, (page, signal) =>
    call(bin.listBin, { params: { officeId }, query: page, signal }),
  );
}

/** Everything of the locker is asked for again, also after a refusal: somebody else may have been faster. */
export function useReload(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [KEY] });
}

export function useAddFolder(place: Place) {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (name: string) => call(contract.addFolder, { params: place, body: { name } }),
    onSettled,
  });
}

export function useRename() {
  const onSettled = useReload();
  return useMutation({
    mutationFn: ({ id, version, name }: Pick<LockerItem, 'id' | 'version' | 'name'>) =>
      call(contract.renameItem, { params: { id }, body: { name, version } }),
    onSettled,
  });
}

export function useMove() {
  const onSettled = useReload();
  return useMutation({
    mutationFn: ({ id, version, folder }: Pick<LockerItem, 'id' | 'version'> & { folder: number | null }) =>
      call(contract.moveItem, { params: { id }, body: { folder, version } }),
    onSettled,
  });
}

export function useThrowAway() {
  const onSettled = useReload();
  return useMutation({
    mutationFn: ({ id, version }: LockerItem) => call(bin.binItem, { params: { id }, body: { version } }),
    onSettled,
  });
}

export function useRestore() {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (id: number) => call(bin.restoreItem, { params: { id } }),
    onSettled,
  });
}

export function useRestoreVersion() {
  const onSettled = useReload();
  return useMutation({
    mutationFn: (id: number) => call(versions.restoreVersion, { params: { id } }),
    onSettled,
  });
}

export function useEmptyBin(officeId: number) {
  const onSettled = useReload();
  return useMutation({ mutationFn: () => call(bin.emptyBin, { params: { officeId } }), onSettled });
}
