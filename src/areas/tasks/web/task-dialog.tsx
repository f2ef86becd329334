import { useQuery } from '@tanstack/react-query';
import { useDialogGuard } from '#platform/web/forms/use-dialog-guard.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import type { TaskChoices } from '../choices-contract.ts';
import type { Task } from '../contract.ts';
import { StepButtons } from './step-buttons.tsx';
import { TaskForm } from './task-form.tsx';
import { choicesQuery, taskQuery } from './task-queries.ts';
import type { TaskStart } from './task-values.ts';
import { commonTexts } from './texts/common.ts';
import { texts } from './texts.ts';
import { useTaskForm } from './use-task-form.ts';
import { type TaskSteps, useDialogLetters } from './use-task-steps.ts';

interface TaskDialogProps {
  /** 0 adds one. */
  id: number;
  start: TaskStart;
  steps: TaskSteps;
  onClose: (isDone?: boolean) => void;
}

export function TaskDialog({ id, ...rest }: TaskDialogProps) {
  const query = useQuery(choicesQuery);
  const { data: choices } = query;
  if (!choices) return <WaitDialog title={titleOf(id)} query={query} onClose={() => rest.onClose()} />;
  if (id === 0) return <FormDialog choices={choices} task={undefined} {...rest} />;
  return <EditDialog choices={choices} id={id} {...rest} />;
}

const titleOf = (id: number) => (id === 0 ? commonTexts.addTask : texts.editTask);

interface WithChoices {
  choices: TaskChoices;
}

function EditDialog({ id, ...rest }: TaskDialogProps & WithChoices) {
  const query = useQuery(taskQuery(id));
  const { data: task, isFetchedAfterMount } = query;
  if (!task || !isFetchedAfterMount)
    return <WaitDialog title={titleOf(id)} query={query} onClose={() => rest.onClose()} />;
  return <FormDialog task={task} {...rest} />;
}

interface FormDialogProps extends Omit<TaskDialogProps, 'id'>, WithChoices {
  task: Task | undefined;
}

function FormDialog({ choices, task, start, steps, onClose }: FormDialogProps) {
  const editor = useTaskForm({
    choices,
    task,
    start,
    onSaved: () => onClose(true),
  });
  const { isAsking, question } = useDialogGuard(editor.form.isDirty, 'edit');
  const isBusy =
    editor.submit.sending || isAsking || editor.submit.conflict !== undefined || editor.refused !== undefined;
  useDialogLetters({ j: steps.next, k: steps.previous }, isBusy);
  return (
    <Dialog title={titleOf(task?.id ?? 0)} {...(!isBusy && { onClose: () => onClose() })}>
      <StepButtons steps={steps} />
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
