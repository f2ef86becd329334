import type { ComponentType } from 'react';
import type { Task } from '../contract.ts';

export interface TaskActionProps {
  task: Task;
}

/** Adds a file to a task from its row. Another area brings it, the application hands it in. */
export interface TaskAction {
  key: string;
  component: ComponentType<TaskActionProps>;
}
