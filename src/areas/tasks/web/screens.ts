// One module, so that the screens of the area make one chunk.
export { MyTasksPage } from './my-tasks-page.tsx';
export { RecordTasks } from './record-tasks.tsx';
export { TaskEditPage } from './task-edit-page.tsx';
export { TaskNotFoundPage } from './task-not-found-page.tsx';
export { TaskTabPage } from './task-tab-page.tsx';
