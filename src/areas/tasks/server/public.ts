export { followLead } from './follow-lead.ts';
export { remindOfDueTasks } from './remind-of-due-tasks.ts';
export { taskRoutes } from './routes.ts';
