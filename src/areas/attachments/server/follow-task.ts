import type { TaskFollower } from '#areas/tasks/server/public.ts';

/** The files of a task belong to whoever it is about, also when that turns out to be somebody else. */
export const followTask: TaskFollower = async (db, { taskId, customerId }) => {
  await db
    .updateTable('attachments')
    .set({ customer_id: customerId })
    .where('table_name', '=', 'task')
    .where('record_id', '=', taskId)
    .execute();
};
