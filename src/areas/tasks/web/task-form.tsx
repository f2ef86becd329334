import { Stack } from '@mantine/core';
import { useSession } from '#areas/session/web/public.ts';
import { type KeyHelp, useKeysHelp } from '#platform/web/ui/keys-help.ts';
import { ProblemAlert } from '#platform/web/ui/problem-alert.tsx';
import type { Task } from '../contract.ts';
import { whyLocked } from '../rules.ts';
import { ClosedLine } from './closed-line.tsx';
import { FormDialogs } from './form-dialogs.tsx';
import { NotesList } from './notes-list.tsx';
import { TaskButtons } from './task-buttons.tsx';
import { TaskFields } from './task-fields.tsx';
import { TaskPhones } from './task-phones.tsx';
import { texts } from './texts.ts';
import type { TaskForm as Editor } from './use-task-form.ts';

interface TaskFormProps {
  editor: Editor;
  task: Task | undefined;
  /** True where the customer is given, and a lead is none. */
  hasCustomer: boolean;
  onCancel: () => void;
}

const KEYS: readonly KeyHelp[] = [
  { keys: [texts.keys.ctrlEnter, texts.keys.commandEnter], does: texts.keys.long.saveForm },
];

/** The form of a task, for its dialog and for its own page. */
export function TaskForm({ editor, task, hasCustomer, onCancel }: TaskFormProps) {
  const { permissions } = useSession();
  const whyNotSaved = task && whyLocked(permissions, task);
  useKeysHelp('screen', whyNotSaved ? [] : KEYS);
  return (
    <>
      <form
        noValidate
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          if (!whyNotSaved) editor.take('save');
        }}
        onSubmit={(event) => {
          event.preventDefault();
          editor.take('save');
        }}
      >
        <Stack gap="md">
          {task && <TaskPhones task={task} />}
          <TaskFields form={editor.form} choices={editor.choices} task={task} hasCustomer={hasCustomer} />
          {task?.open === 0 && <ClosedLine task={task} />}
          {task && <NotesList taskId={task.id} />}
          {!editor.refused && <ProblemAlert>{editor.submit.problem ?? ''}</ProblemAlert>}
          <TaskButtons editor={editor} task={task} onCancel={onCancel} />
        </Stack>
      </form>
      <FormDialogs editor={editor} />
    </>
  );
}
