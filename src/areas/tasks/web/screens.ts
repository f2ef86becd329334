// One module, so that the lists of the area make one chunk; the form has its own, since a list needs no inputs.
export { MyTasksPage } from './my-tasks-page.tsx';
export { RecordTasks } from './record-tasks.tsx';
export { TaskNotFoundPage } from './task-not-found-page.tsx';
export { TaskTabPage } from './task-tab-page.tsx';
