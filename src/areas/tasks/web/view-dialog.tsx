import { Group, Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '#areas/session/web/public.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import type { Task } from '../contract.ts';
import { whyLocked, whyNotReopened } from '../rules.ts';
import { CloseNote } from './close-note.tsx';
import { HideButton } from './hide-button.tsx';
import { NotesList } from './notes-list.tsx';
import { RowActions } from './row-actions.tsx';
import { StepButtons } from './step-buttons.tsx';
import type { TaskAction } from './task-action.ts';
import { TaskFacts } from './task-facts.tsx';
import { taskQuery } from './task-queries.ts';
import { texts } from './texts.ts';
import { useTaskSearch } from './use-task-search.ts';
import { type TaskSteps, useDialogLetters } from './use-task-steps.ts';

const TITLE = texts.view.title;

interface ViewDialogProps {
  id: number;
  steps: TaskSteps;
  actions: readonly TaskAction[];
  onClose: () => void;
}

export function ViewDialog({ id, ...rest }: ViewDialogProps) {
  const query = useQuery(taskQuery(id));
  const { data: task } = query;
  if (!task) return <WaitDialog title={TITLE} query={query} onClose={rest.onClose} />;
  return <TaskView task={task} {...rest} />;
}

interface TaskViewProps extends Omit<ViewDialogProps, 'id'> {
  task: Task;
}

function TaskView({ task, steps, actions, onClose }: TaskViewProps) {
  const { permissions, user } = useSession();
  const { change } = useTaskSearch();
  const [isNoting, setNoting] = useState(false);
  const whyNoEdit = whyNotReopened(permissions, user.id, task);
  const whyNoClose = whyLocked(permissions, task);
  const edit = () => change({ view: undefined, edit: task.id });
  const note = () => setNoting(true);
  useDialogLetters(
    {
      ...{ j: steps.next, k: steps.previous },
      ...(!whyNoEdit && { e: edit }),
      ...(!whyNoClose && task.open === 1 && { c: note }),
    },
    isNoting,
  );
  return (
    // Nothing leads away from a note that is being written but its own buttons and keys.
    <Dialog title={TITLE} {...(!isNoting && { onClose })}>
      <Stack gap="md">
        {!isNoting && (
          <Group justify="space-between">
            <Group gap={4}>
              <HideButton task={task} why={whyNoClose} />
              <RowActions actions={actions} task={task} />
            </Group>
            <StepButtons steps={steps} />
          </Group>
        )}
        <TaskFacts task={task} />
        <NotesList taskId={task.id} />
        {isNoting && <CloseNote task={task} onDone={onClose} onCancel={() => setNoting(false)} />}
        {!isNoting && (
          <DialogFoot>
            {task.open === 1 && (
              <ExplainedButton variant="default" why={whyNoClose} onClick={note}>
                {texts.view.closeWithNote}
              </ExplainedButton>
            )}
            <ExplainedButton
              why={whyNoEdit}
              leftSection={<IconPencil size={15} aria-hidden />}
              data-autofocus
              onClick={edit}
            >
              {texts.edit}
            </ExplainedButton>
          </DialogFoot>
        )}
      </Stack>
    </Dialog>
  );
}
