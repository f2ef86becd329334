import { Button, Tooltip } from '@mantine/core';
import { useSession } from '#areas/session/web/public.ts';
import { DialogFoot } from '#platform/web/ui/dialog-foot.tsx';
import { ExplainedButton } from '#platform/web/ui/explained-button.tsx';
import type { Task } from '../contract.ts';
import { type TaskStep, whyLocked, whyNotReopened } from '../rules.ts';
import type { TaskForm } from './use-task-form.ts';

const ON_ALL = { events: { hover: true, focus: true, touch: true } };

interface TaskButtonsProps {
  editor: TaskForm;
  /** Absent when one is added. */
  task: Task | undefined;
  onCancel: () => void;
}

/** Save & Close while the task is open, Reopen when it is closed, Hide when there is something to hide. */
export function TaskButtons({ editor, task, onCancel }: TaskButtonsProps) {
  const { permissions, user } = useSession();
  const { take, pressed } = editor;
  const { sending } = editor.submit;
  const why = whyLocked(permissions, task ?? { open: 1 });
  const step = (name: TaskStep) => ({
    loading: sending && pressed === name,
    disabled: sending && pressed !== name,
    ...(name !== 'save' && { onClick: () => take(name) }),
  });
  return (
    <DialogFoot>
      {task?.active === 1 && (
        <ExplainedButton variant="default" why={why} mr="auto" {...step('hide')}>
          Hide
        </ExplainedButton>
      )}
      <Button variant="default" onClick={onCancel} disabled={sending}>
        Cancel
      </Button>
      {task?.open === 0 ? (
        <ExplainedButton
          variant="default"
          why={whyNotReopened(permissions, user.id, task)}
          {...step('reopen')}
        >
          Reopen
        </ExplainedButton>
      ) : (
        <Tooltip label="Saves the task and closes it as done" disabled={why !== undefined} {...ON_ALL}>
          <ExplainedButton variant="default" why={why} {...step('close')}>
            {'Save & Close'}
          </ExplainedButton>
        </Tooltip>
      )}
      <ExplainedButton type="submit" why={task && why} {...step('save')}>
        Save
      </ExplainedButton>
    </DialogFoot>
  );
}
