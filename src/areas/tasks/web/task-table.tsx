import { type ReactNode, useState } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import type { PageAnswer } from '#platform/web/table/paged-query.ts';
import { PagedTable } from '#platform/web/table/paged-table.tsx';
import type { PagedRows } from '#platform/web/table/use-paged-rows.ts';
import { type KeyHelp, useKeysHelp } from '#platform/web/ui/keys-help.ts';
import { toastNews } from '#platform/web/ui/toasts.ts';
import type { Task } from '../contract.ts';
import { whyLocked, whyNotNow, whyNotReopened } from '../rules.ts';
import { CloseNote } from './close-note.tsx';
import type { TaskAction } from './task-action.ts';
import type { TaskColumns } from './task-columns.tsx';
import { TaskDialogs } from './task-dialogs.tsx';
import type { TaskStart } from './task-values.ts';
import { frameTexts } from './texts/frame.ts';
import { texts } from './texts.ts';
import { useClosedHere } from './use-closed-here.ts';
import { useDayMarks } from './use-day-marks.tsx';
import { nextOpen, useGoOn } from './use-go-on.ts';
import { useListAddress, useTaskSearch } from './use-task-search.ts';
import { withNoted } from './with-noted.ts';

interface TaskTableProps {
  list: PagedRows<PageAnswer<Task>>;
  actions: readonly TaskAction[];
  columns: TaskColumns;
  /** What a task that is added here is about. */
  start: TaskStart;
  /** In the order of the day, so that its parts have heads and now has its line. */
  isDay?: boolean;
  /** The first row has the focus when the page opens. */
  takesFocus?: boolean;
  emptyAction: ReactNode;
}

/** What works in the dialog of a task, and in the note that closes one. */
const TASK_KEYS: readonly KeyHelp[] = [
  { keys: ['J', 'K'], does: texts.keys.long.step },
  { keys: [texts.keys.ctrlEnter, texts.keys.commandEnter], does: texts.keys.long.save },
];

/** Tasks with everything that is done to them from their row, and the dialogs over them. */
export function TaskTable({
  list,
  actions,
  columns,
  start,
  isDay = false,
  takesFocus,
  emptyAction,
}: TaskTableProps) {
  const { permissions, user } = useSession();
  const { search, change, closeDialog } = useTaskSearch();
  const [noted, setNoted] = useState<{ task: Task; place: number }>();
  const { tasks, closedHere, undoNewest } = useClosedHere(list.rows, useListAddress());
  const [goOn, setGoOn] = useGoOn();
  const shown = { ...list, rows: withNoted(tasks, noted) };
  const above = useDayMarks(isDay ? shown.rows : undefined, list.pagination?.total, closedHere);
  const unlessLocked = (why: string | undefined, act: () => void) => (why ? toastNews(why) : act());
  const view = ({ id }: Task) => change({ view: id });
  const edit = (task: Task) =>
    unlessLocked(whyNotReopened(permissions, user.id, task), () => change({ edit: task.id }));
  const close = (task: Task) =>
    unlessLocked(whyNotNow('close', task) ?? whyLocked(permissions, task), () =>
      setNoted({ task, place: tasks?.findIndex(({ id }) => id === task.id) ?? 0 }),
    );
  const closed = () => {
    setGoOn(nextOpen(shown.rows ?? [], noted?.task.id));
    setNoted(undefined);
  };
  useKeysHelp('screen', TASK_KEYS);
  return (
    <>
      <PagedTable
        label={frameTexts.tab}
        list={shown}
        search={search}
        onChange={change}
        isSortable
        columns={columns({
          ...{ permissions, employeeId: user.id, actions },
          ...{ onView: view, onEdit: edit, onClose: close, closedHere },
        })}
        rowKey={({ id }) => id}
        onOpen={view}
        letters={{
          e: { does: texts.keys.long.edit, short: texts.keys.short.edit, act: edit },
          c: { does: texts.keys.long.closeWithNote, short: texts.keys.short.closeWithNote, act: close },
          z: { does: texts.keys.long.undo, act: undoNewest },
        }}
        opened={search.view ?? (search.edit || undefined) ?? noted?.task.id ?? goOn}
        above={above}
        below={(task) =>
          task.id === noted?.task.id && (
            <CloseNote task={task} onDone={closed} onCancel={() => setNoted(undefined)} />
          )
        }
        {...(takesFocus && { focusFor: 'tasks' })}
        empty={texts.table.none}
        emptyAction={emptyAction}
      />
      <TaskDialogs
        search={search}
        start={start}
        ids={shown.rows?.map(({ id }) => id) ?? []}
        actions={actions}
        onClose={closeDialog}
      />
    </>
  );
}
