import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, QueryOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import type { ListRequest } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import { listChoices } from '../choices-contract.ts';
import {
  closeTask,
  findTask,
  hideTask,
  listNotes,
  reopenTask,
  saveAndHideTask,
  saveTask,
  showTask,
  type Task,
  type TaskInput,
} from '../contract.ts';
import { listCustomerTasks, listDueTasks, listLeadTasks, listMyTasks, listUsers } from '../list-contract.ts';
import type { TaskStep } from '../rules.ts';
import type { TaskSort } from '../statuses.ts';
import type { ChoiceList, ListedChoice } from './choice-lists.ts';

const KEY = 'tasks';
/** Colleagues change tasks too: whoever comes back wants to see the list as it is now. */
const STALE_MS = 2000;

const asPage = ({ tasks, pagination }: AnswerOf<typeof listMyTasks>) => ({ results: tasks, pagination });

/** Whose tasks a tab shows. */
export type Subject = { custid: number } | { leadMainId: number };

export function recordTasksQuery(subject: Subject, active: number, request: ListRequest<TaskSort>) {
  const list = { active, ...request.order };
  const ask = (query: typeof list, signal: AbortSignal) =>
    'custid' in subject
      ? call(listCustomerTasks, { params: { customerId: subject.custid }, query, signal })
      : call(listLeadTasks, { params: { leadId: subject.leadMainId }, query, signal });
  return {
    ...pagedQuery([KEY, 'record-list', subject, list], request, async (page, signal) =>
      asPage(await ask({ ...list, ...page }, signal)),
    ),
    staleTime: STALE_MS,
  };
}

export type MyList = Omit<QueryOf<typeof listMyTasks>, 'page' | 'per_page' | 'sort' | 'reverse'>;

export function myTasksQuery(filter: MyList, request: ListRequest<TaskSort>) {
  const list = { ...filter, ...request.order };
  return {
    ...pagedQuery([KEY, 'mine', list], request, async (page, signal) =>
      asPage(await call(listMyTasks, { query: { ...list, ...page }, signal })),
    ),
    staleTime: STALE_MS,
  };
}

/** With the clock tasks become overdue on a screen that nobody touches. */
const CLOCK_MS = 60_000;

export const dueTasksQuery = queryOptions({
  queryKey: [KEY, 'due'],
  queryFn: ({ signal }) => call(listDueTasks, { signal }),
  refetchInterval: CLOCK_MS,
});

export function taskQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'record', id],
    queryFn: ({ signal }) => call(findTask, { params: { id }, signal }),
    // Editing minute-old data is how conflicts begin.
    staleTime: 0,
  });
}

export function notesQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'notes', id],
    queryFn: ({ signal }) => call(listNotes, { params: { id }, signal }),
  });
}

/** What can be chosen for a task; administrators change it. */
export const choicesQuery = queryOptions({
  queryKey: [KEY, 'choices'],
  queryFn: ({ signal }) => call(listChoices, { signal }),
  staleTime: 5 * 60_000,
});

export const usersQuery = queryOptions({
  queryKey: [KEY, 'users'],
  queryFn: ({ signal }) => call(listUsers, { signal }),
  staleTime: 5 * 60_000,
});

/** Takes over a task as the server has just sent it; every list is refreshed before anyone continues. */
export function useKeepTask(): (task: Task) => Promise<void> {
  const queryClient = useQueryClient();
  return async (task) => {
    queryClient.setQueryData(taskQuery(task.id).queryKey, task);
    const lists = ['record-list', 'mine', 'due', 'notes'];
    await Promise.all(lists.map((list) => queryClient.invalidateQueries({ queryKey: [KEY, list] })));
  };
}

const STEPS = { save: saveTask, close: closeTask, reopen: reopenTask, hide: saveAndHideTask };

interface Save {
  step: TaskStep;
  body: TaskInput;
  key: string;
}

/** Adds with id 0. */
export function useSaveTask(id: number) {
  const keep = useKeepTask();
  return useMutation({
    mutationFn: ({ step, body, key }: Save) =>
      call(STEPS[step], { params: { id }, body, idempotencyKey: key }),
    onSuccess: keep,
  });
}

/** Hides a task or shows it again. */
export function useSetActive() {
  const keep = useKeepTask();
  return useMutation({
    mutationFn: ({ id, active }: { id: number; active: boolean }) =>
      call(active ? showTask : hideTask, { params: { id } }),
    onSuccess: keep,
  });
}

/** Lists show the names of choices too. */
export function useKeepChoices(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: [KEY] });
}

/** Adds with id 0. */
export function useSaveChoice({ save }: ChoiceList, id: number) {
  return useMutation({
    mutationFn: (body: object): Promise<ListedChoice> => call(save, { params: { id }, body }),
    onSuccess: useKeepChoices(),
  });
}
