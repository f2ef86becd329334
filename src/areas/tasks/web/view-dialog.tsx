import { Stack } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#areas/session/web/public.ts';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import { WaitDialog } from '#platform/web/ui/wait-dialog.tsx';
import type { Task } from '../contract.ts';
import { whyNotReopened } from '../rules.ts';
import { NotesList } from './notes-list.tsx';
import { TaskFacts } from './task-facts.tsx';
import { taskQuery } from './task-queries.ts';
import { useTaskSearch } from './use-task-search.ts';

const TITLE = 'View Task';

interface ViewDialogProps {
  id: number;
  onClose: () => void;
}

export function ViewDialog({ id, onClose }: ViewDialogProps) {
  const { data: task, error } = useQuery(taskQuery(id));
  if (!task) return <WaitDialog title={TITLE} problem={error?.message} onClose={onClose} />;
  return (
    <Dialog title={TITLE} onClose={onClose}>
      <Stack gap="md">
        <TaskFacts task={task} />
        <NotesList taskId={id} />
        <DialogFoot>
          <EditButton task={task} />
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

function EditButton({ task }: { task: Task }) {
  const { permissions, user } = useSession();
  const { change } = useTaskSearch();
  return (
    <ExplainedButton
      why={whyNotReopened(permissions, user.id, task)}
      leftSection={<IconPencil size={15} aria-hidden />}
      data-autofocus
      onClick={() => change({ view: undefined, edit: task.id })}
    >
      Edit
    </ExplainedButton>
  );
}
