import { Group } from '@mantine/core';
import { getRouteApi } from '@tanstack/react-router';
import { readList } from '#platform/web/table/page-params.ts';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { AddTaskButton } from './add-task-button.tsx';
import { ListSwitch } from './list-switch.tsx';
import { MyTaskFilters } from './my-task-filters.tsx';
import { TaskDialogs } from './task-dialogs.tsx';
import { myTasksQuery } from './task-queries.ts';
import { TaskTable } from './task-table.tsx';
import { useTaskSearch } from './use-task-search.ts';

const route = getRouteApi('/signed-in/task');

/** The person's own tasks across all customers. */
export function MyTasksPage() {
  const { state, status, type, priority, due, given } = route.useSearch();
  const actions = route.useRouteContext({ select: ({ taskActions }) => taskActions });
  const navigate = route.useNavigate();
  const { search, change, closeDialog } = useTaskSearch();
  const filter = { state, status, type, priority, due, given };
  const list = usePagedRows(
    myTasksQuery(
      {
        ...filter,
        state: state ?? 'open',
        given: given ?? 0,
        active: search.list ? 0 : 1,
      },
      readList(search),
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
      <ListCard label="My tasks">
        <Group justify="space-between" gap="xs" p="sm">
          <ListSwitch />
          <MyTaskFilters
            filter={filter}
            onChange={(next) =>
              void navigate({ search: (all) => ({ ...all, ...next, page: undefined }) as typeof all })
            }
          />
        </Group>
        <TaskTable list={list} actions={actions} hasSubject emptyAction={add} />
      </ListCard>
      <TaskDialogs search={search} start={{}} onClose={closeDialog} />
    </>
  );
}
