import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSession, useSessionKeeper } from '#areas/session/web/public.ts';
import { call } from '#platform/web/api/call.ts';
import { orNotFound } from '#platform/web/router/or-not-found.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import * as contract from '../contract.ts';
import type { EmployeeSort, EmployeeState } from '../statuses.ts';

const KEY = 'employees';
const GROUPS_KEY = 'employee-groups';
/** Offices show who works there, and are closed once nobody does. */
const OFFICES_KEY = 'offices';

export interface EmployeeFilter {
  query?: string | undefined;
  office?: number | undefined;
  state?: EmployeeState | undefined;
}

export function employeesQuery(
  { query = '', office, state }: EmployeeFilter,
  request: ListRequest<EmployeeSort>,
) {
  const filter = { query, office, state };
  return pagedQuery([KEY, 'list', filter, request.order], request, (page, signal) =>
    call(contract.listEmployees, { query: { ...filter, ...request.order, ...page }, signal }),
  );
}

export const choicesQuery = queryOptions({
  queryKey: [KEY, 'choices'],
  queryFn: ({ signal }) => call(contract.employeeChoices, { signal }),
});

export function employeeQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id],
    queryFn: ({ signal }) => call(contract.findEmployee, { params: { id }, signal }),
  });
}

export const groupsQuery = queryOptions({
  queryKey: [GROUPS_KEY, 'list'],
  queryFn: ({ signal }) => call(contract.listGroups, { signal }),
});

export const groupPeopleQuery = queryOptions({
  queryKey: [GROUPS_KEY, 'people'],
  queryFn: ({ signal }) => call(contract.groupPeople, { signal }),
});

export function groupQuery(id: number) {
  return queryOptions({
    queryKey: [GROUPS_KEY, 'record', id],
    queryFn: ({ signal }) => call(contract.findGroup, { params: { id }, signal }),
  });
}

export const loadEmployee = (queryClient: QueryClient, id: number) =>
  orNotFound(id, () => queryClient.fetchQuery({ ...employeeQuery(id), staleTime: 0 }));

export const loadGroup = (queryClient: QueryClient, id: number) =>
  orNotFound(id, () => queryClient.fetchQuery({ ...groupQuery(id), staleTime: 0 }));

/** People, groups and offices show each other, so a change of one makes every list of them old. */
function useRefresh(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const queryKey of [
      [KEY, 'list'],
      [KEY, 'choices'],
      [GROUPS_KEY, 'list'],
      [GROUPS_KEY, 'people'],
      [OFFICES_KEY],
    ])
      void queryClient.invalidateQueries({ queryKey });
  };
}

/** Takes over a record as the server has just sent it. */
export function useKeepEmployee(): (employee: contract.Employee) => Promise<void> {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const keeper = useSessionKeeper();
  const { user } = useSession();
  return async (employee) => {
    queryClient.setQueryData(employeeQuery(employee.id).queryKey, employee);
    refresh();
    // Someone who changed their own record has a new name in the header, or may do more.
    if (employee.id === user.id) await keeper.renew();
  };
}

/** Invites with id 0. */
export function useSaveEmployee(id: number) {
  const onSuccess = useKeepEmployee();
  return useMutation({
    mutationFn: (body: contract.EmployeeInput) => call(contract.saveEmployee, { params: { id }, body }),
    onSuccess,
  });
}

export function useEmployeeAction(
  id: number,
  action: typeof contract.inviteAgain | typeof contract.disableEmployee | typeof contract.enableEmployee,
) {
  const onSuccess = useKeepEmployee();
  return useMutation({ mutationFn: () => call(action, { params: { id } }), onSuccess });
}

/** Every tab starts over as that person. */
export function useViewAs(id: number) {
  const keeper = useSessionKeeper();
  return useMutation({
    mutationFn: () => call(contract.viewAs, { params: { id } }),
    onSuccess: () => keeper.showPerson(id),
  });
}

export function useKeepGroup(): (group: contract.EmployeeGroup) => void {
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  return (group) => {
    queryClient.setQueryData(groupQuery(group.id).queryKey, group);
    refresh();
  };
}

/** Adds with id 0. */
export function useSaveGroup(id: number) {
  const onSuccess = useKeepGroup();
  return useMutation({
    mutationFn: (body: contract.GroupInput) => call(contract.saveGroup, { params: { id }, body }),
    onSuccess,
  });
}

export function useDeleteGroup(id: number) {
  const onSuccess = useRefresh();
  return useMutation({ mutationFn: () => call(contract.deleteGroup, { params: { id } }), onSuccess });
}
