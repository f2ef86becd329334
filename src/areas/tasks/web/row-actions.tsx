import { Suspense } from 'react';
import type { TaskAction, TaskActionProps } from './task-action.ts';

/** What other areas do with a task. */
export function RowActions({ actions, task }: TaskActionProps & { actions: readonly TaskAction[] }) {
  return (
    <Suspense>
      {actions.map(({ key, component: Action }) => (
        <Action key={key} task={task} />
      ))}
    </Suspense>
  );
}
