import type { TaskFollower } from '#areas/tasks/server/public.ts';
import { giveFiles } from './give-files.ts';

/** The files of a task belong to whoever it is about, also when that turns out to be somebody else. */
export const followTask: TaskFollower = (db, { taskId, customerId }) =>
  giveFiles(db, { tableName: 'task', recordIds: [taskId] }, customerId);
