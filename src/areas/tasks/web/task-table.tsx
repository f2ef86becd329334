import type { ReactNode } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import type { PageAnswer } from '#platform/web/table/paged-query.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import type { PagedRows } from '#platform/web/table/use-paged-rows.ts';
import type { Task } from '../contract.ts';
import type { TaskAction } from './task-action.ts';
import { taskColumns } from './task-columns.tsx';
import { useTaskSearch } from './use-task-search.ts';

interface TaskTableProps {
  list: PagedRows<PageAnswer<Task>>;
  actions: readonly TaskAction[];
  hasSubject: boolean;
  emptyAction: ReactNode;
}

/** Tasks with everything that is done to them from their row. */
export function TaskTable({ list, actions, hasSubject, emptyAction }: TaskTableProps) {
  const { permissions, user } = useSession();
  const { search, change } = useTaskSearch();
  const columns = taskColumns({
    permissions,
    employeeId: user.id,
    actions,
    hasSubject,
    onView: ({ id }) => change({ view: id }),
    onEdit: ({ id }) => change({ edit: id }),
  });
  return (
    <PagedTable
      label="Tasks"
      list={list}
      search={search}
      onChange={change}
      isSortable
      columns={columns}
      rowKey={({ id }) => id}
      empty="No Tasks found"
      emptyAction={emptyAction}
    />
  );
}
