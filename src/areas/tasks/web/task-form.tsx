import { Stack } from '@mantine/core';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import type { Task } from '../contract.ts';
import { FormDialogs } from './form-dialogs.tsx';
import { NotesList } from './notes-list.tsx';
import { TaskButtons } from './task-buttons.tsx';
import { TaskFields } from './task-fields.tsx';
import type { TaskForm as Editor } from './use-task-form.ts';

interface TaskFormProps {
  editor: Editor;
  task: Task | undefined;
  /** True where the customer is given, and a lead is none. */
  hasCustomer: boolean;
  onCancel: () => void;
}

/** The form of a task, for its dialog and for its own page. */
export function TaskForm({ editor, task, hasCustomer, onCancel }: TaskFormProps) {
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          editor.take('save');
        }}
      >
        <Stack gap="md">
          <TaskFields form={editor.form} choices={editor.choices} task={task} hasCustomer={hasCustomer} />
          {task && <NotesList taskId={task.id} />}
          {!editor.refused && <ProblemAlert>{editor.submit.problem ?? ''}</ProblemAlert>}
          <TaskButtons editor={editor} task={task} onCancel={onCancel} />
        </Stack>
      </form>
      <FormDialogs editor={editor} />
    </>
  );
}
