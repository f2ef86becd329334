import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession, useSessionKeeper } from '#areas/session/web/public.ts';
import { call } from '#platform/web/api/call.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import * as contract from '../contract.ts';
import type { LocationType } from '../rules.ts';

const KEY = 'offices';
/** The menu lists the offices too. */
const MENU_KEY = 'menu';
/** Employees show the name of their office, and choose among those that are open. */
const EMPLOYEES_KEY = 'employees';

export const treeQuery = queryOptions({
  queryKey: [KEY, 'tree'],
  queryFn: ({ signal }) => call(contract.officeTree, { signal }),
});

export function officeQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id],
    queryFn: ({ signal }) => call(contract.findOffice, { params: { id }, signal }),
  });
}

export function officeViewQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'view', id],
    queryFn: ({ signal }) => call(contract.viewOffice, { params: { id }, signal }),
  });
}

export const officesQuery = queryOptions({
  queryKey: [KEY, 'list'],
  queryFn: ({ signal }) => call(contract.listOffices, { signal }),
});

export const ownOfficeQuery = queryOptions({
  queryKey: [KEY, 'own'],
  queryFn: ({ signal }) => call(contract.ownOffice, { signal }),
});

export function locationsQuery(type: LocationType) {
  return queryOptions({
    queryKey: [KEY, 'locations', type],
    queryFn: ({ signal }) => call(contract.locations, { params: { type }, signal }),
  });
}

/** Editing minute-old data is how conflicts begin. */
export function loadOffice(queryClient: QueryClient, id: number): Promise<contract.Office> {
  return orNotFound(id, () => queryClient.fetchQuery({ ...officeQuery(id), staleTime: 0 }));
}

export function loadOfficeView(queryClient: QueryClient, id: number): Promise<contract.OfficeView> {
  return orNotFound(id, () => queryClient.ensureQueryData(officeViewQuery(id)));
}

/** Whatever shows offices or their tree is refetched. */
export function useRefreshOffices() {
  const queryClient = useQueryClient();
  return () => {
    for (const key of [KEY, MENU_KEY, EMPLOYEES_KEY]) void queryClient.invalidateQueries({ queryKey: [key] });
  };
}

/** Takes over an office as the server has just sent it. */
export function useKeepOffice(): (office: contract.Office) => void {
  const queryClient = useQueryClient();
  const refresh = useRefreshOffices();
  const keeper = useSessionKeeper();
  const { officeId } = useSession();
  return (office) => {
    refresh();
    queryClient.setQueryData(officeQuery(office.id).queryKey, office);
    // The name of the home office is part of the session.
    if (office.id === officeId) void keeper.renew();
  };
}

/** Adds with id 0. */
export function useSaveOffice(id: number) {
  return useMutation({
    mutationFn: (body: contract.OfficeInput) => call(contract.saveOffice, { params: { id }, body }),
    onSuccess: useKeepOffice(),
  });
}

interface Seen {
  id: number;
  version: number;
}

export function useCloseOffice() {
  return useMutation({
    mutationFn: ({ id, version }: Seen) => call(contract.closeOffice, { params: { id }, body: { version } }),
    onSuccess: useKeepOffice(),
  });
}

export function useReopenOffice() {
  return useMutation({
    mutationFn: ({ id, version }: Seen) => call(contract.reopenOffice, { params: { id }, body: { version } }),
    onSuccess: useKeepOffice(),
  });
}

/** Adds with id 0. */
export function useSaveGroup(id: number) {
  return useMutation({
    mutationFn: (body: contract.OfficeGroupInput) => call(contract.saveOfficeGroup, { params: { id }, body }),
    onSuccess: useRefreshOffices(),
  });
}

export function useDeleteGroup() {
  return useMutation({
    mutationFn: ({ id, version }: Seen) =>
      call(contract.deleteOfficeGroup, { params: { id }, query: { version } }),
    // Whoever was too late sees what the tree is now.
    onSettled: useRefreshOffices(),
  });
}
