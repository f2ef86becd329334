export { choiceName, TASK_PRIORITIES, TASK_TYPES } from '../choices.ts';
export { isOverdueSql } from './due-filters.ts';
export { followLead } from './follow-lead.ts';
export { remindOfDueTasks } from './remind-of-due-tasks.ts';
export { taskRoutes } from './routes.ts';
export { isMine } from './task-filters.ts';
