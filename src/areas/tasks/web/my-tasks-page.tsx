import { Group, Paper, SegmentedControl } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { pageRequest } from '#platform/web/table/page-params.ts';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { AddTaskButton } from './add-task-button.tsx';
import { MyTaskFilters } from './my-task-filters.tsx';
import { TaskDialogs } from './task-dialogs.tsx';
import { myTasksQuery } from './task-queries.ts';
import { TaskTable } from './task-table.tsx';
import { localToday } from './task-words.ts';
import { sortColumn, useTaskSearch } from './use-task-search.ts';

const route = getRouteApi('/signed-in/task');

const LISTS = [
  { value: 'active', label: 'Active' },
  { value: 'hidden', label: 'Hidden' },
];

/** The own tasks across all customers. */
export function MyTasksPage() {
  const { state, status, type, priority, due } = route.useSearch();
  const actions = route.useRouteContext({ select: ({ taskActions }) => taskActions });
  const navigate = route.useNavigate();
  const { search, change, closeDialog } = useTaskSearch();
  const filter = { state, status, type, priority, due };
  const list = usePagedRows(
    myTasksQuery(
      {
        ...filter,
        state: state ?? 'open',
        active: search.list ? 0 : 1,
        today: localToday(),
        sort: sortColumn(search.sort),
        reverse: search.reverse ?? 0,
      },
      pageRequest(search),
    ),
  );
  const add = <AddTaskButton onClick={() => change({ edit: 0 })} />;
  return (
    <>
      <RecordHead
        title="My tasks"
        facts={['Assigned to you, to your office, or made by you']}
        actions={add}
      />
      <Paper component="section" aria-label="My tasks" withBorder style={{ overflow: 'hidden' }}>
        <Group justify="space-between" gap="xs" p="sm">
          <SegmentedControl
            size="xs"
            aria-label="List"
            data={LISTS}
            value={search.list ?? 'active'}
            onChange={(next) => change({ list: next === 'hidden' ? next : undefined, page: undefined })}
          />
          <MyTaskFilters
            filter={filter}
            onChange={(next) =>
              void navigate({ search: (all) => ({ ...all, ...next, page: undefined }) as typeof all })
            }
          />
        </Group>
        <TaskTable list={list} actions={actions} hasSubject emptyAction={add} />
      </Paper>
      <TaskDialogs search={search} start={{}} onClose={closeDialog} />
    </>
  );
}
