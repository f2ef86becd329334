import type { ReactNode } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { DataTable } from '#platform/web/table/data-table.tsx';
import { pageRequest, pageSearch, sortOf, sortSearch } from '#platform/web/table/page-params.ts';
import type { PageAnswer } from '#platform/web/table/paged-query.ts';
import { SevenButtonPager } from '#platform/web/table/seven-button-pager.tsx';
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
    <>
      <DataTable
        label="Tasks"
        columns={columns}
        rows={list.rows}
        rowKey={({ id }) => id}
        isStale={list.isStale}
        problem={list.error?.message}
        onRetry={list.retry}
        empty="No Tasks found"
        emptyAction={emptyAction}
        sort={sortOf(search)}
        onSort={(next) => change({ ...sortSearch(next), page: undefined })}
        onEnd={list.loadMore}
      />
      {list.pagination && !list.error && (
        <SevenButtonPager
          pagination={list.pagination}
          perPage={pageRequest(search).perPage}
          onChange={(next) => change(pageSearch(next))}
        />
      )}
    </>
  );
}
