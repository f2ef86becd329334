import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#platform/shared/endpoint.ts';
import { call } from '#platform/web/api/call.ts';
import { type ListRequest, readList } from '#platform/web/table/page-params.ts';
import { pagedQuery } from '#platform/web/table/paged-query.ts';
import { listChoices } from '../choices-contract.ts';
import {
  closeTask,
  findTask,
  hideTask,
  listNotes,
  listPhones,
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
import type { MyTaskSearch } from './my-task-search.ts';
import { offerUndo } from './offer-undo.ts';

const KEY = 'tasks';
/** The lists are asked for again whenever a task changes; what a form began with is not. */
export const LISTS = 'task-lists';
/** Colleagues change tasks too: whoever comes back wants to see the list as it is now. */
const STALE_MS = 2000;

const asPage = <Answer extends AnswerOf<typeof listMyTasks>>({ tasks, ...answer }: Answer) => ({
  ...answer,
  results: tasks,
});

/** Whose tasks a tab shows. */
export type Subject = { custid: number } | { leadMainId: number };

export function recordTasksQuery(subject: Subject, active: number, request: ListRequest<TaskSort>) {
  const list = { active, ...request.order };
  const ask = (query: typeof list, signal: AbortSignal) =>
    'custid' in subject
      ? call(listCustomerTasks, { params: { customerId: subject.custid }, query, signal })
      : call(listLeadTasks, { params: { leadId: subject.leadMainId }, query, signal });
  return {
    ...pagedQuery([LISTS, 'record', subject, list], request, async (page, signal) =>
      asPage(await ask({ ...list, ...page }, signal)),
    ),
    staleTime: STALE_MS,
  };
}

/** The person's own list, as the address bar asks for it. */
export function myTasksQuery({ state, status, type, priority, due, query, given, ...search }: MyTaskSearch) {
  const request = readList(search);
  const list = {
    ...{ status, type, priority, due, query },
    state: state ?? 'open',
    given: given ?? 0,
    active: search.list ? 0 : 1,
    ...request.order,
  };
  return {
    ...pagedQuery([LISTS, 'mine', list], request, async (page, signal) =>
      asPage(await call(listMyTasks, { query: { ...list, ...page }, signal })),
    ),
    staleTime: STALE_MS,
  };
}

/** With the clock tasks become overdue on a screen that nobody touches. */
const CLOCK_MS = 60_000;

export const dueTasksQuery = queryOptions({
  queryKey: [LISTS, 'due'],
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

export function phonesQuery(id: number) {
  return queryOptions({
    queryKey: [KEY, 'phones', id],
    queryFn: ({ signal }) => call(listPhones, { params: { id }, signal }),
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
    const stale = [[LISTS], [KEY, 'notes'], [KEY, 'phones']];
    await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

const STEPS = { save: saveTask, close: closeTask, reopen: reopenTask, hide: saveAndHideTask };

interface Save {
  step: TaskStep;
  body: TaskInput;
  key: string;
}

/**
 * Adds with id 0. The way back from closing is offered before the lists are fetched again: its minute runs. Whoever
 * closes a task in a list that shows it goes on at once.
 */
export function useSaveTask(id: number) {
  const keep = useKeepTask();
  return useMutation({
    mutationFn: ({ step, body, key }: Save) =>
      call(STEPS[step], { params: { id }, body, idempotencyKey: key }),
    onSuccess: (task, { step }) => {
      const isShown = step === 'close' && offerUndo(task, keep);
      const kept = keep(task);
      return isShown ? undefined : kept;
    },
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
  return async () => {
    await Promise.all([KEY, LISTS].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
  };
}

/** Adds with id 0. */
export function useSaveChoice({ save }: ChoiceList, id: number) {
  return useMutation({
    mutationFn: (body: object): Promise<ListedChoice> => call(save, { params: { id }, body }),
    onSuccess: useKeepChoices(),
  });
}
