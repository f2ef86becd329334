import { TaskDialog } from './task-dialog.tsx';
import type { TaskStart } from './task-values.ts';
import { ViewDialog } from './view-dialog.tsx';

interface TaskDialogsProps {
  search: { view?: number | undefined; edit?: number | undefined };
  start: TaskStart;
  onClose: (isDone?: boolean) => void;
}

/** The dialog that the address bar asks for. */
export function TaskDialogs({ search: { view, edit }, start, onClose }: TaskDialogsProps) {
  if (edit !== undefined) return <TaskDialog key={edit} id={edit} start={start} onClose={onClose} />;
  if (view !== undefined) return <ViewDialog key={view} id={view} onClose={() => onClose()} />;
  return null;
}
