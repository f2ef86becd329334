import { useQuery } from '@tanstack/react-query';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { toastDone } from '#platform/web/ui/toasts.ts';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import type { Task } from '../contract.ts';
import { SAVED_WORDS } from './saved-words.ts';
import { TaskForm } from './task-form.tsx';
import { taskQuery } from './task-queries.ts';
import type { TaskStart } from './task-values.ts';
import { useTaskForm } from './use-task-form.ts';

interface TaskDialogProps {
  /** 0 adds one. */
  id: number;
  start: TaskStart;
  onClose: (isDone?: boolean) => void;
}

export function TaskDialog({ id, start, onClose }: TaskDialogProps) {
  if (id === 0) return <FormDialog task={undefined} start={start} onClose={onClose} />;
  return <EditDialog id={id} start={start} onClose={onClose} />;
}

function EditDialog({ id, start, onClose }: TaskDialogProps) {
  const { data: task, error, isFetchedAfterMount } = useQuery(taskQuery(id));
  if (!task || !isFetchedAfterMount)
    return <WaitDialog title="Edit Task" problem={error?.message} onClose={() => onClose()} />;
  return <FormDialog task={task} start={start} onClose={onClose} />;
}

interface FormDialogProps extends Omit<TaskDialogProps, 'id'> {
  task: Task | undefined;
}

function FormDialog({ task, start, onClose }: FormDialogProps) {
  const editor = useTaskForm({
    task,
    start,
    onSaved: (_, step) => {
      toastDone(SAVED_WORDS[step]);
      onClose(true);
    },
  });
  const { isAsking, question } = useDialogGuard(editor.form.isDirty, 'edit');
  const isBusy =
    editor.submit.sending || isAsking || editor.submit.conflict !== undefined || editor.refused !== undefined;
  return (
    <Dialog title={task ? 'Edit Task' : 'Add Task'} {...(!isBusy && { onClose: () => onClose() })}>
      <TaskForm
        editor={editor}
        task={task}
        hasCustomer={start.custid !== undefined}
        onCancel={() => onClose()}
      />
      {question}
    </Dialog>
  );
}
