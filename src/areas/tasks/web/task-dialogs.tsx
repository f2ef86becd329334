import { lazy, Suspense } from 'react';
import type { TaskAction } from './task-action.ts';
import type { TaskStart } from './task-values.ts';
import { useTaskSearch } from './use-task-search.ts';
import { stepsFrom } from './use-task-steps.ts';

const TaskDialog = lazy(async () => ({ default: (await import('./task-dialog.tsx')).TaskDialog }));
const ViewDialog = lazy(async () => ({ default: (await import('./view-dialog.tsx')).ViewDialog }));

interface TaskDialogsProps {
  search: { view?: number | undefined; edit?: number | undefined };
  start: TaskStart;
  /** The tasks of the list, in its order. */
  ids: readonly number[];
  actions: readonly TaskAction[];
  onClose: (isDone?: boolean) => void;
}

/** The dialog that the address bar asks for. */
export function TaskDialogs({ search: { view, edit }, start, ids, actions, onClose }: TaskDialogsProps) {
  const { change } = useTaskSearch();
  if (edit !== undefined)
    return (
      <Suspense>
        <TaskDialog
          key={edit}
          id={edit}
          start={start}
          steps={stepsFrom(edit, ids, (id) => change({ edit: id }))}
          onClose={onClose}
        />
      </Suspense>
    );
  if (view === undefined) return null;
  return (
    <Suspense>
      <ViewDialog
        key={view}
        id={view}
        steps={stepsFrom(view, ids, (id) => change({ view: id }))}
        actions={actions}
        onClose={() => onClose()}
      />
    </Suspense>
  );
}
