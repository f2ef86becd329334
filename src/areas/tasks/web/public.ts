export { DueTasksCard } from './due-tasks-card.tsx';
export { DueTasksFigure } from './due-tasks-figure.tsx';
export { leadTasksTab, tasksTab } from './own-tab.tsx';
export { taskActions } from './palette-actions.ts';
export { taskRoutes } from './routes.tsx';
export type { TaskAction, TaskActionProps } from './task-action.ts';
export { dueTasksQuery } from './task-queries.ts';
