import { getRouteApi } from '@tanstack/react-router';
import { useLive } from '#platform/web/live/use-live.ts';
import { usePagedRows } from '#platform/web/table/use-paged-rows.ts';
import { ListCard } from '#platform/web/ui/list-card.tsx';
import { RecordHead } from '#platform/web/ui/record-head.tsx';
import { AddTaskButton } from './add-task-button.tsx';
import { myColumns } from './my-task-columns.tsx';
import { MyTaskFilters } from './my-task-filters.tsx';
import { LISTS, myTasksQuery } from './task-queries.ts';
import { TaskTable } from './task-table.tsx';
import { texts } from './texts.ts';
import { useTaskSearch } from './use-task-search.ts';

const route = getRouteApi('/signed-in/task');

/** The person's own tasks across all customers. */
export function MyTasksPage() {
  const here = route.useSearch();
  const { state, status, type, priority, due, given, query } = here;
  const actions = route.useRouteContext({ select: ({ taskActions }) => taskActions });
  const navigate = route.useNavigate();
  const { search, change } = useTaskSearch();
  useLive('tasks', LISTS);
  const filter = { state, status, type, priority, due, given, query };
  const list = usePagedRows(myTasksQuery(here));
  const narrow = (next: object) =>
    void navigate({ search: (all) => ({ ...all, ...next, page: undefined }) as typeof all });
  const add = <AddTaskButton onClick={() => change({ edit: 0 })} />;
  return (
    <>
      <RecordHead hasViews title={texts.myTasks.title} facts={[texts.myTasks.whichTasks]} actions={add} />
      <ListCard label={texts.myTasks.title}>
        <MyTaskFilters filter={filter} onChange={narrow} />
        <TaskTable
          list={list}
          actions={actions}
          columns={myColumns(filter)}
          start={{}}
          // In another order its parts are mixed, and of closed ones alone there is but one.
          isDay={search.sort === undefined && state !== 'closed'}
          takesFocus
          emptyAction={add}
        />
      </ListCard>
    </>
  );
}
