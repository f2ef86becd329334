export { isOverdueSql } from './due-filters.ts';
export { followLead } from './follow-lead.ts';
export { TASKS_OF_CUSTOMER } from './merged-customers.ts';
export { remindOfDueTasks } from './remind-of-due-tasks.ts';
export { taskRoutes } from './routes.ts';
export type { TaskFollower } from './save-task.ts';
export { isMine, PRIORITY_NAME, TYPE_NAME } from './task-filters.ts';
