import { useLocation, useNavigate } from '@tanstack/react-router';
import { z } from 'zod';
import { idOrNoneParam, idParam } from '#platform/web/router/search-params.ts';
import { type ListSearch, pageParams, sortParamsOf } from '#platform/web/table/page-params.ts';
import { TASK_SORTS } from '../statuses.ts';

/** What of the address bar a list of tasks is about; the page of a customer does not know it. */
export const taskListParams = {
  list: z.literal('hidden').optional().catch(undefined),
  /** The task whose dialog is open, to look at or to edit; 0 adds one. */
  view: idParam,
  edit: idOrNoneParam,
  ...pageParams,
  ...sortParamsOf(TASK_SORTS),
};

const taskSearch = z.object(taskListParams);
export type TaskSearch = z.output<typeof taskSearch>;

/** Which list it is, by the address: whatever its dialogs show. */
export function useListAddress(): string {
  return useLocation({
    select: ({ pathname, search }) => `${pathname} ${JSON.stringify({ ...search, view: null, edit: null })}`,
  });
}

export function useTaskSearch() {
  const search = useLocation({ select: ({ search }) => taskSearch.parse(search) });
  const navigate = useNavigate();
  const change = (next: Partial<Omit<TaskSearch, 'sort'>> & ListSearch) =>
    void navigate({ to: '.', search: (all: object) => ({ ...all, ...next }) });
  /** Done means saved: nothing typed is left to ask about. */
  const closeDialog = (isDone = false) =>
    void navigate({
      to: '.',
      search: (all: object) => ({ ...all, view: undefined, edit: undefined }),
      replace: true,
      ignoreBlocker: isDone,
    });
  return { search, change, closeDialog };
}
