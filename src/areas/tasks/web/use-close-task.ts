import { useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKey } from '#platform/web/forms/use-idempotency-key.ts';
import type { Task, TaskInput } from '../contract.ts';
import { LISTS, taskQuery, useSaveTask } from './task-queries.ts';
import { assigneeOf } from './task-values.ts';

/** Closes a task as it is, from its row; somebody who changed it meanwhile is not overwritten. */
export function useCloseTask(task: Task) {
  const queryClient = useQueryClient();
  const key = useIdempotencyKey();
  const { mutateAsync, isPending } = useSaveTask(task.id);

  async function close(note = ''): Promise<void> {
    try {
      await mutateAsync({ step: 'close', body: asItIs(task, note), key: key.current() });
      key.renew();
    } catch (error) {
      key.failed(error);
      for (const queryKey of [[LISTS], taskQuery(task.id).queryKey])
        void queryClient.invalidateQueries({ queryKey });
      throw error;
    }
  }
  return { close, isPending };
}

function asItIs(task: Task, note: string): TaskInput {
  const { custid, leadMainId, duedate, tasktime, duration, priority, taskstatusid, version } = task;
  return {
    ...{ type: task.type, review_required: task.review_required, touser: assigneeOf(task) },
    ...{ custid, leadMainId, duedate, tasktime, priority, taskstatusid, version },
    ...(duration > 0 && { duration }),
    ...(task.desc && { desc: task.desc }),
    ...(note.trim() && { notes: note }),
  };
}
